import { sql, type Column, type SQL } from "drizzle-orm";
import { outer } from "#db/connection/outer-column.ts";
import { agentiks, spaceMembers } from "#db/schema/items/catalogue.ts";

/**
 * Condition for agentiks whose owner is a member of a space: the agentiks of a person who leaves or is
 * removed stop answering there, until that person returns. For a query that joins `agentiks`.
 *
 * @param spaceId the rows' column with the space
 */
export const agentikOwnerIsIn = (spaceId: Column): SQL<boolean> =>
  sql<boolean>`EXISTS (SELECT FROM ${spaceMembers} there WHERE there.space_id = ${outer(spaceId)}
    AND there.person_id = ${outer(agentiks.ownerId)})`;
