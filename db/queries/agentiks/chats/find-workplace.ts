import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { DocumentState } from "#domain/spaces/documents.ts";
import type { Db } from "#db/connection/client.ts";
import { outer } from "#db/connection/outer-column.ts";
import { agentikWorkplaces, chatPages } from "#db/schema/agentiks/chats.ts";
import { agentiks } from "#db/schema/items/catalogue.ts";
import { answers, unanswered } from "#db/schema/spaces/answering.ts";
import { documents, documentVersions } from "#db/schema/spaces/documents.ts";
import { isNewestVersion } from "#db/queries/spaces/documents/is-newest-version.ts";

/** The space where an agentik works, and what it can answer from. */
export interface Workplace {
  spaceId: string;
  documents: number;
  answers: number;
  /** Questions that wait for an answer. */
  unanswered: number;
  /** The agentik's chat page; null while it has none. */
  page: { slug: string; isOpen: boolean } | null;
}

/**
 * The space where an agentik works.
 *
 * @returns undefined for an agentik without a workplace and for another person's agentik
 */
export async function findWorkplace(
  db: Db,
  { agentikId, personId }: { agentikId: string; personId: string },
): Promise<Workplace | undefined> {
  const inSpace = outer(agentikWorkplaces.spaceId);
  const [row] = await db
    .select({
      spaceId: agentikWorkplaces.spaceId,
      documents: sql<number>`(SELECT count(*)::int FROM ${documents} d WHERE d.space_id = ${inSpace})`,
      answers: sql<number>`(SELECT count(*)::int FROM ${answers} a WHERE a.space_id = ${inSpace})`,
      unanswered: sql<number>`(SELECT count(*)::int FROM ${unanswered} u
        WHERE u.space_id = ${inSpace} AND u.ended_at IS NULL)`,
      slug: chatPages.slug,
      isOpen: chatPages.isOpen,
    })
    .from(agentikWorkplaces)
    .innerJoin(agentiks, eq(agentiks.id, agentikWorkplaces.agentikId))
    .leftJoin(chatPages, eq(chatPages.agentikId, agentiks.id))
    .where(and(eq(agentikWorkplaces.agentikId, agentikId), eq(agentiks.ownerId, personId)));
  if (!row) return undefined;
  const { slug, isOpen, ...workplace } = row;
  return { ...workplace, page: slug === null ? null : { slug, isOpen: isOpen ?? false } };
}

/** A document that an agentik answers from. */
export interface KnownDocument {
  id: string;
  name: string;
  state: DocumentState;
}

/** The newest documents of a workplace, for its agentik's owner. */
export const listKnownDocuments = (
  db: Db,
  { agentikId, personId }: { agentikId: string; personId: string },
  limit: number,
): Promise<KnownDocument[]> =>
  db
    .select({ id: documents.id, name: documents.name, state: documentVersions.state })
    .from(agentikWorkplaces)
    .innerJoin(agentiks, eq(agentiks.id, agentikWorkplaces.agentikId))
    .innerJoin(documents, eq(documents.spaceId, agentikWorkplaces.spaceId))
    .innerJoin(documentVersions, isNewestVersion)
    .where(
      and(
        eq(agentikWorkplaces.agentikId, agentikId),
        eq(agentiks.ownerId, personId),
        isNull(documents.onlyFor),
      ),
    )
    .orderBy(desc(documents.changedAt), documents.id)
    .limit(limit);
