import { and, desc, eq, isNull, or, sql } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { agentiks, spaceMembers, spaces } from "#db/schema/items/catalogue.ts";
import { people } from "#db/schema/people/people.ts";
import { messages, threads } from "#db/schema/spaces/threads.ts";
import { matchesText } from "#db/queries/search/matches-text.ts";

/** A message that a search found. */
export interface FoundMessage {
  spaceId: string;
  space: string;
  threadId: string;
  thread: string;
  seq: number;
  text: string;
  /** Null for a deleted account. */
  name: string | null;
  createdAt: Date;
}

/**
 * Messages with a text, without regard to case and accents, in all spaces of a person; newest first.
 */
export async function searchMessages(
  db: Db,
  {
    personId,
    typed,
    limit,
    offset,
  }: { personId: string; typed: string; limit: number; offset: number },
): Promise<FoundMessage[]> {
  const isFound = matchesText(messages.searchText, typed);
  if (!isFound) return [];
  return db
    .select({
      spaceId: spaces.id,
      space: spaces.name,
      threadId: threads.id,
      thread: threads.title,
      seq: messages.seq,
      text: messages.text,
      name: sql<string | null>`coalesce(${people.displayName}, ${agentiks.name})`,
      createdAt: messages.createdAt,
    })
    .from(spaceMembers)
    .innerJoin(spaces, eq(spaces.id, spaceMembers.spaceId))
    .innerJoin(threads, or(eq(threads.spaceId, spaces.id), eq(threads.spaceId, spaces.copiedFrom)))
    .innerJoin(messages, eq(messages.threadId, threads.id))
    .leftJoin(people, eq(people.id, messages.authorId))
    .leftJoin(agentiks, eq(agentiks.id, messages.agentikId))
    .where(
      and(
        eq(spaceMembers.personId, personId),
        isNull(spaces.takenDownAt),
        or(isNull(threads.onlyFor), eq(threads.onlyFor, personId)),
        isNull(threads.chatWithId),
        isFound,
      ),
    )
    .orderBy(desc(messages.createdAt), messages.threadId, desc(messages.seq))
    .limit(limit)
    .offset(offset);
}
