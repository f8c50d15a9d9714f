import type { Sql } from "postgres";
import { SEEDED_AT } from "./postgres/test-server.ts";

/**
 * Moves the seeded challenges to the present: the template has a fixed day, and by the server's clock
 * all of its challenges would have ended.
 */
export async function bringChallengesToToday(sql: Sql): Promise<void> {
  const seededAt = SEEDED_AT.toISOString();
  await sql`
    UPDATE challenges SET
      deadline = deadline + (now() - ${seededAt}::timestamptz),
      created_at = created_at + (now() - ${seededAt}::timestamptz)`;
}
