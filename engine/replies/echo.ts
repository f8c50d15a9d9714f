import { fold } from "#engine/reading/folded.ts";
import { keyOf, relationOf } from "./thesaurus.ts";
import type { Unit } from "./units.ts";
import { isNear, isSameRoot, rootOf, stemsOf } from "./words.ts";

/** Whether two stems mean the same: nearly one word, of one root, or synonyms. */
export const isSameMeaning = (a: string, b: string): boolean =>
  isNear(a, b) ||
  isSameRoot({ stem: a, root: rootOf(a) }, { stem: b, root: rootOf(b) }) ||
  relationOf(keyOf(a), keyOf(b)) === "synonym";

/** A question for what something is, when or how much; "do you have parking?" asks for no more than yes. */
const ASKS_FOR_MORE =
  /(?:^|[\s¿(,])(?:(?:what|which|when|who|whose|where|why|how)(?:'s| is| are| was| do| does| did| much| many| long)\b|(?:cual(?:es)?|cuando|cuant[oa]s?|quien(?:es)?|donde|como|por que|que) (?:es|son|fue|era|seran?|cuesta|vale|dura|tiene el|tiene la|esta|estan)\b|(?:qual|quais|quando|quant[oa]s?|quem|onde|como|que) (?:e|sao|foi|custa|dura|fica)\b)/;

/**
 * Whether a line has only words of the question, such as the heading "Budget" for "What is the budget?":
 * quoting it would answer a question with itself. A figure is always news.
 */
export function isEchoOf(question: string, { words, text }: Pick<Unit, "words" | "text">): boolean {
  if (words.length === 0 || /\d/.test(text) || !ASKS_FOR_MORE.test(fold(question))) return false;
  const asked = stemsOf(question);
  return words.every((word) => asked.some((stem) => isSameMeaning(stem, word)));
}
