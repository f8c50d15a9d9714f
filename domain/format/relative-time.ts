import type { Locale } from "#domain/preferences/preferences.ts";

const MINUTE_MS = 60_000;
const STEPS = [
  ["year", 365 * 24 * 60],
  ["month", 30 * 24 * 60],
  ["week", 7 * 24 * 60],
  ["day", 24 * 60],
  ["hour", 60],
  ["minute", 1],
] as const;

/**
 * The minute a time is in. Words change by the minute, so a page that says them for one time of a
 * minute need not be drawn again for another.
 */
export const wholeMinute = (time: number): number => time - (time % MINUTE_MS);

/**
 * The distance between two times in words: "2 days ago", "hace 2 días", "in 3 hours".
 *
 * @param time milliseconds since the epoch
 * @param now milliseconds since the epoch
 */
export function relativeTime(time: number, now: number, locale: Locale): string {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const minutes = (time - now) / MINUTE_MS;
  for (const [unit, size] of STEPS) {
    if (Math.abs(minutes) >= size) return words.format(Math.trunc(minutes / size), unit);
  }
  return words.format(0, "second");
}
