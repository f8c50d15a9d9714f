import { and, eq, sql, type SQL } from "drizzle-orm";
import type { PicturePlace } from "#domain/artifakts/artifakt-pictures.ts";
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
