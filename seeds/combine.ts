import { fnv1a } from "#domain/format/hash.ts";
import type { ContentLanguage } from "#domain/items/catalogue.ts";

export interface Combination<Subject, Choice> {
  subject: Subject;
  choice: Choice;
  /** How many pairs of this subject came before. */
  visit: number;
  /** How many times this subject has used all its choices before: 0 for a new pair. */
  round: number;
}

/**
 * The `index`-th pair of a subject and one of its choices (a city, a niche). Subjects alternate;
 * each goes through its choices from a start that depends on the subject. Pairs do not repeat
 * within a round, so that names made of a pair are distinct until a subject has used all its
 * choices.
 */
export function combine<Subject, Choice>(
  index: number,
  subjects: readonly Subject[],
  choicesOf: (subject: Subject) => readonly Choice[],
): Combination<Subject, Choice> {
  const turn = index % subjects.length;
  const visit = Math.floor(index / subjects.length);
  const subject = subjects[turn];
  if (subject === undefined) throw new Error("there are no subjects to combine");
  const choices = choicesOf(subject);
  const choice = choices[(fnv1a(`turn ${turn}`) + visit) % choices.length];
  if (choice === undefined) throw new Error(`subject ${turn} has no choices`);
  return { subject, choice, visit, round: Math.floor(visit / choices.length) };
}

/** The end of a pattern such as "Booking Site for {}" or "Price Tags That Tell, {}". */
const ABOUT_CHOICE = /(?:[,:]| (?:para|en|de|a|em|for|in|to|of)) \{\}$/;

/**
 * The title of a pair. Every second one of a subject begins with the choice ("Gyms: Booking Site"
 * instead of "Booking Site for gyms"), so that no list sorted by name has a long run of titles that
 * differ by a word.
 *
 * @param pattern the subject's title, with `{}` for the choice
 */
export function titleOf(
  pattern: string,
  { choice, visit }: { choice: string; visit: number },
  language: ContentLanguage,
): string {
  if (visit % 2 === 0 || !ABOUT_CHOICE.test(pattern)) return fill(pattern, choice);
  const about = pattern.replace(ABOUT_CHOICE, "");
  const [first = "", second = ""] = about;
  // English titles keep their capitals, and so do abbreviations.
  const isWord = language !== "en" && second === second.toLowerCase();
  const rest = isWord ? first.toLowerCase() + about.slice(first.length) : about;
  return `${choice.charAt(0).toUpperCase()}${choice.slice(1)}: ${rest}`;
}

/** Replaces `{}` in a text. */
export function fill(text: string, choice: string): string {
  return text.replaceAll("{}", choice);
}
