import type { AgentikMay } from "#domain/spaces/answering.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";

const WORDS = {
  answer: [m.answering_may_answer_short, m.answering_may_answer],
  act: [m.answering_may_act_short, m.answering_may_act],
  read: [m.answering_may_read_short, m.answering_may_read],
} as const satisfies Record<AgentikMay, unknown>;

/** Short name and explanation of what an agentik may do in a space, in display order. */
export const mayWords = (lang: { locale: Locale }): Record<AgentikMay, [string, string]> => ({
  answer: [WORDS.answer[0]({}, lang), WORDS.answer[1]({}, lang)],
  act: [WORDS.act[0]({}, lang), WORDS.act[1]({}, lang)],
  read: [WORDS.read[0]({}, lang), WORDS.read[1]({}, lang)],
});
