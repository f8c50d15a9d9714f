import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { outer } from "#db/connection/outer-column.ts";
import { agentiks, spaces } from "#db/schema/items/catalogue.ts";
import { people } from "#db/schema/people/people.ts";
import { messages, threads } from "#db/schema/spaces/threads.ts";

/** A question that an agentik is to answer. */
export interface Question {
  text: string;
  spaceId: string;
  agentikId: string;
  /** The agentik's name. */
  agentik: string;
  /** The space's owner gets what the agentik does not know: their name, `you` if they ask; null for none. */
  passTo: string | null | { you: true };
  /** The owner's, in the agentik's published version; empty for none. */
  instructions: string;
}

/**
 * The message that an agentik's message answers.
 *
 * @param on the agentik's message
 * @returns undefined when the message or the agentik is gone
 */
export async function findQuestion(
  db: Db,
  { threadId, seq }: { threadId: string; seq: number },
): Promise<Question | undefined> {
  const [own] = await db
    .select({
      replyTo: messages.replyTo,
      agentikId: agentiks.id,
      agentik: agentiks.name,
      spaceId: threads.spaceId,
      ownerId: spaces.ownerId,
      ownerName: people.displayName,
      instructions: sql<string | null>`(
        SELECT c.instructions FROM agentik_configurations c
        WHERE c.agentik_id = ${outer(agentiks.id)} AND c.published_at IS NOT NULL
        ORDER BY c.version DESC LIMIT 1)`,
    })
    .from(messages)
    .innerJoin(threads, eq(threads.id, messages.threadId))
    .innerJoin(spaces, eq(spaces.id, threads.spaceId))
    .innerJoin(agentiks, eq(agentiks.id, messages.agentikId))
    .leftJoin(people, eq(people.id, spaces.ownerId))
    .where(and(eq(messages.threadId, threadId), eq(messages.seq, seq)));
  if (!own || own.replyTo === null) return undefined;
  const [question] = await db
    .select({ text: messages.text, authorId: messages.authorId })
    .from(messages)
    .where(and(eq(messages.threadId, threadId), eq(messages.seq, own.replyTo)));
  if (!question) return undefined;
  const { agentikId, agentik, spaceId, ownerId, ownerName } = own;
  const isOwn = ownerId !== null && question.authorId === ownerId;
  return {
    text: question.text,
    agentikId,
    agentik,
    spaceId,
    passTo: isOwn ? { you: true } : ownerName,
    instructions: own.instructions ?? "",
  };
}
