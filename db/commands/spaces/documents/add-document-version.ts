import { eq } from "drizzle-orm";
import { DOCUMENT_VERSION_NUMBER_MAX, DOCUMENT_VERSIONS_MAX } from "#domain/spaces/documents.ts";
import type { Db } from "#db/connection/client.ts";
import { takeStorage } from "#db/commands/people/take-storage.ts";
import { wakeSpace } from "#db/commands/spaces/threads/wake-space.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { documents, documentVersions } from "#db/schema/spaces/documents.ts";
import type { DocumentDone } from "./add-document.ts";
import { dropOldVersions, recountOldVersions } from "./drop-old-versions.ts";
import { contentBytes, writeVersion, type DocumentContent } from "./document-content.ts";
import { lockDocument, type WhichDocument } from "./lock-document.ts";

/**
 * Adds the next version to a document; earlier ones stay.
 *
 * @param input.seen the newest version when the form was filled, for a text that is edited
 * @param input.isRow a table with one row changed: beyond DOCUMENT_VERSIONS_MAX the oldest version goes, and
 *   it does not count against the person's limit of runs, since rows are changed one after the other
 * @throws StorageFull
 */
export async function addDocumentVersion(
  tx: Db,
  input: WhichDocument & {
    address?: string | undefined;
    content: DocumentContent;
    seen?: number | undefined;
    isRow?: boolean | undefined;
    now: Date;
  },
): Promise<DocumentDone> {
  const { personId, address, content, seen, isRow = false, now } = input;
  if (isRow) await recountOldVersions(tx, input);
  await takeStorage(tx, { personId, address, bytes: contentBytes(content), now });
  const held = await lockDocument(tx, input);
  if (held.kind === "refused") return held;
  const { id: documentId, version: newest } = held.document;
  if (seen !== undefined && seen !== newest) return { kind: "refused", reason: "changed" };
  if (newest >= DOCUMENT_VERSION_NUMBER_MAX) return { kind: "refused", reason: "versions" };
  if (isRow) await dropOldVersions(tx, documentId);
  // Versions are numbered without a gap at their end, but a table's first ones may be gone.
  else if (newest >= DOCUMENT_VERSIONS_MAX) {
    const kept = await tx.$count(documentVersions, eq(documentVersions.documentId, documentId));
    if (kept >= DOCUMENT_VERSIONS_MAX) return { kind: "refused", reason: "versions" };
  }
  const version = newest + 1;
  const written = await writeVersion(tx, {
    documentId,
    version,
    personId,
    content,
    isOfKit: isRow,
    now,
  });
  if (written.kind === "refused") return written;
  await tx.update(documents).set({ version, changedAt: now }).where(eq(documents.id, documentId));
  const data = { version, kind: content.kind };
  await recordEvent(tx, {
    personId,
    action: "add-document-version",
    subject: documentId,
    data,
    now,
  });
  await wakeSpace(tx, held.space.id);
  return { kind: "done", spaceId: held.space.id, documentId };
}
