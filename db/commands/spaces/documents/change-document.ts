import { eq } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { wakeSpace } from "#db/commands/spaces/threads/wake-space.ts";
import { documents } from "#db/schema/spaces/documents.ts";
import type { DocumentDone } from "./add-document.ts";
import { lockDocument, type WhichDocument } from "./lock-document.ts";

/** Renames a document, labels it, pins it to the top of the list. Any member may. */
export async function changeDocument(
  tx: Db,
  input: WhichDocument & {
    changes: { name?: string; labels?: string[]; isPinned?: boolean };
  },
): Promise<DocumentDone> {
  const held = await lockDocument(tx, input);
  if (held.kind === "refused") return held;
  const { id: documentId } = held.document;
  await tx.update(documents).set(input.changes).where(eq(documents.id, documentId));
  await wakeSpace(tx, held.space.id);
  return { kind: "done", spaceId: held.space.id, documentId };
}
