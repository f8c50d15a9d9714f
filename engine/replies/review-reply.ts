import type { ReviewMood } from "#domain/agentiks/duties/duties.ts";
import type { Business } from "#domain/people/business/business.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { factsOf } from "#engine/business-facts.ts";
import { fold } from "#engine/reading/folded.ts";
import { NUMERALS } from "#engine/reading/numbers.ts";
import { fill } from "#engine/text/fill.ts";
import { toneOf } from "#engine/makers.ts";
import { REPLIES } from "#engine/text/genres/replies.ts";

export interface ReviewDraft {
  mood: ReviewMood;
  /** The stars that made it so, as written; empty when its owner has said so, or nothing told. */
  because: string;
  /**
   * One reply; for an unsure review, the thanks and the apology. Plain text, with blanks in
   * brackets.
   */
  texts: readonly string[];
}

const STARS =
  /\b([1-5]|una|un|dos|tres|cuatro|cinco|one|two|three|four|five)\s*(?:estrellas?|stars?|\/\s*5)|([★⭐]+)/gu;
/**
 * Drafts a reply to a review: the kind that its owner has chosen, else what its stars say. Where these say
 * nothing, or disagree, there is a draft of each kind.
 *
 * @param seed consecutive seeds give different texts
 */
export function replyToReview({
  review,
  chosen,
  locale,
  business,
  seed,
}: {
  review: string;
  /** The owner's judgement; `unsure`: the stars decide. */
  chosen: ReviewMood;
  locale: Locale;
  business: Business | undefined;
  seed: number;
}): ReviewDraft {
  const { mood, because } = chosen === "unsure" ? moodOf(review) : { mood: chosen, because: "" };
  const tone = toneOf(business);
  const facts = factsOf(business, locale);
  const kinds = mood === "unsure" ? (["good", "bad"] as const) : [mood];
  const texts = kinds.map((kind) => {
    const genre = REPLIES.find(({ key }) => key === `review-reply-${kind}`)!;
    return fill(genre[locale][tone].short, facts, locale, seed).text;
  });
  return { mood, because, texts };
}

/** Mood of a review by its stars, and their words. Its text is not judged: irony is common. */
export function moodOf(review: string): { mood: ReviewMood; because: string } {
  const found = [...fold(review).matchAll(STARS)].map(
    ({ 0: said, 1: word = "", 2: signs, index }) => {
      const count = signs ? [...signs].length : (NUMERALS[word] ?? Number(word));
      return {
        mood: count >= 4 ? ("good" as const) : ("bad" as const),
        because: review.slice(index, index + said.length),
      };
    },
  );
  const [first] = found;
  const agree = first && found.every(({ mood }) => mood === first.mood);
  return agree ? first : { mood: "unsure", because: "" };
}
