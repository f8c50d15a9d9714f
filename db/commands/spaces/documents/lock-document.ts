import { and, eq } from "drizzle-orm";
import type { DocumentRefusal } from "#domain/spaces/documents.ts";
import type { Db } from "#db/connection/client.ts";
import { findWritableSpace, type WritableSpace } from "#db/commands/spaces/writable-space.ts";
import { isInsideOf } from "#db/queries/spaces/inside.ts";
import { documents } from "#db/schema/spaces/documents.ts";

/** A document that a person changes, with its space. */
export interface WhichDocument {
  personId: string;
  /** The id on the page. */
  spaceId: string;
  documentId: string;
}

export interface LockedDocument {
  id: string;
  name: string;
  /** The newest version. */
  version: number;
  createdBy: string | null;
}

/**
 * Locks a document that a member may change.
 *
 * @returns `example` for an example, which is read-only
 */
export async function lockDocument(
  tx: Db,
  which: WhichDocument,
): Promise<
  | { kind: "done"; space: WritableSpace; document: LockedDocument }
  | {
      kind: "refused";
      reason: Extract<DocumentRefusal, "gone" | "example" | "account" | "archived">;
    }
> {
  const found = await findWritableSpace(tx, which);
  if (found.kind === "refused") return found;
  const { space } = found;
  const { personId, documentId } = which;
  const [held] = await tx
    .select({
      id: documents.id,
      name: documents.name,
      version: documents.version,
      createdBy: documents.createdBy,
      onlyFor: documents.onlyFor,
    })
    .from(documents)
    .where(
      and(eq(documents.id, documentId), isInsideOf(documents, { spaceId: space.id, personId })),
    )
    .for("update");
  if (!held) return { kind: "refused", reason: "gone" };
  const { onlyFor, ...document } = held;
  if (onlyFor !== space.onlyFor) return { kind: "refused", reason: "example" };
  return { kind: "done", space, document };
}
