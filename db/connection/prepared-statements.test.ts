import { expect, test } from "vitest";
import { createPreparePolicy } from "./prepared-statements.ts";

test("a statement is prepared from its third execution", () => {
  const isPrepared = createPreparePolicy();
  const asked = ["SELECT 1", "SELECT 1", "SELECT 2", "SELECT 1", "SELECT 1", "SELECT 2"];
  expect(asked.map(isPrepared)).toEqual([false, false, false, true, true, false]);
});

test("at most 300 are prepared, and statements that run once are not counted for ever", () => {
  const isPrepared = createPreparePolicy();
  for (let index = 0; index < 5_000; index += 1) expect(isPrepared(`once ${index}`)).toBe(false);
  let prepared = 0;
  for (let index = 0; index < 400; index += 1) {
    for (let times = 0; times < 4; times += 1)
      if (isPrepared(`often ${index}`) && times === 3) prepared += 1;
  }
  expect(prepared).toBe(300);
});
