import { and, eq, sql } from "drizzle-orm";
import type { ChallengeRefusal } from "#domain/challenges/challenges.ts";
import type { Outcome } from "#domain/items/outcome.ts";
import type { Db } from "#db/connection/client.ts";
import { challengeParticipants, challenges } from "#db/schema/items/catalogue.ts";
import { lockChallenge } from "./lock-challenge.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { whyClosed } from "./reserve-place.ts";
import { recountStorage } from "#db/commands/people/take-storage.ts";

/**
 * Leaves a running challenge: frees the place and deletes the person's submissions. Repeating it
 * changes nothing. A challenge that has ended cannot be left.
 */
export async function leaveChallenge(
  tx: Db,
  input: { personId: string; challengeId: string; now: Date },
): Promise<Outcome<{ outcome: "left" }, ChallengeRefusal>> {
  const { personId, challengeId, now } = input;
  const challenge = await lockChallenge(tx, input);
  if (!challenge) return { kind: "refused", reason: "gone" };
  if (!challenge.place) return { kind: "done", outcome: "left" };
  const reason = whyClosed(challenge, now);
  if (reason) return { kind: "refused", reason };
  await tx
    .delete(challengeParticipants)
    .where(
      and(
        eq(challengeParticipants.challengeId, challengeId),
        eq(challengeParticipants.personId, personId),
      ),
    );
  await recountStorage(tx, personId);
  // A guest's copy takes no place, so there is none to free.
  if (challenge.place === "taken")
    await tx
      .update(challenges)
      .set({ currentParticipants: sql`${challenges.currentParticipants} - 1` })
      .where(eq(challenges.id, challengeId));
  await recordEvent(tx, { personId, action: "leave-challenge", subject: challengeId, now });
  return { kind: "done", outcome: "left" };
}
