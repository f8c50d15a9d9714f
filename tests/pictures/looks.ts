import { MODES, THEMES } from "#domain/preferences/preferences.ts";
import { everyCombination, pairwise } from "../support/sampling/pairwise.ts";
import { RUNS_ALL } from "../support/sampling/combinations.ts";

/** Widths of the viewport in CSS pixels, with its height. */
export const HEIGHTS = {
  320: 640,
  360: 740,
  390: 800,
  768: 1024,
  1024: 768,
  1440: 900,
} as const;
export type Width = keyof typeof HEIGHTS;
const WIDTHS = [360, 390, 768, 1440] as const satisfies readonly Width[];

const DIMENSIONS = { width: WIDTHS, theme: THEMES, mode: MODES, language: ["es", "en"] } as const;
const ROWS = RUNS_ALL ? everyCombination(DIMENSIONS) : pairwise(DIMENSIONS);

export type Look = Omit<(typeof ROWS)[number], "width"> & { width: Width };

/**
 * The looks of one screen: usually one for each width, with theme, mode and language in turn, so that
 * all pairs of them occur over any sixteen screens; all combinations with PLAZA_TESTS=all.
 *
 * @param index the screen's position among all screens
 */
export function looksOf(index: number): readonly Look[] {
  if (RUNS_ALL) return ROWS;
  return WIDTHS.map((width) => {
    const rows = ROWS.filter((row) => row.width === width);
    return rows[index % rows.length]!;
  });
}
