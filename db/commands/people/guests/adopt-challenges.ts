import { sql } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { challengeWinners } from "#db/schema/challenges/prizes.ts";
import { challenges } from "#db/schema/items/catalogue.ts";

/**
 * Moves ended challenges to the account. A running one stays with the guest, because its reward is play money,
 * and is cancelled when the guest is deleted. No update makes a person the winner of their own challenge.
 */
export async function adoptChallenges(
  tx: Db,
  { guestId, accountId }: { guestId: string; accountId: string },
): Promise<void> {
  await tx.execute(sql`
    UPDATE ${challenges} SET creator_id = ${accountId}
    WHERE creator_id = ${guestId} AND awarded_to IS DISTINCT FROM ${accountId}
      AND (escrow_id IS NULL OR awarded_at IS NOT NULL OR cancelled_at IS NOT NULL)`);
  await tx.execute(sql`
    UPDATE ${challenges} SET awarded_to = ${accountId}
    WHERE awarded_to = ${guestId} AND creator_id IS DISTINCT FROM ${accountId}`);
  await tx.execute(sql`
    UPDATE ${challengeWinners} winner SET person_id = ${accountId}
    FROM ${challenges} challenge WHERE challenge.id = winner.challenge_id
      AND winner.person_id = ${guestId} AND challenge.creator_id IS DISTINCT FROM ${accountId}`);
}
