import fc from "fast-check";
import { expect, it } from "vitest";
import { contactNumber, countShown, INBOX_COUNT_MAX, readInboxTab } from "./inbox.ts";

it("gives a customer without a name four digits that stay", () => {
  expect(contactNumber("contact-abc")).toBe(contactNumber("contact-abc"));
  fc.assert(fc.property(fc.string(), (id) => /^[1-9]\d{3}$/.test(contactNumber(id))));
});

it("spreads customers over the numbers", () => {
  const numbers = Array.from({ length: 300 }, (_, n) => contactNumber(`contact-${n}`));
  expect(new Set(numbers).size).toBeGreaterThan(280);
});

it("says a number as it is, up to 99", () => {
  expect([0, 1, INBOX_COUNT_MAX, INBOX_COUNT_MAX + 1].map(countShown)).toEqual([
    "0",
    "1",
    "99",
    "99+",
  ]);
});

it("opens what needs the person where no known part is named", () => {
  expect([null, "", "nope", "done"].map(readInboxTab)).toEqual(["needs", "needs", "needs", "done"]);
});
