import { zoneOf } from "#domain/people/business/business-zone.ts";
import type { EngineAnswer, Question } from "#engine/answer.ts";
import { today } from "#engine/reading/days.ts";
import { fold } from "#engine/reading/folded.ts";
import { readWantedLanguage } from "#engine/reading/style.ts";
import { SAYS } from "#engine/says.ts";
import { addsOwnWords } from "./edited-answer.ts";

/** Words of a thing's name; more of them, or a verb, are a phrase. */
const NAME_MAX_WORDS = 5;
const VERBS =
  /\b(?:hay|es|son|esta|estan|tenemos|tengo|vendo|vendemos|hacemos|que|there|is|are|we|have|sell)\b/;

/**
 * Says that a text is not put into another language, where it holds phrases in the person's own words:
 * templates are written in both languages, phrases are not translated.
 *
 * @param write the text as it is answered
 * @param draft the text by a template alone
 * @returns undefined where no follow-up asks for another language, or the template has it
 */
export function untranslated(
  typed: Question,
  { write, draft }: Record<"write" | "draft", (question: Question) => EngineAnswer>,
): EngineAnswer | undefined {
  const [first = "", ...followUps] = typed.instructions;
  const languageOf = (followUp: string) => readWantedLanguage(fold(followUp));
  const asks = followUps.findLast(languageOf);
  if (typed.kind !== "text" || asks === undefined) return undefined;
  const begun = { ...typed, instructions: [first] };
  const before = write(begun);
  const { language } = before.understanding;
  if (before.version === "cannot" || languageOf(asks) === language) return undefined;
  // Another request, in the language that it wants.
  if (draft({ ...typed, instructions: [asks] }).version === "final") return undefined;
  const day = today(typed.now, zoneOf(typed.business));
  const what = before.understanding.chips.find(({ key }) => key === "what")?.value ?? "";
  const isOfPhrases =
    draft(begun).text !== before.text ||
    VERBS.test(fold(what)) ||
    what.split(/\s+/).length > NAME_MAX_WORDS ||
    followUps.some((followUp) => !languageOf(followUp) && addsOwnWords(followUp, day));
  if (!isOfPhrases) return undefined;
  return { ...before, version: "cannot", text: SAYS[language].noTranslation };
}
