import type { Sql } from "postgres";

/** Stores a destination of payouts that cannot be decrypted, for tests of the money. */
export const giveDestination = (sql: Sql, personId: string) =>
  sql`INSERT INTO payout_destinations (person_id, method, sealed_destination, last_four, changed_at)
    VALUES (${personId}, 'clabe', 'sealed', '9719', now()) ON CONFLICT DO NOTHING`;
