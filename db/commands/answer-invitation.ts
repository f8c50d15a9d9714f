import { and, eq, gt, isNull } from "drizzle-orm";
import type { Outcome, SpaceRefusal } from "#app/domain/community.ts";
import type { Db } from "#db/client.ts";
import { spaceInvitations } from "#db/schema/community.ts";
import { hashToken } from "#db/tokens.ts";
import { enterSpace } from "./enter-space.ts";
import { holdManagedSpace, holdSpace } from "./hold-space.ts";
import { notifyPeople } from "./notify-people.ts";
import { recordEvent } from "./record-event.ts";

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
    ...{ kind: "space_invitation_accepted", data: { space: space.name }, fromId: personId },
    href: `/spaces/${space.id}/members`,
  };
  await notifyPeople(tx, [used.invitedBy], news, now);
  return { kind: "done", spaceId: space.id, outcome: "joined" };
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
      ...{ personId, action: "revoke-invitation", subject: space.id, now },
      data: { invitation: invitationId },
    });
  return { kind: "done", spaceId: space.id };
}
