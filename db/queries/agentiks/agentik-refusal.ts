import { and, eq } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { agentiks } from "#db/schema/items/catalogue.ts";
import { isListed } from "#db/queries/lists/listed.ts";

/** Why a person cannot change an agentik that is not their own. */
export type AgentikRefusal = "not-yours" | "gone";

/** Whether the agentik exists; what only another person may open counts as missing. */
export async function findAgentikRefusal(db: Db, id: string): Promise<AgentikRefusal> {
  const found = await db
    .select({ id: agentiks.id })
    .from(agentiks)
    .where(and(eq(agentiks.id, id), isListed(agentiks)))
    .limit(1);
  return found.length > 0 ? "not-yours" : "gone";
}
