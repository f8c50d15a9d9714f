import type { ContentLanguage } from "#domain/items/catalogue.ts";
import { isKindWord, type QuestionKind } from "./question-kind.ts";
import { keyOf, relationOf } from "./thesaurus.ts";
import type { Unit } from "./units.ts";
import { wordWeight } from "./word-weight.ts";
import {
  isAskingVerb,
  isClipped,
  isNear,
  isSameRoot,
  rootOf,
  soundOf,
  stemOf,
  stemsOf,
  wordsOf,
} from "./words.ts";

/** Matches of a document's word with a word of the question, the best first. */
export const MATCHES = [
  "same",
  "form",
  "synonym",
  "typing",
  "example",
  "general",
  "related",
  "group",
  "sibling",
] as const;
export type Match = (typeof MATCHES)[number];
const STRONG: ReadonlySet<Match> = new Set(["same", "form", "synonym", "typing"]);
/** Whether a match says the same, and not only something of the same topic. */
export const isStrong = (match: Match | undefined): boolean =>
  match !== undefined && STRONG.has(match);

/** A word of the question: what it weighs, and the words of the documents that can stand for it. */
export interface Term {
  stem: string;
  weight: number;
  matches: ReadonlyMap<string, Match>;
}

/** Weight of a verb beside that of what it is about. */
const OF_VERB = 0.5;

/** The words of a question that carry its meaning, and those that only say what kind of question it is. */
export function termsOf(
  question: string,
  {
    kind,
    language,
    units,
  }: { kind: QuestionKind | undefined; language: ContentLanguage; units: readonly Unit[] },
): { terms: Term[]; kindTerms: Term[] } {
  const words = wordsOf(question);
  const kindStems = kind ? words.filter((word) => isKindWord(kind, word)).map(stemOf) : [];
  const verbs = new Set(words.filter(isAskingVerb).map(stemOf));
  const vocabulary = wordsIn(units);
  const termOf = (stem: string): Term => {
    const matches = matchesOf(stem, vocabulary);
    const weight = wordWeight(stem, language) * rarity(matches, units);
    return { stem, weight: verbs.has(stem) ? weight * OF_VERB : weight, matches };
  };
  return {
    terms: stemsOf(question)
      .filter((stem) => !kindStems.includes(stem))
      .map(termOf),
    kindTerms: kindStems.map(termOf),
  };
}

/** A stem with the key that forms of the word share. */
interface Word {
  stem: string;
  root: string;
  key: string;
  sound: string;
}
const wordOf = (stem: string): Word => ({
  stem,
  root: rootOf(stem),
  key: keyOf(stem),
  sound: soundOf(stem),
});
/** Shorter words that sound alike are often different ones: "casa" and "caza". */
const SOUND_MIN_LETTERS = 5;

/** All words of lines and of the headings above them, each once. */
function wordsIn(units: readonly Unit[]): Word[] {
  const stems = new Set<string>();
  for (const group of new Set(units.flatMap(({ stems, above }) => [stems, above])))
    for (const stem of group) stems.add(stem);
  return [...stems].map(wordOf);
}

/** Words of the documents that can stand for one of the question, by stem, with their matches. */
function matchesOf(stem: string, vocabulary: readonly Word[]): ReadonlyMap<string, Match> {
  const asked = wordOf(stem);
  const matches = new Map<string, Match>();
  for (const found of vocabulary) {
    const match = matchOf(asked, found);
    if (match) matches.set(found.stem, match);
  }
  return matches;
}

function matchOf(asked: Word, found: Word): Match | undefined {
  if (asked.stem === found.stem) return "same";
  if (isSameRoot(asked, found)) return "form";
  const relation = relationOf(asked.key, found.key);
  if (relation === "synonym") return relation;
  const isTyped =
    isNear(asked.stem, found.stem) ||
    isClipped(asked.stem, found.stem) ||
    (asked.sound.length >= SOUND_MIN_LETTERS && asked.sound === found.sound);
  return isTyped ? "typing" : relation;
}

/** Weight from 0.4 for a word in every line to 1 for a rare one. */
function rarity(matches: ReadonlyMap<string, Match>, units: readonly Unit[]): number {
  const strong = [...matches].filter(([, match]) => STRONG.has(match)).map(([stem]) => stem);
  const n = units.filter(({ stems, above }) =>
    strong.some((stem) => stems.has(stem) || above.has(stem)),
  ).length;
  const most = Math.log(1 + units.length);
  return most === 0 ? 1 : 0.4 + 0.6 * (Math.log((1 + units.length) / (1 + n)) / most);
}

/** The word among `stems` that stands best for a word of the question. */
export function bestMatch(
  { matches }: Term,
  stems: ReadonlySet<string>,
): { stem: string; match: Match } | undefined {
  let best: { stem: string; match: Match } | undefined;
  for (const [stem, match] of matches)
    if (stems.has(stem) && (!best || MATCHES.indexOf(match) < MATCHES.indexOf(best.match)))
      best = { stem, match };
  return best;
}

/** Weight of neighbours in the question that stand at most three words apart in a line. */
export function nearness(terms: readonly Term[], words: readonly string[]): number {
  const places = terms.map(({ matches }) =>
    words.flatMap((word, place) => (matches.has(word) ? [place] : [])),
  );
  let near = 0;
  for (let at = 1; at < places.length; at += 1) {
    const isNearBy = places[at - 1]!.some((one) =>
      places[at]!.some((other) => one !== other && Math.abs(one - other) <= 3),
    );
    if (isNearBy) near += Math.min(terms[at - 1]!.weight, terms[at]!.weight);
  }
  return near;
}
