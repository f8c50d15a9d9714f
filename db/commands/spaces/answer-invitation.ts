import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { paths } from "#domain/addresses/paths.ts";
import type { Outcome } from "#domain/items/outcome.ts";
import type { SpaceRefusal } from "#domain/spaces/membership.ts";
import type { Db } from "#db/connection/client.ts";
import { spaceInvitations, spaceRemovals } from "#db/schema/spaces/membership.ts";
import { hashToken } from "#db/connection/tokens.ts";
import { isOpenInvitation, isValidInvitation } from "#db/queries/spaces/open-invitations.ts";
import { enterSpace } from "./enter-space.ts";
import { lockManagedSpace, lockOpenSpace } from "./lock-open-space.ts";
import { changeProfile } from "#db/commands/people/profile/change-profile.ts";
import { notifyPeople } from "#db/commands/people/notices/notify-people.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";

/**
 * Accepts an invitation by its link. It works once: the second of two concurrent calls finds it
 * used. A person who is a member already does not use it up. While the space is archived it is refused, and
 * the invitation stays as it is. A wall code lets in everyone but whom an admin removed.
 *
 * @param input.displayName the name of a guest who had none
 */
export async function acceptInvitation(
  tx: Db,
  input: { personId: string; token: string; displayName?: string | undefined; now: Date },
): Promise<Outcome<{ spaceId: string; outcome: "joined" | "already" }, SpaceRefusal>> {
  const { personId, displayName, now } = input;
  const tokenHash = hashToken(input.token);
  const isOpen = and(eq(spaceInvitations.tokenHash, tokenHash), isValidInvitation(now));
  const [found] = await tx
    .select({ spaceId: spaceInvitations.spaceId, isOpen: sql<boolean>`(${isOpen})` })
    .from(spaceInvitations)
    .where(eq(spaceInvitations.tokenHash, tokenHash));
  // Lock order: the space before its invitations.
  const space =
    found && (await lockOpenSpace(tx, { spaceId: found.spaceId, personId, now, isInvited: true }));
  if (!space) return { kind: "refused", reason: "expired" };
  if (space.role) return { kind: "done", spaceId: space.id, outcome: "already" };
  if (space.isArchived) return { kind: "refused", reason: found.isOpen ? "archived" : "expired" };
  const isForOne = isNull(spaceInvitations.sealedToken);
  const [used] = await tx
    .update(spaceInvitations)
    .set({
      acceptedAt: sql`CASE WHEN ${isForOne} THEN ${now.toISOString()}::timestamptz END`,
      personId: sql`CASE WHEN ${isForOne} THEN ${personId} END`,
      entered: sql`CASE WHEN ${isForOne} THEN 0 ELSE ${spaceInvitations.entered} + 1 END`,
    })
    .where(isOpen)
    .returning({
      role: spaceInvitations.role,
      invitedBy: spaceInvitations.invitedBy,
      isRefused: sql<boolean>`NOT ${isForOne} AND ${wasRemoved(space.id, personId)}`,
    });
  if (!used) return { kind: "refused", reason: "expired" };
  if (used.isRefused) return { kind: "refused", reason: "removed" };
  if (!(await enterSpace(tx, { spaceId: space.id, personId, role: used.role }, now)))
    return { kind: "refused", reason: "full" };
  // Before the notice, which names the person.
  if (displayName) await changeProfile(tx, { personId, displayName });
  await recordEvent(tx, { personId, action: "accept-invitation", subject: space.id, now });
  const news = {
    kind: "space_invitation_accepted",
    data: { space: space.name },
    fromId: personId,
    href: paths.spacePart(space.id, "members"),
  };
  await notifyPeople(tx, [used.invitedBy], news, now);
  return { kind: "done", spaceId: space.id, outcome: "joined" };
}

/** Condition: an admin has removed the person from the space. */
const wasRemoved = (spaceId: string, personId: string) => sql`EXISTS (SELECT FROM ${spaceRemovals}
  WHERE space_id = ${spaceId} AND person_id = ${personId})`;

/**
 * Declines an invitation: the one of a link, or all that a person has to a space. The inviters are
 * notified once; repeating it changes nothing. Members cannot decline, and a wall code cannot be declined.
 *
 * @param input the `token` of a link, or the `spaceId` on the page
 */
export async function declineInvitation(
  tx: Db,
  input: { personId: string; now: Date } & ({ token: string } | { spaceId: string }),
): Promise<Outcome<{ spaceId: string; outcome: "declined" }, SpaceRefusal>> {
  const { personId, now } = input;
  const isSelected =
    "token" in input
      ? and(
          eq(spaceInvitations.tokenHash, hashToken(input.token)),
          isNull(spaceInvitations.sealedToken),
        )
      : eq(spaceInvitations.personId, personId);
  // Any invitation, also one that was declined already, so that declining twice changes nothing.
  const [found] = await tx
    .select({ spaceId: spaceInvitations.spaceId })
    .from(spaceInvitations)
    .where(and(isSelected, "spaceId" in input ? isTo(input.spaceId) : undefined))
    .limit(1);
  const space =
    found && (await lockOpenSpace(tx, { spaceId: found.spaceId, personId, now, isInvited: true }));
  if (!space || space.role) return { kind: "refused", reason: "expired" };
  const { id: spaceId, name } = space;
  const isHere = and(isSelected, eq(spaceInvitations.spaceId, spaceId));
  const declined = await tx
    .update(spaceInvitations)
    .set({ declinedAt: now })
    .where(and(isHere, isValidInvitation(now)))
    .returning({ invitedBy: spaceInvitations.invitedBy });
  if (declined.length === 0) {
    const [before] = await tx
      .select({ id: spaceInvitations.id })
      .from(spaceInvitations)
      .where(and(isHere, isNotNull(spaceInvitations.declinedAt)))
      .limit(1);
    return before
      ? { kind: "done", spaceId, outcome: "declined" }
      : { kind: "refused", reason: "expired" };
  }
  await recordEvent(tx, { personId, action: "decline-invitation", subject: spaceId, now });
  const news = {
    kind: "space_invitation_declined",
    data: { space: name },
    fromId: personId,
    href: paths.spacePart(spaceId, "members"),
  };
  const recipients = declined.map(({ invitedBy }) => invitedBy).filter((id) => id !== personId);
  await notifyPeople(tx, recipients, news, now);
  return { kind: "done", spaceId, outcome: "declined" };
}

const isTo = (spaceId: string) => eq(spaceInvitations.spaceId, spaceId);

/** Revokes an invitation: its link stops working. Repeating it changes nothing. */
export async function revokeInvitation(
  tx: Db,
  input: { personId: string; spaceId: string; invitationId: string; now: Date },
): Promise<Outcome<{ spaceId: string }, SpaceRefusal>> {
  const { personId, invitationId, now } = input;
  const space = await lockManagedSpace(tx, input);
  if (!space) return { kind: "refused", reason: "gone" };
  const revoked = await tx
    .update(spaceInvitations)
    .set({ revokedAt: now })
    .where(
      and(
        eq(spaceInvitations.id, invitationId),
        eq(spaceInvitations.spaceId, space.id),
        isOpenInvitation,
      ),
    )
    .returning({ id: spaceInvitations.id });
  if (revoked.length > 0)
    await recordEvent(tx, {
      personId,
      action: "revoke-invitation",
      subject: space.id,
      now,
      data: { invitation: invitationId },
    });
  return { kind: "done", spaceId: space.id };
}
