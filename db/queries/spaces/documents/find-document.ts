import { and, asc, desc, eq, gte, lt } from "drizzle-orm";
import type { ContentLanguage } from "#domain/items/catalogue.ts";
import type { DocumentFailure, DocumentKind, DocumentState } from "#domain/spaces/documents.ts";
import type { Db } from "#db/connection/client.ts";
import { isInsideOf } from "#db/queries/spaces/inside.ts";
import { people } from "#db/schema/people/people.ts";
import { documents, documentVersions, passages } from "#db/schema/spaces/documents.ts";

/** A document of a space, for one of its members. */
export interface FoundDocument {
  id: string;
  name: string;
  labels: string[];
  isPinned: boolean;
  /** The newest version. */
  version: number;
  createdBy: string | null;
  onlyFor: string | null;
  createdAt: Date;
  /** Name of the document's author; null for a deleted account. */
  by: string | null;
}

export interface WantedDocument {
  /** The id on the page. */
  spaceId: string;
  personId: string;
  documentId: string;
}

const isWanted = ({ documentId, ...viewer }: WantedDocument) =>
  and(eq(documents.id, documentId), isInsideOf(documents, viewer));

/** A document; undefined for anyone but members of its space. */
export async function findDocument(
  db: Db,
  wanted: WantedDocument,
): Promise<FoundDocument | undefined> {
  const [document] = await db
    .select({
      id: documents.id,
      name: documents.name,
      labels: documents.labels,
      isPinned: documents.isPinned,
      version: documents.version,
      createdBy: documents.createdBy,
      onlyFor: documents.onlyFor,
      createdAt: documents.createdAt,
      by: people.displayName,
    })
    .from(documents)
    .leftJoin(people, eq(people.id, documents.createdBy))
    .where(isWanted(wanted));
  return document;
}

/** A version of a document. */
export interface FoundVersion {
  version: number;
  kind: DocumentKind;
  fileName: string | null;
  bytes: number;
  pages: number | null;
  language: ContentLanguage | null;
  state: DocumentState;
  failure: DocumentFailure | null;
  createdAt: Date;
  /** Name of the version's author; null for a deleted account. */
  by: string | null;
}

/** All versions of a document, the newest first (at most DOCUMENT_VERSIONS_MAX). */
export const listDocumentVersions = (db: Db, wanted: WantedDocument): Promise<FoundVersion[]> =>
  db
    .select({
      version: documentVersions.version,
      kind: documentVersions.kind,
      fileName: documentVersions.fileName,
      bytes: documentVersions.bytes,
      pages: documentVersions.pages,
      language: documentVersions.language,
      state: documentVersions.state,
      failure: documentVersions.failure,
      createdAt: documentVersions.createdAt,
      by: people.displayName,
    })
    .from(documentVersions)
    .innerJoin(documents, eq(documents.id, documentVersions.documentId))
    .leftJoin(people, eq(people.id, documentVersions.createdBy))
    .where(isWanted(wanted))
    .orderBy(desc(documentVersions.version));

export interface FoundPassage {
  seq: number;
  heading: string;
  page: number | null;
  text: string;
}

/**
 * Passages of a version in their order.
 *
 * @param part `from` is the first one's `seq`
 */
export const listPassages = (
  db: Db,
  { version, ...wanted }: WantedDocument & { version: number },
  { from, limit }: { from: number; limit: number },
): Promise<FoundPassage[]> =>
  db
    .select({
      seq: passages.seq,
      heading: passages.heading,
      page: passages.page,
      text: passages.text,
    })
    .from(passages)
    .innerJoin(documents, eq(documents.id, passages.documentId))
    .where(
      and(
        isWanted(wanted),
        eq(passages.version, version),
        gte(passages.seq, from),
        lt(passages.seq, from + limit),
      ),
    )
    .orderBy(asc(passages.seq));

/** Source of a document's version: for its download, and for the form that edits it. */
export interface DocumentSource {
  name: string;
  version: number;
  kind: DocumentKind;
  /** A text as it was written, or the caption of a picture. */
  text: string;
  fileKey: string | null;
  fileName: string | null;
  mediaType: string | null;
  bytes: number;
}

/** @param wanted.version undefined for the newest */
export async function findDocumentSource(
  db: Db,
  { version, ...wanted }: WantedDocument & { version: number | undefined },
): Promise<DocumentSource | undefined> {
  const [source] = await db
    .select({
      name: documents.name,
      version: documentVersions.version,
      kind: documentVersions.kind,
      text: documentVersions.text,
      fileKey: documentVersions.fileKey,
      fileName: documentVersions.fileName,
      mediaType: documentVersions.mediaType,
      bytes: documentVersions.bytes,
    })
    .from(documentVersions)
    .innerJoin(documents, eq(documents.id, documentVersions.documentId))
    .where(and(isWanted(wanted), eq(documentVersions.version, version ?? documents.version)));
  return source;
}
