import { and, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { messagePath } from "#domain/addresses/message-path.ts";
import { truncate } from "#domain/format/truncate.ts";
import type { Db } from "#db/connection/client.ts";
import { outer } from "#db/connection/outer-column.ts";
import { agentiks, spaceMembers, spaces } from "#db/schema/items/catalogue.ts";
import { people } from "#db/schema/people/people.ts";
import { messages, threadReads, threads } from "#db/schema/spaces/threads.ts";
import { notifyPeople } from "#db/commands/people/notices/notify-people.ts";
import type { WritableSpace } from "#db/commands/spaces/writable-space.ts";

interface Posted {
  space: Pick<WritableSpace, "id" | "name">;
  threadId: string;
  title: string;
  seq: number;
  /**
   * The author, who is not notified; for an agentik's message its owner, who is notified
   * separately.
   */
  personId: string;
  /** Name of the agentik that has written it. */
  from?: string;
  /** Ids of the members whom it mentions. */
  mentioned: readonly string[];
  replyTo: number | null;
  now: Date;
}

/** Members of a space who are notified of each message: more are only told by its unread count. */
const NOTIFIED_MAX = 200;

/**
 * What a member has chosen for a conversation, as a column of a query of `space_members` and
 * `thread_reads`.
 */
const wish = sql<string>`CASE WHEN ${threadReads.isMuted} THEN 'none'
  WHEN ${threadReads.isFollowed} THEN 'all' ELSE ${spaceMembers.notices} END`;

/**
 * Notifies the members of a new message, as each has chosen: of every message with `all` and for
 * followers of the thread, of mentions and replies with `mentions`, of none with `none` and for
 * members who muted the thread.
 */
export async function notifyMembers(tx: Db, posted: Posted): Promise<void> {
  const { space, threadId, title, seq, personId, from, mentioned, replyTo, now } = posted;
  const isAnswered =
    replyTo === null
      ? sql<boolean>`false`
      : sql<boolean>`EXISTS (SELECT FROM ${messages} asked WHERE asked.thread_id = ${threadId}
          AND asked.seq = ${replyTo} AND asked.author_id = ${outer(spaceMembers.personId)})`;
  const members = await tx
    .select({ id: people.id, wish, isAnswered })
    .from(spaceMembers)
    .innerJoin(people, eq(people.id, spaceMembers.personId))
    .leftJoin(
      threadReads,
      and(eq(threadReads.personId, spaceMembers.personId), eq(threadReads.threadId, threadId)),
    )
    .where(
      and(
        eq(spaceMembers.spaceId, space.id),
        eq(spaceMembers.isCopy, false),
        ne(spaceMembers.personId, personId),
        or(
          sql`(${wish} = 'all' OR ${isAnswered})`,
          mentioned.length > 0 ? inArray(spaceMembers.personId, [...mentioned]) : undefined,
        ),
        sql`${wish} <> 'none'`,
      ),
    );
  const isMeant = (member: (typeof members)[number]) =>
    mentioned.includes(member.id) || member.isAnswered;
  const news = { href: messagePath(space.id, threadId, seq), fromId: personId };
  const data = { space: space.name, thread: title, ...(from !== undefined && { from }) };
  const meant = members.filter(isMeant).map(({ id }) => id);
  const others = members.filter((member) => !isMeant(member) && member.wish === "all");
  await notifyPeople(
    tx,
    meant.slice(0, NOTIFIED_MAX),
    { ...news, kind: "space_mention", data },
    now,
  );
  const otherIds = others.slice(0, NOTIFIED_MAX).map(({ id }) => id);
  await notifyPeople(tx, otherIds, { ...news, kind: "space_message", data }, now);
}

/** A question that an agentik could not answer, and passed to the owner of the space by name. */
interface Passed {
  spaceId: string;
  threadId: string;
  /** Number of the message that asks. */
  seq: number;
  agentikId: string;
  question: string;
  /** Author of the question, who needs no notification of it; null for a deleted account. */
  askedBy: string | null;
  now: Date;
}

/** Longest part of a question in a notification. */
const QUESTION_CHARACTERS = 120;

/**
 * Notifies the owner of a space of a question that an agentik has passed to them, as of a mention: not
 * with `none`, nor in a muted conversation, nor of their own question.
 */
export async function notifyOfPassed(tx: Db, passed: Passed): Promise<void> {
  const { spaceId, threadId, seq, agentikId, question, askedBy, now } = passed;
  const [owner] = await tx
    .select({ id: spaceMembers.personId, space: spaces.name, agentik: agentiks.name })
    .from(spaces)
    .innerJoin(
      spaceMembers,
      and(eq(spaceMembers.spaceId, spaces.id), eq(spaceMembers.personId, spaces.ownerId)),
    )
    .innerJoin(threads, and(eq(threads.spaceId, spaces.id), eq(threads.id, threadId)))
    .innerJoin(agentiks, eq(agentiks.id, agentikId))
    .leftJoin(
      threadReads,
      and(eq(threadReads.personId, spaceMembers.personId), eq(threadReads.threadId, threadId)),
    )
    .where(
      and(
        eq(spaces.id, spaceId),
        // A conversation for one person alone is not the owner's to read.
        or(isNull(threads.onlyFor), eq(threads.onlyFor, spaceMembers.personId)),
        askedBy === null ? undefined : ne(spaceMembers.personId, askedBy),
        sql`${wish} <> 'none'`,
      ),
    );
  if (!owner) return;
  const { id, ...names } = owner;
  const data = { ...names, question: truncate(question, QUESTION_CHARACTERS) };
  const href = messagePath(spaceId, threadId, seq);
  await notifyPeople(tx, [id], { kind: "space_question", data, href }, now);
}
