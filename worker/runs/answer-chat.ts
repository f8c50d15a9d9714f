import type { RunStep } from "#domain/agentiks/chats/chat-effects.ts";
import { CALLS_A_RUN_MAX } from "#domain/agentiks/tools/tool-call.ts";
import type { Tool } from "#domain/agentiks/tools/tools.ts";
import { findChatTurn } from "#db/queries/agentiks/chats/find-chat-turn.ts";
import type { Reply } from "#db/commands/spaces/threads/end-reply.ts";
import type { ChatReply } from "#engine/chats/respond.ts";
import { plainText } from "#worker/duties/plain-text.ts";
import { findAllowed } from "#worker/tools/mcp-tools.ts";
import { offeredTools } from "#worker/tools/model-tools.ts";
import { findReadingPlace } from "#worker/tools/reading/find-reading-place.ts";
import type { Models } from "#worker/models/models.ts";
import type { Executor } from "./executor.ts";
import { replyByModel, saysOnlyCalls } from "./by-model/reply-by-model.ts";
import { chatReplyOfCalls, trialReplyOfCalls } from "./by-model/reply-of-calls.ts";
import { respondByRules } from "./respond-by-rules.ts";

/**
 * Answers a customer on an agentik's chat page, or its owner in a trial. The embedded engine decides what
 * is to be done; a question that it cannot answer goes to a model, if there is one, with the same passages
 * and the tools that the agentik's owner has not forbidden; no tool reads the business's figures to a customer.
 * Calls without a quote are told in Plaza's words. In a trial nothing of what it asks for is done.
 *
 * @returns undefined when the thread is no chat
 */
export const answerChat =
  (models?: Models): Executor<"reply"> =>
  async (work, tools) => {
    const { db, target, now } = work;
    const turn = await findChatTurn(db, target);
    if (!turn) return undefined;
    const { spaceId, text: question, agentikId, ownerId, isTrial, instructions } = turn;
    const { byRules, candidates, tone, language } = await respondByRules(db, turn, now);
    const isForModel = models && byRules.replyKind === "unknown";
    const request = {
      ...candidates,
      question,
      passTo: null,
      spaceId,
      agentikId,
      instructions,
      tone,
    };
    // The run's person is the owner in both cases; a customer is never told the owner's figures.
    const asker = isTrial ? "owner" : "customer";
    const byModel = isForModel
      ? await replyByModel(models, work, tools, request, {
          tools: offeredTools(await findAllowed(db, agentikId), asker),
          place: await findReadingPlace(db, { personId: ownerId, ownerId, spaceId, question, now }),
        })
      : undefined;
    const wanted = byModel?.wanted ?? [];
    const would = wanted.slice(0, CALLS_A_RUN_MAX);
    const written = ({ effects, steps, ...answered }: ChatReply): Reply => ({
      question,
      chat: effects,
      ...answered,
      plain: plainText(answered.text),
      steps: [
        ...steps,
        ...(byModel?.steps ?? []),
        ...(isTrial ? would.map(({ tool }) => wouldDo(tool)) : []),
      ],
    });
    const isOfCalls = saysOnlyCalls(byModel);
    const answer =
      byModel?.reply?.replyKind === "found"
        ? answeredByModel(byRules, byModel.reply)
        : isOfCalls && isTrial
          ? trialReplyOfCalls(byRules, would, language)
          : byRules;
    if (isTrial || !isOfCalls) await tools.onText(answer.text);
    if (isTrial) return { kind: "reply", ...written(answer) };
    return {
      kind: "reply",
      ...written(answer),
      ...(isOfCalls && {
        ofCalls: (asked) => written(chatReplyOfCalls(byRules, asked, language)),
      }),
      // A customer has written, or could have: nothing leaves without the owner.
      wanted: { calls: wanted, hasReadUntrusted: true },
    };
  };

const wouldDo = (tool: Tool): RunStep => ({ kind: "would-do", detail: { tool } });

/** A model answered what the rules could not, so that no person has to. */
function answeredByModel(
  { effects: { labels, request }, steps }: ChatReply,
  { text, replyKind, citations }: Pick<ChatReply, "text" | "replyKind" | "citations">,
): ChatReply {
  const before = steps.filter(({ kind }) => kind !== "handed-over");
  return {
    text,
    replyKind,
    citations,
    effects: { labels, request, isUnknown: false },
    steps: [...before, { kind: "model", detail: { quotes: citations.length } }],
  };
}
