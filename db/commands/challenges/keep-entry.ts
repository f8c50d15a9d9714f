import { and, eq, inArray } from "drizzle-orm";
import {
  ENTRY_FILES_MAX,
  ENTRY_PICTURES_MAX,
  entryTitle,
  freePlace,
} from "#domain/challenges/entries.ts";
import type { ContentLanguage } from "#domain/items/catalogue.ts";
import { textBytes } from "#domain/people/storage-quota.ts";
import type { Db } from "#db/connection/client.ts";
import { createId } from "#db/connection/tokens.ts";
import { recountStorage, takeStorage } from "#db/commands/people/take-storage.ts";
import { challengeEntries, entryFiles, entryPictures } from "#db/schema/challenges/entries.ts";

/** Changes that a form makes to an entry besides its text. */
export interface EntryChanges {
  /** As typed; empty for the beginning of the text. */
  title?: string;
  language?: ContentLanguage;
  /** The author agrees that everyone sees it once the challenge is awarded. Undefined: as before. */
  isShown?: boolean | undefined;
  /** Each two WebP files within the limits of PHOTOGRAPH and THUMBNAIL. */
  pictures?: readonly NewPicture[];
  /** A file that is already in the file store. */
  file?: NewFile | undefined;
  /** Ids of what is taken away, before anything is added. Unknown ones are skipped. */
  withoutPictures?: readonly string[];
  withoutFiles?: readonly string[];
}

export interface NewPicture {
  bytes: Buffer;
  thumbnail: Buffer;
  width: number;
  height: number;
  alt: string;
}

export interface NewFile {
  storageKey: string;
  fileName: string;
  mediaType: string;
  size: number;
  sha256: string;
}

interface Owner {
  personId: string;
  /** The client's IP address as keyed by rate limits. */
  address: string | undefined;
  challengeId: string;
  now: Date;
}

/**
 * Stores the entry of a participant with its photographs and files. The caller holds the challenge's lock and
 * has seen that it is open: entries of one challenge are counted one after the other.
 *
 * @returns why nothing may be added, with which the transaction is rolled back; or how many photographs found no
 *   place, the last ones, where at least one did
 * @throws StorageFull
 */
export async function keepEntry(
  tx: Db,
  owner: Owner,
  changes: EntryChanges & { text: string },
): Promise<{ problem: "pictures-full" | "files-full" } | { unplaced: number }> {
  const { personId, challengeId, now } = owner;
  const { text, title = "", language, isShown, withoutPictures = [], withoutFiles = [] } = changes;
  const told = {
    title: entryTitle(title, text),
    ...(language && { language }),
    ...(isShown !== undefined && { isShown }),
  };
  const [entry] = await tx
    .insert(challengeEntries)
    .values({ id: createId("entry"), challengeId, personId, createdAt: now, ...told })
    .onConflictDoUpdate({
      target: [challengeEntries.challengeId, challengeEntries.personId],
      set: told,
    })
    .returning({ id: challengeEntries.id });
  const entryId = entry!.id;
  if (withoutPictures.length + withoutFiles.length > 0) {
    await drop(tx, entryPictures, entryId, withoutPictures);
    await drop(tx, entryFiles, entryId, withoutFiles);
    await recountStorage(tx, personId);
  }
  const { pictures = [], file } = changes;
  const unplaced = await addPictures(tx, owner, entryId, pictures);
  if (pictures.length > 0 && unplaced === pictures.length) return { problem: "pictures-full" };
  const problem = await addFile(tx, owner, entryId, file);
  return problem ? { problem } : { unplaced };
}

async function drop(
  tx: Db,
  table: typeof entryPictures | typeof entryFiles,
  entryId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(table).where(and(eq(table.entryId, entryId), inArray(table.id, [...ids])));
}

/** @returns how many of them found no place */
async function addPictures(
  tx: Db,
  { personId, address, now }: Owner,
  entryId: string,
  pictures: readonly NewPicture[],
): Promise<number> {
  if (pictures.length === 0) return 0;
  const taken = await listPlaces(tx, entryPictures, entryId);
  for (const [index, picture] of pictures.entries()) {
    const place = freePlace(taken, ENTRY_PICTURES_MAX);
    if (!place) return pictures.length - index;
    taken.push(place);
    const bytes = picture.bytes.length + picture.thumbnail.length + textBytes(picture.alt);
    await takeStorage(tx, { personId, address, bytes, now });
    await tx
      .insert(entryPictures)
      .values({ id: createId("photo"), entryId, place, createdAt: now, ...picture });
  }
  return 0;
}

async function addFile(
  tx: Db,
  { personId, address, now }: Owner,
  entryId: string,
  file: NewFile | undefined,
): Promise<"files-full" | undefined> {
  if (!file) return undefined;
  const place = freePlace(await listPlaces(tx, entryFiles, entryId), ENTRY_FILES_MAX);
  if (!place) return "files-full";
  await takeStorage(tx, { personId, address, bytes: file.size, now });
  await tx
    .insert(entryFiles)
    .values({ id: createId("attachment"), entryId, place, createdAt: now, ...file });
  return undefined;
}

async function listPlaces(
  tx: Db,
  table: typeof entryPictures | typeof entryFiles,
  entryId: string,
): Promise<number[]> {
  const rows = await tx
    .select({ place: table.place })
    .from(table)
    .where(eq(table.entryId, entryId));
  return rows.map(({ place }) => place);
}
