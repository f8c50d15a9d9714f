import { sql } from "drizzle-orm";
import { GUEST_KEPT_MS } from "#domain/people/sessions.ts";
import type { Db } from "#db/connection/client.ts";

/**
 * Guests not seen for GUEST_KEPT_MS, whose session has expired, and on whose data no other person
 * depends: no space, artifakt, agentik or challenge of their own, no purchase or sale, submission,
 * review, invitation, membership, published page, top-up or payout. Oldest first.
 */
export async function listAbandonedGuests(db: Db, now: Date, limit: number): Promise<string[]> {
  const cutoff = sql`${new Date(now.getTime() - GUEST_KEPT_MS).toISOString()}::timestamptz`;
  const guests = await db.execute<{ id: string }>(sql`
    SELECT id FROM people WHERE kind = 'guest' AND created_at < ${cutoff}
      AND NOT EXISTS (SELECT 1 FROM sessions WHERE person_id = people.id AND last_seen_at >= ${cutoff})
      AND NOT EXISTS (SELECT 1 FROM spaces WHERE owner_id = people.id AND copied_from IS NULL)
      AND NOT EXISTS (SELECT 1 FROM artifakts WHERE creator_id = people.id AND copied_from IS NULL)
      AND NOT EXISTS (SELECT 1 FROM agentiks WHERE owner_id = people.id AND copied_from IS NULL)
      AND NOT EXISTS (SELECT 1 FROM artifakt_ownerships owned
        JOIN artifakts ON artifakts.id = owned.artifakt_id
        WHERE people.id IN (owned.person_id, artifakts.creator_id))
      AND NOT EXISTS (SELECT 1 FROM artifakt_reviews WHERE person_id = people.id)
      AND NOT EXISTS (SELECT 1 FROM challenges WHERE people.id IN (creator_id, awarded_to))
      AND NOT EXISTS (SELECT 1 FROM challenge_winners WHERE person_id = people.id)
      AND NOT EXISTS (SELECT 1 FROM challenge_submissions WHERE person_id = people.id)
      AND NOT EXISTS (SELECT 1 FROM space_invitations WHERE invited_by = people.id)
      AND NOT EXISTS (SELECT 1 FROM space_members WHERE person_id = people.id AND NOT is_copy
        AND space_id NOT IN (SELECT id FROM spaces WHERE owner_id = people.id))
      AND NOT EXISTS (SELECT 1 FROM pages WHERE person_id = people.id)
      AND NOT EXISTS (SELECT 1 FROM payouts WHERE person_id = people.id)
      AND NOT EXISTS (SELECT 1 FROM top_ups WHERE person_id = people.id)
    ORDER BY created_at, id LIMIT ${limit}`);
  return guests.map(({ id }) => id);
}
