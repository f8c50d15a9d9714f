import type { Sql } from "postgres";
import { SEEDED_AT } from "./templates.ts";

/**
 * Brings the seeded challenges to today: in the template it is always the same day, and the server
 * counts with its own clock, for which all of them would be over.
 */
export async function bringChallengesToToday(sql: Sql): Promise<void> {
  const seededAt = SEEDED_AT.toISOString();
  await sql`
    UPDATE challenges SET
      deadline = deadline + (now() - ${seededAt}::timestamptz),
      created_at = created_at + (now() - ${seededAt}::timestamptz)`;
}
