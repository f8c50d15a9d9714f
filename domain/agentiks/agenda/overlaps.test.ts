import { expect, it } from "vitest";
import { findOverlaps, type PlacedTime } from "./overlaps.ts";

const booked = (id: string, minute: number, minutes = 60, at = "Cita"): PlacedTime => ({
  id,
  minute,
  minutes,
  at,
});
const overlaps = (bookings: readonly PlacedTime[], places: number | undefined) =>
  Object.fromEntries(findOverlaps(bookings, () => places));

it("names those that are there at the same time, where one has the only place", () => {
  const day = [booked("ana", 600), booked("eva", 630), booked("luz", 660)];
  expect(overlaps(day, 1)).toEqual({ ana: ["eva"], eva: ["ana", "luz"], luz: ["eva"] });
});

it("counts places: two share two, a third one is too many", () => {
  const two = [booked("ana", 600), booked("eva", 630)];
  expect(overlaps(two, 2)).toEqual({});
  // Luz comes after Ana: never three at once.
  expect(overlaps([...two, booked("luz", 660)], 2)).toEqual({});
  expect(overlaps([...two, booked("luz", 645)], 2)).toEqual({
    ana: ["eva", "luz"],
    eva: ["ana", "luz"],
    luz: ["ana", "eva"],
  });
});

it("leaves alone what follows, what has any number of places, and other forms", () => {
  expect(overlaps([booked("ana", 600), booked("eva", 660)], 1)).toEqual({});
  expect(overlaps([booked("ana", 600), booked("eva", 600)], undefined)).toEqual({});
  expect(overlaps([booked("ana", 600), booked("eva", 600, 60, "Mesa")], 1)).toEqual({});
});
