import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type { ArtifaktListState } from "#domain/artifakts/artifakt-list.ts";
import type { Artifakt, InLanguage } from "#domain/items/items.ts";
import { LIST_ANSWER_MAX, listOffset } from "#domain/lists/list-answer.ts";
import type { ItemPage } from "#domain/lists/list-state.ts";
import type { Db } from "#db/connection/client.ts";
import { artifakts } from "#db/schema/items/catalogue.ts";
import { people } from "#db/schema/people/people.ts";
import { readPage, shownUpTo } from "#db/queries/lists/list-page.ts";
import { filterList } from "#db/queries/lists/list-text.ts";
import { isListed } from "#db/queries/lists/listed.ts";

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

/**
 * Every artifakt, the most downloaded first: the client-side search index (spec 7). As many as one
 * answer holds, after those of the pages before it.
 */
export async function listArtifakts(db: Db, page = 1): Promise<InLanguage<Artifakt>[]> {
  const rows = await db
    .select(columns)
    .from(artifakts)
    .innerJoin(people, eq(people.id, artifakts.creatorId))
    .where(isListed(artifakts))
    .orderBy(...byDownloads)
    .limit(LIST_ANSWER_MAX)
    .offset(listOffset(page));
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
  rating: [sql`${artifakts.rating} DESC NULLS LAST`, ...byDownloads],
  newest: [sql`${artifakts.createdAt} DESC NULLS LAST`, artifakts.id],
  name: [artifakts.name, artifakts.id],
  price: [artifakts.price, ...byDownloads],
} as const;

const prices = {
  all: undefined,
  free: eq(artifakts.price, 0),
  paid: gt(artifakts.price, 0),
} as const;

/**
 * One page of the Artifakts screen, how many match, and the first of them whatever the page:
 * the preview canvas shows it (spec 2 "Artifakts").
 */
export async function findArtifaktPage(
  db: Db,
  { q, category, sort, page, facets }: ArtifaktListState,
): Promise<ItemPage<InLanguage<Artifakt>> & { first?: InLanguage<Artifakt> }> {
  const inCategory = and(
    isListed(artifakts),
    category === "all" ? undefined : eq(artifakts.category, category),
  );
  const price = prices[facets?.price ?? "all"];
  const order = sql.join([...orders[sort]], sql`, `);
  const usual = sql.join([...byDownloads], sql`, `);
  const list = filterList(artifakts, {
    q,
    matching: and(inCategory, price),
    wanted: shownUpTo(page),
    sample: sql`SELECT search_text FROM ${artifakts} WHERE ${inCategory} ORDER BY ${order}`,
  });
  const read = (limit: number, offset: number) =>
    db
      .select(columns)
      .from(artifakts)
      .innerJoin(people, eq(people.id, artifakts.creatorId))
      .where(
        inArray(artifakts.id, sql`(${list.read(sql`${artifakts.id}`, order, { limit, offset })})`),
      )
      .orderBy(...orders[sort]);
  const [{ items: rows, total }, firstRows] = await Promise.all([
    readPage(db, page, read, list.counted(usual)),
    page > 1 ? read(1, 0) : undefined,
  ]);
  const items = rows.map(toArtifakt);
  const first = firstRows ? firstRows.map(toArtifakt)[0] : items[0];
  return { items, total, ...(first && { first }) };
}
