import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CURRENCIES } from "./ledger.ts";
import { listQuery, parseListState } from "#domain/lists/list-state.ts";
import { CURRENCY_FILTERS, formatAmount, formatMovement, MOVEMENT_LIST } from "./movements.ts";

describe("formatAmount", () => {
  it.each([
    [2_500, "MXN", "$2,500"],
    [4_000, "USD", "$40.00"],
    [1_999, "USD", "$19.99"],
    [1_250, "credits", "1,250"],
    [0, "MXN", "$0"],
    [0, "USD", "$0.00"],
  ] as const)("writes %i %s as %s", (amount, currency, text) =>
    expect(formatAmount(amount, currency)).toBe(text),
  );
});

describe("formatMovement", () => {
  it.each([
    [890, "MXN", "+$890"],
    [-89, "MXN", "\u2212$89"],
    [-1_999, "USD", "\u2212$19.99"],
    [500, "credits", "+500"],
  ] as const)("writes %i %s as %s", (amount, currency, text) =>
    expect(formatMovement(amount, currency)).toBe(text),
  );

  it("has exactly one sign, and the same amount", () => {
    const amounts = fc.integer({ min: -1e12, max: 1e12 }).filter((amount) => amount !== 0);
    fc.assert(
      fc.property(amounts, fc.constantFrom(...CURRENCIES), (amount, currency) => {
        const text = formatMovement(amount, currency);
        expect(text).toMatch(amount < 0 ? /^\u2212[^-\u2212+]+$/ : /^\+[^-\u2212+]+$/);
        const digits = Number(text.replace(/[^\d.]/g, ""));
        const unit = currency === "USD" ? 100 : 1;
        expect(Math.round(digits * unit)).toBe(Math.abs(amount));
        expect(formatMovement(-amount, currency).slice(1)).toBe(text.slice(1));
      }),
    );
  });
});

describe("the list's address", () => {
  const parse = (query: string) => parseListState(new URLSearchParams(query), MOVEMENT_LIST);

  it("holds currency and page", () => {
    const state = parse("currency=USD&page=3");
    expect([state.facets?.currency, state.page]).toEqual(["USD", 3]);
    expect(listQuery(state, MOVEMENT_LIST)).toBe("?currency=USD&page=3");
    expect(listQuery(state, MOVEMENT_LIST, { facets: { currency: "MXN" } })).toBe("?currency=MXN");
    expect(listQuery(state, MOVEMENT_LIST, { facets: { currency: "all" } })).toBe("");
  });

  it.each(["", "currency=EUR", "currency=mxn&page=0", "page=x"])(
    "shows everything for %j",
    (query) => {
      const state = parse(query);
      expect([state.facets?.currency, state.page]).toEqual(["all", 1]);
    },
  );

  it("comes back as it was", () => {
    const page = fc.integer({ min: 1, max: 9_999 });
    fc.assert(
      fc.property(fc.constantFrom(...CURRENCY_FILTERS), page, (currency, number) => {
        const state = { ...parse(""), page: number, facets: { currency } };
        expect(parse(listQuery(state, MOVEMENT_LIST).slice(1))).toEqual(state);
      }),
    );
  });
});
