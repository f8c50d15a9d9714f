import { and, eq, lt, or, sql } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { agentiks } from "#db/schema/items/catalogue.ts";
import { people } from "#db/schema/people/people.ts";
import { messages, threadReads, threads } from "#db/schema/spaces/threads.ts";
import { isInsideOf } from "#db/queries/spaces/inside.ts";

/** A conversation in the list of a space. */
export interface ListedThread {
  id: string;
  title: string;
  lastMessageAt: Date;
  /** Messages after the last one that was on the viewer's page. */
  unread: number;
  isMuted: boolean;
  /** Beginning of the newest message; empty for a deleted one and while an agentik answers. */
  lastText: string;
  /** Author of the newest message; null for a deleted account. */
  lastFrom: string | null;
  lastFromAgentik: boolean;
  /** Seen by the viewer alone. */
  isOnlyForViewer: boolean;
}

/** Place of a conversation in the list, for the next page. */
export interface ThreadCursor {
  lastMessageAt: Date;
  id: string;
}

const PREVIEW_CHARACTERS = 120;

/** Conversations of a space that a member sees, the newest message first. */
export function listThreads(
  db: Db,
  viewer: { spaceId: string; personId: string },
  { limit, after }: { limit: number; after?: ThreadCursor | undefined },
): Promise<ListedThread[]> {
  return (
    db
      .select({
        id: threads.id,
        title: threads.title,
        lastMessageAt: threads.lastMessageAt,
        unread: sql<number>`greatest(0, ${threads.lastSeq} - coalesce(${threadReads.seq}, 0))::int`,
        isMuted: sql<boolean>`coalesce(${threadReads.isMuted}, false)`,
        lastText: sql<string>`coalesce(left(${messages.text}, ${PREVIEW_CHARACTERS}), '')`,
        lastFrom: sql<string | null>`coalesce(${people.displayName}, ${agentiks.name})`,
        lastFromAgentik: sql<boolean>`(${messages.agentikId} IS NOT NULL)`,
        isOnlyForViewer: sql<boolean>`(${threads.onlyFor} IS NOT NULL)`,
      })
      .from(threads)
      .leftJoin(messages, and(eq(messages.threadId, threads.id), eq(messages.seq, threads.lastSeq)))
      .leftJoin(people, eq(people.id, messages.authorId))
      .leftJoin(agentiks, eq(agentiks.id, messages.agentikId))
      .leftJoin(
        threadReads,
        and(eq(threadReads.threadId, threads.id), eq(threadReads.personId, viewer.personId)),
      )
      .where(
        and(
          isInsideOf(threads, viewer),
          after &&
            or(
              lt(threads.lastMessageAt, after.lastMessageAt),
              and(eq(threads.lastMessageAt, after.lastMessageAt), sql`${threads.id} > ${after.id}`),
            ),
        ),
      )
      // NULLS LAST as in the index; otherwise PostgreSQL sorts instead of scanning the index in order.
      .orderBy(sql`${threads.lastMessageAt} DESC NULLS LAST`, threads.id)
      .limit(limit)
  );
}

/** A conversation that a member sees. */
export interface SeenThread {
  id: string;
  title: string;
  lastSeq: number;
  /** The last message that was on the viewer's page. */
  readSeq: number;
  isMuted: boolean;
  isFollowed: boolean;
  /** A conversation of the examples, where writing begins a conversation of the person's own. */
  isExample: boolean;
}

/** One conversation; undefined for an unknown one and for one that the person does not see. */
export async function findThread(
  db: Db,
  viewer: { spaceId: string; personId: string; isSample: boolean },
  id: string,
): Promise<SeenThread | undefined> {
  const [thread] = await db
    .select({
      id: threads.id,
      title: threads.title,
      lastSeq: threads.lastSeq,
      readSeq: sql<number>`coalesce(${threadReads.seq}, 0)`,
      isMuted: sql<boolean>`coalesce(${threadReads.isMuted}, false)`,
      isFollowed: sql<boolean>`coalesce(${threadReads.isFollowed}, false)`,
      onlyFor: threads.onlyFor,
    })
    .from(threads)
    .leftJoin(
      threadReads,
      and(eq(threadReads.threadId, threads.id), eq(threadReads.personId, viewer.personId)),
    )
    .where(and(eq(threads.id, id), isInsideOf(threads, viewer)));
  if (!thread) return undefined;
  const { onlyFor, ...seen } = thread;
  return { ...seen, isExample: viewer.isSample && onlyFor === null };
}
