import { and, eq, isNotNull, isNull, or, sql, type SQL } from "drizzle-orm";
import { outer } from "#db/connection/outer-column.ts";
import { spaceMembers, spaces } from "#db/schema/items/catalogue.ts";
import { threads } from "#db/schema/spaces/threads.ts";

/**
 * Condition for the chats with customers that a person sees: the person is a member of the workplace, and
 * not through an example; of trials only their own. Every statement that reads or handles a chat as a
 * person has it in its WHERE.
 */
export const isInboxOf = (personId: string): SQL =>
  and(
    isNotNull(threads.chatWithId),
    or(isNull(threads.onlyFor), eq(threads.onlyFor, personId)),
    sql`EXISTS (SELECT FROM ${spaceMembers} member JOIN ${spaces} inside ON inside.id = member.space_id
      WHERE member.space_id = ${outer(threads.spaceId)} AND member.person_id = ${personId}
        AND NOT member.is_copy AND inside.taken_down_at IS NULL)`,
  )!;
