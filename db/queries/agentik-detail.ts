import { and, eq, ne, sql } from "drizzle-orm";
import type { Agentik, InLanguage } from "#app/domain/items.ts";
import type { Db } from "#db/client.ts";
import { agentiks } from "#db/schema/catalogue.ts";
import { people } from "#db/schema/people.ts";
import { isListed, isOpenTo } from "./listed.ts";

/** An agentik with all that its own page shows. */
export interface AgentikDetail extends InLanguage<Agentik> {
  /** The owner's display name. */
  owner: string;
  createdAt: Date;
}

const columns = {
  id: agentiks.id,
  name: agentiks.name,
  description: agentiks.description,
  status: agentiks.status,
  type: agentiks.type,
  language: agentiks.language,
};

/**
 * One agentik for its own page, or undefined when there is none with that id, or when it is the copy of
 * somebody other than the one who is looking.
 */
export async function findAgentikDetail(
  db: Db,
  id: string,
  viewerId: string,
): Promise<AgentikDetail | undefined> {
  const [row] = await db
    .select({ ...columns, owner: people.displayName, createdAt: agentiks.createdAt })
    .from(agentiks)
    .innerJoin(people, eq(people.id, agentiks.ownerId))
    .where(
      and(
        eq(agentiks.id, id),
        isOpenTo({ copiedFrom: agentiks.copiedFrom, owner: agentiks.ownerId }, viewerId),
      ),
    )
    .limit(1);
  return row;
}

/** Other agentiks of the same type by name; none for an unknown id. */
export function listRelatedAgentiks(
  db: Db,
  id: string,
  limit: number,
): Promise<InLanguage<Agentik>[]> {
  const type = db.select({ type: agentiks.type }).from(agentiks).where(eq(agentiks.id, id));
  return db
    .select(columns)
    .from(agentiks)
    .where(and(eq(agentiks.type, sql`(${type})`), ne(agentiks.id, id), isListed(agentiks)))
    .orderBy(agentiks.name, agentiks.id)
    .limit(limit);
}
