import { withThousands } from "#domain/format/thousands.ts";

/** Matches of a list or a search are counted up to this number (docs/decisions/0025-growth.md). */
export const COUNTED_UP_TO = 500;

/** The sum of one or several counts: `312`, or `500+` where counting stopped. */
export function formatTotal(...totals: number[]): string {
  const counted = totals.reduce((sum, total) => sum + Math.min(total, COUNTED_UP_TO), 0);
  return withThousands(counted) + (totals.some((total) => total > COUNTED_UP_TO) ? "+" : "");
}

const UNITS = [
  { size: 1e9, letter: "B" },
  { size: 1e6, letter: "M" },
  { size: 1e3, letter: "K" },
] as const;

/**
 * A count with at most one decimal and a letter: "1.2M", "900K", "999". Not `Intl`'s compact
 * notation, which differs between ICU versions, so that server and browser could disagree.
 *
 * @param count a non-negative integer
 */
export function formatCompactCount(count: number): string {
  // A value that rounds to 1,000 of a unit is 1 of the next: 999,950 is "1M", not "1000K".
  for (const { size, letter } of UNITS) {
    if (count >= size * 0.99995) return `${Math.round(count / (size / 10)) / 10}${letter}`;
  }
  return String(count);
}
