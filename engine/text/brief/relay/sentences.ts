import type { Locale } from "#domain/preferences/preferences.ts";
import { fold } from "#engine/reading/folded.ts";
import { capital } from "#engine/text/brief/capital.ts";
import { cleanWords } from "#engine/text/brief/clean-words.ts";
import { splitClauses } from "#engine/text/brief/clauses.ts";
import { isForWriter, withoutTail } from "#engine/text/brief/for-writer.ts";
import { markMoney } from "#engine/text/brief/money.ts";
import { splitRunOn } from "#engine/text/brief/runs/run-ons.ts";

/** Verb of a clause that can be a sentence: a frequent one, or an ending that only verbs have. */
const HAS_VERB: Readonly<Record<Locale, RegExp>> = {
  es: /\b(?:es|son|esta|estan|estamos|va|van|vamos|hay|habra|tengo|tenemos|tiene|tienen|puede|pueden|puedo|podemos|quiero|queremos|necesit\w+|cuesta|cuestan|sale|llega|llego|era|fue|se|nos|les|le|me|ya|no|pase|traiga\w*|lleve\w*|espero|esperamos|gracias)\b|(?:amos|emos|imos|aron|ieron|ara|era|ira)\b/,
  en: /\b(?:is|are|was|were|am|has|have|had|can|can't|cannot|will|won't|would|should|must|we|you|i|it|it's|we're|we'll|you're|please|don't|thanks|there|they|bring|arrive|call|come|hold|need)\b/,
};
/** Beginning of a clause that goes on with the one before it. */
const GOES_ON: Readonly<Record<Locale, RegExp>> = {
  es: /^(?:pero|porque|y|e|o|ni|sino|aunque|para|asi que|ya que|pues|cuando|donde|con|sin|de|del|a|al|en|por)\b/,
  en: /^(?:but|because|and|or|nor|so|although|since|when|where|which|who|with|without|for|from|of|at|in|on|by|as)\b/,
};

/** Words as they would be printed: accents, money and short forms, without orders to the writer. */
export const printedWords = (words: string, locale: Locale): string =>
  markMoney(withoutTail(cleanWords(words, locale)), { locale })
    .replace(/\s+/g, " ")
    .trim();

/** "…, sorry" as a sentence. */
const sorryOf = (shown: string, locale: Locale): string => {
  if (locale === "en" && /^(?:need|can't|cannot|won't)\s/i.test(shown)) return `we ${shown}`;
  if (locale === "en")
    return /^(?:so )?(?:sorry|we(?:'re| are) sorry|our apologies)$/i.test(shown)
      ? "We are sorry for the inconvenience"
      : shown;
  return /^(?:(?:una )?disculpas?|perd[oó]n|disculpen?|perdonen?)(?: (?:la|las|por la|por las) molestias?)?$/i.test(
    shown,
  )
    ? "Una disculpa por las molestias"
    : shown;
};

/**
 * Splits what is told into sentences; a clause without a verb of its own, and one that only goes on,
 * stay behind a comma.
 */
export function sentencesOf(words: string, locale: Locale): string[] {
  const marked = words.replace(/([.;!?])\s+(?=\S)/g, "$1\n");
  return marked.split("\n").flatMap((line) => {
    const sentences: string[] = [];
    const clauses = splitClauses(line).flatMap((clause) =>
      splitRunOn(clause, locale, { areSentences: true }).map((words, at) => ({
        words,
        isFact: at > 0,
      })),
    );
    for (const { words: clause, isFact } of clauses) {
      const shown = sorryOf(printedWords(clause, locale), locale);
      const folded = fold(shown);
      if (shown === "" || isForWriter(folded)) continue;
      const goesOn =
        sentences.length > 0 &&
        !isFact &&
        (GOES_ON[locale].test(folded) || !HAS_VERB[locale].test(folded));
      if (goesOn) sentences[sentences.length - 1] += `, ${shown}`;
      else sentences.push(shown);
    }
    return sentences.map(capital);
  });
}
