import type { ContentLanguage } from "#domain/items/catalogue.ts";
import { excludedBy, withoutExcluded } from "./asked/excluded.ts";
import { compareUnits, FEATURES, type Compared } from "./features.ts";
import type { QuestionKind } from "./question-kind.ts";
import type { CandidatePassage } from "./reply.ts";
import { unitsOf } from "./units.ts";
import { RANKING, SURENESS } from "./weights.ts";

/** A line with its score among the others: higher is better. */
export interface Ranked extends Compared {
  score: number;
}

/** Signs for and against the first line being an answer at all. */
export const SURE_SIGNS = [
  "always",
  // Share of the question's weight in words that the line or its headings have, and the heaviest
  // missing word.
  "covered",
  "missing",
  "missingShare",
  // Lead over the next line, and the line's share among all: a softmax of the scores.
  "ahead",
  "share",
  "near",
  "precise",
  "sibling",
] as const;
export type SureSign = (typeof SURE_SIGNS)[number];

/**
 * Lines that may answer a question, the best first, by a linear model: what `compareUnits` finds, weighted
 * as learned (docs/decisions/0063).
 */
export const rankUnits = (
  question: string,
  {
    passages,
    ...by
  }: {
    kind: QuestionKind | undefined;
    language: ContentLanguage;
    passages: readonly CandidatePassage[];
  },
): Ranked[] =>
  compareUnits(question, { ...by, units: withoutExcluded(excludedBy(question), unitsOf(passages)) })
    .map((compared) => ({
      ...compared,
      score: FEATURES.reduce((sum, name) => sum + RANKING[name] * compared.features[name], 0),
    }))
    .sort((a, b) => b.score - a.score);

/** Probability that the first of ranked lines answers: 0 to 1, by logistic regression. */
export function sureness(ranked: readonly Ranked[]): number {
  if (ranked.length === 0) return 0;
  const signs = signsOf(ranked);
  const sum = SURE_SIGNS.reduce((sum, name) => sum + SURENESS[name] * signs[name], 0);
  return 1 / (1 + Math.exp(-sum));
}

/** @param ranked lines, the best first; at least one */
export function signsOf(ranked: readonly Ranked[]): Record<SureSign, number> {
  const best = ranked[0]!;
  const { features } = best;
  const isSame = (one: Ranked) => isSameAnswer(one, best);
  const rival = ranked.find((one) => !isSame(one));
  const sharesOf = (some: readonly Ranked[]) =>
    some.reduce((sum, { score }) => sum + Math.exp(score - best.score), 0);
  return {
    always: 1,
    covered: best.covered,
    missing: best.missing,
    missingShare: best.missing / best.total,
    ahead: (best.score - (rival?.score ?? 0)) / 2,
    share: sharesOf(ranked.filter(isSame)) / sharesOf(ranked),
    near: features.near,
    precise: features.precise,
    sibling: features.sibling,
  };
}

/** Whether two lines give the same answer: one quote is the other, or its section. */
export const isSameAnswer = ({ unit: one }: Compared, { unit: other }: Compared): boolean =>
  one.quote === other.quote ||
  (one.passage === other.passage &&
    (one.quote.includes(other.quote) || other.quote.includes(one.quote)));
