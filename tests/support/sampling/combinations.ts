import { MODES, THEMES } from "#domain/preferences/preferences.ts";
import { everyCombination, pairwise } from "./pairwise.ts";

/** Set by `npm run test:all`, which tests all combinations instead of a sample. */
export const RUNS_ALL = process.env.PLAZA_TESTS === "all";

/** Names of the projects in playwright.config.ts. */
export const WIDTHS = ["desktop", "phone"] as const;

const LOOKED_AT = { width: WIDTHS, theme: THEMES, mode: MODES };
/** Combinations of width, theme and mode: all pairs in the usual run, all triples otherwise. */
export const LOOKS = RUNS_ALL ? everyCombination(LOOKED_AT) : pairwise(LOOKED_AT);

/** Themes and modes to test at one width. */
export const looksOf = (width: string) => LOOKS.filter((look) => look.width === width);

/**
 * Themes and modes for one of many screens: in the usual run one per width, in turn, so that each
 * screen is tested in both modes.
 *
 * @param index the screen's index
 */
export function looksAt(index: number, width: string): typeof LOOKS {
  const looks = looksOf(width);
  return RUNS_ALL ? looks : [looks[index % looks.length]!];
}
