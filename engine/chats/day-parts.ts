/* Parts of the day that a customer names in place of a time of the clock. */

import type { Range } from "#engine/reading/folded.ts";

/** A part of the day: minutes since midnight, the end not included. */
export interface DayPart {
  from: number;
  to: number;
}

const MORNING: DayPart = { from: 0, to: 720 };
const AFTERNOON: DayPart = { from: 720, to: 1_140 };
const EVENING: DayPart = { from: 1_080, to: 1_440 };

const PARTS: readonly (readonly [RegExp, DayPart])[] = [
  [
    /\b(?:en|por|de|x) la manana\b|\btempran(?:o|ito)\b|\bin the morning\b|\bearly\b|\b(?:de|pela) manha\b/,
    MORNING,
  ],
  [
    /\b(?:en|por|de|x) la tarde(?:cita)?\b|\bal ?medio ?dia\b|\b(?:in the|this|tomorrow) afternoon\b|\b(?:de|a|pela) tarde\b/,
    AFTERNOON,
  ],
  [
    /\b(?:en|por|de|x) la noche\b|\b(?:in the evening|at night|this evening)\b|\b(?:de|a) noite\b/,
    EVENING,
  ],
];

/** The part of the day that a folded text names, and where: "mañana en la tarde"; undefined for none. */
export function findDayPart(folded: string): (DayPart & { words: Range }) | undefined {
  for (const [words, part] of PARTS) {
    const match = words.exec(folded);
    if (match) {
      const [from, to] = [match.index, match.index + match[0].length];
      return { ...part, words: { from, to } };
    }
  }
  return undefined;
}
