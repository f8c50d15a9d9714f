import { and, desc, eq, sql, type SQL } from "drizzle-orm";
import type { DocumentFailure, DocumentKind, DocumentState } from "#domain/spaces/documents.ts";
import type { Db } from "#db/connection/client.ts";
import { matchesText } from "#db/queries/search/matches-text.ts";
import { isInsideOf } from "#db/queries/spaces/inside.ts";
import { people } from "#db/schema/people/people.ts";
import { documents, documentVersions } from "#db/schema/spaces/documents.ts";
import { isNewestVersion } from "./is-newest-version.ts";

/** A document in the list of its space, with the state of its newest version. */
export interface ListedDocument {
  id: string;
  name: string;
  labels: string[];
  isPinned: boolean;
  changedAt: Date;
  version: number;
  kind: DocumentKind;
  bytes: number;
  pages: number | null;
  state: DocumentState;
  failure: DocumentFailure | null;
  /** Name of the document's author; null for a deleted account. */
  by: string | null;
}

/** The viewer, and the part of the list. */
export interface DocumentsWanted {
  spaceId: string;
  personId: string;
  /** A part of the name; empty for all. */
  q: string;
  /** Empty for all. */
  label: string;
}

const isWanted = ({ q, label, ...viewer }: DocumentsWanted): SQL =>
  and(
    isInsideOf(documents, viewer),
    matchesText(documents.searchText, q),
    label === "" ? undefined : sql`${label} = ANY(${documents.labels})`,
  )!;

/** Documents of a space for one of its members: pinned ones first, then the newest. */
export const listDocuments = (
  db: Db,
  wanted: DocumentsWanted,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedDocument[]> =>
  db
    .select({
      id: documents.id,
      name: documents.name,
      labels: documents.labels,
      isPinned: documents.isPinned,
      changedAt: documents.changedAt,
      version: documents.version,
      kind: documentVersions.kind,
      bytes: documentVersions.bytes,
      pages: documentVersions.pages,
      state: documentVersions.state,
      failure: documentVersions.failure,
      by: people.displayName,
    })
    .from(documents)
    .innerJoin(documentVersions, isNewestVersion)
    .leftJoin(people, eq(people.id, documents.createdBy))
    .where(isWanted(wanted))
    .orderBy(desc(documents.isPinned), desc(documents.changedAt), documents.id)
    .limit(limit)
    .offset(offset);

/** Labels in the filter of the list. */
const LABELS_LISTED = 30;

/** Labels of a space's documents, the most used first. */
export async function listDocumentLabels(
  db: Db,
  viewer: { spaceId: string; personId: string },
): Promise<string[]> {
  const rows = await db.execute<{ label: string }>(sql`
    SELECT label FROM ${documents} CROSS JOIN LATERAL unnest(${documents.labels}) label
    WHERE ${isInsideOf(documents, viewer)}
    GROUP BY label ORDER BY count(*) DESC, label LIMIT ${LABELS_LISTED}`);
  return rows.map(({ label }) => label);
}
