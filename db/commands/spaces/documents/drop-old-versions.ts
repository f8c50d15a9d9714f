import { and, asc, desc, eq, inArray, isNotNull } from "drizzle-orm";
import { DOCUMENT_VERSIONS_MAX } from "#domain/spaces/documents.ts";
import type { Db } from "#db/connection/client.ts";
import { lockPerson } from "#db/commands/people/lock-person.ts";
import { recountStorage } from "#db/commands/people/take-storage.ts";
import { documentVersions } from "#db/schema/spaces/documents.ts";

/** Versions that a further one leaves no room for: all but the newest DOCUMENT_VERSIONS_MAX - 1. */
const oldVersions = (tx: Db, documentId: string) =>
  tx
    .select({ version: documentVersions.version })
    .from(documentVersions)
    .where(eq(documentVersions.documentId, documentId))
    .orderBy(desc(documentVersions.version))
    .offset(DOCUMENT_VERSIONS_MAX - 1);

/** Deletes the oldest versions, so that there is room for one more. Their files go in the background. */
export async function dropOldVersions(tx: Db, documentId: string): Promise<void> {
  await tx
    .delete(documentVersions)
    .where(
      and(
        eq(documentVersions.documentId, documentId),
        inArray(documentVersions.version, oldVersions(tx, documentId)),
      ),
    );
}

/**
 * Discards the counted storage of the people whose versions `dropOldVersions` deletes, before the document is
 * locked: people first, in the order of their ids, as every write that takes storage locks them.
 */
export async function recountOldVersions(
  tx: Db,
  { personId, documentId }: { personId: string; documentId: string },
): Promise<void> {
  const creators = await tx
    .selectDistinct({ id: documentVersions.createdBy })
    .from(documentVersions)
    .where(
      and(
        eq(documentVersions.documentId, documentId),
        isNotNull(documentVersions.createdBy),
        inArray(documentVersions.version, oldVersions(tx, documentId)),
      ),
    )
    .orderBy(asc(documentVersions.createdBy));
  if (creators.length === 0) return;
  const ids = new Set(creators.map(({ id }) => id!));
  for (const id of [...new Set([...ids, personId])].sort())
    await (ids.has(id) ? recountStorage(tx, id) : lockPerson(tx, id));
}
