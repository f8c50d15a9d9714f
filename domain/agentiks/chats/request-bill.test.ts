import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BILL_CENTS_MAX, readTotal, showPesos, totalOf, type RequestBill } from "./request-bill.ts";

const line = (cents: number | null) => ({ count: 1, name: "Pozole", cents });
const amount = fc.integer({ min: 0, max: 1_000_000 });

describe("the total of a bill", () => {
  it("is the sum of its lines and the delivery, in any order", () => {
    fc.assert(
      fc.property(
        fc.array(amount, { minLength: 1, maxLength: 20 }),
        fc.option(amount, { nil: undefined }),
        (amounts, deliveryCents) => {
          const sum = amounts.reduce((all, cents) => all + cents, deliveryCents ?? 0);
          const bill = { lines: amounts.map(line), deliveryCents };
          expect(totalOf(bill)).toBe(sum);
          expect(totalOf({ ...bill, lines: bill.lines.toReversed() })).toBe(sum);
        },
      ),
    );
  });

  it.each<[string, RequestBill]>([
    ["a thing has no price", { lines: [line(100), line(null)] }],
    ["the delivery has none", { lines: [line(100)], deliveryCents: null }],
    ["nothing is ordered", { lines: [] }],
    ["it is more than is stored", { lines: [line(BILL_CENTS_MAX), line(1)] }],
  ])("is not known where %s", (_, bill) => expect(totalOf(bill)).toBeUndefined());
});

it("reads what it shows", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (cents) => {
      expect(readTotal(showPesos(cents))).toBe(cents);
    }),
  );
});

it.each([
  ["120", 12_000],
  ["120.5", 12_050],
  [" $ 1,250 ", 125_000],
])("reads %j", (text, cents) => expect(readTotal(text)).toBe(cents));
