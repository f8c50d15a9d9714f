import { and, eq, sql, type SQL } from "drizzle-orm";
import { outer } from "#db/connection/outer-column.ts";
import { spaceMembers, spaces } from "#db/schema/items/catalogue.ts";
import { runs } from "#db/schema/runs/runs.ts";
import { threads } from "#db/schema/spaces/threads.ts";

/**
 * Condition for the runs that a person may follow: those that work for the person, in a conversation of a
 * space only while the person is a member of it. Conversations with customers and trials need no membership.
 */
export const isOwnRun = (personId: string): SQL =>
  and(
    eq(runs.personId, personId),
    sql`(${outer(runs.threadId)} IS NULL OR EXISTS (SELECT FROM ${threads} t
      WHERE t.id = ${outer(runs.threadId)} AND (t.chat_with_id IS NOT NULL OR EXISTS (
        SELECT FROM ${spaceMembers} member JOIN ${spaces} inside ON inside.id = member.space_id
        WHERE member.person_id = ${personId}
          AND t.space_id IN (inside.id, coalesce(inside.copied_from, inside.id))))))`,
  )!;
