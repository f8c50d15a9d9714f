import type { ChallengeRefusal } from "#domain/challenges/challenges.ts";
import type { Outcome } from "#domain/items/outcome.ts";
import type { Db } from "#db/connection/client.ts";
import { challengeParticipants } from "#db/schema/items/catalogue.ts";
import { lockChallenge } from "./lock-challenge.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { isFullFor, reservePlace } from "./reserve-place.ts";

export type JoinedChallenge = Outcome<{ outcome: "joined" | "already" }, ChallengeRefusal>;

/**
 * Joins a challenge that is active, before its deadline, with a free place. Repeating it changes
 * nothing.
 */
export async function joinChallenge(
  tx: Db,
  input: { personId: string; challengeId: string; now: Date },
): Promise<JoinedChallenge> {
  const { personId, challengeId, now } = input;
  if (await isFullFor(tx, input, now)) return { kind: "refused", reason: "full" };
  const challenge = await lockChallenge(tx, input);
  if (!challenge) return { kind: "refused", reason: "gone" };
  if (challenge.place) return { kind: "done", outcome: "already" };
  if (challenge.creatorId === personId) return { kind: "refused", reason: "own" };
  const reason = await reservePlace(tx, challenge, now);
  if (reason) return { kind: "refused", reason };
  await tx.insert(challengeParticipants).values({ challengeId, personId, joinedAt: now });
  await recordEvent(tx, { personId, action: "join-challenge", subject: challengeId, now });
  return { kind: "done", outcome: "joined" };
}
