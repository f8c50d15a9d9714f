import { and, eq, isNull, ne } from "drizzle-orm";
import type { ChallengeRefusal, Outcome } from "#domain/spaces/community.ts";
import type { Db } from "#db/connection/client.ts";
import { challengeParticipants, challenges } from "#db/schema/items/catalogue.ts";
import { challengeSubmissions } from "#db/schema/spaces/community.ts";
import { emptyEscrow } from "./empty-escrow.ts";
import { holdChallenge } from "./hold-challenge.ts";
import { notifyPeople } from "#db/commands/people/notify-people.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";

/**
 * Awards a challenge: pays its reward to a participant with a submission and ends it. Only its
 * creator can, once, and not to themselves. Choosing the same winner again changes nothing.
 */
export async function awardChallenge(
  tx: Db,
  input: { personId: string; challengeId: string; winnerId: string; now: Date },
): Promise<Outcome<{ outcome: "awarded" }, ChallengeRefusal>> {
  const { personId, challengeId, winnerId, now } = input;
  const challenge = await holdChallenge(tx, input);
  if (challenge?.creatorId !== personId) return { kind: "refused", reason: "gone" };
  if (challenge.awardedTo === winnerId && challenge.awardedAt)
    return { kind: "done", outcome: "awarded" };
  if (challenge.awardedAt || challenge.cancelledAt) return { kind: "refused", reason: "inactive" };
  if (winnerId === personId) return { kind: "refused", reason: "own" };
  if (!challenge.escrowId) return { kind: "refused", reason: "unfunded" };
  const [entry] = await tx
    .select({ version: challengeSubmissions.version })
    .from(challengeSubmissions)
    .where(
      and(
        eq(challengeSubmissions.challengeId, challengeId),
        eq(challengeSubmissions.personId, winnerId),
      ),
    )
    .limit(1);
  if (!entry) return { kind: "refused", reason: "gone" };

  const ended = await tx
    .update(challenges)
    .set({ isActive: false, awardedTo: winnerId, awardedAt: now })
    .where(
      and(
        eq(challenges.id, challengeId),
        eq(challenges.creatorId, personId),
        isNull(challenges.awardedAt),
        isNull(challenges.cancelledAt),
      ),
    )
    .returning({ reward: challenges.reward });
  if (ended.length === 0) return { kind: "refused", reason: "inactive" };
  const { name, reward } = challenge;
  await emptyEscrow(tx, { cause: "challenge_reward", challengeId, reward, toId: winnerId, now });
  await recordEvent(tx, {
    personId,
    action: "award-challenge",
    subject: challengeId,
    now,
    data: { winner: winnerId, reward },
  });
  const href = `/challenges/${challengeId}`;
  const paid = { kind: "challenge_reward", data: { challenge: name, credits: reward }, href };
  await notifyPeople(tx, [winnerId], paid, now);
  const others = await tx
    .select({ personId: challengeParticipants.personId })
    .from(challengeParticipants)
    .where(
      and(
        eq(challengeParticipants.challengeId, challengeId),
        ne(challengeParticipants.personId, winnerId),
      ),
    );
  const over = { kind: "challenge_ended", data: { challenge: name }, href };
  await notifyPeople(
    tx,
    others.map((each) => each.personId),
    over,
    now,
  );
  return { kind: "done", outcome: "awarded" };
}
