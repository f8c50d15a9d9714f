import type { Locale } from "#domain/preferences/preferences.ts";

// "es" alone is Spain's, which writes 1250 without a separator; the people served write 1,250.
const FORMATS: Record<Locale, Intl.NumberFormat> = {
  en: new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 }),
  es: new Intl.NumberFormat("es-MX", { maximumFractionDigits: 0 }),
};

/** A count with the locale's thousands separators: `formatCount(1247, "en")` is "1,247". */
export function formatCount(count: number, locale: Locale): string {
  return FORMATS[locale].format(count);
}

/** How far what a list or a search finds is counted: beyond it nobody reads the number. */
export const COUNTED_UP_TO = 500;

/** How many were found, in one list or several: `312`, and `500+` for more than are counted. */
export function formatTotal(locale: Locale, ...totals: number[]): string {
  const counted = totals.reduce((sum, total) => sum + Math.min(total, COUNTED_UP_TO), 0);
  return formatCount(counted, locale) + (totals.some((total) => total > COUNTED_UP_TO) ? "+" : "");
}

const UNITS = [
  { size: 1e9, letter: "B" },
  { size: 1e6, letter: "M" },
  { size: 1e3, letter: "K" },
] as const;

/**
 * A count in at most one decimal and a letter: "1.2M", "900K", "999". Written by hand, because the
 * compact style of Intl differs between versions of its data, and with it server and browser.
 *
 * @param count a whole number, 0 or more
 */
export function formatCompactCount(count: number): string {
  // What rounds up to 1,000 of a unit is 1 of the next: 999,950 is "1M", not "1000K".
  for (const { size, letter } of UNITS) {
    if (count >= size * 0.99995) return `${Math.round(count / (size / 10)) / 10}${letter}`;
  }
  return String(count);
}
