import { expect, it } from "vitest";
import { FIRST_STEPS, firstStepsLeft, hasMadeNothing } from "./first-steps.ts";

it("names the steps that are left, in order, until each is done", () => {
  const none = { agentik: false, space: false, page: false };
  expect(firstStepsLeft(none)).toEqual(FIRST_STEPS);
  expect(firstStepsLeft({ ...none, space: true }).map(({ id }) => id)).toEqual(["agentik", "page"]);
  expect(firstStepsLeft({ agentik: true, space: true, page: true })).toEqual([]);
  expect(hasMadeNothing(none)).toBe(true);
  expect(hasMadeNothing({ ...none, page: true })).toBe(false);
});
