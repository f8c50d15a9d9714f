import { and, eq, isNotNull, isNull, not, sql } from "drizzle-orm";
import { DEMO_PERSON_ID } from "#domain/people/people.ts";
import type { Db } from "#db/connection/client.ts";
import { wasAcquired } from "#db/queries/artifakts/artifakt-trade.ts";
import {
  artifakts,
  challengeParticipants,
  challenges,
  spaceMembers,
  spaces,
} from "#db/schema/items/catalogue.ts";
import { ledgerAccounts } from "#db/schema/money/ledger.ts";
import { people } from "#db/schema/people/people.ts";
import { cancelChallenge } from "#db/commands/challenges/cancel-challenge.ts";
import { lockSessions } from "./sessions.ts";

/** Who stands as the maker of what somebody bought from a person who is gone. */
const FORMER_PERSON = {
  id: "former-member",
  kind: "account",
  displayName: "Cuenta eliminada",
  firstName: "Plaza",
  handle: "cuenta-eliminada",
  tier: "free",
} as const;

/**
 * Deletes a person and all that is theirs, in one transaction.
 *
 * What others have a part in stays without them: a space goes to its longest-standing admin, or
 * member, and ends only with nobody in it; an artifakt that was sold stays its buyers', made by
 * "Cuenta eliminada"; a challenge is the house's. The ledger is append-only: its entries stay, and
 * the wallets they are in belong to nobody any more (no owner; the reference, which tells closed
 * wallets of the same currency apart, is the wallet's own random id).
 *
 * Waits for the person's own writes in flight, and lets none begin (`lockSessions`). The person's row
 * is locked last, by the DELETE: a purchase locks the artifakt before it notifies the seller.
 *
 * @param options.sessionId the session that asked for it: without it, nothing is deleted
 * @returns false when there is no such person, or the session has ended
 * @throws RangeError for the demo person, who is everybody's
 */
export async function deletePerson(
  db: Db,
  personId: string,
  { now = new Date(), sessionId }: { now?: Date; sessionId?: string } = {},
): Promise<boolean> {
  if (personId === DEMO_PERSON_ID || personId === FORMER_PERSON.id)
    throw new RangeError(`${personId} belongs to the house`);
  return db.transaction(async (tx) => {
    const sessions = await lockSessions(tx, personId);
    if (sessionId !== undefined && !sessions.includes(sessionId)) return false;
    if ((await tx.$count(people, eq(people.id, personId))) === 0) return false;
    await leaveSpaces(tx, personId);
    await leaveChallenges(tx, personId, now);
    await leaveArtifakts(tx, personId);
    await tx
      .update(ledgerAccounts)
      .set({ ownerId: null, reference: sql`'closed ' || ${ledgerAccounts.id}` })
      // The index's own expression: `owner_id = …` alone could not use it.
      .where(sql`coalesce(${ledgerAccounts.ownerId}, '') = ${personId}`);
    const deleted = await tx
      .delete(people)
      .where(eq(people.id, personId))
      .returning({ id: people.id });
    return deleted.length > 0;
  });
}

async function leaveSpaces(tx: Db, personId: string): Promise<void> {
  // In one order, so that two of these wait for each other.
  await tx.execute(sql`
    SELECT 1 FROM ${spaces} WHERE owner_id = ${personId} OR id IN
      (SELECT space_id FROM ${spaceMembers} WHERE person_id = ${personId})
    ORDER BY id FOR UPDATE`);
  await tx.execute(sql`
    WITH heirs AS (
      SELECT DISTINCT ON (space.id) space.id, member.person_id
      FROM ${spaces} space JOIN ${spaceMembers} member ON member.space_id = space.id
      WHERE space.owner_id = ${personId} AND member.person_id <> ${personId} AND NOT member.is_copy
      ORDER BY space.id, member.role = 'admin' DESC, member.joined_at, member.person_id
    ), promoted AS (
      UPDATE ${spaceMembers} member SET role = 'owner' FROM heirs
      WHERE member.space_id = heirs.id AND member.person_id = heirs.person_id
    )
    UPDATE ${spaces} space SET owner_id = heirs.person_id FROM heirs WHERE space.id = heirs.id`);
  await tx.delete(spaces).where(eq(spaces.ownerId, personId));
  await tx.execute(sql`
    UPDATE ${spaces} SET user_count = user_count - 1 WHERE id IN
      (SELECT space_id FROM ${spaceMembers} WHERE person_id = ${personId} AND NOT is_copy)`);
}

async function leaveChallenges(tx: Db, personId: string, now: Date): Promise<void> {
  await tx.execute(sql`
    SELECT 1 FROM ${challenges} WHERE creator_id = ${personId} OR id IN
      (SELECT challenge_id FROM ${challengeParticipants} WHERE person_id = ${personId})
    ORDER BY id FOR UPDATE`);
  // The reward goes back before the wallet is closed; where work was handed in, the house chooses.
  const open = await tx
    .select({ id: challenges.id })
    .from(challenges)
    .where(
      and(
        eq(challenges.creatorId, personId),
        isNotNull(challenges.escrowId),
        isNull(challenges.awardedAt),
        isNull(challenges.cancelledAt),
      ),
    )
    .orderBy(challenges.id);
  for (const { id: challengeId } of open) await cancelChallenge(tx, { personId, challengeId, now });
  await tx.update(challenges).set({ creatorId: null }).where(eq(challenges.creatorId, personId));
  await tx.execute(sql`
    UPDATE ${challenges} SET current_participants = current_participants - 1 WHERE id IN
      (SELECT challenge_id FROM ${challengeParticipants}
       WHERE person_id = ${personId} AND NOT is_copy)`);
}

async function leaveArtifakts(tx: Db, personId: string): Promise<void> {
  const own = eq(artifakts.creatorId, personId);
  // A purchase locks its artifakt: one that is going on is waited for, and then seen below.
  await tx
    .select({ id: artifakts.id })
    .from(artifakts)
    .where(own)
    .orderBy(artifakts.id)
    .for("update");
  await tx.delete(artifakts).where(and(own, not(wasAcquired)));
  if ((await tx.$count(artifakts, own)) === 0) return;
  await tx.insert(people).values(FORMER_PERSON).onConflictDoNothing();
  // Nobody is there to be paid any more: who owns it keeps it, and it is sold to nobody else.
  await tx
    .update(artifakts)
    .set({ creatorId: FORMER_PERSON.id, publication: "retired" })
    .where(own);
}
