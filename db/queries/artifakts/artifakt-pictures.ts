import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import { COVER_PLACE, type PicturePlace } from "#domain/artifakts/artifakt-pictures.ts";
import type { Db } from "#db/connection/client.ts";
import { outer } from "#db/connection/outer-column.ts";
import { artifaktPictures } from "#db/schema/artifakts/artifakt-pictures.ts";
import { artifakts } from "#db/schema/items/catalogue.ts";
import { isOpenArtifakt } from "./open-artifakt.ts";

/** A stored picture without its bytes. */
export interface ArtifaktPicture {
  place: PicturePlace;
  hash: string;
  /** Empty for the artifakt's name. */
  alt: string;
}

/**
 * Column with the pictures of an artifakt by place, for a query of `artifakts`.
 *
 * @param which `uploaded`: without a cover that the worker has drawn
 */
export const picturesColumn = (which: "all" | "uploaded" = "all"): SQL<ArtifaktPicture[]> => sql<
  ArtifaktPicture[]
>`
  (SELECT coalesce(json_agg(json_build_object('place', place, 'hash', hash, 'alt', alt)
      ORDER BY place), '[]')
    FROM ${artifaktPictures} picture WHERE picture.artifakt_id = ${outer(artifakts.id)}
      ${which === "uploaded" ? sql`AND picture.drawn_from IS NULL` : sql``})`;

/** Column with the content hash of an artifakt's cover, uploaded or drawn; null without one. */
export const coverHashColumn: SQL<string | null> = sql<string | null>`(SELECT cover.hash
  FROM ${artifaktPictures} cover
  WHERE cover.artifakt_id = ${outer(artifakts.id)} AND cover.place = ${sql.raw(String(COVER_PLACE))})`;

/** Content hashes of the covers of artifakts that a viewer may open, by the artifakt's id. */
export async function findCoverHashes(
  db: Db,
  artifaktIds: readonly string[],
  viewerId: string,
): Promise<Map<string, string>> {
  const covers = await db
    .select({ id: artifaktPictures.artifaktId, hash: artifaktPictures.hash })
    .from(artifaktPictures)
    .innerJoin(artifakts, eq(artifakts.id, artifaktPictures.artifaktId))
    .where(and(isCoverOf(artifaktIds), isOpenArtifakt(viewerId)));
  return new Map(covers.map(({ id, hash }) => [id, hash]));
}

/** The WebP files of the covers of artifakts, by the artifakt's id, without asking who may open them. */
export async function findCovers(
  db: Db,
  artifaktIds: readonly string[],
): Promise<Map<string, Buffer>> {
  const covers = await db
    .select({ id: artifaktPictures.artifaktId, bytes: artifaktPictures.bytes })
    .from(artifaktPictures)
    .where(isCoverOf(artifaktIds));
  return new Map(covers.map(({ id, bytes }) => [id, bytes]));
}

const isCoverOf = (artifaktIds: readonly string[]) =>
  and(
    inArray(artifaktPictures.artifaktId, [...artifaktIds]),
    eq(artifaktPictures.place, COVER_PLACE),
  );

/** The WebP file of an artifakt's picture; undefined for a viewer who may not open the artifakt. */
export async function findArtifaktPicture(
  db: Db,
  { artifaktId, hash, viewerId }: { artifaktId: string; hash: string; viewerId: string },
): Promise<Buffer | undefined> {
  const [picture] = await db
    .select({ bytes: artifaktPictures.bytes })
    .from(artifaktPictures)
    .innerJoin(artifakts, eq(artifakts.id, artifaktPictures.artifaktId))
    .where(
      and(
        eq(artifaktPictures.artifaktId, artifaktId),
        eq(artifaktPictures.hash, hash),
        isOpenArtifakt(viewerId),
      ),
    )
    .limit(1);
  return picture?.bytes;
}
