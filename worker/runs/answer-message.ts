import { mentionedIn } from "#domain/spaces/mentions.ts";
import { findCandidates } from "#db/queries/spaces/answering/find-candidates.ts";
import { findQuestion } from "#db/queries/spaces/threads/find-question.ts";
import { reply } from "#engine/replies/reply.ts";
import type { Executor } from "./executor.ts";

/** Answers a message of a space by the embedded engine, from documents and approved answers. */
export const answerMessage: Executor<"reply"> = async ({ db, target, personId }, { onText }) => {
  const asked = await findQuestion(db, target);
  if (!asked) return undefined;
  const { spaceId, agentik, passTo } = asked;
  const question = withoutMention(asked.text, agentik);
  const candidates = await findCandidates(db, { spaceId, personId, question });
  const answered = reply({ ...candidates, question, passTo });
  await onText(answered.text);
  return { kind: "reply", question, ...answered };
};

/** The question without the agentik's name. */
function withoutMention(text: string, name: string): string {
  if (mentionedIn(text, [name]).length === 0) return text.trim();
  const letters = [...name].map((letter) => letter.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  return text.replace(new RegExp(`@${letters.join("")}`, "giu"), " ").trim();
}
