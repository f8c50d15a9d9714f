import { findChatTurn } from "#db/queries/agentiks/chats/find-chat-turn.ts";
import type { ChatReply } from "#engine/chats/respond.ts";
import type { Models } from "#worker/models/models.ts";
import type { Executor } from "./executor.ts";
import { replyByModel } from "./reply-by-model.ts";
import { respondByRules } from "./respond-by-rules.ts";

/**
 * Answers a customer on an agentik's chat page, or its owner in a trial. The embedded engine decides what
 * is to be done; a question that it cannot answer goes to a model, if there is one, with the same passages.
 *
 * @returns undefined when the thread is no chat
 */
export const answerChat =
  (models?: Models): Executor<"reply"> =>
  async (work, tools) => {
    const { db, target, now } = work;
    const turn = await findChatTurn(db, target);
    if (!turn) return undefined;
    const { spaceId, text: question } = turn;
    const { byRules, candidates } = await respondByRules(db, turn, now);
    const byModel =
      models && byRules.replyKind === "unknown"
        ? await replyByModel(models, work, tools, {
            ...candidates,
            question,
            passTo: null,
            spaceId,
          })
        : undefined;
    const { effects, ...answered } =
      byModel?.replyKind === "found" ? answeredByModel(byRules, byModel) : byRules;
    await tools.onText(answered.text);
    return { kind: "reply", question, chat: effects, ...answered };
  };

/** A model has answered what the rules could not: nobody has to be asked. */
function answeredByModel(
  { effects: { labels }, steps }: ChatReply,
  { text, replyKind, citations }: Pick<ChatReply, "text" | "replyKind" | "citations">,
): ChatReply {
  const before = steps.filter(({ kind }) => kind !== "handed-over");
  return {
    text,
    replyKind,
    citations,
    effects: { labels, isUnknown: false },
    steps: [...before, { kind: "model", detail: { quotes: citations.length } }],
  };
}
