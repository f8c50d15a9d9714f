import { MODES, THEMES } from "#domain/preferences/preferences.ts";
import { everyCombination, pairwise } from "./pairwise.ts";

/** `npm run test:all`: what is sampled in the usual run is tried whole. */
export const RUNS_ALL = process.env.PLAZA_TESTS === "all";

/** The projects of playwright.config.ts. */
export const WIDTHS = ["desktop", "phone"] as const;

const LOOKED_AT = { width: WIDTHS, theme: THEMES, mode: MODES };
/** Theme and mode at each width: usually as few as hold every pair of the three. */
export const LOOKS = RUNS_ALL ? everyCombination(LOOKED_AT) : pairwise(LOOKED_AT);

/** Every theme and mode in which something is looked at, at one width. */
export const looksOf = (width: string) => LOOKS.filter((look) => look.width === width);

/**
 * The same for one of many screens: usually one look at each width, so that the screens take turns
 * and each is seen in both modes.
 *
 * @param index which of the screens it is
 */
export function looksAt(index: number, width: string): typeof LOOKS {
  const looks = looksOf(width);
  return RUNS_ALL ? looks : [looks[index % looks.length]!];
}
