import { withoutMentions } from "#domain/spaces/mentions.ts";
import type { RunStep } from "#domain/agentiks/chats/chat-effects.ts";
import { findCandidates, type Candidates } from "#db/queries/spaces/answering/find-candidates.ts";
import { findQuestion } from "#db/queries/spaces/threads/find-question.ts";
import { reply, type EngineReply } from "#engine/replies/reply.ts";
import type { Models } from "#worker/models/models.ts";
import { answerChat } from "./answer-chat.ts";
import type { Executor } from "./executor.ts";
import { replyByModel } from "./reply-by-model.ts";

/**
 * Answers a message of a space, or of a chat with a customer, from documents and approved answers: by a
 * model, if there is one, or by the embedded engine.
 */
export const answerMessage =
  (models?: Models): Executor<"reply"> =>
  async (work, tools) => {
    const inChat = await answerChat(models)(work, tools);
    if (inChat) return inChat;
    const { db, target, personId } = work;
    const asked = await findQuestion(db, target);
    if (!asked) return undefined;
    const { spaceId, agentikId, agentik, passTo, instructions } = asked;
    const question = withoutMentions(asked.text, agentik);
    const candidates = await findCandidates(db, { spaceId, personId, question });
    const request = { ...candidates, question, passTo };
    const of = { ...request, spaceId, agentikId, instructions };
    const byModel = models && (await replyByModel(models, work, tools, of));
    const answered = byModel?.reply ?? reply(request);
    await tools.onText(answered.text);
    const steps = [...stepsOf(answered, candidates), ...(byModel?.steps ?? [])];
    return { kind: "reply", question, ...answered, steps };
  };

/** What was looked at and found, for the owner to read. */
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
