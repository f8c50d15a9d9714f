import { and, eq, inArray, isNotNull, isNull, not, sql } from "drizzle-orm";
import { paths } from "#domain/addresses/paths.ts";
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
import { leaveOwnKits } from "#db/commands/shop/own-kits/leave-own-kits.ts";
import { notifyPeople } from "./notices/notify-people.ts";
import { lockSessions } from "./sessions.ts";

/** Placeholder creator of artifakts whose creator was deleted but which have owners. */
const FORMER_PERSON = {
  id: "former-member",
  kind: "account",
  displayName: "Cuenta eliminada",
  firstName: "Plaza",
  handle: "cuenta-eliminada",
  tier: "free",
} as const;

/**
 * Deletes a person and their data, in one transaction.
 *
 * Shared data stays: a space passes to its longest-standing admin, or else member, who is notified,
 * and is deleted only if it has no other member; an acquired artifakt stays with its owners under the creator
 * "Cuenta eliminada"; a challenge becomes the platform's; a kit that others have is withdrawn, and stays with them. The ledger is append-only, so its entries
 * stay and the person's accounts lose their owner. (The reference of a closed account is set to its
 * own id, which keeps closed accounts of one currency distinct in the unique index.)
 *
 * Waits for the person's own writes in flight and blocks new ones (`lockSessions`). Lock order: the
 * DELETE locks the person's row last, because a purchase locks the artifakt before it notifies the
 * seller.
 *
 * @param options.sessionId the requesting session; if it has ended, nothing is deleted
 * @returns false when there is no such person, or the session has ended
 * @throws RangeError for the demo person and the placeholder creator
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
    await deleteShelf(tx, personId);
    await leaveSpaces(tx, personId, now);
    await leaveChallenges(tx, personId, now);
    await leaveArtifakts(tx, personId);
    await leaveOwnKits(tx, personId, now);
    await tx
      .update(ledgerAccounts)
      .set({ ownerId: null, reference: sql`'closed ' || ${ledgerAccounts.id}` })
      // The indexed expression: `owner_id = …` alone could not use the index.
      .where(sql`coalesce(${ledgerAccounts.ownerId}, '') = ${personId}`);
    const deleted = await tx
      .delete(people)
      .where(eq(people.id, personId))
      .returning({ id: people.id });
    return deleted.length > 0;
  });
}

/** Deletes the examples that the person has put away. No other person can have joined or bought them. */
async function deleteShelf(tx: Db, personId: string): Promise<void> {
  const shelves = tx.select({ id: people.id }).from(people).where(eq(people.shelfOf, personId));
  await tx.delete(spaces).where(inArray(spaces.ownerId, shelves));
  await tx.delete(artifakts).where(inArray(artifakts.creatorId, shelves));
  await tx.delete(people).where(eq(people.shelfOf, personId));
}

async function leaveSpaces(tx: Db, personId: string, now: Date): Promise<void> {
  // Lock order: by id, so that two concurrent deletions cannot deadlock.
  await tx.execute(sql`
    SELECT 1 FROM ${spaces} WHERE owner_id = ${personId} OR id IN
      (SELECT space_id FROM ${spaceMembers} WHERE person_id = ${personId})
    ORDER BY id FOR UPDATE`);
  const passed = await tx.execute<{ id: string; name: string; owner: string }>(sql`
    WITH heirs AS (
      SELECT DISTINCT ON (space.id) space.id, member.person_id
      FROM ${spaces} space JOIN ${spaceMembers} member ON member.space_id = space.id
      WHERE space.owner_id = ${personId} AND member.person_id <> ${personId} AND NOT member.is_copy
      ORDER BY space.id, member.role = 'admin' DESC, member.joined_at, member.person_id
    ), promoted AS (
      UPDATE ${spaceMembers} member SET role = 'owner' FROM heirs
      WHERE member.space_id = heirs.id AND member.person_id = heirs.person_id
    )
    UPDATE ${spaces} space SET owner_id = heirs.person_id FROM heirs WHERE space.id = heirs.id
    RETURNING space.id, space.name, space.owner_id AS owner`);
  for (const { id, name, owner } of [...passed].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const news = {
      kind: "space_inherited",
      data: { space: name },
      href: paths.spacePart(id, "members"),
    };
    await notifyPeople(tx, [owner], news, now);
  }
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
  // Rewards are refunded before the wallet is closed. With submissions the platform chooses the
  // winner, unless the challenge was taken down.
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
  for (const { id: challengeId } of open)
    await cancelChallenge(tx, { personId, challengeId, now, isLeaving: true });
  await tx.update(challenges).set({ creatorId: null }).where(eq(challenges.creatorId, personId));
  await tx.execute(sql`
    UPDATE ${challenges} SET current_participants = current_participants - 1 WHERE id IN
      (SELECT challenge_id FROM ${challengeParticipants}
       WHERE person_id = ${personId} AND NOT is_copy)`);
}

async function leaveArtifakts(tx: Db, personId: string): Promise<void> {
  const own = eq(artifakts.creatorId, personId);
  // Waits for concurrent purchases, which lock the artifakt too; `wasAcquired` below then sees
  // them.
  await tx
    .select({ id: artifakts.id })
    .from(artifakts)
    .where(own)
    .orderBy(artifakts.id)
    .for("update");
  await tx.delete(artifakts).where(and(own, not(wasAcquired)));
  if ((await tx.$count(artifakts, own)) === 0) return;
  await tx.insert(people).values(FORMER_PERSON).onConflictDoNothing();
  // Retired: there is no seller to pay any more. Owners keep theirs.
  await tx
    .update(artifakts)
    .set({ creatorId: FORMER_PERSON.id, publication: "retired" })
    .where(own);
}
