import { and, eq, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { AgentikListState } from "#domain/agentiks/agentik-list.ts";
import type { AgentikStatus } from "#domain/items/catalogue.ts";
import type { Agentik, InLanguage } from "#domain/items/items.ts";
import { LIST_ANSWER_MAX, listOffset } from "#domain/lists/list-answer.ts";
import type { ItemPage } from "#domain/lists/list-state.ts";
import type { Db } from "#db/connection/client.ts";
import { agentikRank, agentiks } from "#db/schema/items/catalogue.ts";
import { readPage, shownUpTo } from "#db/queries/lists/list-page.ts";
import { filterList } from "#db/queries/lists/list-text.ts";
import { isListed } from "#db/queries/lists/listed.ts";

const columns = {
  id: agentiks.id,
  name: agentiks.name,
  description: agentiks.description,
  status: agentiks.status,
  type: agentiks.type,
  language: agentiks.language,
};

const ACTIVE: AgentikStatus = "active";

/**
 * Every listed agentik by name: the client-side search index (spec 7). As many as one answer holds,
 * after those of the pages before it.
 */
export function listAgentiks(db: Db, page = 1): Promise<InLanguage<Agentik>[]> {
  return db
    .select(columns)
    .from(agentiks)
    .where(isListed(agentiks))
    .orderBy(agentiks.name, agentiks.id)
    .limit(LIST_ANSWER_MAX)
    .offset(listOffset(page));
}

/** One person's agentiks: the active ones first, then by name. */
export function listAgentiksOfPerson(db: Db, personId: string): Promise<InLanguage<Agentik>[]> {
  return db
    .select(columns)
    .from(agentiks)
    .where(eq(agentiks.ownerId, personId))
    .orderBy(sql`${agentiks.status} = ${ACTIVE} DESC`, agentiks.name, agentiks.id);
}

/** One person's active agentiks by name: the home's "Your Active Agentiks". */
export function listActiveAgentiksOfPerson(
  db: Db,
  personId: string,
  limit: number,
): Promise<InLanguage<Agentik>[]> {
  return db
    .select(columns)
    .from(agentiks)
    .where(and(eq(agentiks.ownerId, personId), eq(agentiks.status, ACTIVE)))
    .orderBy(agentiks.name, agentiks.id)
    .limit(limit);
}

const byName = [agentiks.name, agentiks.id] as const;
const orders = {
  name: byName,
  newest: [sql`${agentiks.createdAt} DESC NULLS LAST`, agentiks.id],
  status: [agentikRank(agentiks.status), agentiks.status, ...byName],
} as const;

/** Who has copies of their own of the demo person's agentiks sees those in their places. */
const own = alias(agentiks, "own");
const ownFirst = {
  ...columns,
  id: sql<string>`coalesce(${own.id}, ${agentiks.id})`,
  name: sql<string>`coalesce(${own.name}, ${agentiks.name})`,
  description: sql<string>`coalesce(${own.description}, ${agentiks.description})`,
  status: sql<string>`coalesce(${own.status}, ${agentiks.status})`,
};

/**
 * One page of the Agentiks screen, how many match, and the first of them whatever the page:
 * the side preview shows it (spec 2 "Agentiks").
 *
 * @param viewerId of somebody with a session, who may have copies of their own
 */
export async function findAgentikPage(
  db: Db,
  { q, category, sort, page }: AgentikListState,
  viewerId?: string,
): Promise<ItemPage<InLanguage<Agentik>> & { first?: InLanguage<Agentik> }> {
  const matching = and(isListed(agentiks), inCategory(category));
  const order = sql.join([...orders[sort]], sql`, `);
  const list = filterList(agentiks, {
    q,
    matching,
    wanted: shownUpTo(page),
    sample: sql`SELECT search_text FROM ${agentiks} WHERE ${matching} ORDER BY ${order}`,
  });
  const select = () =>
    viewerId === undefined
      ? db.select(columns).from(agentiks).$dynamic()
      : db
          .select(ownFirst)
          .from(agentiks)
          .leftJoin(own, and(eq(own.copiedFrom, agentiks.id), eq(own.ownerId, viewerId)))
          .$dynamic();
  const read = (limit: number, offset: number) =>
    select()
      .where(
        inArray(agentiks.id, sql`(${list.read(sql`${agentiks.id}`, order, { limit, offset })})`),
      )
      .orderBy(...orders[sort]);
  const [{ items, total }, firstItems] = await Promise.all([
    readPage(db, page, read, list.counted(sql`${agentiks.name}, ${agentiks.id}`)),
    page > 1 ? read(1, 0) : undefined,
  ]);
  const [first] = firstItems ?? items;
  return { items, total, ...(first && { first }) };
}

/** "Active" is a status, the others are types (spec 2 "Agentiks"). */
function inCategory(category: AgentikListState["category"]) {
  if (category === "all") return undefined;
  return category === "active" ? eq(agentiks.status, ACTIVE) : eq(agentiks.type, category);
}
