import { and, asc, eq, ne } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { agentiks } from "#db/schema/items/catalogue.ts";
import { spaceAgentiks } from "#db/schema/spaces/answering.ts";
import { agentikOwnerIsIn } from "#db/queries/spaces/agentik-owner-is-in.ts";
import { isInsideOf } from "#db/queries/spaces/inside.ts";

/** The agentiks that a member of a space can ask, in the order in which they were added. */
export const listAnsweringAgentiks = (db: Db, viewer: { spaceId: string; personId: string }) =>
  db
    .select({ id: agentiks.id, name: agentiks.name })
    .from(spaceAgentiks)
    .innerJoin(agentiks, eq(agentiks.id, spaceAgentiks.agentikId))
    .where(
      and(
        isInsideOf(spaceAgentiks, viewer),
        eq(agentiks.status, "active"),
        ne(spaceAgentiks.may, "read"),
        agentikOwnerIsIn(spaceAgentiks.spaceId),
      ),
    )
    .orderBy(asc(spaceAgentiks.addedAt), agentiks.id);
