import { expect, test } from "vitest";
import { createPreparedTexts } from "./prepared-texts.ts";

test("a text is prepared from the third time on", () => {
  const isPrepared = createPreparedTexts();
  const asked = ["SELECT 1", "SELECT 1", "SELECT 2", "SELECT 1", "SELECT 1", "SELECT 2"];
  expect(asked.map(isPrepared)).toEqual([false, false, false, true, true, false]);
});

test("there are never more than 300, and what is asked once leaves no trace", () => {
  const isPrepared = createPreparedTexts();
  for (let index = 0; index < 5_000; index += 1) expect(isPrepared(`once ${index}`)).toBe(false);
  let prepared = 0;
  for (let index = 0; index < 400; index += 1) {
    for (let times = 0; times < 4; times += 1)
      if (isPrepared(`often ${index}`) && times === 3) prepared += 1;
  }
  expect(prepared).toBe(300);
});
