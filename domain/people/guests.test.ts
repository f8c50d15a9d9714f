import fc from "fast-check";
import { expect, test } from "vitest";
import { guestName, isGuestName } from "./guests.ts";

test("a guest is called by the word and four digits", () => {
  expect(guestName("Invitado", 0)).toEqual({ displayName: "Invitado 1000", firstName: "Invitado" });
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (random) => {
      expect(guestName("Guest", random).displayName).toMatch(/^Guest [1-9]\d{3}$/);
    }),
  );
});

test("tells a made name from a person's", () => {
  expect([isGuestName("Invitado 4821"), isGuestName(guestName("Guest", 0.5).displayName)]).toEqual([
    true,
    true,
  ]);
  for (const name of ["Lupita", "Lupita Pérez", "Ana 12", "Invitado"])
    expect(isGuestName(name)).toBe(false);
});
