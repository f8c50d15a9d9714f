import { and, eq } from "drizzle-orm";
import { documents, documentVersions } from "#db/schema/spaces/documents.ts";

/** Join condition: the version of a document that counts. */
export const isNewestVersion = and(
  eq(documentVersions.documentId, documents.id),
  eq(documentVersions.version, documents.version),
)!;
