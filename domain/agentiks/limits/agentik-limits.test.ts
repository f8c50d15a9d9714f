import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { agentikLimitPassed, LIMIT_SPANS, NO_LIMITS } from "./agentik-limits.ts";

const NOTHING = { run: 0, day: 0, month: 0 };
const amount = fc.integer({ min: 0, max: 1_000_000 });
const limits = fc.record({
  run: fc.option(amount),
  day: fc.option(amount),
  month: fc.option(amount),
});

describe("limits of an agentik", () => {
  it("name the narrowest that a call would pass", () => {
    expect(agentikLimitPassed(10, NOTHING, NO_LIMITS)).toBeUndefined();
    expect(agentikLimitPassed(10, NOTHING, { run: 10, day: 10, month: 10 })).toBeUndefined();
    expect(agentikLimitPassed(11, NOTHING, { run: 10, day: 10, month: 10 })).toBe("run");
    const spent = { run: 0, day: 95, month: 990 };
    expect(agentikLimitPassed(10, spent, { run: 10, day: 100, month: 1_000 })).toBe("day");
    expect(agentikLimitPassed(10, spent, { run: 10, day: null, month: 999 })).toBe("month");
    expect(agentikLimitPassed(0, spent, { run: 0, day: 0, month: 0 })).toBeUndefined();
  });

  it("are never passed by calls that are let through, whatever they cost", () => {
    fc.assert(
      fc.property(limits, fc.array(amount), (set, calls) => {
        let sum = 0;
        for (const worst of calls)
          if (!agentikLimitPassed(worst, { run: sum, day: sum, month: sum }, set)) sum += worst;
        for (const span of LIMIT_SPANS) expect(sum).toBeLessThanOrEqual(set[span] ?? Infinity);
      }),
    );
  });
});
