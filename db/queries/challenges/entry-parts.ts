import { and, eq, sql, type SQL } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { outer } from "#db/connection/outer-column.ts";
import { challengeEntries, entryFiles, entryPictures } from "#db/schema/challenges/entries.ts";
import { hasPartInEntry, isEntryOpenTo } from "./entry-shown.ts";

/** A photograph without its bytes. */
export interface EntryPicture {
  id: string;
  hash: string;
  /** Empty for the entry's title. */
  alt: string;
  /** In pixels. */
  width: number;
  height: number;
}

/** The photographs of an entry by place, as a column. */
export const picturesOfEntry = (entryId: SQL = outer(challengeEntries.id)): SQL<EntryPicture[]> =>
  sql<
    EntryPicture[]
  >`(SELECT coalesce(json_agg(json_build_object('id', id, 'hash', hash, 'alt', alt,
      'width', width, 'height', height) ORDER BY place), '[]')
    FROM ${entryPictures} picture WHERE picture.entry_id = ${entryId})`;

export interface EntryFile {
  id: string;
  fileName: string;
  /** Bytes. */
  size: number;
}

/** The files of an entry by place, as a column. */
export const filesOfEntry = (entryId: SQL = outer(challengeEntries.id)): SQL<EntryFile[]> =>
  sql<EntryFile[]>`(SELECT coalesce(json_agg(json_build_object('id', id, 'fileName', file_name,
      'size', size) ORDER BY place), '[]')
    FROM ${entryFiles} file WHERE file.entry_id = ${entryId})`;

/**
 * The WebP file of a photograph.
 *
 * @returns undefined for a viewer who may not open the entry
 */
export async function findEntryPicture(
  db: Db,
  {
    entryId,
    hash,
    size,
    viewerId,
  }: { entryId: string; hash: string; size: "full" | "small"; viewerId: string },
): Promise<Buffer | undefined> {
  const [picture] = await db
    .select({ bytes: size === "full" ? entryPictures.bytes : entryPictures.thumbnail })
    .from(entryPictures)
    .innerJoin(challengeEntries, eq(challengeEntries.id, entryPictures.entryId))
    .where(
      and(
        eq(entryPictures.entryId, entryId),
        eq(entryPictures.hash, hash),
        isEntryOpenTo(viewerId),
      ),
    )
    .limit(1);
  return picture?.bytes;
}

/**
 * A file of an entry, for its author and the creator of the challenge: a gallery shows none.
 *
 * @returns undefined for everyone else
 */
export async function findEntryFile(
  db: Db,
  { entryId, fileId, viewerId }: { entryId: string; fileId: string; viewerId: string },
) {
  const [file] = await db
    .select({
      storageKey: entryFiles.storageKey,
      fileName: entryFiles.fileName,
      mediaType: entryFiles.mediaType,
      size: entryFiles.size,
      sha256: entryFiles.sha256,
    })
    .from(entryFiles)
    .innerJoin(challengeEntries, eq(challengeEntries.id, entryFiles.entryId))
    .where(
      and(eq(entryFiles.entryId, entryId), eq(entryFiles.id, fileId), hasPartInEntry(viewerId)),
    );
  return file;
}
