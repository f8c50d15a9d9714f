import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type { ArtifaktListState } from "#domain/artifakts/artifakt-list.ts";
import type { Artifakt, InLanguage } from "#domain/items/items.ts";
import { LIST_ANSWER_MAX, listOffset } from "#domain/lists/list-answer.ts";
import type { ItemPage } from "#domain/lists/list-state.ts";
import type { Db } from "#db/connection/client.ts";
import { prepareOnce } from "#db/connection/prepared-query.ts";
import { artifaktOwnerships } from "#db/schema/artifakts/artifakt-trade.ts";
import { artifakts } from "#db/schema/items/catalogue.ts";
import { people } from "#db/schema/people/people.ts";
import { readPage, shownUpTo } from "#db/queries/lists/list-page.ts";
import { filterList } from "#db/queries/lists/list-text.ts";
import { isListed, isOpenToInvolved } from "#db/queries/lists/listed.ts";
import { isWrittenIn } from "#db/queries/lists/written-in.ts";
import { matchesText } from "#db/queries/search/matches-text.ts";
import { isSampleColumn } from "./artifakt-files.ts";
import { coverHashColumn } from "./artifakt-pictures.ts";

/** An artifakt of a card, which says whether it has a file. */
export type CardArtifakt = InLanguage<Artifakt> & {
  /** Its download is a text that describes it. */
  isSample: boolean;
  /** Content hash of its cover; null without one. */
  coverHash: string | null;
};

export const artifaktColumns = {
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

export const cardColumns = {
  ...artifaktColumns,
  isSample: isSampleColumn,
  coverHash: coverHashColumn,
};

// NULLS LAST as in the index; otherwise PostgreSQL sorts instead of scanning the index in order.
const byDownloads = [sql`${artifakts.downloadCount} DESC NULLS LAST`, artifakts.id] as const;

/** A row with the cover's address left out where there is none. */
export const toArtifakt = <Row extends { image: string | null }>({
  image,
  ...artifakt
}: Row): Omit<Row, "image"> & { image?: string } =>
  image === null ? artifakt : { ...artifakt, image };

/**
 * One page of all listed artifakts, most downloaded first, LIST_ANSWER_MAX a page: data of the
 * search in the browser.
 */
export async function listArtifakts(db: Db, page = 1): Promise<InLanguage<Artifakt>[]> {
  const rows = await db
    .select(artifaktColumns)
    .from(artifakts)
    .innerJoin(people, eq(people.id, artifakts.creatorId))
    .where(isListed(artifakts))
    .orderBy(...byDownloads)
    .limit(LIST_ANSWER_MAX)
    .offset(listOffset(page));
  return rows.map(toArtifakt);
}

const trending = prepareOnce((db) =>
  db
    .select(cardColumns)
    .from(artifakts)
    .innerJoin(people, eq(people.id, artifakts.creatorId))
    .where(isListed(artifakts))
    .orderBy(...byDownloads)
    .limit(sql.placeholder("limit"))
    .prepare("trending_artifakts"),
);

/** The most downloaded artifakts; ties by id. */
export async function listTrendingArtifakts(db: Db, limit: number): Promise<CardArtifakt[]> {
  return (await trending(db).execute({ limit })).map(toArtifakt);
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
 * One page of the Artifakts screen, the number of matches, and the first match of all pages, which
 * the preview canvas shows.
 */
export async function findArtifaktPage(
  db: Db,
  { q, category, sort, page, facets }: ArtifaktListState,
): Promise<ItemPage<CardArtifakt> & { first?: CardArtifakt }> {
  const inCategory = and(
    isListed(artifakts),
    category === "all" ? undefined : eq(artifakts.category, category),
  );
  const price = prices[facets?.price ?? "all"];
  const order = sql.join([...orders[sort]], sql`, `);
  const usual = sql.join([...byDownloads], sql`, `);
  const list = filterList(artifakts, {
    q,
    matching: and(inCategory, price, isWrittenIn(artifakts, facets)),
    wanted: shownUpTo(page),
    sample: sql`SELECT search_text FROM ${artifakts} WHERE ${inCategory} ORDER BY ${order}`,
  });
  const read = (limit: number, offset: number) =>
    db
      .select(cardColumns)
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

/**
 * One page of the artifakts that a person made or bought, also those that lists do not show: drafts,
 * retired ones, examples, and what was taken down. With the list's search, filters and order.
 */
export async function findOwnArtifaktPage(
  db: Db,
  { q, category, sort, page, facets }: ArtifaktListState,
  personId: string,
): Promise<ItemPage<CardArtifakt> & { first?: CardArtifakt }> {
  // By an index of each, instead of reading all artifakts for one condition or the other.
  const isOwn = sql`${artifakts.id} IN (
    SELECT made.id FROM ${artifakts} made WHERE made.creator_id = ${personId}
    UNION SELECT owned.artifakt_id FROM ${artifaktOwnerships} owned
    WHERE owned.person_id = ${personId} AND owned.ended_at IS NULL)`;
  const own = and(
    isOpenToInvolved(artifakts, isOwn, personId),
    category === "all" ? undefined : eq(artifakts.category, category),
    prices[facets?.price ?? "all"],
    isWrittenIn(artifakts, facets),
    matchesText(artifakts.searchText, q),
  );
  const read = (limit: number, offset: number) =>
    db
      .select(cardColumns)
      .from(artifakts)
      .innerJoin(people, eq(people.id, artifakts.creatorId))
      .where(own)
      .orderBy(...orders[sort])
      .limit(limit)
      .offset(offset);
  const [{ items: rows, total }, firstRows] = await Promise.all([
    readPage(db, page, read, sql`SELECT 1 FROM ${artifakts} WHERE ${own}`),
    page > 1 ? read(1, 0) : undefined,
  ]);
  const items = rows.map(toArtifakt);
  const first = firstRows ? firstRows.map(toArtifakt)[0] : items[0];
  return { items, total, ...(first && { first }) };
}
