import { and, eq, inArray, sql } from "drizzle-orm";
import type { InLanguage, Space } from "#domain/items/items.ts";
import type { ItemPage } from "#domain/lists/list-state.ts";
import { LIST_ANSWER_MAX, listOffset } from "#domain/lists/list-answer.ts";
import type { SpaceListState } from "#domain/spaces/space-list.ts";
import type { Db } from "#db/connection/client.ts";
import { spaces } from "#db/schema/items/catalogue.ts";
import { readPage, shownUpTo } from "#db/queries/lists/list-page.ts";
import { filterList } from "#db/queries/lists/list-text.ts";
import { isListed } from "#db/queries/lists/listed.ts";

const columns = {
  id: spaces.id,
  name: spaces.name,
  description: spaces.description,
  image: spaces.image,
  userCount: spaces.userCount,
  type: spaces.type,
  language: spaces.language,
};

// NULLS LAST is what the indexes say; without it Postgres sorts instead of reading them in order.
const bySize = [sql`${spaces.userCount} DESC NULLS LAST`, spaces.id] as const;

type Row = Omit<InLanguage<Space>, "image"> & { image: string | null };
const toSpace = ({ image, ...space }: Row): InLanguage<Space> =>
  image === null ? space : { ...space, image };

/**
 * Every space, the largest first: the client-side search index (spec 7). As many as one answer
 * holds, after those of the pages before it.
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

/** Featured spaces, the largest first; all of them unless a limit is given. */
export async function listFeaturedSpaces(db: Db, limit?: number): Promise<InLanguage<Space>[]> {
  const featured = db
    .select(columns)
    .from(spaces)
    .where(and(eq(spaces.isFeatured, sql`true`), isListed(spaces)))
    .orderBy(...bySize);
  const rows = await (limit === undefined ? featured : featured.limit(limit));
  return rows.map(toSpace);
}

const orders = {
  popular: bySize,
  name: [spaces.name, spaces.id],
  newest: [sql`${spaces.createdAt} DESC NULLS LAST`, spaces.id],
} as const;

/** One page of the Spaces screen and how many match. */
export async function findSpacePage(
  db: Db,
  { q, category, sort, page }: SpaceListState,
): Promise<ItemPage<InLanguage<Space>>> {
  const matching = and(
    isListed(spaces),
    category === "all" ? undefined : eq(spaces.type, category),
  );
  const order = sql.join([...orders[sort]], sql`, `);
  const usual = sql.join([...bySize], sql`, `);
  const list = filterList(spaces, {
    q,
    matching,
    wanted: shownUpTo(page),
    sample: sql`SELECT search_text FROM ${spaces} WHERE ${matching} ORDER BY ${order}`,
  });
  const { items, total } = await readPage(
    db,
    page,
    (limit, offset) =>
      db
        .select(columns)
        .from(spaces)
        .where(inArray(spaces.id, sql`(${list.read(sql`${spaces.id}`, order, { limit, offset })})`))
        .orderBy(...orders[sort]),
    list.counted(usual),
  );
  return { items: items.map(toSpace), total };
}

/** One listed space, or undefined when there is none with that id. */
export async function findSpace(db: Db, id: string): Promise<InLanguage<Space> | undefined> {
  const [row] = await db
    .select(columns)
    .from(spaces)
    .where(and(eq(spaces.id, id), isListed(spaces)))
    .limit(1);
  return row && toSpace(row);
}
