import { createHash } from "node:crypto";
import { MODES, THEMES } from "#domain/preferences/preferences.ts";
import { everyCombination } from "../support/sampling/pairwise.ts";
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

/** The widths that every screen is shown at. */
export const WIDTHS = [360, 390, 768, 1440] as const satisfies readonly Width[];

const WORDS = { mode: MODES, language: ["es", "en"] } as const;
const MANNERS = everyCombination(WORDS);
const ALL = everyCombination({ width: WIDTHS, theme: THEMES, ...WORDS });

export type Look = Omit<(typeof ALL)[number], "width"> & { width: Width };

/**
 * The looks of one screen or state: one for each width. Each shows another theme and another of the
 * four combinations of mode and language; a hash of the name draws which, so that all pairs are about
 * equally frequent over many names, and a new name changes the looks of no other. All combinations with
 * PLAZA_TESTS=all.
 */
export function looksOf(name: string, all: boolean = RUNS_ALL): readonly Look[] {
  if (all) return ALL;
  const hash = createHash("sha256").update(name).digest();
  const themes = permutation(THEMES, hash.readUInt32BE(0));
  const manners = permutation(MANNERS, hash.readUInt32BE(4));
  return WIDTHS.map((width, index) => ({ width, theme: themes[index]!, ...manners[index]! }));
}

/** The order of the values that a number stands for (its digits in the factorial number system). */
function permutation<Value>(values: readonly Value[], number: number): Value[] {
  const left = [...values];
  let rest = number;
  return values.map(() => {
    const at = rest % left.length;
    rest = Math.floor(rest / left.length);
    return left.splice(at, 1)[0]!;
  });
}
