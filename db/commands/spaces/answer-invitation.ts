import { and, eq, gt, isNotNull, isNull } from "drizzle-orm";
import type { Outcome, SpaceRefusal } from "#domain/spaces/community.ts";
import type { Db } from "#db/connection/client.ts";
import { spaceInvitations } from "#db/schema/spaces/community.ts";
import { hashToken } from "#db/connection/tokens.ts";
import { enterSpace } from "./enter-space.ts";
import { holdManagedSpace, holdSpace } from "./hold-space.ts";
import { notifyPeople } from "#db/commands/people/notify-people.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";

/**
 * Accepts an invitation by its link, once: of two at the same time one finds it used. Whoever is in
 * already stays as they are, and the link remains for whom it was meant.
 */
export async function acceptInvitation(
  tx: Db,
  input: { personId: string; token: string; now: Date },
): Promise<Outcome<{ spaceId: string; outcome: "joined" | "already" }, SpaceRefusal>> {
  const { personId, now } = input;
  const tokenHash = hashToken(input.token);
  const isGood = and(
    eq(spaceInvitations.tokenHash, tokenHash),
    isNull(spaceInvitations.acceptedAt),
    isNull(spaceInvitations.revokedAt),
    isNull(spaceInvitations.declinedAt),
    gt(spaceInvitations.expiresAt, now),
  );
  const [found] = await tx
    .select({ spaceId: spaceInvitations.spaceId })
    .from(spaceInvitations)
    .where(eq(spaceInvitations.tokenHash, tokenHash));
  // The space is held before its invitations, as everywhere.
  const space = found && (await holdSpace(tx, { spaceId: found.spaceId, personId }));
  if (!space) return { kind: "refused", reason: "expired" };
  if (space.role) return { kind: "done", spaceId: space.id, outcome: "already" };
  const [used] = await tx
    .update(spaceInvitations)
    .set({ acceptedAt: now, personId })
    .where(isGood)
    .returning({ role: spaceInvitations.role, invitedBy: spaceInvitations.invitedBy });
  if (!used) return { kind: "refused", reason: "expired" };
  if (!(await enterSpace(tx, { spaceId: space.id, personId, role: used.role }, now)))
    return { kind: "refused", reason: "full" };
  await recordEvent(tx, { personId, action: "accept-invitation", subject: space.id, now });
  const news = {
    kind: "space_invitation_accepted",
    data: { space: space.name },
    fromId: personId,
    href: `/spaces/${space.id}/members`,
  };
  await notifyPeople(tx, [used.invitedBy], news, now);
  return { kind: "done", spaceId: space.id, outcome: "joined" };
}

/**
 * Declines an invitation: the one a link opens, or whatever a person was invited with to a space. Who
 * invited is told, once; twice is once. Nobody who is in declines any more.
 *
 * @param which `token` of a link, or the space as the page showed it
 */
export async function declineInvitation(
  tx: Db,
  input: { personId: string; now: Date } & ({ token: string } | { spaceId: string }),
): Promise<Outcome<{ spaceId: string; outcome: "declined" }, SpaceRefusal>> {
  const { personId, now } = input;
  const isMeant =
    "token" in input
      ? eq(spaceInvitations.tokenHash, hashToken(input.token))
      : eq(spaceInvitations.personId, personId);
  const [found] =
    "token" in input
      ? await tx.select({ spaceId: spaceInvitations.spaceId }).from(spaceInvitations).where(isMeant)
      : [input];
  const space = found && (await holdSpace(tx, { spaceId: found.spaceId, personId }));
  if (!space || space.role) return { kind: "refused", reason: "expired" };
  const { id: spaceId, name } = space;
  const isHere = and(isMeant, eq(spaceInvitations.spaceId, spaceId));
  const declined = await tx
    .update(spaceInvitations)
    .set({ declinedAt: now })
    .where(
      and(
        isHere,
        isNull(spaceInvitations.acceptedAt),
        isNull(spaceInvitations.revokedAt),
        isNull(spaceInvitations.declinedAt),
        gt(spaceInvitations.expiresAt, now),
      ),
    )
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
    href: `/spaces/${spaceId}/members`,
  };
  const told = declined.map(({ invitedBy }) => invitedBy).filter((id) => id !== personId);
  await notifyPeople(tx, told, news, now);
  return { kind: "done", spaceId, outcome: "declined" };
}

/** Takes an invitation back: its link opens nothing any more. Twice is once. */
export async function revokeInvitation(
  tx: Db,
  input: { personId: string; spaceId: string; invitationId: string; now: Date },
): Promise<Outcome<{ spaceId: string }, SpaceRefusal>> {
  const { personId, invitationId, now } = input;
  const space = await holdManagedSpace(tx, input);
  if (!space) return { kind: "refused", reason: "gone" };
  const revoked = await tx
    .update(spaceInvitations)
    .set({ revokedAt: now })
    .where(
      and(
        eq(spaceInvitations.id, invitationId),
        eq(spaceInvitations.spaceId, space.id),
        isNull(spaceInvitations.acceptedAt),
        isNull(spaceInvitations.revokedAt),
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
