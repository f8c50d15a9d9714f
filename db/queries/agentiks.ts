import { and, eq, sql } from "drizzle-orm";
import type { AgentikStatus } from "#app/domain/catalogue.ts";
import type { Agentik, InLanguage } from "#app/domain/items.ts";
import type { Db } from "#db/client.ts";
import { agentiks } from "#db/schema/catalogue.ts";

const columns = {
  id: agentiks.id,
  name: agentiks.name,
  description: agentiks.description,
  status: agentiks.status,
  type: agentiks.type,
  language: agentiks.language,
};

const ACTIVE: AgentikStatus = "active";

/** Every agentik by name: the client-side search index (spec 7). */
export function listAgentiks(db: Db): Promise<InLanguage<Agentik>[]> {
  return db.select(columns).from(agentiks).orderBy(agentiks.name, agentiks.id);
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
