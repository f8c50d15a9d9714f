/** Weights of a question's words by how rare they are in a space (inverse document frequency). */

/** In a space with more passages, only those with one of the question's rarest words are ranked. */
export const RANKED_PASSAGES_MAX = 1_000;

export interface CountedWord {
  word: string;
  /** Passages of the space with the word; counting stops one above {@link RANKED_PASSAGES_MAX}. */
  found: number;
}

/** The words that the space has, the rarest first, each with its weight: the higher the rarer. */
export const weighWords = (counted: readonly CountedWord[]): (CountedWord & { weight: number })[] =>
  counted
    .filter(({ found }) => found > 0)
    .sort((a, b) => a.found - b.found || (a.word < b.word ? -1 : 1))
    .map((one) => ({ ...one, weight: Math.log(1 + (RANKED_PASSAGES_MAX + 1) / one.found) }));

/**
 * The rarest words, as many as have together at most {@link RANKED_PASSAGES_MAX} passages, and at least one.
 *
 * @param weighed the rarest first
 */
export function rarestWords(weighed: readonly CountedWord[]): string[] {
  let together = 0;
  return weighed
    .filter(({ found }, at) => (together += found) <= RANKED_PASSAGES_MAX || at === 0)
    .map(({ word }) => word);
}
