import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { monthlyCents } from "#domain/shop/apps.ts";
import { CURRENCIES } from "./ledger.ts";
import { formatAmount } from "./movements.ts";
import { addMonths, parseAmount, periodEndAfter } from "./payments.ts";

describe("parseAmount", () => {
  it.each([
    ["250", "MXN", 250],
    ["$1,250", "MXN", 1_250],
    [" 1250.00 ", "MXN", 1_250],
    ["12.5", "USD", 1_250],
    ["$29", "USD", 2_900],
    ["0.05", "USD", 5],
    ["500", "credits", 500],
  ] as const)("reads %j %s as %i", (typed, currency, amount) => {
    expect(parseAmount(typed, currency)).toBe(amount);
  });

  it.each([
    ...(["", "0", "-5", "1e3", "1.5", "12,50", "1,2345", "9".repeat(10), "diez"] as const).map(
      (typed) => [typed, "MXN"] as const,
    ),
    ["0.001", "USD"],
    ["0.00", "USD"],
    ["1.5", "credits"],
  ] as const)("reads %j %s as nothing", (typed, currency) => {
    expect(parseAmount(typed, currency)).toBeUndefined();
  });

  it("reads back what is written", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999_999 }),
        fc.constantFrom(...CURRENCIES),
        (amount, currency) => parseAmount(formatAmount(amount, currency), currency) === amount,
      ),
    );
  });
});

describe("addMonths", () => {
  it.each([
    ["2026-01-31T10:00:00.000Z", 1, "2026-02-28T10:00:00.000Z"],
    ["2026-01-31T10:00:00.000Z", 2, "2026-03-31T10:00:00.000Z"],
    ["2028-01-30T00:00:00.000Z", 1, "2028-02-29T00:00:00.000Z"],
    ["2026-12-15T23:59:59.999Z", 1, "2027-01-15T23:59:59.999Z"],
  ])("of %s, %i, is %s", (start, months, end) => {
    expect(addMonths(new Date(start), months).toISOString()).toBe(end);
  });
});

describe("periodEndAfter", () => {
  const time = fc.date({
    min: new Date("2024-01-01"),
    max: new Date("2030-01-01"),
    noInvalidDate: true,
  });
  it("is the first month's end after a time: no period is skipped or begun twice", () => {
    fc.assert(
      fc.property(time, time, (start, now) => {
        const end = periodEndAfter(start, now);
        if (end <= now) return false;
        let months = 1;
        while (addMonths(start, months).getTime() !== end.getTime()) months += 1;
        return months === 1 || addMonths(start, months - 1) <= now;
      }),
    );
  });
});

describe("monthlyCents", () => {
  it.each([
    ["Free", 0],
    ["$12/mo", 1_200],
    ["$9.99/mo", 999],
    ["$5 / mo", 500],
    ["ask us", 0],
  ])("reads %j as %i", (price, cents) => {
    expect(monthlyCents(price)).toBe(cents);
  });
});
