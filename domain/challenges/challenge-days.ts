import { CHALLENGE_MAX_DAYS } from "#domain/challenges/challenges.ts";

const DAY_MS = 86_400_000;
/**
 * Central Mexico is UTC-6 all year (no daylight saving time since 2022): a day ends at 06:00 UTC.
 */
const OFFSET_MS = 6 * 3_600_000;

/** The calendar day in central Mexico, as a date input writes it: `2026-03-16`. */
export const dayOf = (time: Date): string =>
  new Date(time.getTime() - OFFSET_MS).toISOString().slice(0, 10);

/** The last second of a day in central Mexico. @throws RangeError for an invalid day */
export const endOfDay = (day: string): Date =>
  new Date(new Date(`${day}T00:00:00.000Z`).getTime() + OFFSET_MS + DAY_MS - 1_000);

/** First and last day on which a new challenge may end: tomorrow, and 365 days from now. */
export const deadlineDays = (now: Date): { first: string; last: string } => ({
  first: dayOf(new Date(now.getTime() + DAY_MS)),
  last: dayOf(new Date(now.getTime() + CHALLENGE_MAX_DAYS * DAY_MS)),
});

/** Whether a form field is a valid deadline day of a new challenge. */
export function isDeadlineDay(day: string, now: Date): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false;
  const time = new Date(`${day}T00:00:00.000Z`);
  // `Date` turns 31 June into 1 July: compare with what was typed.
  if (Number.isNaN(time.getTime()) || time.toISOString().slice(0, 10) !== day) return false;
  const { first, last } = deadlineDays(now);
  return first <= day && day <= last;
}
