import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type { ArtifaktListState } from "#app/domain/artifakt-list.ts";
import { ARTIFAKT_TYPES_BY_CATEGORY } from "#app/domain/catalogue.ts";
import type { Artifakt, InLanguage } from "#app/domain/items.ts";
import { PAGE_SIZE, type ItemPage } from "#app/domain/list-state.ts";
import type { Db } from "#db/client.ts";
import { artifakts } from "#db/schema/catalogue.ts";
import { people } from "#db/schema/people.ts";
import { isListed } from "./listed.ts";
import { matchesText } from "./matches-text.ts";

const columns = {
  id: artifakts.id,
  name: artifakts.name,
  description: artifakts.description,
  creator: people.displayName,
  image: artifakts.image,
  price: artifakts.price,
  rating: artifakts.rating,
  type: artifakts.type,
  downloadCount: artifakts.downloadCount,
  tags: artifakts.tags,
  language: artifakts.language,
};

// NULLS LAST is what the index says; without it Postgres sorts instead of reading it in order.
const byDownloads = [sql`${artifakts.downloadCount} DESC NULLS LAST`, artifakts.id] as const;

type Row = Omit<InLanguage<Artifakt>, "image"> & { image: string | null };
const toArtifakt = ({ image, ...artifakt }: Row): InLanguage<Artifakt> =>
  image === null ? artifakt : { ...artifakt, image };

/** Every artifakt, the most downloaded first: the client-side search index (spec 7). */
export async function listArtifakts(db: Db): Promise<InLanguage<Artifakt>[]> {
  const rows = await db
    .select(columns)
    .from(artifakts)
    .innerJoin(people, eq(people.id, artifakts.creatorId))
    .where(isListed(artifakts))
    .orderBy(...byDownloads);
  return rows.map(toArtifakt);
}

/** The most downloaded artifakts; equal counts in the order of their ids. */
export async function listTrendingArtifakts(
  db: Db,
  limit: number,
): Promise<InLanguage<Artifakt>[]> {
  const rows = await db
    .select(columns)
    .from(artifakts)
    .innerJoin(people, eq(people.id, artifakts.creatorId))
    .where(isListed(artifakts))
    .orderBy(...byDownloads)
    .limit(limit);
  return rows.map(toArtifakt);
}

const orders = {
  downloads: byDownloads,
  rating: [sql`${artifakts.rating} DESC`, ...byDownloads],
  newest: [sql`${artifakts.createdAt} DESC`, artifakts.id],
  name: [artifakts.name, artifakts.id],
  price: [artifakts.price, ...byDownloads],
} as const;

const prices = {
  all: undefined,
  free: eq(artifakts.price, 0),
  paid: gt(artifakts.price, 0),
} as const;

/**
 * One page of the Artifakts screen, how many match in all, and the first of them whatever the page:
 * the preview canvas shows it (spec 2 "Artifakts").
 */
export async function findArtifaktPage(
  db: Db,
  { q, category, sort, page, facets }: ArtifaktListState,
): Promise<ItemPage<InLanguage<Artifakt>> & { first?: InLanguage<Artifakt> }> {
  const matching = and(
    isListed(artifakts),
    matchesText(artifakts.searchText, q),
    category === "all"
      ? undefined
      : inArray(artifakts.type, [...ARTIFAKT_TYPES_BY_CATEGORY[category]]),
    prices[facets?.price ?? "all"],
  );
  const read = (limit: number, offset: number) =>
    db
      .select(columns)
      .from(artifakts)
      .innerJoin(people, eq(people.id, artifakts.creatorId))
      .where(matching)
      .orderBy(...orders[sort])
      .limit(limit)
      .offset(offset);
  const [rows, total, firstRows] = await Promise.all([
    read(PAGE_SIZE, (page - 1) * PAGE_SIZE),
    db.$count(artifakts, matching),
    page > 1 ? read(1, 0) : undefined,
  ]);
  const items = rows.map(toArtifakt);
  const first = firstRows ? firstRows.map(toArtifakt)[0] : items[0];
  return { items, total, ...(first && { first }) };
}
