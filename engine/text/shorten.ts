/* Extractive summaries: the sentences of a text that say most. */

import { fold } from "#engine/reading/folded.ts";

/** Maximum sentences and words of a shortened text. */
export interface Limits {
  sentences?: number;
  words?: number;
}

const NUMBERS: Readonly<Record<string, number>> = {
  una: 1,
  "una sola": 1,
  one: 1,
  "a single": 1,
  dos: 2,
  two: 2,
  tres: 3,
  three: 3,
  diez: 10,
  ten: 10,
  veinte: 20,
  twenty: 20,
  treinta: 30,
  thirty: 30,
  cuarenta: 40,
  cincuenta: 50,
  fifty: 50,
};
const COUNT = `(\\d{1,3}|${Object.keys(NUMBERS).join("|")})`;
const SENTENCES = new RegExp(`\\b${COUNT} (?:frases?|oracion(?:es)?|sentences?)\\b`);
const WORDS = new RegExp(`\\b${COUNT}[ -](?:palabras?|words?)\\b`);

/** The limits that folded words ask for. */
export function readLimits(folded: string): Limits {
  const [sentences, words] = [SENTENCES, WORDS].map((pattern) => {
    const said = pattern.exec(folded)?.[1];
    return said === undefined ? undefined : (NUMBERS[said] ?? Number(said));
  });
  return { ...(sentences && { sentences }), ...(words && { words }) };
}

/** The sentences of a text; lines are sentences too. */
const sentencesOf = (text: string): string[] =>
  text
    .split(/\n+|(?<=[.!?…])\s+(?=[\p{Lu}\d¿¡"«“])/u)
    .map((sentence) => sentence.replace(/^[-*•\d.)\s]+(?=\p{L})/u, "").trim())
    .filter((sentence) => sentence.length > 0);

const STOP = new Set(
  "cada todo toda todos todas every each para pero como este esta estos estas con que los las del una uno unos por sus son mas muy sin sobre entre cuando donde desde hasta tambien porque the and for with that this from have are was were will your our their they you not but has its into about which when who been".split(
    " ",
  ),
);
const wordsOf = (text: string): string[] =>
  (fold(text).match(/[a-z0-9]{4,}/g) ?? []).filter((word) => !STOP.has(word));

/** Number of times that each word is in a text. */
function countsOf(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Weight of a sentence in a text: frequent words, and figures. */
function weightOf(sentence: string, counts: ReadonlyMap<string, number>): number {
  const words = wordsOf(sentence);
  const sum = words.reduce((total, word) => total + (counts.get(word) ?? 0), 0);
  return sum / Math.sqrt(words.length + 1) + (/\d/.test(sentence) ? 1 : 0);
}

/**
 * The sentences that say most, in their order: those whose words are frequent in the text, and figures
 * (extractive summary after Luhn, 1958).
 */
export function bestSentences(text: string, most: number): string[] {
  const counts = countsOf(text);
  return sentencesOf(text)
    .map((sentence, index) => ({ index, sentence, score: weightOf(sentence, counts) }))
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .slice(0, most)
    .sort((a, b) => a.index - b.index)
    .map(({ sentence }) => sentence);
}

/**
 * The sentences of a text that say most, half of them at most.
 *
 * @returns undefined where a limit cannot be kept without breaking a sentence
 */
export function shorten(text: string, { sentences, words }: Limits = {}): string | undefined {
  const half = Math.max(1, Math.floor(sentencesOf(text).length / 2));
  for (let most = sentences ?? half; most >= 1; most -= 1) {
    const short = balanced(bestSentences(text, most).join(" "));
    if (words === undefined || countWords(short) <= words) return short;
  }
  return words === undefined ? undefined : bestPart(text, words);
}

const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** A text without quotation marks whose partner is missing. */
function balanced(text: string): string {
  const pairs = [
    ["«", "»"],
    ["“", "”"],
  ] as const;
  return pairs.reduce(
    (kept, [open, close]) =>
      kept.split(open).length === kept.split(close).length
        ? kept
        : kept.replaceAll(open, "").replaceAll(close, ""),
    text.split('"').length % 2 === 0 ? text.replaceAll('"', "") : text,
  );
}

/** Boundary where a sentence may end early: the words after it only add to it. */
const MAY_END = /,\s|;\s|\s(?=(?:which|because|while|porque|mientras|aunque|although)\s)/g;

/** The beginning of a sentence, up to a place where it may end, that says most in so many words. */
function bestPart(text: string, words: number): string | undefined {
  const counts = countsOf(text);
  const parts = sentencesOf(text).flatMap((sentence) =>
    [sentence.length, ...[...sentence.matchAll(MAY_END)].map(({ index }) => index)].map((end) =>
      sentence.slice(0, end).replace(/[\s,;:.]+$/, ""),
    ),
  );
  const [best] = parts
    .filter((part) => countWords(part) <= words && countWords(part) >= Math.min(4, words))
    .sort((a, b) => weightOf(b, counts) - weightOf(a, counts));
  return best && balanced(`${best}${/[!?…]$/.test(best) ? "" : "."}`);
}
