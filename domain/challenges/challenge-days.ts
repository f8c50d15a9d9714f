import { CHALLENGE_MAX_DAYS } from "#domain/spaces/community.ts";

const DAY_MS = 86_400_000;
/** Central Mexico has had no summer time since 2022: a day ends there at 06:00 UTC. */
const OFFSET_MS = 6 * 3_600_000;

/** A day as a form writes it, `2026-03-16`, where the people are for whom Plaza is made. */
export const dayOf = (time: Date): string =>
  new Date(time.getTime() - OFFSET_MS).toISOString().slice(0, 10);

/** The last moment of a day. @throws RangeError for what is no day */
export const endOfDay = (day: string): Date =>
  new Date(new Date(`${day}T00:00:00.000Z`).getTime() + OFFSET_MS + DAY_MS - 1_000);

/** The first and the last day a new challenge may end on: tomorrow, and a year from now. */
export const deadlineDays = (now: Date): { first: string; last: string } => ({
  first: dayOf(new Date(now.getTime() + DAY_MS)),
  last: dayOf(new Date(now.getTime() + CHALLENGE_MAX_DAYS * DAY_MS)),
});

/** Whether a form's text is a day a new challenge may end on. */
export function isDeadlineDay(day: string, now: Date): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false;
  const time = new Date(`${day}T00:00:00.000Z`);
  // The 31st of June would become the 1st of July.
  if (Number.isNaN(time.getTime()) || time.toISOString().slice(0, 10) !== day) return false;
  const { first, last } = deadlineDays(now);
  return first <= day && day <= last;
}
