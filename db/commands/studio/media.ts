/** A person's favourites and downloads of the library's items. */
import { and, eq } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { mediaDownloads, mediaFavorites, mediaItems } from "#db/schema/studio/media.ts";

interface Input {
  personId: string;
  itemId: string;
  now: Date;
}
type Answer = { kind: "done" } | { kind: "refused"; reason: "gone" };

async function isThere(tx: Db, itemId: string): Promise<boolean> {
  return (await tx.$count(mediaItems, eq(mediaItems.id, itemId))) > 0;
}

/** Adds an item to a person's favourites or removes it. Idempotent. */
export async function favorItem(
  tx: Db,
  { personId, itemId, isFavorite, now }: Input & { isFavorite: boolean },
): Promise<Answer> {
  if (!(await isThere(tx, itemId))) return { kind: "refused", reason: "gone" };
  const changed = isFavorite
    ? await tx
        .insert(mediaFavorites)
        .values({ personId, itemId, createdAt: now })
        .onConflictDoNothing()
        .returning({ id: mediaFavorites.itemId })
    : await tx
        .delete(mediaFavorites)
        .where(and(eq(mediaFavorites.personId, personId), eq(mediaFavorites.itemId, itemId)))
        .returning({ id: mediaFavorites.itemId });
  const action = isFavorite ? "favor-medium" : "unfavor-medium";
  if (changed.length > 0) await recordEvent(tx, { personId, action, subject: itemId, now });
  return { kind: "done" };
}

/** Records the first download of an item by a person. */
export async function noteItemDownload(tx: Db, { personId, itemId, now }: Input): Promise<Answer> {
  if (!(await isThere(tx, itemId))) return { kind: "refused", reason: "gone" };
  const noted = await tx
    .insert(mediaDownloads)
    .values({ personId, itemId, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: mediaDownloads.itemId });
  if (noted.length > 0)
    await recordEvent(tx, { personId, action: "download-medium", subject: itemId, now });
  return { kind: "done" };
}
