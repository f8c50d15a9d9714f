import { and, desc, eq } from "drizzle-orm";
import { COMMUNITY_PAGE } from "#domain/shop/kits/own/own-kits.ts";
import type { OwnManifest } from "#domain/shop/kits/own/own-kit-schema.ts";
import type { Db } from "#db/connection/client.ts";
import { matchesText } from "#db/queries/search/matches-text.ts";
import { people } from "#db/schema/people/people.ts";
import { ownKits, ownKitVersions } from "#db/schema/shop/own-kits.ts";
import { isOffered, isPublishedVersion } from "./find-offered-kit.ts";

/** A published kit of a person, in the list of all. */
export interface CommunityKit {
  id: string;
  maker: string | null;
  version: number;
  manifest: OwnManifest | null;
  publishedAt: Date | null;
}

/**
 * Published kits, the newest first. Reads one more than a page, which tells whether there is a next one.
 *
 * @param q words that name or summary contain, regardless of case and accents; empty for all
 * @param page from 1
 */
export async function listCommunityKits(
  db: Db,
  { q, page }: { q: string; page: number },
): Promise<CommunityKit[]> {
  return db
    .select({
      id: ownKits.id,
      maker: people.displayName,
      version: ownKitVersions.version,
      manifest: ownKitVersions.manifest,
      publishedAt: ownKits.publishedAt,
    })
    .from(ownKits)
    .innerJoin(ownKitVersions, isPublishedVersion)
    .leftJoin(people, eq(people.id, ownKits.makerId))
    .where(and(isOffered, matchesText(ownKitVersions.searchText, q)))
    .orderBy(desc(ownKits.publishedAt), ownKits.id)
    .limit(COMMUNITY_PAGE + 1)
    .offset((page - 1) * COMMUNITY_PAGE);
}
