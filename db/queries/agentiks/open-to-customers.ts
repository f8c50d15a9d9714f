import { sql, type Column, type SQL } from "drizzle-orm";
import { outer } from "#db/connection/outer-column.ts";
import { channels } from "#db/schema/agentiks/channels.ts";
import { agentikWorkplaces, chatPages } from "#db/schema/agentiks/chats.ts";
import { agentiks, spaceMembers, spaces } from "#db/schema/items/catalogue.ts";

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

/** Customers of the person's own agentik, or of one that works in a space of theirs. */
export type Customers = "own" | "team";

/**
 * The customers that a person answers; null without any. For the SELECT of a query.
 *
 * @param personId the rows' column with the person
 */
export const customersOf = (personId: Column): SQL<Customers | null> =>
  sql<Customers | null>`CASE
    WHEN EXISTS (SELECT FROM ${agentiks} WHERE ${agentiks.ownerId} = ${outer(personId)}
      AND ${agentiks.takenDownAt} IS NULL AND ${isOpenToCustomers(agentiks.id)}) THEN 'own'
    WHEN EXISTS (SELECT FROM ${spaceMembers} member
        JOIN ${spaces} inside ON inside.id = member.space_id AND inside.taken_down_at IS NULL
        JOIN ${agentikWorkplaces} ON ${agentikWorkplaces.spaceId} = member.space_id
      WHERE member.person_id = ${outer(personId)} AND NOT member.is_copy
        AND ${isOpenToCustomers(agentikWorkplaces.agentikId)}) THEN 'team' END`;
