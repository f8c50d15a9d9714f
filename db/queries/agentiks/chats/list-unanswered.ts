import { and, asc, eq, gt, gte, inArray, isNull, ne, or, sql } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { outer } from "#db/connection/outer-column.ts";
import { agentikWorkplaces, chats, contacts } from "#db/schema/agentiks/chats.ts";
import { agentiks, spaceMembers, spaces } from "#db/schema/items/catalogue.ts";
import { people } from "#db/schema/people/people.ts";
import { unanswered } from "#db/schema/spaces/answering.ts";
import { threads } from "#db/schema/spaces/threads.ts";
import type { InboxCursor } from "./list-chats.ts";

/**
 * Questions that no document and no approved answer covers, of the workplaces that a person owns or
 * administers, the oldest first.
 */
export function listInboxUnanswered(
  db: Db,
  personId: string,
  { after, limit }: { after?: InboxCursor | undefined; limit: number },
) {
  const at = after && sql`${after.at.toISOString()}::timestamptz`;
  const found = db
    .select({ id: sql<string>`${outer(unanswered.id)}`.as("found_id") })
    .from(unanswered)
    .where(
      and(
        eq(unanswered.spaceId, outer(spaceMembers.spaceId)),
        isNull(unanswered.endedAt),
        // The range of the index; the condition after it is for rows of the same time.
        at && gte(unanswered.createdAt, at),
        at &&
          or(
            gt(unanswered.createdAt, at),
            and(eq(unanswered.createdAt, at), gt(unanswered.id, after.id)),
          ),
      ),
    )
    .orderBy(asc(unanswered.createdAt), unanswered.id)
    .limit(limit)
    .as("found");
  return db
    .select({
      id: unanswered.id,
      question: unanswered.question,
      spaceId: unanswered.spaceId,
      threadId: unanswered.threadId,
      seq: unanswered.seq,
      isChat: sql<boolean>`(${threads.chatWithId} IS NOT NULL)`,
      agentik: agentiks.name,
      /** The customer who asked; null when a member asked. */
      contactId: contacts.id,
      customer: contacts.name,
      /** Name of the member who asked; null for a deleted account. */
      member: people.displayName,
      createdAt: unanswered.createdAt,
    })
    .from(spaceMembers)
    .innerJoin(spaces, eq(spaces.id, spaceMembers.spaceId))
    .crossJoinLateral(found)
    .innerJoin(unanswered, eq(unanswered.id, found.id))
    .innerJoin(threads, eq(threads.id, unanswered.threadId))
    .leftJoin(agentiks, eq(agentiks.id, unanswered.agentikId))
    .leftJoin(chats, and(eq(chats.threadId, threads.id), ne(chats.channel, "try")))
    .leftJoin(contacts, eq(contacts.id, chats.contactId))
    .leftJoin(people, eq(people.id, unanswered.askedBy))
    .where(isAnsweredBy(db, personId))
    .orderBy(asc(unanswered.createdAt), unanswered.id)
    .limit(limit);
}

/**
 * Condition for the memberships whose unanswered questions a person sees in the inbox: owner or admin of
 * a space in which an agentik works, and not through an example.
 */
const isAnsweredBy = (db: Db, personId: string) =>
  and(
    eq(spaceMembers.personId, personId),
    eq(spaceMembers.isCopy, false),
    inArray(spaceMembers.role, ["owner", "admin"]),
    isNull(spaces.takenDownAt),
    inArray(
      spaceMembers.spaceId,
      db.select({ spaceId: agentikWorkplaces.spaceId }).from(agentikWorkplaces),
    ),
  );
