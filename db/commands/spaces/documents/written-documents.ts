import { and, eq, isNull, or } from "drizzle-orm";
import { textBytes } from "#domain/people/storage-quota.ts";
import { cutPassages } from "#domain/spaces/cut-passages.ts";
import {
  DOCUMENT_NAME_MAX_CHARACTERS,
  DOCUMENT_TEXT_MAX_CHARACTERS,
  type DocumentRefusal,
} from "#domain/spaces/documents.ts";
import type { Db } from "#db/connection/client.ts";
import { createId } from "#db/connection/tokens.ts";
import { documents, documentVersions } from "#db/schema/spaces/documents.ts";
import { takeStorage } from "#db/commands/people/take-storage.ts";
import { findWritableSpace } from "#db/commands/spaces/writable-space.ts";
import { wakeSpace } from "#db/commands/spaces/threads/wake-space.ts";
import { endReading } from "./end-reading.ts";

export type DocumentResult =
  | { kind: "done"; spaceId: string; documentId: string }
  | { kind: "refused"; reason: DocumentRefusal };

interface Write {
  spaceId: string;
  personId: string;
  /** The writer's IP address as a rate limit key, for the storage of guests. */
  address: string;
  name: string;
  text: string;
  now: Date;
}

/**
 * Stores a text that was pasted or written in Plaza as a document, or as the next version of one. It is
 * cut into passages at once: agentiks quote from it from then on.
 */
export async function writeDocument(
  tx: Db,
  { documentId, ...input }: Write & { documentId?: string | undefined },
): Promise<DocumentResult> {
  const { personId, address, now } = input;
  const [name, text] = [input.name.trim(), input.text.trim()];
  if (name === "" || text === "") return { kind: "refused", reason: "empty" };
  if ([...name].length > DOCUMENT_NAME_MAX_CHARACTERS || text.length > DOCUMENT_TEXT_MAX_CHARACTERS)
    return { kind: "refused", reason: "too-long" };
  const found = await findWritableSpace(tx, input);
  if (found.kind === "refused") return found;
  const { space } = found;
  const bytes = textBytes(text);
  await takeStorage(tx, { personId, address, bytes, now });
  const id = documentId ?? createId("document");
  let version = 1;
  if (documentId === undefined)
    await tx.insert(documents).values({
      id,
      spaceId: space.id,
      name,
      createdBy: personId,
      onlyFor: space.onlyFor,
      createdAt: now,
      changedAt: now,
    });
  else {
    const isSeen = and(
      eq(documents.id, id),
      eq(documents.spaceId, space.id),
      space.onlyFor === null ? isNull(documents.onlyFor) : eq(documents.onlyFor, space.onlyFor),
    );
    const [old] = await tx
      .select({ version: documents.version })
      .from(documents)
      .where(isSeen)
      .for("no key update");
    if (!old) return { kind: "refused", reason: "gone" };
    version = old.version + 1;
    await tx.update(documents).set({ name, version, changedAt: now }).where(eq(documents.id, id));
  }
  await tx.insert(documentVersions).values({
    documentId: id,
    version,
    kind: "text",
    bytes,
    text,
    state: "reading",
    createdBy: personId,
    createdAt: now,
  });
  const passages = cutPassages(text).map((passage) => ({ ...passage, page: null }));
  const reading = { state: "ready", language: space.language, pages: null, passages } as const;
  const target = { kind: "document", documentId: id, version } as const;
  await endReading(tx, target, { state: "succeeded", result: reading }, now);
  return { kind: "done", spaceId: space.id, documentId: id };
}

/** Deletes a document with all its versions: its author's right, and the admins'. */
export async function deleteDocument(
  tx: Db,
  { documentId, ...which }: { spaceId: string; personId: string; documentId: string },
): Promise<DocumentResult> {
  const found = await findWritableSpace(tx, which);
  if (found.kind === "refused") return found;
  const { space } = found;
  const [document] = await tx
    .select({ createdBy: documents.createdBy })
    .from(documents)
    .where(
      and(
        eq(documents.id, documentId),
        eq(documents.spaceId, space.id),
        or(isNull(documents.onlyFor), eq(documents.onlyFor, which.personId)),
      ),
    );
  if (!document) return { kind: "refused", reason: "gone" };
  if (space.role === "member" && document.createdBy !== which.personId)
    return { kind: "refused", reason: "not-yours" };
  await tx.delete(documents).where(eq(documents.id, documentId));
  await wakeSpace(tx, space.id);
  return { kind: "done", spaceId: space.id, documentId };
}
