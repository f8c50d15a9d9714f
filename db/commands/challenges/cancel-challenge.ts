import { eq } from "drizzle-orm";
import { paths } from "#domain/addresses/paths.ts";
import { canCancel } from "#domain/challenges/cancelling.ts";
import { isOver } from "#domain/challenges/deadline.ts";
import type { ChallengeRefusal } from "#domain/challenges/challenges.ts";
import type { Outcome } from "#domain/items/outcome.ts";
import type { Db } from "#db/connection/client.ts";
import { countEntries } from "#db/queries/challenges/challenge-entries.ts";
import { challengeParticipants, challenges } from "#db/schema/items/catalogue.ts";
import { emptyEscrow } from "./empty-escrow.ts";
import { lockChallenge } from "./lock-challenge.ts";
import { notifyPeople } from "#db/commands/people/notices/notify-people.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";

/**
 * Cancels a challenge that no entry can win: it ends without a winner and the reward returns to the
 * creator. Repeating it changes nothing.
 * @param input.isLeaving the creator's account is being deleted: a challenge that was taken down
 *   then ends with its submissions too, since no one is left to choose a winner
 */
export async function cancelChallenge(
  tx: Db,
  input: { personId: string; challengeId: string; now: Date; isLeaving?: boolean },
): Promise<Outcome<{ outcome: "cancelled" }, ChallengeRefusal>> {
  const { personId, challengeId, now, isLeaving = false } = input;
  const challenge = await lockChallenge(tx, input);
  if (challenge?.creatorId !== personId) return { kind: "refused", reason: "gone" };
  if (challenge.cancelledAt) return { kind: "done", outcome: "cancelled" };
  if (challenge.awardedAt) return { kind: "refused", reason: "inactive" };
  if (!challenge.escrowId) return { kind: "refused", reason: "unfunded" };
  const endsWithEntries = isLeaving && challenge.takenDownAt !== null;
  // Entries are added and refused with the challenge's row locked, as here.
  const entries = await countEntries(tx, challengeId);
  if (!endsWithEntries && !canCancel(entries, isOver(challenge.deadline, now)))
    return { kind: "refused", reason: "handed-in" };
  await tx
    .update(challenges)
    .set({ isActive: false, cancelledAt: now })
    .where(eq(challenges.id, challengeId));
  const { name, reward } = challenge;
  const shares = [{ personId, credits: reward }];
  await emptyEscrow(tx, { cause: "challenge_refund", challengeId, shares, now });
  await recordEvent(tx, {
    personId,
    action: "cancel-challenge",
    subject: challengeId,
    now,
    data: { reward },
  });
  const participants = await tx
    .select({ personId: challengeParticipants.personId })
    .from(challengeParticipants)
    .where(eq(challengeParticipants.challengeId, challengeId));
  const news = {
    kind: "challenge_cancelled",
    data: { challenge: name },
    href: paths.challenge(challengeId),
  };
  await notifyPeople(
    tx,
    participants.map((each) => each.personId),
    news,
    now,
  );
  return { kind: "done", outcome: "cancelled" };
}
