import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { isOpenToAll } from "#db/queries/lists/listed.ts";
import { challengeParticipants, challenges } from "#db/schema/items/catalogue.ts";

/** A challenge whose row is locked until the transaction ends. */
export interface LockedChallenge {
  id: string;
  name: string;
  creatorId: string | null;
  reward: number;
  deadline: Date;
  isActive: boolean;
  escrowId: string | null;
  awardedTo: string | null;
  awardedAt: Date | null;
  cancelledAt: Date | null;
  currentParticipants: number;
  maxParticipants: number;
  takenDownAt: Date | null;
  /**
   * The acting person's participation: one that counts, a guest's copy of the demo person's, or
   * none.
   */
  place: "taken" | "copy" | null;
}

/**
 * Locks a challenge (SELECT FOR NO KEY UPDATE) for a change of participants, submissions or reward.
 * Every command on a challenge starts with it, before it locks ledger accounts: one lock order, so
 * that two commands wait for each other instead of deadlocking.
 *
 * @returns undefined for one that a guest made or that was taken down, for others than those who have
 *   a part in it
 */
export async function lockChallenge(
  tx: Db,
  { challengeId, personId }: { challengeId: string; personId: string },
): Promise<LockedChallenge | undefined> {
  const [challenge] = await tx
    .select({
      id: challenges.id,
      name: challenges.name,
      creatorId: challenges.creatorId,
      reward: challenges.reward,
      deadline: challenges.deadline,
      isActive: challenges.isActive,
      escrowId: challenges.escrowId,
      awardedTo: challenges.awardedTo,
      awardedAt: challenges.awardedAt,
      cancelledAt: challenges.cancelledAt,
      currentParticipants: challenges.currentParticipants,
      maxParticipants: challenges.maxParticipants,
      takenDownAt: challenges.takenDownAt,
      isOpen: sql<boolean>`${isOpenToAll(challenges)}`,
    })
    .from(challenges)
    .where(eq(challenges.id, challengeId))
    .for("no key update");
  if (!challenge) return undefined;
  // A separate query: inside the locking one it would use the snapshot from before the wait.
  const [mine] = await tx
    .select({ isCopy: challengeParticipants.isCopy })
    .from(challengeParticipants)
    .where(
      and(
        eq(challengeParticipants.challengeId, challengeId),
        eq(challengeParticipants.personId, personId),
      ),
    );
  const { isOpen, ...held } = challenge;
  if (!isOpen && !mine && held.creatorId !== personId) return undefined;
  return { ...held, place: mine ? (mine.isCopy ? "copy" : "taken") : null };
}
