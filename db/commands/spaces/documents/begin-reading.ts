import { and, eq, inArray } from "drizzle-orm";
import type { ContentLanguage } from "#domain/items/catalogue.ts";
import type { RunTarget } from "#domain/runs/run.ts";
import type { DocumentKind } from "#domain/spaces/documents.ts";
import type { Db } from "#db/connection/client.ts";
import { wakeSpace } from "#db/commands/spaces/threads/wake-space.ts";
import { spaces } from "#db/schema/items/catalogue.ts";
import { documents, documentVersions } from "#db/schema/spaces/documents.ts";

/** Content of a document's version that is to be read. */
export interface UnreadVersion {
  kind: DocumentKind;
  /** Key in the file store; null for a text. */
  fileKey: string | null;
  /** A text as it was written, or the caption of a picture. */
  text: string;
  /** The space's language. */
  language: ContentLanguage;
}

/**
 * Notes that a worker reads a document's version, or reads it again after another worker was lost.
 *
 * @returns undefined when it is gone, or has been read
 */
export const beginReading = (
  db: Db,
  { documentId, version }: Extract<RunTarget, { kind: "document" }>,
): Promise<UnreadVersion | undefined> =>
  db.transaction(async (tx) => {
    const [unread] = await tx
      .update(documentVersions)
      .set({ state: "reading" })
      .from(documents)
      .innerJoin(spaces, eq(spaces.id, documents.spaceId))
      .where(
        and(
          eq(documentVersions.documentId, documentId),
          eq(documentVersions.version, version),
          inArray(documentVersions.state, ["received", "reading"]),
          eq(documents.id, documentVersions.documentId),
        ),
      )
      .returning({
        kind: documentVersions.kind,
        fileKey: documentVersions.fileKey,
        text: documentVersions.text,
        language: spaces.language,
        spaceId: spaces.id,
      });
    if (!unread) return undefined;
    const { spaceId, ...rest } = unread;
    await wakeSpace(tx, spaceId);
    return rest;
  });
