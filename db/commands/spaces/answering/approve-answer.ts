import { and, eq, isNull, ne, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { messagePath } from "#domain/addresses/message-path.ts";
import {
  APPROVED_ANSWER_MAX_CHARACTERS,
  QUESTION_MAX_CHARACTERS,
} from "#domain/spaces/answering.ts";
import { questionTitle } from "#domain/spaces/question-title.ts";
import { textBytes } from "#domain/people/storage-quota.ts";
import type { Db } from "#db/connection/client.ts";
import { createId } from "#db/connection/tokens.ts";
import { answers, unanswered } from "#db/schema/spaces/answering.ts";
import { queueOutbound } from "#db/commands/agentiks/channels/queue-outbound.ts";
import { endWaiting } from "#db/commands/agentiks/chats/end-waiting.ts";
import { notifyPeople } from "#db/commands/people/notices/notify-people.ts";
import { recountStorage, takeStorage } from "#db/commands/people/take-storage.ts";
import { appendMessage } from "#db/commands/spaces/threads/append-message.ts";
import { wakeSpace } from "#db/commands/spaces/threads/wake-space.ts";
import { findManagedSpace, type AnsweringResult } from "./space-agentiks.ts";

interface OfSpace {
  spaceId: string;
  personId: string;
}

interface Approve extends OfSpace {
  /** The writer's IP address as a rate limit key, for the storage of guests. */
  address: string;
  question: string;
  answer: string;
  /** A line of the unanswered questions: it ends, and its asker gets the answer. */
  unansweredId?: string | undefined;
  now: Date;
}

/**
 * Approves an answer to a question, which the space's agentiks then give word for word; it replaces an
 * earlier answer to the same question. The question is kept without its greeting, since others read it. For an unanswered question it is also written into its conversation, as
 * a message of the person who answers, and sent on the customer's channel.
 *
 * @throws StorageFull
 */
export async function approveAnswer(tx: Db, input: Approve): Promise<AnsweringResult> {
  const { personId, address, unansweredId, now } = input;
  const [asked, answer] = [input.question.trim(), input.answer.trim()];
  const wrong = wrongPair(asked, answer);
  if (wrong) return { kind: "refused", reason: wrong };
  const found = await findManagedSpace(tx, input);
  if (found.kind === "refused") return found;
  const { space } = found;
  const question = questionTitle(asked, space.language);
  const id = createId("answer");
  await takeStorage(tx, { personId, address, bytes: textBytes(question + answer), now });
  const replaced = await tx
    .delete(answers)
    .where(and(eq(answers.spaceId, space.id), isSameQuestion(question)))
    .returning({ approvedBy: answers.approvedBy });
  await tx.insert(answers).values({
    id,
    spaceId: space.id,
    question,
    answer,
    language: space.language,
    approvedBy: personId,
    createdAt: now,
    changedAt: now,
  });
  if (unansweredId !== undefined) {
    // The first of two who answer at once ends the line; the other one changes nothing.
    const [line] = await tx
      .update(unanswered)
      .set({ endedAt: now, answerId: id })
      .where(
        and(
          eq(unanswered.id, unansweredId),
          eq(unanswered.spaceId, space.id),
          isNull(unanswered.endedAt),
        ),
      )
      .returning();
    if (!line) return { kind: "refused", reason: "gone" };
    const { threadId, askedBy } = line;
    const { seq } = await appendMessage(tx, {
      threadId,
      now,
      message: { authorId: personId, text: answer, replyTo: line.seq },
      storage: { personId, address },
    });
    await queueOutbound(tx, { threadId, seq, text: answer, now });
    await endWaiting(tx, threadId);
    const href = messagePath(space.id, threadId, seq);
    const data = { space: space.name, thread: question };
    const news = { kind: "space_mention", data, fromId: personId, href };
    if (askedBy && askedBy !== personId) await notifyPeople(tx, [askedBy], news, now);
  }
  for (const { approvedBy } of replaced) if (approvedBy) await recountStorage(tx, approvedBy);
  await wakeSpace(tx, space.id);
  return { kind: "done", spaceId: space.id };
}

/** Ends the open lines of a conversation that ask an approved question, with its answer. */
export async function endSameQuestions(
  tx: Db,
  input: { threadId: string; spaceId: string; question: string; now: Date },
): Promise<void> {
  const { threadId, spaceId, question, now } = input;
  const approved = tx
    .select({ id: answers.id })
    .from(answers)
    .where(and(eq(answers.spaceId, spaceId), isSameQuestion(questionTitle(question, "es"))))
    .limit(1);
  await tx
    .update(unanswered)
    .set({ endedAt: now, answerId: sql`(${approved})` })
    .where(
      and(
        eq(unanswered.threadId, threadId),
        isNull(unanswered.endedAt),
        isSameQuestion(question, unanswered.question),
      ),
    );
}

/**
 * Changes an approved answer, or its question; another answer to the same question is deleted. The
 * answer counts against the storage of the last person who changed it.
 *
 * @throws StorageFull
 */
export async function changeAnswer(
  tx: Db,
  input: Omit<Approve, "unansweredId"> & { answerId: string },
): Promise<AnsweringResult> {
  const { personId, address, answerId, now } = input;
  const [question, answer] = [input.question.trim(), input.answer.trim()];
  const wrong = wrongPair(question, answer);
  if (wrong) return { kind: "refused", reason: wrong };
  const found = await findManagedSpace(tx, input);
  if (found.kind === "refused") return found;
  const { space } = found;
  // The order of locks everywhere: a person, then what is theirs.
  await takeStorage(tx, { personId, address, bytes: textBytes(question + answer), now });
  const isIt = and(eq(answers.id, answerId), eq(answers.spaceId, space.id));
  const [before] = await tx
    .select({ approvedBy: answers.approvedBy })
    .from(answers)
    .where(isIt)
    .for("update");
  if (!before) return { kind: "refused", reason: "gone" };
  const replaced = await tx
    .delete(answers)
    .where(and(eq(answers.spaceId, space.id), ne(answers.id, answerId), isSameQuestion(question)))
    .returning({ approvedBy: answers.approvedBy });
  await tx
    .update(answers)
    .set({ question, answer, approvedBy: personId, changedAt: now })
    .where(isIt);
  for (const { approvedBy } of [before, ...replaced])
    if (approvedBy) await recountStorage(tx, approvedBy);
  await wakeSpace(tx, space.id);
  return { kind: "done", spaceId: space.id };
}

/** What is wrong with a question and its answer, without blanks at their ends; undefined for nothing. */
function wrongPair(question: string, answer: string): "empty" | "too-long" | undefined {
  if (question === "" || answer === "") return "empty";
  const isTooLong =
    [...question].length > QUESTION_MAX_CHARACTERS ||
    [...answer].length > APPROVED_ANSWER_MAX_CHARACTERS;
  return isTooLong ? "too-long" : undefined;
}

/** Whether a stored question has the same letters and digits, whatever its capitals and accents. */
const isSameQuestion = (question: string, stored: SQLWrapper = answers.question): SQL =>
  sql`${lettersOf(stored)} = ${lettersOf(sql`${question}::text`)}`;
const lettersOf = (text: SQLWrapper): SQL =>
  sql`regexp_replace(plaza_fold(${text}), '[^[:alnum:]]+', '', 'g')`;

/** Puts an unanswered question away. Repeating it changes nothing. */
export async function putQuestionAway(
  tx: Db,
  { unansweredId, now, ...which }: OfSpace & { unansweredId: string; now: Date },
): Promise<AnsweringResult> {
  const found = await findManagedSpace(tx, which);
  if (found.kind === "refused") return found;
  const { id } = found.space;
  await tx
    .update(unanswered)
    .set({ endedAt: now })
    .where(
      and(eq(unanswered.id, unansweredId), eq(unanswered.spaceId, id), isNull(unanswered.endedAt)),
    );
  return { kind: "done", spaceId: id };
}

/** Deletes an approved answer. Repeating it changes nothing. */
export async function deleteAnswer(
  tx: Db,
  { answerId, ...which }: OfSpace & { answerId: string },
): Promise<AnsweringResult> {
  const found = await findManagedSpace(tx, which);
  if (found.kind === "refused") return found;
  const { id } = found.space;
  const [deleted] = await tx
    .delete(answers)
    .where(and(eq(answers.id, answerId), eq(answers.spaceId, id)))
    .returning({ approvedBy: answers.approvedBy });
  if (deleted?.approvedBy) await recountStorage(tx, deleted.approvedBy);
  return { kind: "done", spaceId: id };
}
