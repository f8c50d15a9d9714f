import type { ContentLanguage } from "#domain/items/catalogue.ts";
import { hasForm, isKindWord, type QuestionKind } from "./question-kind.ts";
import type { CandidatePassage } from "./reply.ts";
import { isSynonym } from "./synonyms.ts";
import { wordWeight } from "./word-weight.ts";
import { isAskingVerb, isNear, isSameRoot, stemOf, stemsOf, wordsOf } from "./words.ts";

/** A line or a sentence of a passage, with how much of the question it covers: 0 to 1. */
export interface Scored {
  unit: { passage: CandidatePassage; text: string };
  score: number;
  /** Weight of the words it covers: 1 for a rare word. */
  mass: number;
}

/** How far a word of the documents can stand for a word of the question. */
const AS_ROOT = 0.92;
const AS_TYPED = 0.9;
const AS_SYNONYM = 0.8;
/** How much a word counts that is not in the line itself. */
const IN_HEADINGS = 0.9;
const IN_PASSAGE = 0.5;
/** Weight of a verb beside that of what it is about. */
const OF_VERB = 0.5;

export const QUOTE_MAX_CHARACTERS = 400;

interface Unit {
  passage: CandidatePassage;
  text: string;
  stems: ReadonlySet<string>;
  /** Of the headings and the document's name. */
  above: ReadonlySet<string>;
  /** Of the whole passage. */
  around: ReadonlySet<string>;
}

const unitsOf = (passages: readonly CandidatePassage[]): Unit[] =>
  passages.flatMap((passage) => {
    const above = new Set(stemsOf(`${passage.heading} ${passage.source}`));
    const around = new Set(stemsOf(passage.text));
    return linesOf(passage.text).map((text) => ({
      passage,
      text,
      stems: new Set(stemsOf(text)),
      above,
      around,
    }));
  });

/** Lines, and sentences of long lines; verbatim. */
function linesOf(text: string): string[] {
  return text
    .split("\n")
    .flatMap((line) =>
      line.length > 160
        ? (line.match(/[^.!?]+(?:[.!?]+(?=\s|$)|[.!?](?=\S)|$)+\s*/g) ?? [line])
        : [line],
    )
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\d]/u.test(line) && line.length <= QUOTE_MAX_CHARACTERS);
}

/** A word of the question: what it weighs, and the words that can stand for it. */
interface Asked {
  weight: number;
  /** How well each stem of the documents stands for it: 0 to 1. */
  matches: ReadonlyMap<string, number>;
}

/**
 * Scores every line of the passages by the words of a question that it, its headings or its passage have:
 * as they are, as another form of the same word, with a typing error or as a synonym. A word weighs by how
 * rare it is in its language and among the lines. Best first.
 */
export function scoreUnits(
  question: string,
  {
    kind,
    language,
    passages,
  }: {
    kind: QuestionKind | undefined;
    language: ContentLanguage;
    passages: readonly CandidatePassage[];
  },
): Scored[] {
  const units = unitsOf(passages);
  const words = wordsOf(question);
  const kindStems = kind ? words.filter((word) => isKindWord(kind, word)).map(stemOf) : [];
  const verbs = new Set(words.filter(isAskingVerb).map(stemOf));
  const vocabulary = [...new Set(units.flatMap(({ stems, above }) => [...stems, ...above]))];
  const ask = (stem: string): Asked => {
    const matches = matchesOf(stem, vocabulary);
    const weight = wordWeight(stem, language) * rarity(matches, units);
    return { weight: verbs.has(stem) ? weight * OF_VERB : weight, matches };
  };
  const asked = stemsOf(question)
    .filter((stem) => !kindStems.includes(stem))
    .map(ask);
  const named = kindStems.map(ask);
  const rest = asked.reduce((sum, { weight }) => sum + weight, 0);
  const kindWeight = kind ? Math.max(0.5, rest / Math.max(1, asked.length)) : 0;
  const coveredBy = (unit: Unit) =>
    asked.reduce((sum, one) => sum + one.weight * coverage(one, unit), 0);
  const scoreOf = (unit: Unit, covered: number): number => {
    // With nothing of what is asked about, a form alone is no answer.
    if (asked.length > 0 && covered === 0) return 0;
    // Of equal ones the line that says least besides.
    const length = unit.stems.size * 0.0005;
    if (!kind) return covered / rest - length;
    if (!hasForm(kind, unit.text)) return (covered * 0.6) / (rest + kindWeight);
    const isNamed = named.some((one) => coverage(one, unit) > 0.5);
    const form = kindWeight * (isNamed ? 1 : asked.length > 0 ? 0.9 : 0.7);
    return (covered + form) / (rest + kindWeight) - length;
  };
  return units
    .map((unit) => {
      const mass = coveredBy(unit);
      return { unit, mass, score: scoreOf(unit, mass) };
    })
    .sort((a, b) => b.score - a.score);
}

/** How well each word of the documents stands for one of the question; the same word alone if it is there. */
function matchesOf(stem: string, vocabulary: readonly string[]): ReadonlyMap<string, number> {
  const matches = new Map<string, number>();
  for (const other of vocabulary) {
    const match =
      stem === other
        ? 1
        : isSameRoot(stem, other)
          ? AS_ROOT
          : isSynonym(stem, other)
            ? AS_SYNONYM
            : isNear(stem, other)
              ? AS_TYPED
              : 0;
    if (match > 0) matches.set(other, match);
  }
  return matches;
}

/** From 0.4 for a word that every line has to 1 for one that hardly any has. */
function rarity(matches: ReadonlyMap<string, number>, units: readonly Unit[]): number {
  const n = units.filter(({ stems, above }) =>
    [...matches.keys()].some((stem) => stems.has(stem) || above.has(stem)),
  ).length;
  const most = Math.log(1 + units.length);
  return most === 0 ? 1 : 0.4 + 0.6 * (Math.log((1 + units.length) / (1 + n)) / most);
}

/** How well a line has a word of the question: 0 to 1. */
function coverage({ matches }: Asked, { stems, above, around }: Unit): number {
  let best = 0;
  for (const [stem, match] of matches) {
    const place = stems.has(stem)
      ? 1
      : above.has(stem)
        ? IN_HEADINGS
        : around.has(stem)
          ? IN_PASSAGE
          : 0;
    best = Math.max(best, match * place);
  }
  return best;
}
