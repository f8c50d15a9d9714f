import type { Outcome } from "#domain/items/outcome.ts";
import type { DocumentRefusal } from "#domain/spaces/documents.ts";
import type { Db } from "#db/connection/client.ts";
import { createId } from "#db/connection/tokens.ts";
import { takeStorage } from "#db/commands/people/take-storage.ts";
import { wakeSpace } from "#db/commands/spaces/threads/wake-space.ts";
import { findWritableSpace, type WritableSpace } from "#db/commands/spaces/writable-space.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { documents } from "#db/schema/spaces/documents.ts";
import { contentBytes, writeVersion, type DocumentContent } from "./document-content.ts";

/** A document, and the space that it is in: for a guest's first write that is the guest's copy. */
export type DocumentDone = Outcome<{ spaceId: string; documentId: string }, DocumentRefusal>;

interface NewDocument {
  personId: string;
  /** The client's IP address: guests of one address share a storage limit. */
  address?: string | undefined;
  spaceId: string;
  name: string;
  labels: string[];
  content: DocumentContent;
  /** A document of a kit, which adds several at once. */
  isOfKit?: boolean | undefined;
  now: Date;
}

/**
 * Adds a document to a space; a worker reads it.
 *
 * @throws StorageFull
 */
export async function addDocument(tx: Db, input: NewDocument): Promise<DocumentDone> {
  const found = await findWritableSpace(tx, input);
  if (found.kind === "refused") return found;
  const added = await insertDocument(tx, { ...input, space: found.space });
  if (added.kind === "done") await wakeSpace(tx, added.spaceId);
  return added;
}

/**
 * Adds a document to a space that the person may write in, without waking its pages.
 *
 * @throws StorageFull
 */
export async function insertDocument(
  tx: Db,
  input: Omit<NewDocument, "spaceId"> & { space: Pick<WritableSpace, "id" | "onlyFor"> },
): Promise<Outcome<{ spaceId: string; documentId: string }, "too-many">> {
  const { personId, address, name, labels, content, isOfKit, now, space } = input;
  const { id: spaceId, onlyFor } = space;
  await takeStorage(tx, { personId, address, bytes: contentBytes(content), now });
  const documentId = createId("document");
  await tx.insert(documents).values({
    id: documentId,
    spaceId,
    name,
    labels,
    createdBy: personId,
    onlyFor,
    createdAt: now,
    changedAt: now,
  });
  const written = await writeVersion(tx, {
    documentId,
    version: 1,
    personId,
    content,
    isOfKit,
    now,
  });
  if (written.kind === "refused") return written;
  const data = { space: spaceId, kind: content.kind };
  await recordEvent(tx, { personId, action: "add-document", subject: documentId, data, now });
  return { kind: "done", spaceId, documentId };
}
