import fc from "fast-check";
import { expect, it, test } from "vitest";
import {
  DEFAULT_LIMITS,
  GUEST_LIMITS,
  LIMIT_MAX_CENTAVOS,
  limitPassed,
  limitsFor,
  readLimit,
  typedLimit,
} from "./spend-limits.ts";

it("are the standard ones until a person sets their own", () => {
  const none = { stored: undefined, paidBy: "person" } as const;
  expect(limitsFor({ ...none, isGuest: false })).toEqual(DEFAULT_LIMITS);
  expect(limitsFor({ ...none, isGuest: true })).toEqual(GUEST_LIMITS);
});

it("may be set higher for the person's account at a provider, only lower for the operator's", () => {
  const stored = { run: 10_000, day: 1 };
  expect(limitsFor({ stored, paidBy: "person", isGuest: false })).toEqual(stored);
  expect(limitsFor({ stored, paidBy: "operator", isGuest: false })).toEqual({ run: 500, day: 1 });
  expect(limitsFor({ stored, paidBy: "operator", isGuest: true })).toEqual({ run: 100, day: 1 });
});

it("are passed by a centavo more, never by what is free", () => {
  const limits = { run: 100, day: 200 };
  fc.assert(
    fc.property(fc.nat(300), fc.nat(300), fc.nat(300), (worst, ofRun, ofDay) => {
      const passed = limitPassed(worst, { ofRun, ofDay }, limits);
      if (worst === 0) expect(passed).toBeUndefined();
      else if (passed === "run") expect(ofRun + worst).toBeGreaterThan(100);
      else if (passed === "day") expect(ofDay + worst).toBeGreaterThan(200);
      else expect(ofRun + worst <= 100 && ofDay + worst <= 200).toBe(true);
    }),
  );
});

test.each([
  ["5", 500],
  ["7.50", 750],
  ["$ 1,250", 125_000],
  ["0", 0],
  ["10000", LIMIT_MAX_CENTAVOS],
  ["10000.01", undefined],
  ["-5", undefined],
  ["1.234", undefined],
  ["", undefined],
])("%s is %s centavos", (typed, centavos) => expect(readLimit(typed)).toBe(centavos));

it("are shown as they can be typed", () => {
  fc.assert(
    fc.property(fc.nat(LIMIT_MAX_CENTAVOS), (centavos) => {
      expect(readLimit(typedLimit(centavos))).toBe(centavos);
    }),
  );
});
