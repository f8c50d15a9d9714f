import { mentionedIn } from "#domain/spaces/mentions.ts";
import { findCandidates } from "#db/queries/spaces/answering/find-candidates.ts";
import { findQuestion } from "#db/queries/spaces/threads/find-question.ts";
import { reply } from "#engine/replies/reply.ts";
import type { Models } from "#worker/models/models.ts";
import type { Executor } from "./executor.ts";
import { replyByModel } from "./reply-by-model.ts";

/**
 * Answers a message of a space from documents and approved answers: by a model, if there is one, or by
 * the embedded engine.
 */
export const answerMessage =
  (models?: Models): Executor<"reply"> =>
  async (work, tools) => {
    const { db, target, personId } = work;
    const asked = await findQuestion(db, target);
    if (!asked) return undefined;
    const { spaceId, agentik, passTo } = asked;
    const question = withoutMention(asked.text, agentik);
    const candidates = await findCandidates(db, { spaceId, personId, question });
    const request = { ...candidates, question, passTo };
    const answered =
      (models && (await replyByModel(models, work, tools, { ...request, spaceId }))) ??
      reply(request);
    await tools.onText(answered.text);
    return { kind: "reply", question, ...answered };
  };

/** The question without the agentik's name. */
function withoutMention(text: string, name: string): string {
  if (mentionedIn(text, [name]).length === 0) return text.trim();
  const letters = [...name].map((letter) => letter.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  return text.replace(new RegExp(`@${letters.join("")}`, "giu"), " ").trim();
}
