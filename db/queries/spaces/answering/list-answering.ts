import { and, asc, count, desc, eq, isNull, or, sql } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { outer } from "#db/connection/outer-column.ts";
import { agentiks } from "#db/schema/items/catalogue.ts";
import { people } from "#db/schema/people/people.ts";
import { answers, spaceAgentiks, unanswered } from "#db/schema/spaces/answering.ts";
import { documents, documentVersions, passages } from "#db/schema/spaces/documents.ts";
import { messages, threads } from "#db/schema/spaces/threads.ts";
import { isInboxOf } from "#db/queries/agentiks/chats/inbox.ts";
import { agentikOwnerIsIn } from "#db/queries/spaces/agentik-owner-is-in.ts";
import { isInsideOf } from "#db/queries/spaces/inside.ts";

interface Viewer {
  spaceId: string;
  personId: string;
}

/** The agentiks of a space, with how many answers each has given there that the viewer may see. */
export const listSpaceAgentiks = (db: Db, viewer: Viewer) =>
  db
    .select({
      id: agentiks.id,
      name: agentiks.name,
      status: agentiks.status,
      answersWhen: spaceAgentiks.answersWhen,
      waitMinutes: spaceAgentiks.waitMinutes,
      may: spaceAgentiks.may,
      /** The viewer's own: only its owner changes when it answers. */
      isOwn: sql<boolean>`${agentiks.ownerId} = ${viewer.personId}`,
      /** False once its owner has left the space: it answers no questions there. */
      isOwnerThere: agentikOwnerIsIn(spaceAgentiks.spaceId),
      answered: sql<number>`(SELECT count(*)::int FROM ${messages} said JOIN ${threads} talk
        ON talk.id = said.thread_id WHERE said.agentik_id = ${outer(agentiks.id)}
        AND talk.space_id = ${outer(spaceAgentiks.spaceId)} AND said.reply_kind = 'found'
        AND (talk.only_for IS NULL OR talk.only_for = ${viewer.personId}))`,
    })
    .from(spaceAgentiks)
    .innerJoin(agentiks, eq(agentiks.id, spaceAgentiks.agentikId))
    .where(isInsideOf(spaceAgentiks, viewer))
    .orderBy(asc(spaceAgentiks.addedAt), agentiks.id);

/** A person's own agentiks, which they may add to a space. */
export const listOwnAgentiks = (db: Db, personId: string, limit: number) =>
  db
    .select({ id: agentiks.id, name: agentiks.name, status: agentiks.status })
    .from(agentiks)
    .where(and(eq(agentiks.ownerId, personId), isNull(agentiks.takenDownAt)))
    .orderBy(sql`${agentiks.status} <> 'active'`, desc(agentiks.createdAt), agentiks.id)
    .limit(limit);

/** Passages of newer documents that are looked at for one approved answer. */
const NEWER_MAX = 5;

/**
 * Approved answers of a space, the last changed first, each with what newer documents for the whole space say about its
 * question, if it may name a price.
 */
export const listAnswers = (
  db: Db,
  viewer: Viewer,
  { limit, offset }: { limit: number; offset: number },
) =>
  db
    .select({
      id: answers.id,
      question: answers.question,
      answer: answers.answer,
      newer: sql<{ documentId: string; text: string }[]>`CASE WHEN ${answers.answer} ~ '[0-9]' THEN
        (SELECT coalesce(json_agg(json_build_object('documentId', said.document_id, 'text', said.text)), '[]')
          FROM (SELECT p.document_id, p.text FROM ${passages} p
            JOIN ${documents} d ON d.id = p.document_id AND d.version = p.version AND d.only_for IS NULL
            JOIN ${documentVersions} v ON v.document_id = p.document_id AND v.version = p.version
            WHERE p.space_id = ${outer(answers.spaceId)} AND v.created_at > ${outer(answers.changedAt)}
              AND p.text ~ '[0-9]'
            ORDER BY ts_rank(p.words, (SELECT string_agg(quote_literal(lexeme), ' | ')::tsquery
              FROM unnest(tsvector_to_array(${outer(answers.words)})) lexeme)) DESC NULLS LAST, p.document_id, p.seq
            LIMIT ${NEWER_MAX}) said)
        ELSE '[]'::json END`,
    })
    .from(answers)
    .where(isInsideOf(answers, viewer))
    .orderBy(desc(answers.changedAt), answers.id)
    .limit(limit)
    .offset(offset);

const isOpen = (viewer: Viewer) =>
  and(
    isNull(unanswered.endedAt),
    isInsideOf(unanswered, viewer),
    sql`(${threads.onlyFor} IS NULL OR ${threads.onlyFor} = ${viewer.personId})`,
    // Customers' questions only for people who have the conversation in their inbox.
    or(isNull(threads.chatWithId), isInboxOf(viewer.personId)),
  );

/** Open questions of a space, which neither a document nor a person has answered, oldest first. */
export const listUnanswered = (db: Db, viewer: Viewer, limit: number) =>
  db
    .select({
      id: unanswered.id,
      question: unanswered.question,
      threadId: unanswered.threadId,
      seq: unanswered.seq,
      /** Asked by a customer: the conversation is in the inbox. */
      isChat: sql<boolean>`(${threads.chatWithId} IS NOT NULL)`,
      /** Null for a deleted account. */
      by: people.displayName,
      createdAt: unanswered.createdAt,
    })
    .from(unanswered)
    .innerJoin(threads, eq(threads.id, unanswered.threadId))
    .leftJoin(people, eq(people.id, unanswered.askedBy))
    .where(isOpen(viewer))
    .orderBy(asc(unanswered.createdAt), unanswered.id)
    .limit(limit);

/** How many questions of a space wait for an answer. */
export async function countUnanswered(db: Db, viewer: Viewer): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(unanswered)
    .innerJoin(threads, eq(threads.id, unanswered.threadId))
    .where(isOpen(viewer));
  return row!.n;
}
