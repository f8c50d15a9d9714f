import { and, eq, ne, or, sql } from "drizzle-orm";
import type { Agentik, InLanguage } from "#domain/items/items.ts";
import type { Db } from "#db/connection/client.ts";
import { outer } from "#db/connection/outer-column.ts";
import { agentikWorkplaces, chatPages, chats } from "#db/schema/agentiks/chats.ts";
import { agentikFigures } from "#db/schema/agentiks/figures.ts";
import { agentiks } from "#db/schema/items/catalogue.ts";
import { answers } from "#db/schema/spaces/answering.ts";
import { documents } from "#db/schema/spaces/documents.ts";
import { threads } from "#db/schema/spaces/threads.ts";
import { businesses } from "#db/schema/people/businesses.ts";
import { people } from "#db/schema/people/people.ts";
import { isListed, isOpenTo } from "#db/queries/lists/listed.ts";
import { agentiksStoppedSince } from "#db/queries/runs/agentik-stop.ts";
import { agentikColumns } from "./agentiks.ts";
import { isOwnAgentik } from "./own-agentiks.ts";

/** An agentik with everything its own page shows. */
export interface AgentikDetail extends InLanguage<Agentik> {
  /** The owner's display name. */
  owner: string;
  ownerId: string;
  /** The viewer's copy of the demo person's. */
  isExample: boolean;
  createdAt: Date;
  takenDownAt: Date | null;
  /** Counts of its ended runs; null before the first has ended. */
  figures: { ended: number; succeeded: number; lastAt: Date } | null;
  /** Whether its owner has written to it in a trial. */
  isTried: boolean;
  /** Whether it knows anything to answer from: documents, approved answers or the business's hours. */
  isTaught: boolean;
  /** Its chat page; null without one. */
  page: { slug: string; isOpen: boolean } | null;
  /** Since when an operator has stopped all agentiks; null while they work. */
  stoppedSince: Date | null;
}

/**
 * The agentik of a page. A viewer who has a copy of the demo person's agentik gets that copy.
 *
 * @returns undefined for an unknown id and for what only another person may open
 */
export async function findAgentikDetail(
  db: Db,
  id: string,
  viewerId: string,
): Promise<AgentikDetail | undefined> {
  const [row] = await db
    .select({
      ...agentikColumns,
      owner: people.displayName,
      ownerId: agentiks.ownerId,
      isExample: sql<boolean>`${agentiks.copiedFrom} IS NOT NULL`,
      createdAt: agentiks.createdAt,
      takenDownAt: agentiks.takenDownAt,
      figures: {
        ended: agentikFigures.ended,
        succeeded: agentikFigures.succeeded,
        lastAt: agentikFigures.lastAt,
      },
      isTried: sql<boolean>`EXISTS (SELECT FROM ${threads} JOIN ${chats} ON ${chats.threadId} = ${threads.id}
        WHERE ${threads.chatWithId} = ${outer(agentiks.id)} AND ${chats.channel} = 'try')`,
      isTaught: isTaught(),
      page: { slug: chatPages.slug, isOpen: chatPages.isOpen },
      stoppedSince: agentiksStoppedSince(),
    })
    .from(agentiks)
    .leftJoin(chatPages, eq(chatPages.agentikId, agentiks.id))
    .leftJoin(agentikFigures, eq(agentikFigures.agentikId, agentiks.id))
    .innerJoin(people, eq(people.id, agentiks.ownerId))
    .where(
      or(
        and(eq(agentiks.id, id), isOpenTo({ ...agentiks, owner: agentiks.ownerId }, viewerId)),
        isOwnAgentik(viewerId, id),
      ),
    )
    .orderBy(sql`${agentiks.ownerId} = ${viewerId} DESC`, sql`${agentiks.id} = ${id} DESC`)
    .limit(1);
  return row;
}

/** Documents for one person alone are left out: no customer is answered from them. */
const isTaught = () => sql<boolean>`(EXISTS (SELECT FROM ${agentikWorkplaces} w
    WHERE w.agentik_id = ${outer(agentiks.id)} AND (
      EXISTS (SELECT FROM ${documents} d WHERE d.space_id = w.space_id AND d.only_for IS NULL)
      OR EXISTS (SELECT FROM ${answers} a WHERE a.space_id = w.space_id)))
  OR EXISTS (SELECT FROM ${businesses} b
    WHERE b.person_id = ${outer(agentiks.ownerId)} AND b.hours IS NOT NULL))`;

/** Other agentiks of the same type, by name; none for an unknown id. */
export function listRelatedAgentiks(
  db: Db,
  id: string,
  limit: number,
): Promise<InLanguage<Agentik>[]> {
  const type = db.select({ type: agentiks.type }).from(agentiks).where(eq(agentiks.id, id));
  return db
    .select(agentikColumns)
    .from(agentiks)
    .where(and(eq(agentiks.type, sql`(${type})`), ne(agentiks.id, id), isListed(agentiks)))
    .orderBy(agentiks.name, agentiks.id)
    .limit(limit);
}
