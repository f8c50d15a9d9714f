import { and, asc, desc, eq } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { people } from "#db/schema/people/people.ts";
import { documents, documentVersions, passages } from "#db/schema/spaces/documents.ts";
import { isInsideOf } from "#db/queries/spaces/inside.ts";

interface Viewer {
  spaceId: string;
  personId: string;
}

/** Documents of a space that a member sees, the last changed first. */
export const listDocuments = (
  db: Db,
  viewer: Viewer,
  { limit, offset }: { limit: number; offset: number },
) =>
  db
    .select({
      id: documents.id,
      name: documents.name,
      changedAt: documents.changedAt,
      /** Null for a deleted account. */
      by: people.displayName,
    })
    .from(documents)
    .leftJoin(people, eq(people.id, documents.createdBy))
    .where(isInsideOf(documents, viewer))
    .orderBy(desc(documents.isPinned), desc(documents.changedAt), documents.id)
    .limit(limit)
    .offset(offset);

/** A document that a member sees. */
export interface SeenDocument {
  id: string;
  name: string;
  spaceId: string;
  /** The newest version. */
  version: number;
  /** Text of the version that is shown. */
  text: string;
  shownVersion: number;
  createdBy: string | null;
  onlyFor: string | null;
}

/**
 * One document with the text of a version; undefined for an unknown one, and for one that the person does
 * not see.
 *
 * @param version the newest one by default
 */
export async function findDocument(
  db: Db,
  viewer: Viewer,
  id: string,
  version: number | undefined,
): Promise<SeenDocument | undefined> {
  const [document] = await db
    .select({
      id: documents.id,
      name: documents.name,
      spaceId: documents.spaceId,
      version: documents.version,
      text: documentVersions.text,
      shownVersion: documentVersions.version,
      createdBy: documents.createdBy,
      onlyFor: documents.onlyFor,
    })
    .from(documents)
    .innerJoin(
      documentVersions,
      and(
        eq(documentVersions.documentId, documents.id),
        eq(documentVersions.version, version ?? documents.version),
      ),
    )
    .where(and(eq(documents.id, id), isInsideOf(documents, viewer)));
  return document;
}

/** Passages of a version of a document that the member sees, in order. */
export const listPassages = (db: Db, viewer: Viewer, id: string, version: number, limit: number) =>
  db
    .select({ seq: passages.seq, heading: passages.heading, text: passages.text })
    .from(passages)
    .innerJoin(documents, eq(documents.id, passages.documentId))
    .where(
      and(
        eq(passages.documentId, id),
        eq(passages.version, version),
        isInsideOf(documents, viewer),
      ),
    )
    .orderBy(asc(passages.seq))
    .limit(limit);
