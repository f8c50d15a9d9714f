/** Ratings are stored in tenths (spec 3). */
export const RATING_MIN_TENTHS = 0;
export const RATING_MAX_TENTHS = 50;

/**
 * A rating as it is shown: divided by 10, one decimal, always with a point (spec 9).
 *
 * @param tenths whole tenths; what lies outside 0 to 50 is shown as the nearest bound
 * @throws RangeError when it is not a number
 */
export function formatRating(tenths: number): string {
  if (Number.isNaN(tenths)) throw new RangeError("a rating must be a number of tenths");
  const whole = Math.round(Math.min(RATING_MAX_TENTHS, Math.max(RATING_MIN_TENTHS, tenths)));
  return `${Math.floor(whole / 10)}.${whole % 10}`;
}
