import { and, desc, eq, isNull, ne, or, sql, type SQL } from "drizzle-orm";
import type { ArtifaktType, ContentLanguage, Publication } from "#domain/items/catalogue.ts";
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

/** What an artifakt is to one person. */
export interface Standing {
  /** It is their own: they made it, or have a copy of it. */
  ownId: string | null;
  /** They have it, and may download it. */
  isOwned: boolean;
  /** What they said of it. */
  review: { stars: number; text: string } | null;
}

/** What an artifakt is to a person who has a session. */
export async function findStanding(db: Db, id: string, personId: string): Promise<Standing> {
  const own = db
    .select({ id: artifakts.id })
    .from(artifakts)
    .where(
      and(
        eq(artifakts.creatorId, personId),
        or(eq(artifakts.id, id), eq(artifakts.copiedFrom, id)),
      ),
    )
    .limit(1);
  const [row] = await db.execute<{
    ownId: string | null;
    isOwned: boolean;
    stars: number | null;
    text: string | null;
  }>(sql`
    SELECT (${own}) AS "ownId",
      EXISTS (SELECT 1 FROM ${artifaktOwnerships} WHERE person_id = ${personId}
        AND artifakt_id = ${id} AND ended_at IS NULL) AS "isOwned",
      review.stars, review.text
    FROM (SELECT 1) one LEFT JOIN ${artifaktReviews} review
      ON review.person_id = ${personId} AND review.artifakt_id = ${id}`);
  const { ownId, isOwned, stars, text } = row!;
  return { ownId, isOwned, review: stars === null ? null : { stars, text: text ?? "" } };
}

/** What owners say of an artifakt, the newest first. */
export function listReviews(db: Db, artifaktId: string, limit: number) {
  return db
    .select({
      name: people.displayName,
      stars: artifaktReviews.stars,
      text: artifaktReviews.text,
      writtenAt: artifaktReviews.writtenAt,
    })
    .from(artifaktReviews)
    .innerJoin(people, eq(people.id, artifaktReviews.personId))
    .where(eq(artifaktReviews.artifaktId, artifaktId))
    .orderBy(desc(artifaktReviews.writtenAt), artifaktReviews.personId)
    .limit(limit);
}

/**
 * Whether an artifakt was ever bought or got, also where it was refunded since: its row then stays,
 * for what others have and for the ledger.
 */
export const wasAcquired: SQL = sql`(EXISTS (SELECT 1 FROM ${ledgerTransactions} transaction
    WHERE transaction.reference = ${outer(artifakts.id)}
      AND transaction.cause IN ('artifakt_sale', 'artifakt_purchase'))
    OR EXISTS (SELECT 1 FROM ${artifaktOwnerships} owned WHERE owned.artifakt_id = ${outer(artifakts.id)}))`;

/** Whoever owns an artifakt for good, and whoever made it, may download it. */
const mayDownload = (personId: string): SQL =>
  sql`(${artifakts.creatorId} = ${personId} OR EXISTS (
    SELECT 1 FROM ${artifaktOwnerships} owned WHERE owned.artifakt_id = ${outer(artifakts.id)}
      AND owned.person_id = ${personId} AND owned.ended_at IS NULL))`;

/**
 * An artifakt's file for somebody who may have it, or undefined.
 *
 * @param version undefined: the newest
 * @returns `file` is null for an artifakt of the house's catalogue that came without one
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
        eq(artifaktVersions.artifaktId, artifakts.id),
        version === undefined ? undefined : eq(artifaktVersions.version, version),
      ),
    )
    .where(and(eq(artifakts.id, artifaktId), mayDownload(personId)))
    .orderBy(desc(artifaktVersions.version))
    .limit(1);
  if (!row || (version !== undefined && !row.file)) return undefined;
  return row;
}

/** An artifakt in somebody's library. */
export interface LibraryItem {
  id: string;
  name: string;
  language: ContentLanguage;
  type: ArtifaktType;
  creator: string;
  /** Whole MXN, as it was paid. */
  price: number;
  acquiredAt: Date;
  /** Null where the artifakt came without a file. */
  version: number | null;
  isReviewed: boolean;
}

/** What a person owns, the newest first. */
export function listLibrary(db: Db, personId: string, limit: number): Promise<LibraryItem[]> {
  return db
    .select({
      id: artifakts.id,
      name: artifakts.name,
      language: artifakts.language,
      type: artifakts.type,
      creator: people.displayName,
      price: artifaktOwnerships.price,
      acquiredAt: artifaktOwnerships.acquiredAt,
      version: sql<number | null>`(SELECT max(version) FROM ${artifaktVersions}
        WHERE artifakt_id = ${outer(artifakts.id)})`,
      isReviewed: sql<boolean>`EXISTS (SELECT 1 FROM ${artifaktReviews} review
        WHERE review.artifakt_id = ${outer(artifakts.id)} AND review.person_id = ${personId})`,
    })
    .from(artifaktOwnerships)
    .innerJoin(artifakts, eq(artifakts.id, artifaktOwnerships.artifaktId))
    .innerJoin(people, eq(people.id, artifakts.creatorId))
    .where(and(eq(artifaktOwnerships.personId, personId), isNull(artifaktOwnerships.endedAt)))
    .orderBy(desc(artifaktOwnerships.acquiredAt), artifaktOwnerships.id)
    .limit(limit);
}

/** An artifakt a person made. */
export interface MadeItem {
  id: string;
  name: string;
  language: ContentLanguage;
  type: ArtifaktType;
  price: number;
  publication: Publication;
  ownerCount: number;
}

/** What a person made, whatever its publication, the newest first. */
export function listMade(db: Db, personId: string, limit: number): Promise<MadeItem[]> {
  return db
    .select({
      id: artifakts.id,
      name: artifakts.name,
      language: artifakts.language,
      type: artifakts.type,
      price: artifakts.price,
      publication: artifakts.publication,
      ownerCount: sql<number>`(SELECT count(*)::int FROM ${artifaktOwnerships}
        WHERE artifakt_id = ${outer(artifakts.id)} AND ended_at IS NULL)`,
    })
    .from(artifakts)
    .where(eq(artifakts.creatorId, personId))
    .orderBy(desc(artifakts.createdAt), artifakts.id)
    .limit(limit);
}

/**
 * An artifakt for its maker, with its versions and who bought it; undefined for anybody else.
 *
 * @param id or, of a visitor's page, that of the demo person's original
 */
export async function findManaged(db: Db, id: string, personId: string) {
  const [artifakt] = await db
    .select({
      id: artifakts.id,
      name: artifakts.name,
      description: artifakts.description,
      language: artifakts.language,
      type: artifakts.type,
      price: artifakts.price,
      publication: artifakts.publication,
      isCopy: sql<boolean>`${artifakts.copiedFrom} IS NOT NULL`,
      wasAcquired: sql<boolean>`${wasAcquired}`,
    })
    .from(artifakts)
    .where(
      and(
        eq(artifakts.creatorId, personId),
        or(eq(artifakts.id, id), eq(artifakts.copiedFrom, id)),
      ),
    )
    .limit(1);
  if (!artifakt) return undefined;
  const [versions, sales] = await Promise.all([
    db
      .select()
      .from(artifaktVersions)
      .where(eq(artifaktVersions.artifaktId, artifakt.id))
      .orderBy(desc(artifaktVersions.version)),
    db
      .select({
        id: artifaktOwnerships.id,
        buyer: people.displayName,
        price: artifaktOwnerships.price,
        acquiredAt: artifaktOwnerships.acquiredAt,
        endedAt: artifaktOwnerships.endedAt,
      })
      .from(artifaktOwnerships)
      .innerJoin(people, eq(people.id, artifaktOwnerships.personId))
      .where(and(eq(artifaktOwnerships.artifaktId, artifakt.id), ne(artifaktOwnerships.price, 0)))
      .orderBy(desc(artifaktOwnerships.acquiredAt), artifaktOwnerships.id)
      .limit(100),
  ]);
  return { ...artifakt, versions, sales };
}
