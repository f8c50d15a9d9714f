import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isActiveRun, RUN_STATES, runStateAt, triesOf } from "./run.ts";

const day = fc.date({ min: new Date(0), max: new Date("2100-01-01"), noInvalidDate: true });
const state = fc.constantFrom(...RUN_STATES);

describe("the states of a run", () => {
  it("never shows an active run past its deadline", () => {
    fc.assert(
      fc.property(state, day, fc.nat(1_000), (state, now, ms) => {
        const shown = runStateAt({ state, deadlineAt: new Date(now.getTime() - ms) }, now);
        expect(shown).toBe(isActiveRun(state) ? "failed" : state);
        expect(runStateAt({ state, deadlineAt: new Date(now.getTime() + 1) }, now)).toBe(state);
      }),
    );
  });
});

it("counts no try for the worker that passed a run on to a model", () => {
  const tries = (needsModel: boolean) => [0, 1, 2, 3].map((n) => triesOf(n, { needsModel }));
  expect(tries(false)).toEqual([0, 1, 2, 3]);
  expect(tries(true)).toEqual([0, 0, 1, 2]);
});
