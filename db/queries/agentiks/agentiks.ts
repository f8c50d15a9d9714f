import { and, eq, inArray, isNull, not, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { AgentikListState } from "#domain/agentiks/agentik-list.ts";
import type { AgentikStatus } from "#domain/items/catalogue.ts";
import type { Agentik, InLanguage } from "#domain/items/items.ts";
import { LIST_ANSWER_MAX, listOffset } from "#domain/lists/list-answer.ts";
import type { ItemPage } from "#domain/lists/list-state.ts";
import type { Db } from "#db/connection/client.ts";
import { prepareOnce } from "#db/connection/prepared-query.ts";
import { agentikFigures } from "#db/schema/agentiks/figures.ts";
import { agentikRank, agentiks } from "#db/schema/items/catalogue.ts";
import { readPage, shownUpTo } from "#db/queries/lists/list-page.ts";
import { filterList } from "#db/queries/lists/list-text.ts";
import { matchesText } from "#db/queries/search/matches-text.ts";
import { isListed, isOpenToInvolved } from "#db/queries/lists/listed.ts";
import { isWrittenIn } from "#db/queries/lists/written-in.ts";

export const agentikColumns = {
  id: agentiks.id,
  name: agentiks.name,
  description: agentiks.description,
  status: agentiks.status,
  type: agentiks.type,
  language: agentiks.language,
};

/** Whether it is an example: a copy of the demo person's. */
const isExample = sql<boolean>`${agentiks.copiedFrom} IS NOT NULL`;

const figures = {
  ended: agentikFigures.ended,
  succeeded: agentikFigures.succeeded,
  lastAt: agentikFigures.lastAt,
};

const ACTIVE: AgentikStatus = "active";

/**
 * One page of all listed agentiks, by name, LIST_ANSWER_MAX a page: data of the search in the
 * browser.
 */
export function listAgentiks(db: Db, page = 1): Promise<InLanguage<Agentik>[]> {
  return db
    .select(agentikColumns)
    .from(agentiks)
    .where(isListed(agentiks))
    .orderBy(agentiks.name, agentiks.id)
    .limit(LIST_ANSWER_MAX)
    .offset(listOffset(page));
}

/** One person's agentiks: active ones first, then by name. */
export function listAgentiksOfPerson(db: Db, personId: string): Promise<InLanguage<Agentik>[]> {
  return db
    .select(agentikColumns)
    .from(agentiks)
    .where(eq(agentiks.ownerId, personId))
    .orderBy(sql`${agentiks.status} = ${ACTIVE} DESC`, agentiks.name, agentiks.id);
}

const activeOfPerson = prepareOnce((db) =>
  db
    .select({ ...agentikColumns, isExample, figures })
    .from(agentiks)
    .leftJoin(agentikFigures, eq(agentikFigures.agentikId, agentiks.id))
    .where(and(eq(agentiks.ownerId, sql.placeholder("personId")), eq(agentiks.status, ACTIVE)))
    .orderBy(agentiks.name, agentiks.id)
    .limit(sql.placeholder("limit"))
    .prepare("active_agentiks_of_person"),
);

/** One person's active agentiks by name: "Your Active Agentiks" on the home screen. */
export const listActiveAgentiksOfPerson = (
  db: Db,
  personId: string,
  limit: number,
): Promise<(InLanguage<Agentik> & Pick<ListedAgentik, "isExample" | "figures">)[]> =>
  activeOfPerson(db).execute({ personId, limit });

const byName = [agentiks.name, agentiks.id] as const;
const orders = {
  name: byName,
  newest: [sql`${agentiks.createdAt} DESC NULLS LAST`, agentiks.id],
  status: [agentikRank(agentiks.status), agentiks.status, ...byName],
} as const;

/** A viewer's copies of the demo person's agentiks replace their originals. */
const ownCopies = alias(agentiks, "own");

/** An agentik of the list; `isMine` if the viewer owns it or a copy of it, an example. */
export type ListedAgentik = InLanguage<Agentik> & {
  isMine: boolean;
  isExample: boolean;
  /** Counts of its ended runs; null before the first has ended. */
  figures: { ended: number; succeeded: number; lastAt: Date } | null;
};

/**
 * One page of the Agentiks screen, the number of matches, and the first match of all pages, which
 * the side preview shows. The viewer's own agentiks come first, in the same order as the others, also
 * those that only they see: a guest's, and those that were taken down.
 *
 * @param viewerId the person whose agentiks and copies are their own: for visitors the demo person
 */
export async function findAgentikPage(
  db: Db,
  { q, category, sort, page, facets }: AgentikListState,
  viewerId: string,
): Promise<ItemPage<ListedAgentik> & { first?: ListedAgentik }> {
  // Ids of the viewer's agentiks as in the list, where a copy takes the place of its original.
  const ownIds = sql`(SELECT coalesce(mine.copied_from, mine.id) FROM ${agentiks} mine
    WHERE mine.owner_id = ${viewerId})`;
  const isOwn = sql`${agentiks.id} IN ${ownIds}`;
  const isMineOnly = facets?.show === "mine";
  const chosen = and(inCategory(category), isWrittenIn(agentiks, facets));
  const isViewers = isOpenToInvolved(agentiks, eq(agentiks.ownerId, viewerId), viewerId);
  const hidden = and(isViewers, isNull(agentiks.copiedFrom), not(isListed(agentiks)));
  // The viewer's own agentiks, by id; also those that lists do not show to others.
  const own = and(
    isOwn,
    or(isListed(agentiks), isViewers),
    chosen,
    matchesText(agentiks.searchText, q),
  );
  const matching = and(isListed(agentiks), chosen, isMineOnly ? isOwn : undefined);
  const order = sql.join([...orders[sort]], sql`, `);
  const list = filterList(agentiks, {
    q,
    matching,
    wanted: shownUpTo(page),
    sample: sql`SELECT search_text FROM ${agentiks} WHERE ${matching} ORDER BY ${order}`,
  });
  // The viewer's own are found by their owner and are few; the others are read in the list's order,
  // after as many as the own ones leave of the offset.
  const ids = (limit: number, offset: number) => sql`
    WITH first_ones AS MATERIALIZED (
      SELECT ${agentiks.id} FROM ${agentiks}
      WHERE ${own}
      ORDER BY ${order})
    (SELECT id FROM first_ones LIMIT ${limit} OFFSET ${offset})
    ${
      isMineOnly
        ? sql``
        : sql`UNION ALL (${list.read(sql`${agentiks.id}`, order, {
            limit,
            offset: sql`greatest(0, ${offset}::bigint - (SELECT count(*) FROM first_ones))`,
            isIn: sql`${agentiks.id} NOT IN ${ownIds}`,
          })})`
    }`;
  const isMine = sql<boolean>`(${agentiks.ownerId} = ${viewerId} OR ${ownCopies.id} IS NOT NULL)`;
  const read = (limit: number, offset: number) =>
    db
      .select({
        ...agentikColumns,
        id: sql<string>`coalesce(${ownCopies.id}, ${agentiks.id})`,
        name: sql<string>`coalesce(${ownCopies.name}, ${agentiks.name})`,
        description: sql<string>`coalesce(${ownCopies.description}, ${agentiks.description})`,
        status: sql<string>`coalesce(${ownCopies.status}, ${agentiks.status})`,
        isMine,
        isExample: sql<boolean>`${ownCopies.id} IS NOT NULL`,
        figures,
      })
      .from(agentiks)
      .leftJoin(
        ownCopies,
        and(eq(ownCopies.copiedFrom, agentiks.id), eq(ownCopies.ownerId, viewerId)),
      )
      .leftJoin(
        agentikFigures,
        eq(agentikFigures.agentikId, sql`coalesce(${ownCopies.id}, ${agentiks.id})`),
      )
      .where(inArray(agentiks.id, sql`(${ids(limit, offset)})`))
      .orderBy(sql`${isMine} DESC`, ...orders[sort])
      .limit(limit);
  const [{ items, total }, firstItems] = await Promise.all([
    readPage(
      db,
      page,
      read,
      sql`SELECT 1 FROM ${agentiks} WHERE ${and(hidden, chosen, matchesText(agentiks.searchText, q))}
        UNION ALL (${list.counted(sql`${agentiks.name}, ${agentiks.id}`)})`,
    ),
    page > 1 ? read(1, 0) : undefined,
  ]);
  const [first] = firstItems ?? items;
  return { items, total, ...(first && { first }) };
}

/** The category "active" filters by status, all others by type. */
function inCategory(category: AgentikListState["category"]) {
  if (category === "all") return undefined;
  return category === "active" ? eq(agentiks.status, ACTIVE) : eq(agentiks.type, category);
}
