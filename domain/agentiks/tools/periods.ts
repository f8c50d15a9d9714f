import { readDay } from "#domain/input/calendar-day.ts";

const DAY_MS = 86_400_000;
/** Length of a period for which none was given, and the longest one, in days. */
const USUAL_DAYS = 30;
const DAYS_MAX = 366;

/** Calendar days such as 2026-11-25, both within the period. */
export interface Period {
  from: string;
  to: string;
}

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The day some days after another one; before it where they are negative. */
export const dayAfter = (day: string, days: number): string =>
  new Date(timeOf(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Days from one day to another one; negative where that is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((timeOf(to) - timeOf(from)) / DAY_MS);

/** A day from a model; undefined for none. */
export const dayFrom = (value: unknown): string | undefined =>
  typeof value === "string" ? (readDay(value) ?? undefined) : undefined;

/** A period from a model: until today where it names no end, 30 days where it names no beginning. */
export function readPeriod(given: Readonly<Record<string, unknown>>, today: string): Period {
  const to = dayFrom(given.to) ?? today;
  const from = dayFrom(given.from) ?? dayAfter(to, 1 - USUAL_DAYS);
  if (from > to) return { from: to, to: from };
  return { from: daysBetween(from, to) > DAYS_MAX ? dayAfter(to, -DAYS_MAX) : from, to };
}
