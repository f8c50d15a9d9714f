import { and, eq } from "drizzle-orm";
import { pictureAddress } from "#domain/addresses/picture-paths.ts";
import type { PicturePurpose } from "#domain/people/profile/pictures.ts";
import type { Db } from "#db/connection/client.ts";
import { businesses } from "#db/schema/people/businesses.ts";
import { people } from "#db/schema/people/people.ts";
import { pictures } from "#db/schema/people/pictures.ts";
import { lockPerson } from "#db/commands/people/lock-person.ts";
import { recountStorage, takeStorage } from "#db/commands/people/take-storage.ts";

/**
 * Stores a person's picture or logo in place of the former one.
 *
 * @param input.bytes a WebP file of at most PICTURE_MAX_BYTES
 * @throws StorageFull when a quota is exceeded
 */
export async function setPicture(
  tx: Db,
  input: {
    personId: string;
    /** The client's IP address as keyed by rate limits. */
    address?: string;
    purpose: PicturePurpose;
    bytes: Buffer;
    now: Date;
  },
): Promise<{ kind: "done" }> {
  const { personId, address, purpose, bytes, now } = input;
  await lockPerson(tx, personId);
  await deletePicture(tx, personId, purpose);
  await takeStorage(tx, { personId, address, bytes: bytes.length, now });
  const [stored] = await tx
    .insert(pictures)
    .values({ personId, purpose, bytes })
    .returning({ hash: pictures.hash });
  if (purpose === "avatar") await setAvatar(tx, personId, pictureAddress(stored!.hash));
  // A logo creates the business if there is none yet.
  else await tx.insert(businesses).values({ personId, updatedAt: now }).onConflictDoNothing();
  return { kind: "done" };
}

/** Removes a person's picture or logo; without one nothing happens. */
export async function removePicture(
  tx: Db,
  { personId, purpose }: { personId: string; purpose: PicturePurpose },
): Promise<{ kind: "done" }> {
  await lockPerson(tx, personId);
  await deletePicture(tx, personId, purpose);
  if (purpose === "avatar") await setAvatar(tx, personId, null);
  return { kind: "done" };
}

async function deletePicture(tx: Db, personId: string, purpose: PicturePurpose): Promise<void> {
  const deleted = await tx
    .delete(pictures)
    .where(and(eq(pictures.personId, personId), eq(pictures.purpose, purpose)))
    .returning({ hash: pictures.hash });
  if (deleted.length > 0) await recountStorage(tx, personId);
}

const setAvatar = (tx: Db, personId: string, avatarUrl: string | null) =>
  tx.update(people).set({ avatarUrl }).where(eq(people.id, personId));
