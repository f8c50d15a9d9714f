import { and, asc, eq, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { WAIT_LOOK_BACK_MINUTES } from "#domain/spaces/answering.ts";
import { isQuestion } from "#domain/spaces/is-question.ts";
import type { Db } from "#db/connection/client.ts";
import { agentikOwnerIsIn } from "#db/queries/spaces/agentik-owner-is-in.ts";
import { agentiks, spaceMembers, spaces } from "#db/schema/items/catalogue.ts";
import { spaceAgentiks } from "#db/schema/spaces/answering.ts";
import { messages, threads } from "#db/schema/spaces/threads.ts";
import { lockPerson } from "#db/commands/people/lock-person.ts";
import { askAgentik } from "./ask-agentiks.ts";
import { wakeSpace } from "./wake-space.ts";

/** An unanswered question, and the agentik that answers it. */
export interface UnansweredQuestion {
  threadId: string;
  spaceId: string;
  seq: number;
  personId: string;
  agentikId: string;
}

/**
 * Questions that are the last message of their conversation and older than the agentik's delay; of several
 * agentiks of a space the first one answers.
 *
 * @param atMost conversations that are looked at
 */
export async function listUnanswered(
  db: Db,
  now: Date,
  atMost: number,
): Promise<UnansweredQuestion[]> {
  const seen = new Set<string>();
  return (await listWaiting(db, now, atMost)).flatMap(({ text, ...question }) => {
    if (seen.has(question.threadId) || !isQuestion(text)) return [];
    seen.add(question.threadId);
    return [question];
  });
}

/**
 * Asks the agentik that answers unanswered questions. Several processes may do so at once.
 *
 * @returns whether the question was passed to the agentik
 */
export function askForUnanswered(
  db: Db,
  { threadId, seq, agentikId, personId, spaceId }: UnansweredQuestion,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Locks in the order of a new message: first its author, then its conversation.
    await lockPerson(tx, personId);
    const [still] = await tx
      .select({ lastSeq: threads.lastSeq })
      .from(threads)
      .where(eq(threads.id, threadId))
      .for("no key update", { skipLocked: true });
    // Answered meanwhile, by a person or through another process.
    if (still?.lastSeq !== seq) return false;
    const runId = await askAgentik(tx, { threadId, seq, personId, now }, agentikId);
    if (runId) await wakeSpace(tx, spaceId);
    return runId !== undefined;
  });
}

/** Last messages of conversations that have waited for their agentik's minutes; oldest first. */
async function listWaiting(db: Db, now: Date, atMost: number) {
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
        agentikOwnerIsIn(spaceAgentiks.spaceId),
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
    .limit(atMost);
  return rows.map(({ personId, ...row }) => ({ ...row, personId: personId! }));
}
