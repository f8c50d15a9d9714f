import { eq } from "drizzle-orm";
import { DOCUMENT_VERSIONS_MAX } from "#domain/spaces/documents.ts";
import type { Db } from "#db/connection/client.ts";
import { takeStorage } from "#db/commands/people/take-storage.ts";
import { wakeSpace } from "#db/commands/spaces/threads/wake-space.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { documents } from "#db/schema/spaces/documents.ts";
import type { DocumentDone } from "./add-document.ts";
import { contentBytes, writeVersion, type DocumentContent } from "./document-content.ts";
import { holdDocument, type WhichDocument } from "./hold-document.ts";

/**
 * Adds the next version to a document; earlier ones stay.
 *
 * @param input.seen the newest version when the form was filled, for a text that is edited
 * @throws StorageFull
 */
export async function addDocumentVersion(
  tx: Db,
  input: WhichDocument & {
    address?: string | undefined;
    content: DocumentContent;
    seen?: number | undefined;
    now: Date;
  },
): Promise<DocumentDone> {
  const { personId, address, content, seen, now } = input;
  await takeStorage(tx, { personId, address, bytes: contentBytes(content), now });
  const held = await holdDocument(tx, input);
  if (held.kind === "refused") return held;
  const { id: documentId, version: newest } = held.document;
  if (seen !== undefined && seen !== newest) return { kind: "refused", reason: "changed" };
  if (newest >= DOCUMENT_VERSIONS_MAX) return { kind: "refused", reason: "versions" };
  const version = newest + 1;
  const written = await writeVersion(tx, { documentId, version, personId, content, now });
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
