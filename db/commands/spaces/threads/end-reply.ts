import { and, eq, isNull } from "drizzle-orm";
import type { ChatEffects, RunStep } from "#domain/agentiks/chats/chat-effects.ts";
import { truncate } from "#domain/format/truncate.ts";
import type { RunTarget } from "#domain/runs/run.ts";
import type { ReplyKind } from "#domain/spaces/answering.ts";
import { MESSAGE_MAX_CHARACTERS, type MessageState } from "#domain/spaces/threads.ts";
import type { Db } from "#db/connection/client.ts";
import { createId } from "#db/connection/tokens.ts";
import type { RunOutcome } from "#db/commands/runs/end-run.ts";
import { tellOfAgentik } from "#db/commands/agentiks/duties/fire-event.ts";
import { queueOutbound } from "#db/commands/agentiks/channels/queue-outbound.ts";
import { endChatReply } from "#db/commands/agentiks/chats/end-chat-reply.ts";
import { tellWorkplace } from "#db/commands/agentiks/chats/hand-over.ts";
import { citations, unanswered } from "#db/schema/spaces/answering.ts";
import { messages, threads } from "#db/schema/spaces/threads.ts";
import { notifyOfPassed } from "./notify-members.ts";
import { wakeSpace } from "./wake-space.ts";

/** Source of a reply's words: a passage of a document, or an approved answer. */
export type Citation = { source: string; quote: string } & (
  { documentId: string; version: number; passage: number } | { answerId: string }
);

/** An agentik's reply in a conversation. */
export interface Reply {
  /** Markdown. */
  text: string;
  /** The text without Markdown, for channels that show none; set for a reply to a customer. */
  plain?: string | undefined;
  replyKind: ReplyKind;
  citations: readonly Citation[];
  /** Kept for the owner when nothing covers it. */
  question: string;
  /** Effects on the chat, for a reply to a customer or in a trial. */
  chat?: ChatEffects | undefined;
  /** Steps of the run, for the owner to read. */
  steps?: readonly RunStep[] | undefined;
}

/**
 * Writes how the run of an agentik's message ended, with its sources; a question that nothing covers
 * becomes a line of the space's unanswered questions. A message that was deleted meanwhile stays so.
 */
export async function endReply(
  tx: Db,
  { threadId, seq }: Extract<RunTarget, { kind: "reply" }>,
  outcome: RunOutcome<Reply>,
  now: Date,
): Promise<void> {
  const [message] = await tx
    .update(messages)
    .set(messageOf(outcome))
    .where(and(eq(messages.threadId, threadId), eq(messages.seq, seq), isNull(messages.deletedAt)))
    .returning({ agentikId: messages.agentikId, replyTo: messages.replyTo });
  const [thread] = await tx
    .select({ spaceId: threads.spaceId, chatWithId: threads.chatWithId, onlyFor: threads.onlyFor })
    .from(threads)
    .where(eq(threads.id, threadId));
  if (!message || !thread) return;
  await wakeSpace(tx, thread.spaceId);
  const result = outcome.state === "succeeded" ? outcome.result : undefined;
  if (thread.chatWithId !== null) {
    const reply = { threadId, seq, now, isFailed: outcome.state === "failed" };
    if (result) await queueOutbound(tx, { ...reply, text: result.plain ?? result.text });
    await endChatReply(tx, reply, result?.chat);
  }
  if (!result) return;
  if (result.citations.length > 0)
    await tx
      .insert(citations)
      .values(result.citations.map((one, index) => ({ threadId, seq, n: index + 1, ...one })));
  if (result.replyKind !== "unknown" || message.replyTo === null) return;
  // The owner's trials of an agentik leave nothing to do.
  if (thread.chatWithId !== null && thread.onlyFor !== null) return;
  const [asked] = await tx
    .select({ authorId: messages.authorId })
    .from(messages)
    .where(and(eq(messages.threadId, threadId), eq(messages.seq, message.replyTo)));
  const questionId = createId("question");
  await tx.insert(unanswered).values({
    id: questionId,
    spaceId: thread.spaceId,
    threadId,
    seq: message.replyTo,
    agentikId: message.agentikId,
    question: result.question,
    askedBy: asked?.authorId ?? null,
    createdAt: now,
  });
  const facts = { what: result.question };
  const happened = { topic: "question", id: questionId, facts, now } as const;
  const isReported =
    message.agentikId !== null && (await tellOfAgentik(tx, message.agentikId, happened));
  // A duty of the agentik reports it in its own words; a chat that is handed over is notified of already.
  if (isReported || result.chat?.handOver) return;
  if (thread.chatWithId === null) {
    const { spaceId } = thread;
    const passed = { spaceId, threadId, seq: message.replyTo, question: result.question, now };
    const askedBy = asked?.authorId ?? null;
    if (message.agentikId !== null)
      await notifyOfPassed(tx, { ...passed, agentikId: message.agentikId, askedBy });
    return;
  }
  await tellWorkplace(tx, {
    spaceId: thread.spaceId,
    threadId,
    kind: "chat_question",
    data: { question: truncate(result.question, QUESTION_TOLD_CHARACTERS) },
    now,
  });
}

/** Longest part of a customer's question in a notification. */
const QUESTION_TOLD_CHARACTERS = 120;

interface EndedMessage {
  state: MessageState;
  text?: string;
  replyKind?: ReplyKind;
}

function messageOf(outcome: RunOutcome<Reply>): EndedMessage {
  switch (outcome.state) {
    case "failed":
      return { state: "failed" };
    case "cancelled":
      return { state: "stopped", text: outcome.partial.slice(0, MESSAGE_MAX_CHARACTERS) };
    case "succeeded": {
      const { text, replyKind } = outcome.result;
      return { state: "final", text: text.slice(0, MESSAGE_MAX_CHARACTERS), replyKind };
    }
  }
}
