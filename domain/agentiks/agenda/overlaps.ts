/** Bookings of one calendar day that overlap where there is no room for them. */

import type { TakenTime } from "./booking-room.ts";

export interface PlacedTime extends TakenTime {
  id: string;
  /** What the places belong to, such as a workplace and its form. */
  at: string;
}

/**
 * The bookings that overlap beyond the room: at some minute more of them are there than have places.
 *
 * @param placesAt places at one time; undefined for any number
 * @returns by a booking's id, the ids of those that it overlaps with, in the order of `bookings`
 */
export function findOverlaps(
  bookings: readonly PlacedTime[],
  placesAt: (at: string) => number | undefined,
): Map<string, string[]> {
  // The number of bookings rises only where one begins.
  const crowds = bookings.flatMap(({ at, minute }) => {
    const there = bookings.filter((one) => one.at === at && isAt(one, minute));
    return there.length > (placesAt(at) ?? Infinity) ? [there.map(({ id }) => id)] : [];
  });
  const overlaps = bookings.map(({ id }): [string, string[]] => {
    const met = new Set(crowds.filter((crowd) => crowd.includes(id)).flat());
    return [id, bookings.map((one) => one.id).filter((other) => other !== id && met.has(other))];
  });
  return new Map(overlaps.filter(([, others]) => others.length > 0));
}

const isAt = ({ minute, minutes }: TakenTime, at: number): boolean =>
  minute <= at && at < minute + minutes;
