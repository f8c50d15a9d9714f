import { sql, type SQL } from "drizzle-orm";
import { INBOX_COUNT_MAX } from "#domain/agentiks/chats/inbox.ts";

/**
 * The newest open questions of a space, without those of customers who wait for a person anyway: a
 * conversation needs a person once. Looks at INBOX_COUNT_MAX + 1 questions, however many there are.
 *
 * @param spaceId column of the outer query
 */
export const questionsApart = (spaceId: SQL): SQL => sql`
  SELECT asked.* FROM (SELECT * FROM unanswered WHERE unanswered.space_id = ${spaceId}
      AND unanswered.ended_at IS NULL
    ORDER BY unanswered.created_at DESC LIMIT ${sql.raw(String(INBOX_COUNT_MAX + 1))}) asked
  WHERE (SELECT waits.waiting_since FROM chats waits WHERE waits.thread_id = asked.thread_id
    AND waits.channel <> 'try') IS NULL`;
