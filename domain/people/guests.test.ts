import fc from "fast-check";
import { expect, test } from "vitest";
import { guestName } from "./guests.ts";

test("a guest is called by the word and four digits", () => {
  expect(guestName("Invitado", 0)).toEqual({ displayName: "Invitado 1000", firstName: "Invitado" });
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (random) => {
      expect(guestName("Guest", random).displayName).toMatch(/^Guest [1-9]\d{3}$/);
    }),
  );
});
