import type { ContentLanguage } from "#domain/items/catalogue.ts";
import { ENGLISH } from "./common-words/english.ts";
import { PORTUGUESE } from "./common-words/portuguese.ts";
import { SPANISH } from "./common-words/spanish.ts";
import { stemOf } from "./words.ts";

const ranksOf = (words: string): ReadonlyMap<string, number> => {
  const ranks = new Map<string, number>();
  for (const [index, word] of words.trim().split(/\s+/).entries()) {
    const stem = stemOf(word);
    if (!ranks.has(stem)) ranks.set(stem, index + 1);
  }
  return ranks;
};
/** Rank of a stem's most common word in each language, from 1. */
const RANKS = { es: ranksOf(SPANISH), en: ranksOf(ENGLISH), pt: ranksOf(PORTUGUESE) };

/** Words up to this rank say hardly anything of what a question is about. */
const COMMON_RANK = 60;
const RARE_RANK = 3_000;
const LEAST = 0.15;
const NUMBER = 0.5;

/**
 * Weight of a word for what a text is about, from 0.15 for the most common ones of a language to 1
 * for a word that is not among its 3,000 most common: "quiero" little, "estacionamiento" all.
 */
export function wordWeight(stem: string, language: ContentLanguage): number {
  if (/\d/.test(stem)) return NUMBER;
  const rank = RANKS[language].get(stem) ?? RARE_RANK;
  const share =
    Math.log(Math.max(rank, COMMON_RANK) / COMMON_RANK) / Math.log(RARE_RANK / COMMON_RANK);
  return LEAST + (1 - LEAST) * share;
}
