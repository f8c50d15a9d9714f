import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addressKey,
  countTry,
  RATE_LIMITS,
  secondsToWait,
  type CountedTry,
} from "./rate-limits.ts";

const NOW = new Date("2026-03-16T15:00:00.000Z");
const after = (ms: number) => new Date(NOW.getTime() + ms);
const LIMIT = { max: 3, windowMs: 60_000 };

describe("a limit's window", () => {
  it("allows `max` tries, then returns the seconds to wait", () => {
    let state: CountedTry | undefined;
    const waits = [0, 1_000, 2_000, 3_000, 59_999, 60_000].map((ms) => {
      state = countTry(state, LIMIT, after(ms));
      return secondsToWait(LIMIT, state, after(ms));
    });
    expect(waits).toEqual([0, 0, 0, 57, 1, 0]);
  });

  it("never exceeds the window, even for a try from before its start", () => {
    const state = { count: LIMIT.max + 1, endsAt: after(60_400) };
    expect(secondsToWait(LIMIT, state, NOW)).toBe(60);
  });

  it("is not prolonged by further tries", () => {
    let state = countTry(undefined, LIMIT, NOW);
    for (let ms = 0; ms < 60_000; ms += 500) state = countTry(state, LIMIT, after(ms));
    expect(state.endsAt).toEqual(after(60_000));
    expect(secondsToWait(LIMIT, countTry(state, LIMIT, after(60_000)), after(60_000))).toBe(0);
  });

  it("never allows more than `max` tries in a window, and never returns 0 for a refused try", () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 30_000 }), { maxLength: 60 });
    fc.assert(
      fc.property(gaps, (pauses) => {
        let [state, ms] = [undefined as CountedTry | undefined, 0];
        const allowed = new Map<number, number>();
        for (const pause of pauses) {
          ms += pause;
          state = countTry(state, LIMIT, after(ms));
          const wait = secondsToWait(LIMIT, state, after(ms));
          const window = state.endsAt.getTime();
          if (wait === 0) allowed.set(window, (allowed.get(window) ?? 0) + 1);
          // A try after the returned wait is allowed.
          else
            expect(
              secondsToWait(
                LIMIT,
                countTry(state, LIMIT, after(ms + wait * 1_000)),
                after(ms + wait * 1_000),
              ),
            ).toBe(0);
        }
        expect(Math.max(0, ...allowed.values())).toBeLessThanOrEqual(LIMIT.max);
      }),
    );
  });

  it("has these limits (docs/security.md)", () => {
    expect(RATE_LIMITS.signInByAddress).toEqual({ max: 10, windowMs: 60_000 });
    expect(RATE_LIMITS.signInByAccount).toEqual({ max: 10, windowMs: 900_000 });
    expect(RATE_LIMITS.write).toEqual({ max: 100, windowMs: 60_000 });
  });
});

describe("addressKey", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2:ffff::", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["[2001:db8:1:2::9]:443", "2001:db8:1:2::/64"],
    ["", "unknown"],
    [undefined, "unknown"],
  ])("%s counts as %s", (address, key) => {
    expect(addressKey(address)).toBe(key);
  });

  it("is short for any input", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        expect(addressKey(text).length).toBeLessThan(80);
      }),
    );
  });
});
