import { and, eq, isNull, or, sql } from "drizzle-orm";
import {
  INVITATION_MS,
  type InvitedRole,
  type Outcome,
  type SpaceRefusal,
} from "#domain/spaces/community.ts";
import type { Db } from "#db/connection/client.ts";
import { accounts } from "#db/schema/people/accounts.ts";
import { spaceInvitations } from "#db/schema/spaces/community.ts";
import { people } from "#db/schema/people/people.ts";
import { createId, createLinkToken, hashToken } from "#db/connection/tokens.ts";
import { holdManagedSpace } from "./hold-space.ts";
import { notifyPeople } from "#db/commands/people/notify-people.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";

export type Invited = Outcome<{ spaceId: string; invitationId: string }, SpaceRefusal>;

/**
 * Invites somebody to a space, as the wizard would take the name: any text that is not blank. Invited
 * again, it is the same invitation. Whoever can be told is told; nobody learns from it who has an
 * account. The link is made apart (`renewInvitation`), so that an answer that is kept holds no secret.
 */
export async function inviteToSpace(
  tx: Db,
  input: {
    personId: string;
    spaceId: string;
    invitee: string;
    role: InvitedRole;
    now: Date;
  },
): Promise<Invited> {
  const { personId, role, now } = input;
  const invitee = input.invitee.trim();
  const space = await holdManagedSpace(tx, input);
  if (!space) return { kind: "refused", reason: "gone" };
  if (space.isCopy) return { kind: "refused", reason: "copy" };
  const { id: spaceId, name } = space;
  const isOpen = and(isNull(spaceInvitations.acceptedAt), isNull(spaceInvitations.revokedAt));
  const [known] = await tx
    .update(spaceInvitations)
    .set({ role, invitedBy: personId, declinedAt: null })
    .where(
      and(
        eq(spaceInvitations.spaceId, spaceId),
        sql`lower(${spaceInvitations.invitee}) = lower(${invitee})`,
        isOpen,
      ),
    )
    .returning({ id: spaceInvitations.id });
  if (known) return { kind: "done", spaceId, invitationId: known.id };

  const invitedPerson = await findInvited(tx, invitee);
  const invitationId = createId("invitation");
  await tx.insert(spaceInvitations).values({
    id: invitationId,
    spaceId,
    invitedBy: personId,
    invitee,
    personId: invitedPerson ?? null,
    role,
    tokenHash: hashToken(createLinkToken()),
    createdAt: now,
    expiresAt: new Date(now.getTime() + INVITATION_MS),
  });
  await recordEvent(tx, {
    personId,
    action: "invite-to-space",
    subject: spaceId,
    now,
    data: { invitation: invitationId, role },
  });
  if (invitedPerson && invitedPerson !== personId) {
    const news = {
      kind: "space_invitation",
      data: { space: name },
      fromId: personId,
      href: `/spaces/${spaceId}`,
    };
    await notifyPeople(tx, [invitedPerson], news, now);
  }
  return { kind: "done", spaceId, invitationId };
}

/** By the address of an account, or by the handle. */
async function findInvited(tx: Db, invitee: string): Promise<string | undefined> {
  const lower = invitee.toLowerCase();
  const [person] = await tx
    .select({ id: people.id })
    .from(people)
    .leftJoin(accounts, eq(accounts.personId, people.id))
    .where(or(sql`lower(${accounts.email}) = ${lower}`, eq(people.handle, lower.replace(/^@/, ""))))
    .orderBy(sql`${accounts.email} IS NULL`)
    .limit(1);
  return person?.id;
}

/**
 * Gives an open invitation another link, and all of its time: what was given out before opens nothing
 * any more. One that was declined is open again.
 *
 * @returns the new link's token, which is nowhere else; undefined when there is no such invitation,
 *   or it is not the person's to send
 */
export async function renewInvitation(
  tx: Db,
  input: { personId: string; spaceId: string; invitationId: string; now: Date },
): Promise<string | undefined> {
  const { personId, invitationId, now } = input;
  const space = await holdManagedSpace(tx, input);
  if (!space) return undefined;
  const token = createLinkToken();
  const renewed = await tx
    .update(spaceInvitations)
    .set({
      tokenHash: hashToken(token),
      expiresAt: new Date(now.getTime() + INVITATION_MS),
      declinedAt: null,
    })
    .where(
      and(
        eq(spaceInvitations.id, invitationId),
        eq(spaceInvitations.spaceId, space.id),
        isNull(spaceInvitations.acceptedAt),
        isNull(spaceInvitations.revokedAt),
      ),
    )
    .returning({ id: spaceInvitations.id });
  if (renewed.length === 0) return undefined;
  await recordEvent(tx, {
    personId,
    action: "send-invitation",
    subject: space.id,
    now,
    data: { invitation: invitationId },
  });
  return token;
}
