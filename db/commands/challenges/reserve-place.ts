import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { ChallengeRefusal } from "#domain/challenges/challenges.ts";
import type { Db } from "#db/connection/client.ts";
import { challengeParticipants, challenges } from "#db/schema/items/catalogue.ts";
import type { LockedChallenge } from "./lock-challenge.ts";

/**
 * Reserves a participant's place in a challenge by a guarded update, with a CHECK as a second guard.
 *
 * @returns the reason for a refusal; undefined when the place was reserved
 */
export async function reservePlace(
  tx: Db,
  challenge: LockedChallenge,
  now: Date,
): Promise<ChallengeRefusal | undefined> {
  const placed = await tx
    .update(challenges)
    .set({ currentParticipants: sql`${challenges.currentParticipants} + 1` })
    .where(
      and(
        eq(challenges.id, challenge.id),
        eq(challenges.isActive, true),
        isNull(challenges.takenDownAt),
        gt(challenges.deadline, now),
        lt(challenges.currentParticipants, challenges.maxParticipants),
      ),
    )
    .returning({ id: challenges.id });
  if (placed.length > 0) return undefined;
  return whyClosed(challenge, now) ?? "full";
}

/**
 * Whether a challenge is full and the person does not participate. Checked without a lock, as for
 * spaces (lock-open-space.ts, `isFullFor`).
 */
export async function isFullFor(
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

/** Why a challenge is closed, apart from its places. */
export function whyClosed(
  { isActive, deadline, takenDownAt }: LockedChallenge,
  now: Date,
): "inactive" | "over" | undefined {
  if (!isActive || takenDownAt) return "inactive";
  return deadline <= now ? "over" : undefined;
}
