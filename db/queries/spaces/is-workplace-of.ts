import { sql, type Column, type SQL } from "drizzle-orm";
import { outer } from "#db/connection/outer-column.ts";
import { spaceMembers, spaces } from "#db/schema/items/catalogue.ts";

/**
 * Condition for rows of the spaces in which a person works: a member, and not through an example.
 *
 * @param spaceId the rows' column with the space
 */
export const isWorkplaceOf = (spaceId: Column, personId: string): SQL =>
  sql`EXISTS (SELECT FROM ${spaceMembers} member JOIN ${spaces} inside ON inside.id = member.space_id
    WHERE member.space_id = ${outer(spaceId)} AND member.person_id = ${personId}
      AND NOT member.is_copy AND inside.taken_down_at IS NULL)`;
