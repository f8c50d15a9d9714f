import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { ContentLanguage } from "#domain/items/catalogue.ts";
import type { Db } from "#db/connection/client.ts";
import { agentiks } from "#db/schema/items/catalogue.ts";
import { agentikColumns } from "./agentiks.ts";

/** One of a person's own agentiks, for programs. */
export interface OwnersAgentik {
  id: string;
  name: string;
  description: string;
  status: string;
  type: string;
  language: ContentLanguage;
  /** A copy of the demo person's. */
  isExample: boolean;
  createdAt: Date;
}

const columns = {
  ...agentikColumns,
  isExample: sql<boolean>`(${agentiks.copiedFrom} IS NOT NULL)`,
  createdAt: agentiks.createdAt,
};

/** An expression, so that the planner uses the index on owners and not the primary key's order. */
const byId = sql`(${agentiks.id} || '')`;

/**
 * A person's own agentiks by their ids.
 *
 * @param after the last id of the part before; undefined for the first part
 */
export const listAgentiksOfOwner = (
  db: Db,
  personId: string,
  { limit, after }: { limit: number; after: string | undefined },
): Promise<OwnersAgentik[]> =>
  db
    .select(columns)
    .from(agentiks)
    .where(and(eq(agentiks.ownerId, personId), after === undefined ? undefined : gt(byId, after)))
    .orderBy(asc(byId))
    .limit(limit);

/** An agentik of a person; undefined for an unknown one and another person's. */
export async function findAgentikOfOwner(
  db: Db,
  { id, personId }: { id: string; personId: string },
): Promise<OwnersAgentik | undefined> {
  const [agentik] = await db
    .select(columns)
    .from(agentiks)
    .where(and(eq(agentiks.id, id), eq(agentiks.ownerId, personId)));
  return agentik;
}
