/** Ratings are stored in tenths: 48 is 4.8. */
const RATING_MIN_TENTHS = 0;
const RATING_MAX_TENTHS = 50;

/**
 * A rating divided by 10, with one decimal and a decimal point in every language: "4.8".
 *
 * @param tenths clamped to 0 to 50
 * @throws RangeError for NaN
 */
export function formatRating(tenths: number): string {
  if (Number.isNaN(tenths)) throw new RangeError("a rating must be a number of tenths");
  const whole = Math.round(Math.min(RATING_MAX_TENTHS, Math.max(RATING_MIN_TENTHS, tenths)));
  return `${Math.floor(whole / 10)}.${whole % 10}`;
}

/**
 * A rating as it is shown beside a star; empty without reviews, so that no star is shown.
 *
 * @param tenths 0 without a review: the lowest review is one star
 */
export const shownRating = (tenths: number): string => (tenths > 0 ? formatRating(tenths) : "");
