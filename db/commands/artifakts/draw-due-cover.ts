import { and, asc, desc, eq, isNull, lte, sql } from "drizzle-orm";
import { artifaktPictureAddress } from "#domain/addresses/picture-paths.ts";
import { COVER_PLACE } from "#domain/artifakts/artifakt-pictures.ts";
import { backoffMs } from "#domain/format/backoff.ts";
import type { Db } from "#db/connection/client.ts";
import { artifaktPictures, dueCovers } from "#db/schema/artifakts/artifakt-pictures.ts";
import { artifaktVersions } from "#db/schema/artifakts/artifakt-trade.ts";
import { artifakts } from "#db/schema/items/catalogue.ts";

/** A version whose cover could not be drawn in so many tries keeps its tile. */
export const COVER_TRIES_MAX = 3;

/** A file from which a cover is drawn. */
export interface CoverFile {
  version: number;
  storageKey: string;
  fileName: string;
  mediaType: string;
  size: number;
}

/** A WebP of at most PICTURE_MAX_BYTES; undefined where there is nothing to draw. */
export type DrawCover = (file: CoverFile) => Promise<Buffer | undefined>;

/** Artifakts whose cover is to be drawn now, the longest waiting first. */
export async function listDueCovers(db: Db, now: Date, limit: number): Promise<string[]> {
  const due = await db
    .select({ artifaktId: dueCovers.artifaktId })
    .from(dueCovers)
    .where(lte(dueCovers.dueAt, now))
    .orderBy(asc(dueCovers.dueAt), asc(dueCovers.artifaktId))
    .limit(limit);
  return due.map(({ artifaktId }) => artifaktId);
}

/** Lets the worker draw the cover of an artifakt, as the trigger does for a new version. */
export const queueCover = (tx: Db, artifaktId: string, now: Date) =>
  tx
    .insert(dueCovers)
    .values({ artifaktId, dueAt: now })
    .onConflictDoUpdate({ target: dueCovers.artifaktId, set: { tries: 0, dueAt: now } });

/**
 * Draws the cover of an artifakt that is due, from the file of its newest version, unless its maker has
 * uploaded one. The file is read and drawn outside of a transaction; a claim keeps other processes from
 * doing so meanwhile.
 *
 * @throws what `draw` throws; the next try is after a back-off, and the last one is COVER_TRIES_MAX
 */
export async function drawDueCover(
  db: Db,
  artifaktId: string,
  { draw, now }: { draw: DrawCover; now: Date },
): Promise<"drawn" | "nothing" | "elsewhere"> {
  const claim = await claimCover(db, artifaktId, now);
  if (!claim) return "elsewhere";
  const file = claim.tries > COVER_TRIES_MAX ? undefined : await findFile(db, artifaktId);
  const bytes = file && (await draw(file));
  return db.transaction(async (tx) => {
    // Adding a version and uploading a cover lock the artifakt too.
    const isThere = await tx
      .select({ id: artifakts.id })
      .from(artifakts)
      .where(eq(artifakts.id, artifaktId))
      .for("no key update");
    if (isThere.length === 0) return "elsewhere";
    const newest = await findFile(tx, artifaktId);
    // A version has come meanwhile, and its trigger has made the artifakt due again.
    if (newest && file && newest.version !== file.version) return "elsewhere";
    await tx.delete(dueCovers).where(eq(dueCovers.artifaktId, artifaktId));
    if (!newest) return "nothing";
    const isChanged = await replaceCover(tx, artifaktId, { bytes, version: newest.version, now });
    if (isChanged) await keepCover(tx, artifaktId);
    return bytes ? "drawn" : "nothing";
  });
}

/** Counts the try; undefined if another process has done so. */
async function claimCover(db: Db, artifaktId: string, now: Date) {
  const [claim] = await db
    .update(dueCovers)
    .set({
      tries: sql`${dueCovers.tries} + 1`,
      // Doubled with each try, as `backoffMs`.
      dueAt: sql`${now.toISOString()}::timestamptz
        + ${backoffMs(1)} * power(2, ${dueCovers.tries}) * interval '1 millisecond'`,
    })
    .where(and(eq(dueCovers.artifaktId, artifaktId), lte(dueCovers.dueAt, now)))
    .returning({ tries: dueCovers.tries });
  return claim;
}

/** The file of the newest version; undefined without one, and with an uploaded cover. */
async function findFile(db: Db, artifaktId: string): Promise<CoverFile | undefined> {
  const [uploaded] = await db
    .select({ place: artifaktPictures.place })
    .from(artifaktPictures)
    .where(
      and(
        eq(artifaktPictures.artifaktId, artifaktId),
        eq(artifaktPictures.place, COVER_PLACE),
        isNull(artifaktPictures.drawnFrom),
      ),
    );
  if (uploaded) return undefined;
  const { version, storageKey, fileName, mediaType, size } = artifaktVersions;
  const [file] = await db
    .select({ version, storageKey, fileName, mediaType, size })
    .from(artifaktVersions)
    .where(eq(artifaktVersions.artifaktId, artifaktId))
    .orderBy(desc(version))
    .limit(1);
  return file;
}

/** @returns whether the artifakt had or has a drawn cover */
async function replaceCover(
  tx: Db,
  artifaktId: string,
  { bytes, version, now }: { bytes: Buffer | undefined; version: number; now: Date },
): Promise<boolean> {
  const removed = await tx
    .delete(artifaktPictures)
    .where(
      and(eq(artifaktPictures.artifaktId, artifaktId), eq(artifaktPictures.place, COVER_PLACE)),
    )
    .returning({ place: artifaktPictures.place });
  if (bytes)
    await tx
      .insert(artifaktPictures)
      .values({ artifaktId, place: COVER_PLACE, bytes, drawnFrom: version, changedAt: now });
  return removed.length > 0 || bytes !== undefined;
}

/**
 * Writes the cover's address to the artifakt, for lists. After a change of a preview too: the write
 * announces the change to the caches of pages.
 */
export async function keepCover(tx: Db, artifaktId: string): Promise<void> {
  const [cover] = await tx
    .select({ hash: artifaktPictures.hash })
    .from(artifaktPictures)
    .where(
      and(eq(artifaktPictures.artifaktId, artifaktId), eq(artifaktPictures.place, COVER_PLACE)),
    );
  const image = cover ? artifaktPictureAddress(artifaktId, cover.hash) : null;
  await tx.update(artifakts).set({ image }).where(eq(artifakts.id, artifaktId));
}
