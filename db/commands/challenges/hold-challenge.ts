import { and, eq } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { challengeParticipants, challenges } from "#db/schema/items/catalogue.ts";

/** A challenge that nobody else changes until the transaction ends. */
export interface HeldChallenge {
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
  /** Of the one who is doing something: a place that counts, a guest's copy of one, or none. */
  place: "taken" | "copy" | null;
}

/**
 * Holds a challenge for a change of who takes part, of what is handed in, or of its money. Every
 * command of a challenge begins here, before it touches an account: two of them wait for each other.
 */
export async function holdChallenge(
  tx: Db,
  { challengeId, personId }: { challengeId: string; personId: string },
): Promise<HeldChallenge | undefined> {
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
    })
    .from(challenges)
    .where(eq(challenges.id, challengeId))
    .for("no key update");
  if (!challenge) return undefined;
  // Asked for apart: beside the lock it would be as it was before the wait.
  const [mine] = await tx
    .select({ isCopy: challengeParticipants.isCopy })
    .from(challengeParticipants)
    .where(
      and(
        eq(challengeParticipants.challengeId, challengeId),
        eq(challengeParticipants.personId, personId),
      ),
    );
  return { ...challenge, place: mine ? (mine.isCopy ? "copy" : "taken") : null };
}
