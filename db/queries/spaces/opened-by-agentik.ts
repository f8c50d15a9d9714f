import { sql, type SQL } from "drizzle-orm";

/**
 * Condition for spaces that Plaza opened for an agentik to work in (db/commands/agentiks/chats/open-workplace.ts):
 * their owner has not created one. Both rows are of one transaction.
 *
 * @param space the space's alias or name in the statement
 */
export const isOpenedByAgentik = (space: string): SQL => {
  const name = sql.identifier(space);
  return sql`EXISTS (SELECT FROM agentik_workplaces workplace
    WHERE workplace.space_id = ${name}.id AND workplace.created_at = ${name}.created_at)`;
};
