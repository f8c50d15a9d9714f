import { and, asc, eq, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { WAIT_LOOK_BACK_MINUTES } from "#domain/spaces/answering.ts";
import { isQuestion } from "#domain/spaces/is-question.ts";
import type { Db } from "#db/connection/client.ts";
import { agentiks, spaceMembers, spaces } from "#db/schema/items/catalogue.ts";
import { spaceAgentiks } from "#db/schema/spaces/answering.ts";
import { messages, threads } from "#db/schema/spaces/threads.ts";
import { lockPerson } from "#db/commands/people/lock-person.ts";
import { askAgentik } from "./ask-agentiks.ts";
import { wakeSpace } from "./wake-space.ts";

/** Conversations that are looked at in one pass. */
const AT_ONCE = 500;

/**
 * Asks the agentiks that answer unanswered questions: for each question that is the last message of
 * its conversation and older than the agentik's delay. Several processes may run this at once.
 *
 * @returns the number of questions that were passed to an agentik
 */
export async function askForUnanswered(db: Db, now: Date): Promise<number> {
  const waiting = await listWaiting(db, now);
  let asked = 0;
  const seen = new Set<string>();
  for (const { threadId, seq, agentikId, personId, spaceId, text } of waiting) {
    // Only the space's first agentik answers.
    if (seen.has(threadId) || !isQuestion(text)) continue;
    seen.add(threadId);
    const runId = await db.transaction(async (tx) => {
      // Locks in the order of a new message: first its author, then its conversation.
      await lockPerson(tx, personId);
      const [still] = await tx
        .select({ lastSeq: threads.lastSeq })
        .from(threads)
        .where(eq(threads.id, threadId))
        .for("no key update", { skipLocked: true });
      // Answered meanwhile, by a person or through another process.
      if (still?.lastSeq !== seq) return undefined;
      const id = await askAgentik(tx, { threadId, seq, personId, now }, agentikId);
      if (id) await wakeSpace(tx, spaceId);
      return id;
    });
    if (runId) asked += 1;
  }
  return asked;
}

/** Last messages of conversations that have waited for their agentik's minutes; oldest first. */
async function listWaiting(db: Db, now: Date) {
  const at = now.toISOString();
  const rows = await db
    .select({
      threadId: threads.id,
      spaceId: threads.spaceId,
      seq: messages.seq,
      personId: messages.authorId,
      agentikId: spaceAgentiks.agentikId,
      text: messages.text,
    })
    .from(spaceAgentiks)
    .innerJoin(agentiks, eq(agentiks.id, spaceAgentiks.agentikId))
    .innerJoin(spaces, eq(spaces.id, spaceAgentiks.spaceId))
    .innerJoin(threads, eq(threads.spaceId, spaceAgentiks.spaceId))
    .innerJoin(
      messages,
      and(eq(messages.threadId, threads.id), eq(messages.seq, sql`${threads.lastSeq}`)),
    )
    .innerJoin(
      spaceMembers,
      and(
        eq(spaceMembers.spaceId, threads.spaceId),
        eq(spaceMembers.personId, sql`${messages.authorId}`),
      ),
    )
    .where(
      and(
        eq(spaceAgentiks.answersWhen, "unanswered"),
        ne(spaceAgentiks.may, "read"),
        eq(agentiks.status, "active"),
        isNull(spaces.takenDownAt),
        isNotNull(messages.authorId),
        isNull(messages.deletedAt),
        isNull(threads.chatWithId),
        sql`${threads.lastMessageAt} >= ${spaceAgentiks.addedAt}`,
        sql`${threads.lastMessageAt} <= ${at}::timestamptz - make_interval(mins => ${spaceAgentiks.waitMinutes})`,
        sql`${threads.lastMessageAt} > ${at}::timestamptz - make_interval(mins => ${spaceAgentiks.waitMinutes} + ${sql.raw(String(WAIT_LOOK_BACK_MINUTES))})`,
      ),
    )
    .orderBy(asc(threads.lastMessageAt), spaceAgentiks.addedAt, spaceAgentiks.agentikId)
    .limit(AT_ONCE);
  return rows.map(({ personId, ...row }) => ({ ...row, personId: personId! }));
}
