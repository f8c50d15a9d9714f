import { expect, it } from "vitest";
import { FIRST_STEPS, firstStepsLeft, isHelper } from "./first-steps.ts";

it("names the steps that are left, in order, until each is done", () => {
  const none = { business: false, agentik: false, space: false, page: false };
  expect(firstStepsLeft(none)).toEqual(FIRST_STEPS);
  expect(firstStepsLeft({ ...none, space: true }).map(({ id }) => id)).toEqual([
    "business",
    "agentik",
    "page",
  ]);
  expect(firstStepsLeft({ business: true, agentik: true, space: true, page: true })).toEqual([]);
});

it.each([
  [{ answersForTeam: false, hasTeam: false }, false, false],
  [{ answersForTeam: false, hasTeam: true }, true, false],
  [{ answersForTeam: true, hasTeam: false }, true, true],
])("%j: a helper with nothing %s, with a page %s", (work, withNothing, withPage) => {
  const done = { business: false, agentik: false, space: false, page: false };
  expect(isHelper({ ...work, done })).toBe(withNothing);
  expect(isHelper({ ...work, done: { ...done, page: true } })).toBe(withPage);
});
