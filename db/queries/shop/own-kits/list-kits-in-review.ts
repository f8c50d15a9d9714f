import { and, desc, eq, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { OwnManifest } from "#domain/shop/kits/own/own-kit-schema.ts";
import type { Db } from "#db/connection/client.ts";
import { OPERATOR_PAGE } from "#db/queries/items/moderation.ts";
import { matchesText } from "#db/queries/search/matches-text.ts";
import { people } from "#db/schema/people/people.ts";
import { ownKits, ownKitVersions } from "#db/schema/shop/own-kits.ts";
import { isOffered, isPublishedVersion } from "./find-offered-kit.ts";

/** A version that an operator decides on, or a published kit. */
export interface ReviewedKit {
  id: string;
  maker: string | null;
  version: number;
  manifest: OwnManifest | null;
  /** When it was sent to review, or published. */
  since: Date | null;
  /** The version that is published so far, to compare with; null for a first one. */
  before: OwnManifest | null;
  /** Why it was taken down, if it was. */
  downReason: string | null;
}

const makerText = sql`plaza_fold(${people.displayName} || ' ' || ${people.handle})`;

/** Versions in review, the oldest first; one entry more than a page. */
export async function listKitsInReview(db: Db, page: number): Promise<ReviewedKit[]> {
  const published = alias(ownKitVersions, "published");
  return db
    .select({
      id: ownKits.id,
      maker: people.displayName,
      version: ownKitVersions.version,
      manifest: ownKitVersions.manifest,
      since: ownKitVersions.sentAt,
      before: published.manifest,
      downReason: ownKits.downReason,
    })
    .from(ownKitVersions)
    .innerJoin(ownKits, eq(ownKits.id, ownKitVersions.kitId))
    .leftJoin(people, eq(people.id, ownKits.makerId))
    .leftJoin(
      published,
      and(eq(published.kitId, ownKits.id), eq(published.version, ownKits.publishedVersion)),
    )
    .where(eq(ownKitVersions.state, "in-review"))
    .orderBy(ownKitVersions.sentAt, ownKitVersions.kitId)
    .limit(OPERATOR_PAGE + 1)
    .offset((page - 1) * OPERATOR_PAGE);
}

/**
 * Published kits for operators, the newest first; one entry more than a page.
 *
 * @param q words that name or summary, or the maker's handle or name contain; empty for all
 */
export async function listPublishedKits(
  db: Db,
  { q, page }: { q: string; page: number },
): Promise<ReviewedKit[]> {
  const rows = await db
    .select({
      id: ownKits.id,
      maker: people.displayName,
      version: ownKitVersions.version,
      manifest: ownKitVersions.manifest,
      since: ownKits.publishedAt,
    })
    .from(ownKits)
    .innerJoin(ownKitVersions, isPublishedVersion)
    .leftJoin(people, eq(people.id, ownKits.makerId))
    .where(and(isOffered, or(matchesText(ownKitVersions.searchText, q), matchesText(makerText, q))))
    .orderBy(desc(ownKits.publishedAt), ownKits.id)
    .limit(OPERATOR_PAGE + 1)
    .offset((page - 1) * OPERATOR_PAGE);
  return rows.map((row) => ({ ...row, before: null, downReason: null }));
}
