import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { ChallengeRefusal } from "#domain/spaces/community.ts";
import type { Db } from "#db/connection/client.ts";
import { challengeParticipants, challenges } from "#db/schema/items/catalogue.ts";
import type { HeldChallenge } from "#db/commands/challenges/hold-challenge.ts";

/**
 * Takes one of a challenge's places: one guarded update (product.md, "Writes"), with a CHECK behind
 * it.
 *
 * @returns why not; undefined when the place is taken
 */
export async function takePlace(
  tx: Db,
  challenge: HeldChallenge,
  now: Date,
): Promise<ChallengeRefusal | undefined> {
  const placed = await tx
    .update(challenges)
    .set({ currentParticipants: sql`${challenges.currentParticipants} + 1` })
    .where(
      and(
        eq(challenges.id, challenge.id),
        eq(challenges.isActive, true),
        gt(challenges.deadline, now),
        lt(challenges.currentParticipants, challenges.maxParticipants),
      ),
    )
    .returning({ id: challenges.id });
  if (placed.length > 0) return undefined;
  return whyClosed(challenge, now) ?? "full";
}

/**
 * Whether every place of a challenge is taken, and none of them by this person. Asked without holding
 * it, as for spaces (hold-space.ts).
 */
export async function isTakenFor(
  tx: Db,
  { challengeId, personId }: { challengeId: string; personId: string },
  now: Date,
): Promise<boolean> {
  const rows = await tx.execute(sql`
    SELECT 1 FROM ${challenges} WHERE id = ${challengeId} AND current_participants >= max_participants
      AND is_active AND deadline > ${now.toISOString()}::timestamptz
      AND creator_id IS DISTINCT FROM ${personId}
      AND NOT EXISTS (SELECT 1 FROM ${challengeParticipants}
        WHERE challenge_id = ${challengeId} AND person_id = ${personId})`);
  return rows.length > 0;
}

/** Why a challenge takes nothing any more, beside its places. */
export function whyClosed(
  { isActive, deadline }: HeldChallenge,
  now: Date,
): "inactive" | "over" | undefined {
  if (!isActive) return "inactive";
  return deadline <= now ? "over" : undefined;
}
