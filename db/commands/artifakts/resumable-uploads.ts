import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { UPLOADS_AT_ONCE } from "#domain/artifakts/resumable-upload.ts";
import type { Outcome } from "#domain/items/outcome.ts";
import type { Db } from "#db/connection/client.ts";
import { requireStorage } from "#db/commands/people/take-storage.ts";
import { resumableParts, resumableUploads } from "#db/schema/artifakts/resumable-uploads.ts";

/** An upload of a person. Others cannot find it. */
export interface OwnUpload {
  id: string;
  personId: string;
}

const isOwn = ({ id, personId }: OwnUpload) =>
  and(eq(resumableUploads.id, id), eq(resumableUploads.personId, personId));

/**
 * Begins an upload. It takes no storage yet, but is refused where the file would not fit; the oldest uploads
 * beyond UPLOADS_AT_ONCE are removed.
 *
 * @throws StorageFull when the file would exceed the person's quota
 */
export async function beginUpload(
  tx: Db,
  { id, personId, fileName, size, now }: OwnUpload & { fileName: string; size: number; now: Date },
): Promise<void> {
  // A deleted person is not found here; the insert fails on its foreign key.
  await requireStorage(tx, { personId, bytes: size });
  const older = tx
    .select({ id: resumableUploads.id })
    .from(resumableUploads)
    .where(eq(resumableUploads.personId, personId))
    .orderBy(desc(resumableUploads.touchedAt), desc(resumableUploads.id))
    .offset(UPLOADS_AT_ONCE - 1);
  await tx.delete(resumableUploads).where(inArray(resumableUploads.id, older));
  await tx.insert(resumableUploads).values({ id, personId, fileName, size, touchedAt: now });
}

/**
 * Adds the next part of an upload.
 *
 * @returns how many bytes have arrived; refused where the part does not begin where the last one ended, or
 *   where it exceeds the file. One of two equal parts at once is refused.
 */
export async function addPart(
  tx: Db,
  {
    start,
    size,
    storageKey,
    now,
    ...upload
  }: OwnUpload & { start: number; size: number; storageKey: string; now: Date },
): Promise<Outcome<{ received: number }, "offset">> {
  const [grown] = await tx
    .update(resumableUploads)
    .set({ received: start + size, touchedAt: now })
    .where(
      and(
        isOwn(upload),
        eq(resumableUploads.received, start),
        sql`${resumableUploads.size} >= ${start + size}`,
      ),
    )
    .returning({ received: resumableUploads.received });
  if (!grown) return { kind: "refused", reason: "offset" };
  await tx.insert(resumableParts).values({ uploadId: upload.id, start, size, storageKey });
  return { kind: "done", ...grown };
}

/** Removes an upload of the person; the files of its parts follow in the background. */
export async function removeUpload(tx: Db, upload: OwnUpload): Promise<boolean> {
  const removed = await tx
    .delete(resumableUploads)
    .where(isOwn(upload))
    .returning({ id: resumableUploads.id });
  return removed.length > 0;
}

/** State of an upload of the person. */
export interface UploadState {
  fileName: string;
  size: number;
  received: number;
  touchedAt: Date;
}

export async function findUpload(db: Db, upload: OwnUpload): Promise<UploadState | undefined> {
  const [found] = await db
    .select({
      fileName: resumableUploads.fileName,
      size: resumableUploads.size,
      received: resumableUploads.received,
      touchedAt: resumableUploads.touchedAt,
    })
    .from(resumableUploads)
    .where(isOwn(upload));
  return found;
}

/** Keys of an upload's parts in the file store, in the order of the file. */
export async function listParts(db: Db, uploadId: string): Promise<string[]> {
  const parts = await db
    .select({ storageKey: resumableParts.storageKey })
    .from(resumableParts)
    .where(eq(resumableParts.uploadId, uploadId))
    .orderBy(asc(resumableParts.start));
  return parts.map(({ storageKey }) => storageKey);
}
