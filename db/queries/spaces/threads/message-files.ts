import { and, eq, sql, type SQL } from "drizzle-orm";
import type { DocumentFailure, DocumentKind, DocumentState } from "#domain/spaces/documents.ts";
import type { Db } from "#db/connection/client.ts";
import { outer } from "#db/connection/outer-column.ts";
import { isInsideOf } from "#db/queries/spaces/inside.ts";
import { documents, documentVersions } from "#db/schema/spaces/documents.ts";
import { documentThumbnails, messageDocuments } from "#db/schema/spaces/message-documents.ts";
import { messages, threads } from "#db/schema/spaces/threads.ts";

/** A file of a message, with the newest version of its document. */
export interface SentFile {
  /** The file's name when it was sent. */
  name: string;
  /** Null once the document is deleted. */
  document: {
    id: string;
    name: string;
    kind: DocumentKind;
    bytes: number;
    /** The caption of a picture; empty for other files. */
    caption: string;
    state: DocumentState;
    failure: DocumentFailure | null;
  } | null;
  /** A small copy of a picture; sizes in pixels. */
  thumbnail: { hash: string; width: number; height: number } | null;
}

/**
 * The files of a message in their order, as a column of a query of `messages` and `threads`, whose WHERE says
 * who reads them.
 */
export const filesOfMessage: SQL<SentFile[]> = sql<SentFile[]>`(
  SELECT coalesce(json_agg(json_build_object('name', file.name,
    'document', CASE WHEN version.version IS NOT NULL THEN json_build_object('id', document.id,
      'name', document.name, 'kind', version.kind, 'bytes', version.bytes, 'state', version.state,
      'failure', version.failure,
      'caption', CASE WHEN version.kind = 'picture' THEN version.text ELSE '' END) END,
    'thumbnail', CASE WHEN small.hash IS NOT NULL THEN json_build_object('hash', small.hash,
      'width', small.width, 'height', small.height) END) ORDER BY file.position), '[]')
  FROM ${messageDocuments} file
  LEFT JOIN ${documents} document ON document.id = file.document_id
    AND document.space_id = ${outer(threads.spaceId)}
    AND document.only_for IS NOT DISTINCT FROM ${outer(threads.onlyFor)}
  LEFT JOIN ${documentVersions} version ON version.document_id = document.id
    AND version.version = document.version
  LEFT JOIN ${documentThumbnails} small ON small.document_id = document.id
    AND small.version = document.version
  WHERE file.thread_id = ${outer(messages.threadId)} AND file.seq = ${outer(messages.seq)})`;

/** A document's thumbnail as a complete WebP; undefined for anyone but members of its space. */
export async function findDocumentThumbnail(
  db: Db,
  {
    documentId,
    hash,
    ...viewer
  }: { spaceId: string; personId: string; documentId: string; hash: string },
): Promise<Buffer | undefined> {
  const [found] = await db
    .select({ bytes: documentThumbnails.bytes })
    .from(documentThumbnails)
    .innerJoin(documents, eq(documents.id, documentThumbnails.documentId))
    .where(
      and(
        eq(documentThumbnails.documentId, documentId),
        eq(documentThumbnails.hash, hash),
        isInsideOf(documents, viewer),
      ),
    );
  return found?.bytes;
}
