import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { InLanguage, Space } from "#domain/items/items.ts";
import type { ItemPage } from "#domain/lists/list-state.ts";
import { LIST_ANSWER_MAX, listOffset } from "#domain/lists/list-answer.ts";
import type { SpaceListState } from "#domain/spaces/space-list.ts";
import type { Db } from "#db/connection/client.ts";
import { prepareOnce } from "#db/connection/prepared-query.ts";
import { spaceMembers, spaces } from "#db/schema/items/catalogue.ts";
import { readPage, shownUpTo } from "#db/queries/lists/list-page.ts";
import { filterList } from "#db/queries/lists/list-text.ts";
import { isListed, isOpenToInvolved } from "#db/queries/lists/listed.ts";
import { isWrittenIn } from "#db/queries/lists/written-in.ts";
import { matchesText } from "#db/queries/search/matches-text.ts";

const columns = {
  id: spaces.id,
  name: spaces.name,
  description: spaces.description,
  image: spaces.image,
  userCount: spaces.userCount,
  type: spaces.type,
  language: spaces.language,
};

/** Columns of the Spaces screen: also whether every place is taken, which the JSON API does not say. */
const listed = {
  ...columns,
  isFull: sql<boolean>`coalesce(${spaces.userCount} >= ${spaces.maxMembers}, false)`,
};

// NULLS LAST as in the indexes; otherwise PostgreSQL sorts instead of scanning them in order.
const bySize = [sql`${spaces.userCount} DESC NULLS LAST`, spaces.id] as const;

type Row = Omit<InLanguage<Space>, "image"> & { image: string | null };
const toSpace = ({ image, ...space }: Row): InLanguage<Space> =>
  image === null ? space : { ...space, image };

type ListedSpace = InLanguage<Space> & { isFull: boolean };
const toListed = ({ isFull, ...row }: Row & { isFull: boolean }): ListedSpace => ({
  ...toSpace(row),
  isFull,
});

/**
 * One page of all listed spaces, largest first, LIST_ANSWER_MAX a page: data of the search in the
 * browser.
 */
export async function listSpaces(db: Db, page = 1): Promise<InLanguage<Space>[]> {
  const rows = await db
    .select(columns)
    .from(spaces)
    .where(isListed(spaces))
    .orderBy(...bySize)
    .limit(LIST_ANSWER_MAX)
    .offset(listOffset(page));
  return rows.map(toSpace);
}

const featured = prepareOnce((db) =>
  db
    .select(columns)
    .from(spaces)
    .where(and(eq(spaces.isFeatured, sql`true`), isListed(spaces)))
    .orderBy(...bySize)
    .limit(sql.placeholder("limit"))
    .prepare("featured_spaces"),
);

/** Featured spaces, largest first; all of them without a limit. */
export async function listFeaturedSpaces(db: Db, limit?: number): Promise<InLanguage<Space>[]> {
  // LIMIT NULL is no limit.
  return (await featured(db).execute({ limit: limit ?? null })).map(toSpace);
}

const orders = {
  popular: bySize,
  name: [spaces.name, spaces.id],
  newest: [sql`${spaces.createdAt} DESC NULLS LAST`, spaces.id],
} as const;

/**
 * One page of the Spaces screen and the number of matches. In the usual order the viewer's own
 * spaces come first, also those that are not listed; in the others only listed ones are shown.
 *
 * @param viewerId the person whose spaces are "own"; for visitors the demo person
 */
export async function findSpacePage(
  db: Db,
  { q, category, sort, page, facets }: SpaceListState,
  viewerId: string,
): Promise<ItemPage<ListedSpace> & { ownCount: number }> {
  const show = facets?.show ?? "first";
  const chosen = and(
    category === "all" ? undefined : eq(spaces.type, category),
    isWrittenIn(spaces, facets),
  );
  const isOwn = sql`${spaces.id} IN (${ownIds(viewerId)})`;
  const own = and(
    isOpenToInvolved(spaces, isOwn, viewerId),
    chosen,
    matchesText(spaces.searchText, q),
  );
  const order = orders[sort];
  const readOwn = (limit: number, offset: number) =>
    db
      .select(listed)
      .from(spaces)
      .where(own)
      .orderBy(...order)
      .limit(limit)
      .offset(offset);
  if (show === "mine") {
    const counted = sql`SELECT 1 FROM ${spaces} WHERE ${own}`;
    const { items, total } = await readPage(db, page, readOwn, counted);
    return { items: items.map(toListed), total, ownCount: items.length };
  }
  const isOwnFirst = show === "first" && sort === "popular";
  const matching = and(isListed(spaces), chosen, isOwnFirst ? sql`NOT ${isOwn}` : undefined);
  const orderBy = sql.join([...order], sql`, `);
  const list = filterList(spaces, {
    q,
    matching,
    wanted: shownUpTo(page),
    sample: sql`SELECT search_text FROM ${spaces} WHERE ${matching} ORDER BY ${orderBy}`,
  });
  const readOthers = (limit: number, offset: number | SQL) =>
    db
      .select(listed)
      .from(spaces)
      .where(inArray(spaces.id, sql`(${list.read(sql`${spaces.id}`, orderBy, { limit, offset })})`))
      .orderBy(...order);
  const counted = list.counted(sql.join([...bySize], sql`, `));
  if (!isOwnFirst) {
    const { items, total } = await readPage(db, page, readOthers, counted);
    return { items: items.map(toListed), total, ownCount: 0 };
  }
  const numberOfOwn = sql`(SELECT count(*) FROM ${spaces} WHERE ${own})`;
  let ownCount = 0;
  const { items, total } = await readPage(
    db,
    page,
    async (limit, offset) => {
      const [first, others] = await Promise.all([
        readOwn(limit, offset),
        readOthers(limit, sql`greatest(0, ${offset}::bigint - ${numberOfOwn})`),
      ]);
      ownCount = first.length;
      return [...first, ...others].slice(0, limit);
    },
    sql`SELECT 1 FROM ${spaces} WHERE ${own} UNION ALL SELECT 1 FROM (${counted}) others`,
  );
  return { items: items.map(toListed), total, ownCount: Math.min(ownCount, items.length) };
}

/** Spaces that a person is in; for a guest's copies the originals, which the list shows. */
const ownIds = (personId: string): SQL => sql`
  SELECT coalesce(own.copied_from, own.id) FROM ${spaceMembers} member
  JOIN ${spaces} own ON own.id = member.space_id WHERE member.person_id = ${personId}`;

/** A listed space; undefined for an unknown id. */
export async function findSpace(db: Db, id: string): Promise<InLanguage<Space> | undefined> {
  const [row] = await db
    .select(columns)
    .from(spaces)
    .where(and(eq(spaces.id, id), isListed(spaces)))
    .limit(1);
  return row && toSpace(row);
}
