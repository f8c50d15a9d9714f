import { and, asc, desc, eq, gt, inArray, isNotNull, lt, sql, type SQL } from "drizzle-orm";
import type { RunFailure, RunState } from "#domain/runs/run.ts";
import type { ReplyKind } from "#domain/spaces/answering.ts";
import { MESSAGES_PER_PAGE, type MessageState, type Reaction } from "#domain/spaces/threads.ts";
import type { Db } from "#db/connection/client.ts";
import { chats } from "#db/schema/agentiks/chats.ts";
import { agentiks, spaces } from "#db/schema/items/catalogue.ts";
import { people } from "#db/schema/people/people.ts";
import { runs } from "#db/schema/runs/runs.ts";
import { citations } from "#db/schema/spaces/answering.ts";
import { CITATION } from "./citation-columns.ts";
import { messageEdits, messageReactions, messages, threads } from "#db/schema/spaces/threads.ts";
import { madeBy, type MadeBy } from "#db/queries/runs/made-by.ts";
import { mayOpenRun } from "#db/queries/runs/may-open-run.ts";
import { filesOfMessage, type SentFile } from "#db/queries/spaces/threads/message-files.ts";
import { isInsideOf } from "#db/queries/spaces/inside.ts";

/** A message of a conversation. */
export interface ListedMessage {
  seq: number;
  /** Null for an agentik's message and for a deleted account. */
  authorId: string | null;
  agentikId: string | null;
  /** Name of the author or agentik; null for a deleted account or agentik. */
  name: string | null;
  avatarUrl: string | null;
  state: MessageState;
  text: string;
  replyTo: number | null;
  replyKind: ReplyKind | null;
  createdAt: Date;
  editedAt: Date | null;
  isDeleted: boolean;
  isPinned: boolean;
  /** Idempotency key of the viewer's own message; null for others. */
  sentKey: string | null;
  /** In their order. */
  files: SentFile[];
  /** The run that writes an agentik's message; null for other messages. */
  run:
    ({ id: string; state: RunState; failure: RunFailure | null; deadlineAt: Date } & MadeBy) | null;
  /** Whether the viewer may open the page of that run. */
  mayOpenRun: boolean;
}

interface Viewer {
  spaceId: string;
  personId: string;
}

/** Range of messages: the newest, those around one, or those after one. */
export type MessageRange = { around?: number | undefined; after?: number };

/**
 * Number below which the messages of a page around one are: half a page after it; for one of the
 * newest page, the end of the conversation, so that what comes later is shown, too. A scalar
 * subquery, so that the index on (thread, seq) is read from there.
 */
const endOfPage = (threadId: string, around: number): SQL<number> =>
  sql<number>`(SELECT CASE WHEN ${around}::int > paged.last_seq - ${MESSAGES_PER_PAGE}::int
    THEN paged.last_seq + 1 ELSE ${around + MESSAGES_PER_PAGE / 2}::int END
    FROM ${threads} paged WHERE paged.id = ${threadId})`;

/** The idempotency key of a person's own message; null for others. */
export const keyIfOf = (personId: string): SQL<string | null> =>
  sql<string | null>`CASE WHEN ${messages.authorId} = ${personId} THEN ${messages.clientKey} END`;

/**
 * Whether a person may open the run of a message. A scalar subquery, which the planner looks up by message;
 * as joins it would read the runs of all messages.
 */
const isRunOpenTo = (db: Db, personId: string): SQL<boolean> =>
  sql<boolean>`coalesce(${db
    .select({ isOpen: sql`true` })
    .from(runs)
    .leftJoin(agentiks, eq(agentiks.id, runs.agentikId))
    .leftJoin(threads, eq(threads.id, runs.threadId))
    .leftJoin(spaces, eq(spaces.id, threads.spaceId))
    .leftJoin(chats, eq(chats.threadId, runs.threadId))
    .where(
      and(
        eq(runs.threadId, messages.threadId),
        eq(runs.messageSeq, messages.seq),
        mayOpenRun(personId),
      ),
    )
    .limit(1)}, false)`;

/**
 * Messages of a conversation in their order; none for a conversation that the person does not see.
 *
 * @param limit of the newest of the range; with `after`, of the oldest
 */
export async function listMessages(
  db: Db,
  viewer: Viewer,
  threadId: string,
  { around, after, limit }: MessageRange & { limit: number },
): Promise<ListedMessage[]> {
  const rows = await db
    .select({
      seq: messages.seq,
      authorId: messages.authorId,
      agentikId: messages.agentikId,
      name: sql<string | null>`coalesce(${people.displayName}, ${agentiks.name})`,
      avatarUrl: people.avatarUrl,
      state: messages.state,
      text: messages.text,
      replyTo: messages.replyTo,
      replyKind: messages.replyKind,
      createdAt: messages.createdAt,
      editedAt: messages.editedAt,
      isDeleted: sql<boolean>`(${messages.deletedAt} IS NOT NULL)`,
      isPinned: sql<boolean>`(${messages.pinnedAt} IS NOT NULL)`,
      sentKey: keyIfOf(viewer.personId),
      files: filesOfMessage,
      run: {
        id: runs.id,
        state: runs.state,
        failure: runs.failure,
        deadlineAt: runs.deadlineAt,
        ...madeBy,
      },
      mayOpenRun: isRunOpenTo(db, viewer.personId),
    })
    .from(messages)
    .innerJoin(threads, eq(threads.id, messages.threadId))
    .leftJoin(people, eq(people.id, messages.authorId))
    .leftJoin(agentiks, eq(agentiks.id, messages.agentikId))
    .leftJoin(runs, and(eq(runs.threadId, messages.threadId), eq(runs.messageSeq, messages.seq)))
    .where(
      and(
        eq(messages.threadId, threadId),
        isInsideOf(threads, viewer),
        around === undefined ? undefined : lt(messages.seq, endOfPage(threadId, around)),
        after === undefined ? undefined : gt(messages.seq, after),
      ),
    )
    .orderBy(after === undefined ? desc(messages.seq) : asc(messages.seq))
    .limit(limit);
  return after === undefined ? rows.reverse() : rows;
}

/** A reaction of a message, with how many gave it. */
export interface CountedReaction {
  seq: number;
  reaction: Reaction;
  count: number;
  isOwn: boolean;
}

/** A source of an agentik's message. */
export interface ListedCitation {
  seq: number;
  n: number;
  documentId: string | null;
  version: number | null;
  passage: number | null;
  source: string;
  quote: string;
}

/** Reactions and sources of the messages of one page (`listMessages` with the same range). */
export async function listMessageParts(
  db: Db,
  viewer: Viewer,
  threadId: string,
  { around, limit }: Pick<MessageRange, "around"> & { limit: number },
): Promise<{ reactions: CountedReaction[]; citations: ListedCitation[] }> {
  const shown = db
    .select({ seq: messages.seq })
    .from(messages)
    .innerJoin(threads, eq(threads.id, messages.threadId))
    .where(
      and(
        eq(messages.threadId, threadId),
        isInsideOf(threads, viewer),
        around === undefined ? undefined : lt(messages.seq, endOfPage(threadId, around)),
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(limit);
  const [reactions, cited] = await Promise.all([
    db
      .select({
        seq: messageReactions.seq,
        reaction: messageReactions.reaction,
        count: sql<number>`count(*)::int`,
        isOwn: sql<boolean>`bool_or(${messageReactions.personId} = ${viewer.personId})`,
      })
      .from(messageReactions)
      .where(and(eq(messageReactions.threadId, threadId), inArray(messageReactions.seq, shown)))
      .groupBy(messageReactions.seq, messageReactions.reaction)
      .orderBy(messageReactions.seq, sql`min(${messageReactions.createdAt})`),
    db
      .select(CITATION)
      .from(citations)
      .where(and(eq(citations.threadId, threadId), inArray(citations.seq, shown)))
      .orderBy(citations.seq, citations.n),
  ]);
  return { reactions, citations: cited };
}

/** The pinned messages of a conversation, as links to them. */
export const listPinned = (db: Db, viewer: Viewer, threadId: string) =>
  db
    .select({ seq: messages.seq, text: sql<string>`left(${messages.text}, 120)` })
    .from(messages)
    .innerJoin(threads, eq(threads.id, messages.threadId))
    .where(
      and(
        eq(messages.threadId, threadId),
        isNotNull(messages.pinnedAt),
        isInsideOf(threads, viewer),
      ),
    )
    .orderBy(asc(messages.seq))
    .limit(20);

/** Earlier wordings of a message, the oldest first. */
export const listEdits = (db: Db, viewer: Viewer, threadId: string, seq: number) =>
  db
    .select({
      version: messageEdits.version,
      text: messageEdits.text,
      createdAt: messageEdits.createdAt,
    })
    .from(messageEdits)
    .innerJoin(threads, eq(threads.id, messageEdits.threadId))
    .where(
      and(
        eq(messageEdits.threadId, threadId),
        eq(messageEdits.seq, seq),
        isInsideOf(threads, viewer),
      ),
    )
    .orderBy(asc(messageEdits.version));
