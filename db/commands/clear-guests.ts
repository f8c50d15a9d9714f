import { sql } from "drizzle-orm";
import { GUEST_KEPT_MS } from "#app/domain/sessions.ts";
import type { Db } from "#db/client.ts";
import { deletePerson } from "./delete-person.ts";

/**
 * Deletes guests who were last seen so long ago that they cannot come back, and of whom nobody has
 * anything: they made nothing but copies, sold and bought nothing, handed in, said, and asked for
 * nothing. Whoever did any of that stays. What they had is deleted as with any person: the ledger
 * keeps its entries, in wallets without an owner.
 *
 * One process at a time, and a bounded number at once, so that no lock is held for long.
 *
 * @returns how many; 0 as well while another process is at it
 */
export function clearGuests(db: Db, now: Date, limit: number): Promise<number> {
  const seenLast = sql`${new Date(now.getTime() - GUEST_KEPT_MS).toISOString()}::timestamptz`;
  return db.transaction(async (tx) => {
    const [turn] = await tx.execute<{ has: boolean }>(
      sql`SELECT pg_try_advisory_xact_lock(hashtextextended('clear guests', 0)) AS has`,
    );
    if (!turn?.has) return 0;
    const guests = await tx.execute<{ id: string }>(sql`
      SELECT id FROM people WHERE kind = 'guest' AND created_at < ${seenLast}
        AND NOT EXISTS (SELECT 1 FROM sessions WHERE person_id = people.id AND last_seen_at >= ${seenLast})
        AND NOT EXISTS (SELECT 1 FROM spaces WHERE owner_id = people.id AND copied_from IS NULL)
        AND NOT EXISTS (SELECT 1 FROM artifakts WHERE creator_id = people.id AND copied_from IS NULL)
        AND NOT EXISTS (SELECT 1 FROM agentiks WHERE owner_id = people.id AND copied_from IS NULL)
        AND NOT EXISTS (SELECT 1 FROM artifakt_ownerships owned
          JOIN artifakts ON artifakts.id = owned.artifakt_id
          WHERE people.id IN (owned.person_id, artifakts.creator_id))
        AND NOT EXISTS (SELECT 1 FROM artifakt_reviews WHERE person_id = people.id)
        AND NOT EXISTS (SELECT 1 FROM challenges WHERE people.id IN (creator_id, awarded_to))
        AND NOT EXISTS (SELECT 1 FROM challenge_submissions WHERE person_id = people.id)
        AND NOT EXISTS (SELECT 1 FROM space_invitations WHERE invited_by = people.id)
        AND NOT EXISTS (SELECT 1 FROM space_members WHERE person_id = people.id AND NOT is_copy
          AND space_id NOT IN (SELECT id FROM spaces WHERE owner_id = people.id))
        AND NOT EXISTS (SELECT 1 FROM published_layouts WHERE person_id = people.id)
        AND NOT EXISTS (SELECT 1 FROM payouts WHERE person_id = people.id)
        AND NOT EXISTS (SELECT 1 FROM top_ups WHERE person_id = people.id)
      ORDER BY created_at, id LIMIT ${limit}`);
    for (const { id } of guests) await deletePerson(tx, id, { now });
    return guests.length;
  });
}
