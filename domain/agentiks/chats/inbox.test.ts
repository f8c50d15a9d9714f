import fc from "fast-check";
import { expect, it } from "vitest";
import { contactNumber, countShown, firstTab, INBOX_COUNT_MAX, readInboxTab } from "./inbox.ts";

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

it("reads the part that an address names", () => {
  expect([null, "", "nope", "done"].map(readInboxTab)).toEqual([
    undefined,
    undefined,
    undefined,
    "done",
  ]);
});

it("opens on the first part with work for a person, else on what waits", () => {
  const none = { waiting: 0, open: 7, orders: 0, unanswered: 0, done: 3 };
  expect(firstTab(none)).toBe("waiting");
  expect(firstTab({ ...none, unanswered: 1 })).toBe("unanswered");
  expect(firstTab({ ...none, unanswered: 1, orders: 2 })).toBe("orders");
  expect(firstTab({ ...none, waiting: 1, orders: 2 })).toBe("waiting");
});
