import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { agentikStops } from "#db/schema/runs/runs.ts";

/** Condition: an operator has stopped all agentiks. */
export const areAgentiksStopped = (): SQL<boolean> =>
  sql<boolean>`EXISTS (SELECT FROM ${agentikStops})`;

/** Since when all agentiks are stopped, as a column of another query; null while they work. */
export const agentiksStoppedSince = (): SQL<Date | null> =>
  sql<Date | null>`(SELECT ${agentikStops.since} FROM ${agentikStops})`.mapWith(agentikStops.since);

/** Since when all agentiks are stopped; undefined while they work. */
export async function findAgentikStop(db: Db): Promise<Date | undefined> {
  const [stop] = await db.select({ since: agentikStops.since }).from(agentikStops);
  return stop?.since;
}
