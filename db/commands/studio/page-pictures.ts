/** A person's own pictures for pages. */
import { and, eq } from "drizzle-orm";
import { PAGE_PICTURE_ALT_MAX, PAGE_PICTURES_MAX } from "#domain/studio/pages/pages.ts";
import type { Db } from "#db/connection/client.ts";
import { createId } from "#db/connection/tokens.ts";
import { pagePictures } from "#db/schema/studio/pages.ts";
import { lockPerson } from "#db/commands/people/lock-person.ts";
import { recountStorage, takeStorage } from "#db/commands/people/take-storage.ts";

/**
 * Stores a picture for pages.
 *
 * @param input.bytes a WebP file of at most PICTURE_MAX_BYTES
 * @throws StorageFull when a quota is exceeded
 */
export async function addPagePicture(
  tx: Db,
  input: { personId: string; address?: string | undefined; bytes: Buffer; alt: string; now: Date },
): Promise<{ kind: "done"; hash: string } | { kind: "refused"; reason: "full" | "alt" }> {
  const { personId, address, bytes, alt, now } = input;
  await lockPerson(tx, personId);
  if (alt.length > PAGE_PICTURE_ALT_MAX) return { kind: "refused", reason: "alt" };
  const count = await tx.$count(pagePictures, eq(pagePictures.personId, personId));
  if (count >= PAGE_PICTURES_MAX) return { kind: "refused", reason: "full" };
  await takeStorage(tx, { personId, address, bytes: bytes.length, now });
  const [stored] = await tx
    .insert(pagePictures)
    .values({ id: createId("picture"), personId, bytes, alt, createdAt: now })
    .returning({ hash: pagePictures.hash });
  return { kind: "done", hash: stored!.hash };
}

/** Deletes a picture; blocks that show it show nothing in its place. Repeating it changes nothing. */
export async function deletePagePicture(
  tx: Db,
  { personId, id }: { personId: string; id: string },
): Promise<{ kind: "done" }> {
  await lockPerson(tx, personId);
  const gone = await tx
    .delete(pagePictures)
    .where(and(eq(pagePictures.id, id), eq(pagePictures.personId, personId)))
    .returning({ id: pagePictures.id });
  if (gone.length > 0) await recountStorage(tx, personId);
  return { kind: "done" };
}
