import { and, eq, isNotNull } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { recountStorage } from "#db/commands/people/take-storage.ts";
import { wakeSpace } from "#db/commands/spaces/threads/wake-space.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { documents, documentVersions } from "#db/schema/spaces/documents.ts";
import type { DocumentDone } from "./add-document.ts";
import { lockDocument, type WhichDocument } from "./lock-document.ts";

/**
 * Deletes a document with its versions and passages. Its files are deleted in the background; its
 * author's storage is freed at once.
 */
export async function deleteDocument(
  tx: Db,
  input: WhichDocument & { now: Date },
): Promise<DocumentDone> {
  const { personId, documentId, now } = input;
  // People before the document, in one order: as writes that take storage lock them.
  const creators = await tx
    .selectDistinct({ id: documentVersions.createdBy })
    .from(documentVersions)
    .where(and(eq(documentVersions.documentId, documentId), isNotNull(documentVersions.createdBy)))
    .orderBy(documentVersions.createdBy);
  // A refusal rolls back what this discards.
  for (const { id } of creators) await recountStorage(tx, id!);
  const held = await lockDocument(tx, input);
  if (held.kind === "refused") return held;
  const { space, document } = held;
  if (document.createdBy !== personId && space.role === "member")
    return { kind: "refused", reason: "not-yours" };
  await tx.delete(documents).where(eq(documents.id, documentId));
  const data = { name: document.name, space: space.id };
  await recordEvent(tx, { personId, action: "delete-document", subject: documentId, data, now });
  await wakeSpace(tx, space.id);
  return { kind: "done", spaceId: space.id, documentId };
}
