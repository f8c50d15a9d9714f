/** Bookings of one calendar day of a business, and whether another one fits. */

import type { BookingRoom } from "#domain/agentiks/abilities/request-form.ts";
import type { Span } from "#domain/people/business/opening-hours.ts";

/** A time that is taken. */
export interface TakenTime {
  /** Minutes since the day's midnight at which it begins. */
  minute: number;
  /** Its duration in minutes. */
  minutes: number;
}

/** Minutes between the times that are offered, where a booking takes longer. */
const STEP_MAX = 60;

/**
 * Whether another booking fits from a minute of the day on: at no time of its duration are all places
 * taken.
 *
 * @param taken the bookings of that day; those of the day before that last past midnight are not counted
 */
export function hasRoom(
  taken: readonly TakenTime[],
  minute: number,
  { places, minutes }: BookingRoom,
): boolean {
  const end = minute + minutes;
  // The number of bookings rises only where one begins.
  const starts = taken.map((one) => one.minute).filter((start) => start > minute && start < end);
  return [minute, ...starts].every((at) => countAt(taken, at) < places);
}

const countAt = (taken: readonly TakenTime[], at: number): number =>
  taken.filter(({ minute, minutes }) => minute <= at && at < minute + minutes).length;

/**
 * The times of a day at which a booking fits and ends before the business closes, in order.
 *
 * @param spans opening hours of the day, in minutes since its midnight
 * @param from first minute that can be booked: now, if the day is today
 */
export function freeTimes(
  spans: readonly Span[],
  { taken, room, from = 0 }: { taken: readonly TakenTime[]; room: BookingRoom; from?: number },
): number[] {
  const step = Math.min(room.minutes, STEP_MAX);
  return spans.flatMap((span) => {
    const count = Math.max(0, Math.floor((span.to - span.from - room.minutes) / step) + 1);
    return Array.from({ length: count }, (_, index) => span.from + index * step).filter(
      (at) => at >= from && hasRoom(taken, at, room),
    );
  });
}

/**
 * The free times to offer instead of one that is taken.
 *
 * @returns the nearest ones, in the order of the day
 */
export const nearestTimes = (free: readonly number[], wanted: number, max: number): number[] =>
  [...free]
    .sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b)
    .slice(0, max)
    .sort((a, b) => a - b);
