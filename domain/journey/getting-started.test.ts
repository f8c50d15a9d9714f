import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  doneTasks,
  GETTING_STARTED_TASKS,
  tasksLeft,
  type GettingStarted,
} from "./getting-started.ts";

const IDS = GETTING_STARTED_TASKS.map(({ id }) => id);
const states = fc.record(Object.fromEntries(IDS.map((id) => [id, fc.boolean()])));

describe("the six first steps", () => {
  it("lead to where each is done", () => {
    expect(GETTING_STARTED_TASKS.map(({ id, to }) => `${id} ${to}`)).toEqual([
      "space /new?tipo=space&joinPolicy=invite",
      "chat /creator",
      "document /spaces/documents",
      "prompt /creator?panel=ajustes",
      "command /creator?panel=ajustes",
      "community /challenges",
    ]);
  });

  it("are done or left, and the next one is the first that is left", () => {
    fc.assert(
      fc.property(states, (state) => {
        const done = doneTasks(state as GettingStarted);
        const left = tasksLeft(done);
        expect([...left, ...done].sort()).toEqual([...IDS].sort());
        expect(left[0]).toBe(IDS.find((id) => !state[id]));
      }),
    );
  });
});
