import { isSplitPayable, type PrizeSplit } from "#domain/challenges/prizes.ts";
import type { ChallengeRefusal } from "#domain/challenges/challenges.ts";
import type { Outcome } from "#domain/items/outcome.ts";
import type { Db } from "#db/connection/client.ts";
import { challengeTerms } from "#db/schema/challenges/prizes.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { lockChallenge } from "./lock-challenge.ts";

/**
 * Sets the rules of a challenge and how its reward is shared. Only its creator can, until the first
 * participant joins: participants rely on them.
 *
 * @param input.rules at most RULES_MAX_CHARACTERS characters
 */
export async function setTerms(
  tx: Db,
  input: { personId: string; challengeId: string; rules: string; split: PrizeSplit; now: Date },
): Promise<Outcome<{ outcome: "terms" }, ChallengeRefusal>> {
  const { personId, challengeId, rules, split, now } = input;
  const challenge = await lockChallenge(tx, input);
  if (challenge?.creatorId !== personId) return { kind: "refused", reason: "gone" };
  if (!challenge.isActive) return { kind: "refused", reason: "inactive" };
  if (challenge.currentParticipants > 0) return { kind: "refused", reason: "begun" };
  if (!isSplitPayable(challenge.reward, split)) return { kind: "refused", reason: "thin" };
  const terms = { rules, split };
  await tx
    .insert(challengeTerms)
    .values({ challengeId, ...terms })
    .onConflictDoUpdate({ target: challengeTerms.challengeId, set: terms });
  const data = { split };
  await recordEvent(tx, { personId, action: "set-terms", subject: challengeId, now, data });
  return { kind: "done", outcome: "terms" };
}
