import { and, eq, isNull } from "drizzle-orm";
import { COVER_PLACE, type PicturePlace } from "#domain/artifakts/artifakt-pictures.ts";
import type { Outcome } from "#domain/items/outcome.ts";
import type { Db } from "#db/connection/client.ts";
import { artifaktPictures } from "#db/schema/artifakts/artifakt-pictures.ts";
import { lockPerson } from "#db/commands/people/lock-person.ts";
import { recountStorage, takeStorage } from "#db/commands/people/take-storage.ts";
import { fingerprintOf } from "#db/commands/writing/idempotent.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { lockOwn } from "./create-artifakt.ts";
import { keepCover, queueCover } from "./draw-due-cover.ts";

/** Digest of a picture, or of an empty place, for optimistic locking. */
export const pictureEdition = (picture: { hash: string; alt: string } | undefined): string =>
  fingerprintOf(picture ? { hash: picture.hash, alt: picture.alt } : {});

/**
 * - `gone`: no such artifakt, or it is not the person's
 * - `changed`: the picture was changed since the page was loaded
 * - `missing`: neither a file nor a stored picture
 */
export type ArtifaktPictureSet = Outcome<{ artifaktId: string }, "gone" | "changed" | "missing">;

interface Change {
  personId: string;
  artifaktId: string;
  place: PicturePlace;
  /** The digest (`pictureEdition`) of the picture on the page. */
  seen: string;
  now: Date;
}

/**
 * Stores the picture of a place in the maker's artifakt, or without bytes only its alternative text.
 * All versions of the artifakt share its pictures.
 *
 * @param input.bytes a WebP file of at most PICTURE_MAX_BYTES
 * @returns the id of the artifakt: for a guest's first write that of the guest's copy
 * @throws StorageFull when a quota is exceeded
 */
export async function setArtifaktPicture(
  tx: Db,
  input: Change & {
    /** The client's IP address as keyed by rate limits. */
    address?: string | undefined;
    bytes: Buffer | undefined;
    alt: string;
  },
): Promise<ArtifaktPictureSet> {
  const { personId, address, place, bytes, alt, now } = input;
  const locked = await lockPicture(tx, input);
  if (locked.kind === "refused") return locked;
  const { artifaktId, stored } = locked;
  if (!bytes) {
    if (!stored) return { kind: "refused", reason: "missing" };
    await tx.update(artifaktPictures).set({ alt }).where(isAt(artifaktId, place));
  } else {
    if (stored) await deletePicture(tx, { personId, artifaktId, place });
    // A drawn cover, which was never counted.
    else await tx.delete(artifaktPictures).where(isAt(artifaktId, place));
    await takeStorage(tx, { personId, address, bytes: bytes.length, now });
    await tx.insert(artifaktPictures).values({ artifaktId, place, bytes, alt, changedAt: now });
  }
  await keepCover(tx, artifaktId);
  const action = "set-artifakt-picture";
  await recordEvent(tx, { personId, action, subject: artifaktId, data: { place }, now });
  return { kind: "done", artifaktId };
}

/** Removes the picture of a place; without one nothing happens. */
export async function removeArtifaktPicture(tx: Db, input: Change): Promise<ArtifaktPictureSet> {
  const { personId, place, now } = input;
  const locked = await lockPicture(tx, input);
  if (locked.kind === "refused") return locked;
  const { artifaktId, stored } = locked;
  if (!stored) return { kind: "done", artifaktId };
  await deletePicture(tx, { personId, artifaktId, place });
  await keepCover(tx, artifaktId);
  if (place === COVER_PLACE) await queueCover(tx, artifaktId, now);
  const action = "remove-artifakt-picture";
  await recordEvent(tx, { personId, action, subject: artifaktId, data: { place }, now });
  return { kind: "done", artifaktId };
}

const isAt = (artifaktId: string, place: PicturePlace) =>
  and(eq(artifaktPictures.artifaktId, artifaktId), eq(artifaktPictures.place, place));

/** Lock order: the person, as whatever takes storage, then the artifakt. */
async function lockPicture(tx: Db, { personId, artifaktId: asked, place, seen }: Change) {
  await lockPerson(tx, personId);
  const artifaktId = await lockOwn(tx, personId, asked);
  if (!artifaktId) return { kind: "refused", reason: "gone" } as const;
  // For its maker a place with a drawn cover is empty.
  const [stored] = await tx
    .select({ hash: artifaktPictures.hash, alt: artifaktPictures.alt })
    .from(artifaktPictures)
    .where(and(isAt(artifaktId, place), isNull(artifaktPictures.drawnFrom)));
  if (pictureEdition(stored) !== seen) return { kind: "refused", reason: "changed" } as const;
  return { kind: "locked", artifaktId, stored } as const;
}

async function deletePicture(
  tx: Db,
  { personId, artifaktId, place }: Pick<Change, "personId" | "artifaktId" | "place">,
): Promise<void> {
  await tx.delete(artifaktPictures).where(isAt(artifaktId, place));
  await recountStorage(tx, personId);
}
