import { withoutMentions } from "#domain/spaces/mentions/mentions.ts";
import type { RunStep } from "#domain/agentiks/chats/chat-effects.ts";
import { findCandidates, type Candidates } from "#db/queries/spaces/answering/find-candidates.ts";
import { findQuestion } from "#db/queries/spaces/threads/find-question.ts";
import { reply, type EngineReply } from "#engine/replies/reply.ts";
import { languageOf } from "#engine/replies/says.ts";
import { findAsker } from "#db/queries/agentiks/tools/read-workplace.ts";
import { findAllowed } from "#worker/tools/mcp-tools.ts";
import { offeredTools } from "#worker/tools/model-tools.ts";
import { findReadingPlace } from "#worker/tools/reading/find-reading-place.ts";
import type { Models } from "#worker/models/models.ts";
import { answerChat } from "./answer-chat.ts";
import type { Executor } from "./executor.ts";
import { replyByModel, saysOnlyCalls } from "./by-model/reply-by-model.ts";
import { memberReplyOfCalls } from "./by-model/reply-of-calls.ts";

/**
 * Answers a message of a space, or of a chat with a customer, from documents and approved answers: by a
 * model, if there is one, or by the embedded engine. In its workplace an agentik may use its tools; nothing
 * leaves without its owner where a member asks, or where it has read what others wrote. Calls without a quote
 * are told in Plaza's words.
 */
export const answerMessage =
  (models?: Models): Executor<"reply"> =>
  async (work, tools) => {
    const inChat = await answerChat(models)(work, tools);
    if (inChat) return inChat;
    const { db, target, personId, now } = work;
    const asked = await findQuestion(db, target);
    if (!asked) return undefined;
    const { spaceId, agentikId, agentik, passTo, instructions } = asked;
    const question = withoutMentions(asked.text, agentik);
    const candidates = await findCandidates(db, { spaceId, personId, question });
    const request = { ...candidates, question, passTo };
    // Members are no customers: the business's tone is not for them.
    const of = { ...request, spaceId, agentikId, instructions, tone: null };
    const inside = { spaceId, personId };
    // Tools are for the agentik's workplace, and for those who are inside.
    const asker = models && (await findAsker(db, { agentikId, ...inside }));
    const offered = asker
      ? {
          tools: offeredTools(await findAllowed(db, agentikId), asker.asker, asker.mayAct),
          place: await findReadingPlace(db, { ...inside, ...asker, question, now }),
        }
      : { tools: [], place: undefined };
    const byModel = models && (await replyByModel(models, work, tools, of, offered));
    const answered = byModel?.reply ?? reply(request);
    const isOfCalls = saysOnlyCalls(byModel);
    if (!isOfCalls) await tools.onText(answered.text);
    const steps = [...stepsOf(answered, candidates), ...(byModel?.steps ?? [])];
    const hasReadUntrusted = asker?.asker !== "owner" || (byModel?.hasReadOthers ?? true);
    const wanted = { calls: byModel?.wanted ?? [], hasReadUntrusted };
    const written = { question, ...answered, steps };
    const told = { language: languageOf(question), isOwner: asker?.asker === "owner" };
    return {
      kind: "reply",
      ...written,
      wanted,
      ...(isOfCalls && {
        ofCalls: (asked) => ({ ...written, ...memberReplyOfCalls(answered.text, asked, told) }),
      }),
    };
  };

/** Steps of a reply, for the owner to read: sources looked at, and the one that answered. */
function stepsOf(
  { replyKind, citations }: EngineReply,
  { passages, answers }: Candidates,
): RunStep[] {
  const looked = { passages: passages.length, answers: answers.length };
  const [from] = citations;
  const source = from && "answerId" in from ? "approved" : "document";
  const steps: RunStep[] = [{ kind: "retrieved", detail: looked }];
  if (replyKind === "found" || replyKind === "which")
    steps.push({ kind: "answered", detail: { source, name: from?.source ?? "" } });
  return steps;
}
