import { textBytes } from "#domain/people/storage-quota.ts";
import type { DocumentKind, DocumentRefusal } from "#domain/spaces/documents.ts";
import type { Db } from "#db/connection/client.ts";
import { askForRun } from "#db/commands/runs/ask-for-run.ts";
import { documentVersions } from "#db/schema/spaces/documents.ts";

/** A file that is already in the file store. */
export interface FileContent {
  kind: Exclude<DocumentKind, "text">;
  file: { storageKey: string; fileName: string; mediaType: string; size: number };
  /** Description of the picture. */
  caption: string;
}

/** Content of a document's version: a text or a file. */
export type DocumentContent = { kind: "text"; text: string } | FileContent;

/** Bytes that a version counts against its author's storage quota. */
export const contentBytes = (content: DocumentContent): number =>
  content.kind === "text" ? textBytes(content.text) : content.file.size;

/** Writes a version, and asks the workers to read it. */
export async function writeVersion(
  tx: Db,
  {
    documentId,
    version,
    personId,
    content,
    isOfKit,
    now,
  }: {
    documentId: string;
    version: number;
    personId: string;
    content: DocumentContent;
    isOfKit?: boolean | undefined;
    now: Date;
  },
): Promise<{ kind: "done" } | { kind: "refused"; reason: Extract<DocumentRefusal, "too-many"> }> {
  await tx.insert(documentVersions).values({
    documentId,
    version,
    kind: content.kind,
    bytes: contentBytes(content),
    createdBy: personId,
    createdAt: now,
    ...(content.kind === "text"
      ? { text: content.text }
      : {
          text: content.caption,
          fileName: content.file.fileName,
          fileKey: content.file.storageKey,
          mediaType: content.file.mediaType,
        }),
  });
  const asked = await askForRun(tx, {
    target: { kind: "document", documentId, version },
    personId,
    isOfKit,
    now,
  });
  return asked.kind === "done" ? { kind: "done" } : asked;
}
