import type { AskedCall } from "#domain/agentiks/tools/asked-call.ts";
import type { ToolCall } from "#domain/agentiks/tools/tool-call.ts";
import type { ContentLanguage } from "#domain/items/catalogue.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import type { ChatReply } from "#engine/chats/respond.ts";
import {
  areAllLeftOut,
  customerCallsText,
  memberCallsText,
  trialCallsText,
} from "#app/words/asked-calls-text.ts";

/**
 * Replies where a model has asked for calls and shown no quote: Plaza's own words about the calls. What the
 * model says of them is not used, since nothing shows that it is true.
 */

/** Plaza's own texts exist in Spanish and English only. */
const langOf = (language: ContentLanguage): { locale: Locale } => ({
  locale: language === "es" ? "es" : "en",
});

/**
 * The reply to a customer. Where nothing came of any call, the question stays as the rules left it: unknown,
 * and for a person to answer.
 */
export function chatReplyOfCalls(
  byRules: ChatReply,
  asked: readonly AskedCall[],
  language: ContentLanguage,
): ChatReply {
  const text = customerCallsText(asked, langOf(language));
  return areAllLeftOut(asked)
    ? { ...byRules, text: `${text}\n\n${byRules.text}` }
    : noted(byRules, text);
}

/** The reply to the owner in a trial, where none of the calls is made. */
export const trialReplyOfCalls = (
  byRules: ChatReply,
  calls: readonly ToolCall[],
  language: ContentLanguage,
): ChatReply => noted(byRules, trialCallsText(calls, langOf(language)));

/** What was asked for is taken care of, so that no person has to answer. */
const noted = ({ effects: { labels, request }, steps }: ChatReply, text: string): ChatReply => ({
  text,
  replyKind: "noted",
  citations: [],
  effects: { labels, request, isUnknown: false },
  steps: steps.filter(({ kind }) => kind !== "handed-over"),
});

/**
 * The reply to a member of the workplace.
 *
 * @param unknown the text that says that it does not know, which stays where nothing came of any call
 * @param isOwner whether the agentik's owner asks
 */
export function memberReplyOfCalls(
  unknown: string,
  asked: readonly AskedCall[],
  { language, isOwner }: { language: ContentLanguage; isOwner: boolean },
): { text: string; replyKind: "noted" | "unknown" } {
  const text = memberCallsText(asked, { isOwner }, langOf(language));
  return areAllLeftOut(asked)
    ? { text: `${text}\n\n${unknown}`, replyKind: "unknown" }
    : { text, replyKind: "noted" };
}
