import type { Locale } from "#domain/preferences/preferences.ts";

const MINUTE_MS = 60_000;
/** Units with their length in minutes, longest first. */
const STEPS = [
  ["year", 365 * 24 * 60],
  ["month", 30 * 24 * 60],
  ["week", 7 * 24 * 60],
  ["day", 24 * 60],
  ["hour", 60],
  ["minute", 1],
] as const;

// Kept: constructing an `Intl.RelativeTimeFormat` costs far more than using it.
const WORDS: Partial<Record<Locale, Intl.RelativeTimeFormat>> = {};

/**
 * Rounds a time down to the minute: relative times change by the minute, so that a page rendered
 * twice within a minute is identical.
 */
export const wholeMinute = (time: number): number => time - (time % MINUTE_MS);

/**
 * A relative time: "2 days ago", "hace 2 días", "in 3 hours".
 *
 * @param time milliseconds since the epoch
 * @param now milliseconds since the epoch
 */
export function relativeTime(time: number, now: number, locale: Locale): string {
  const words = (WORDS[locale] ??= new Intl.RelativeTimeFormat(locale, { numeric: "auto" }));
  const minutes = (time - now) / MINUTE_MS;
  for (const [unit, size] of STEPS) {
    if (Math.abs(minutes) >= size) return words.format(Math.trunc(minutes / size), unit);
  }
  return words.format(0, "second");
}
