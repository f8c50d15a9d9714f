import { and, desc, eq, sql, type SQL } from "drizzle-orm";
import type { Licence } from "#domain/artifakts/licences.ts";
import type { Db } from "#db/connection/client.ts";
import { outer } from "#db/connection/outer-column.ts";
import {
  artifaktOwnerships,
  artifaktReviews,
  artifaktVersions,
} from "#db/schema/artifakts/artifakt-trade.ts";
import { artifakts } from "#db/schema/items/catalogue.ts";
import { ledgerTransactions } from "#db/schema/money/ledger.ts";
import { people } from "#db/schema/people/people.ts";
import { listSales } from "./list-sales.ts";
import { fileSource } from "./artifakt-files.ts";
import { isOwnArtifakt } from "./own-artifakt.ts";

/** A person's own review of an artifakt. */
interface OwnReview {
  id: string;
  stars: number;
  text: string;
  /** An operator has taken it down. */
  isDown: boolean;
}

/** A person's relationship to an artifakt. */
export interface Relationship {
  /** Id of the artifakt if they created it, or of their copy of it. */
  ownId: string | null;
  /** `ownId` is a copy of the demo person's. */
  isExample: boolean;
  /** They acquired it and may download it. */
  isOwned: boolean;
  /** The licence with which they acquired it; null without `isOwned`. */
  licence: Licence | null;
  /** The person's review. */
  review: OwnReview | null;
  /** The newest version when they acquired it, if there are newer ones now; otherwise null. */
  olderVersion: number | null;
}

/** A person's relationship to an artifakt, in one query. */
export async function findRelationship(
  db: Db,
  id: string,
  personId: string,
): Promise<Relationship> {
  const own = db
    .select({
      id: artifakts.id,
      isExample: sql`${artifakts.copiedFrom} IS NOT NULL`.as("is_example"),
    })
    .from(artifakts)
    .where(isOwnArtifakt(personId, id))
    .limit(1);
  const [row] = await db.execute<{
    ownId: string | null;
    isExample: boolean;
    isOwned: boolean;
    licence: Licence | null;
    review: OwnReview | null;
    olderVersion: number | null;
  }>(sql`
    SELECT own.id AS "ownId", coalesce(own.is_example, false) AS "isExample",
      EXISTS (SELECT 1 FROM ${artifaktOwnerships} WHERE person_id = ${personId}
        AND artifakt_id = ${id} AND ended_at IS NULL) AS "isOwned",
      (SELECT licence FROM ${artifaktOwnerships} WHERE person_id = ${personId}
        AND artifakt_id = ${id} AND ended_at IS NULL) AS licence,
      CASE WHEN review.id IS NOT NULL THEN json_build_object('id', review.id, 'stars', review.stars,
        'text', review.text, 'isDown', review.taken_down_at IS NOT NULL) END AS review,
      (SELECT CASE WHEN max(version) > max(version) FILTER (WHERE created_at <= owned.acquired_at)
          THEN max(version) FILTER (WHERE created_at <= owned.acquired_at) END
        FROM ${artifaktVersions} JOIN ${artifaktOwnerships} owned USING (artifakt_id)
        WHERE artifakt_id = ${id} AND owned.person_id = ${personId} AND owned.ended_at IS NULL
        GROUP BY owned.acquired_at) AS "olderVersion"
    FROM (SELECT 1) one LEFT JOIN (${own}) own ON true LEFT JOIN ${artifaktReviews} review
      ON review.person_id = ${personId} AND review.artifakt_id = ${id}`);
  return row!;
}

/**
 * Condition: the artifakt was ever acquired, even if it was refunded since. Such a row must not be
 * deleted, because owners and the ledger refer to it.
 */
export const wasAcquired: SQL = sql`(EXISTS (SELECT 1 FROM ${ledgerTransactions} transaction
    WHERE transaction.reference = ${outer(artifakts.id)}
      AND transaction.cause IN ('artifakt_sale', 'artifakt_purchase'))
    OR EXISTS (SELECT 1 FROM ${artifaktOwnerships} owned WHERE owned.artifakt_id = ${outer(artifakts.id)}))`;

/** Condition: the person created the artifakt or owns it. */
const mayDownload = (personId: string): SQL =>
  sql`(${artifakts.creatorId} = ${personId} OR EXISTS (
    SELECT 1 FROM ${artifaktOwnerships} owned WHERE owned.artifakt_id = ${outer(artifakts.id)}
      AND owned.person_id = ${personId} AND owned.ended_at IS NULL))`;

/**
 * The file of an artifakt for a person who may download it, else undefined.
 *
 * @param version undefined for the newest
 * @returns `file` is null for a seeded artifakt without a file
 */
export async function findDownload(
  db: Db,
  input: { artifaktId: string; personId: string; version: number | undefined },
) {
  const { artifaktId, personId, version } = input;
  const [row] = await db
    .select({
      name: artifakts.name,
      description: artifakts.description,
      creator: people.displayName,
      type: artifakts.type,
      tags: artifakts.tags,
      file: {
        version: artifaktVersions.version,
        storageKey: artifaktVersions.storageKey,
        fileName: artifaktVersions.fileName,
        mediaType: artifaktVersions.mediaType,
        size: artifaktVersions.size,
        sha256: artifaktVersions.sha256,
      },
    })
    .from(artifakts)
    .innerJoin(people, eq(people.id, artifakts.creatorId))
    .leftJoin(
      artifaktVersions,
      and(
        eq(artifaktVersions.artifaktId, fileSource),
        version === undefined ? undefined : eq(artifaktVersions.version, version),
      ),
    )
    .where(and(eq(artifakts.id, artifaktId), mayDownload(personId)))
    .orderBy(desc(artifaktVersions.version))
    .limit(1);
  if (!row || (version !== undefined && !row.file)) return undefined;
  return row;
}

/**
 * An artifakt with versions and sales for its creator; undefined for anyone else.
 *
 * @param id of the artifakt, or of the demo person's original of which the person has a copy
 * @param after the sale that the page of sales comes after; undefined for the newest
 */
export async function findManaged(
  db: Db,
  { id, personId, after }: { id: string; personId: string; after: string | undefined },
) {
  const [artifakt] = await db
    .select({
      id: artifakts.id,
      name: artifakts.name,
      description: artifakts.description,
      language: artifakts.language,
      type: artifakts.type,
      price: artifakts.price,
      licence: artifakts.licence,
      publication: artifakts.publication,
      isPriceOpen: artifakts.isPriceOpen,
      isCopy: sql<boolean>`${artifakts.copiedFrom} IS NOT NULL`,
      wasAcquired: sql<boolean>`${wasAcquired}`,
    })
    .from(artifakts)
    .where(isOwnArtifakt(personId, id))
    .limit(1);
  if (!artifakt) return undefined;
  const [versions, sales] = await Promise.all([
    db
      .select()
      .from(artifaktVersions)
      .where(eq(artifaktVersions.artifaktId, artifakt.id))
      .orderBy(desc(artifaktVersions.version)),
    listSales(db, artifakt.id, after),
  ]);
  return { ...artifakt, versions, sales };
}
