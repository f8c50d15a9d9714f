import { sql, type Column, type SQL } from "drizzle-orm";
import { outer } from "#db/connection/outer-column.ts";
import { channels } from "#db/schema/agentiks/channels.ts";
import { chatPages } from "#db/schema/agentiks/chats.ts";
import { agentiks } from "#db/schema/items/catalogue.ts";

/**
 * Condition for agentiks that customers can write to: the chat page is open, or a channel is connected.
 *
 * @param agentikId the rows' column with the agentik
 */
export const isOpenToCustomers = (agentikId: Column): SQL =>
  sql`(EXISTS (SELECT FROM ${chatPages} page
      WHERE page.agentik_id = ${outer(agentikId)} AND page.is_open)
    OR EXISTS (SELECT FROM ${channels} channel
      WHERE channel.agentik_id = ${outer(agentikId)} AND channel.is_on))`;

/**
 * Whether customers can write to one of a person's agentiks; for the SELECT of a query.
 *
 * @param personId the rows' column with the person
 */
export const hasCustomers = (personId: Column): SQL<boolean> =>
  sql<boolean>`EXISTS (SELECT FROM ${agentiks} WHERE ${agentiks.ownerId} = ${outer(personId)}
    AND ${agentiks.takenDownAt} IS NULL AND ${isOpenToCustomers(agentiks.id)})`;
