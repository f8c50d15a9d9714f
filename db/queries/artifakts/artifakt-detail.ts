import { and, eq, ne, sql } from "drizzle-orm";
import type { Licence } from "#domain/artifakts/licences.ts";
import type { Publication } from "#domain/items/catalogue.ts";
import type { Artifakt, InLanguage } from "#domain/items/items.ts";
import type { Db } from "#db/connection/client.ts";
import { artifakts } from "#db/schema/items/catalogue.ts";
import { people } from "#db/schema/people/people.ts";
import { isListed } from "#db/queries/lists/listed.ts";
import { versionsColumn, type ArtifaktVersion } from "./artifakt-files.ts";
import { picturesColumn, type ArtifaktPicture } from "./artifakt-pictures.ts";
import { artifaktColumns, cardColumns, toArtifakt, type CardArtifakt } from "./artifakts.ts";
import { isOpenArtifakt } from "./open-artifakt.ts";

/** An artifakt with everything its own page shows. */
export interface ArtifaktDetail extends InLanguage<Artifakt> {
  createdAt: Date;
  publication: Publication;
  /** A buyer may pay more than the price. */
  isPriceOpen: boolean;
  /** For new buyers. */
  licence: Licence;
  takenDownAt: Date | null;
  pictures: ArtifaktPicture[];
  /** Versions of its file, newest first; none if its download is a text that describes it. */
  versions: ArtifaktVersion[];
}

/**
 * The artifakt of a page.
 *
 * @returns undefined for an unknown id, another person's copy or draft, and an artifakt that is
 *   retired, a guest's or taken down and that the viewer neither created nor owns
 */
export async function findArtifaktDetail(
  db: Db,
  id: string,
  viewerId: string,
): Promise<ArtifaktDetail | undefined> {
  const [row] = await db
    .select({
      ...artifaktColumns,
      createdAt: artifakts.createdAt,
      publication: artifakts.publication,
      isPriceOpen: artifakts.isPriceOpen,
      licence: artifakts.licence,
      takenDownAt: artifakts.takenDownAt,
      pictures: picturesColumn(),
      versions: versionsColumn,
    })
    .from(artifakts)
    .innerJoin(people, eq(people.id, artifakts.creatorId))
    .where(and(eq(artifakts.id, id), isOpenArtifakt(viewerId)))
    .limit(1);
  return row && toArtifakt(row);
}

const makerOf = (db: Db, id: string) =>
  db.select({ id: artifakts.creatorId }).from(artifakts).where(eq(artifakts.id, id));

/** Other artifakts of the same maker, the most downloaded first; none for an unknown id. */
export async function listMoreOfMaker(db: Db, id: string, limit: number): Promise<CardArtifakt[]> {
  const rows = await db
    .select(cardColumns)
    .from(artifakts)
    .innerJoin(people, eq(people.id, artifakts.creatorId))
    .where(
      and(
        eq(artifakts.creatorId, sql`(${makerOf(db, id)})`),
        ne(artifakts.id, id),
        isListed(artifakts),
      ),
    )
    .orderBy(sql`${artifakts.downloadCount} DESC NULLS LAST`, artifakts.id)
    .limit(limit);
  return rows.map(toArtifakt);
}

/** Artifakts of the same type by other makers, the most downloaded first; none for an unknown id. */
export async function listRelatedArtifakts(
  db: Db,
  id: string,
  limit: number,
): Promise<CardArtifakt[]> {
  const type = db.select({ type: artifakts.type }).from(artifakts).where(eq(artifakts.id, id));
  const rows = await db
    .select(cardColumns)
    .from(artifakts)
    .innerJoin(people, eq(people.id, artifakts.creatorId))
    .where(
      and(
        eq(artifakts.type, sql`(${type})`),
        ne(artifakts.creatorId, sql`(${makerOf(db, id)})`),
        isListed(artifakts),
      ),
    )
    // NULLS LAST as in the index; otherwise PostgreSQL sorts instead of scanning the index in order.
    .orderBy(sql`${artifakts.downloadCount} DESC NULLS LAST`, artifakts.id)
    .limit(limit);
  return rows.map(toArtifakt);
}
