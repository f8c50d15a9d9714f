import { and, eq, or, sql } from "drizzle-orm";
import { paths } from "#domain/addresses/paths.ts";
import { INVITATION_MS, type InvitedRole, type SpaceRefusal } from "#domain/spaces/membership.ts";
import type { Outcome } from "#domain/items/outcome.ts";
import type { Db } from "#db/connection/client.ts";
import { accounts } from "#db/schema/people/accounts.ts";
import { spaceInvitations } from "#db/schema/spaces/membership.ts";
import { people } from "#db/schema/people/people.ts";
import { createId, createLinkToken, hashToken } from "#db/connection/tokens.ts";
import { isOpenPersonal } from "#db/queries/spaces/open-invitations.ts";
import { lockManagedSpace } from "./lock-open-space.ts";
import { notifyPeople } from "#db/commands/people/notices/notify-people.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";

export type Invited = Outcome<{ spaceId: string; invitationId: string }, SpaceRefusal>;

/**
 * Invites a person to a space by any non-blank name, handle or e-mail address. Inviting the same
 * name again updates the open invitation. A matching person is notified; the answer does not reveal
 * whether there is one. The link's token is created separately (`renewInvitation`), because the
 * answer of an idempotent command is stored and must not contain a secret.
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
  const space = await lockManagedSpace(tx, input);
  if (!space) return { kind: "refused", reason: "gone" };
  if (space.isCopy) return { kind: "refused", reason: "copy" };
  if (space.isArchived) return { kind: "refused", reason: "archived" };
  const { id: spaceId, name } = space;
  const [known] = await tx
    .update(spaceInvitations)
    .set({ role, invitedBy: personId, declinedAt: null })
    .where(
      and(
        eq(spaceInvitations.spaceId, spaceId),
        sql`lower(${spaceInvitations.invitee}) = lower(${invitee})`,
        isOpenPersonal,
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
      href: paths.space(spaceId),
    };
    await notifyPeople(tx, [invitedPerson], news, now);
  }
  return { kind: "done", spaceId, invitationId };
}

/** Finds a person by the e-mail address of their account, or by handle. */
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

/** An invitation with a new link. */
export interface RenewedInvitation {
  invitationId: string;
  token: string;
  expiresAt: Date;
  invitee: string;
  /** Whether no earlier link was created. */
  isFirst: boolean;
}

/**
 * Invites several people (`inviteToSpace`), in their order.
 *
 * @param input up to INVITEES_MAX invitees, without duplicates
 */
export async function inviteAllToSpace(
  tx: Db,
  {
    invitees,
    ...input
  }: Omit<Parameters<typeof inviteToSpace>[1], "invitee"> & {
    invitees: readonly string[];
  },
): Promise<Outcome<{ spaceId: string; invitationIds: string[] }, SpaceRefusal>> {
  let spaceId = input.spaceId;
  const invitationIds: string[] = [];
  for (const invitee of invitees) {
    const invited = await inviteToSpace(tx, { ...input, invitee });
    if (invited.kind === "refused") return invited;
    spaceId = invited.spaceId;
    invitationIds.push(invited.invitationId);
  }
  return { kind: "done", spaceId, invitationIds };
}

/**
 * Gives an open invitation a new link and a new expiry. The previous link stops working; a declined
 * invitation is open again. Not of a wall code.
 *
 * @returns the new token, which is not stored, with what its link is sent with; undefined when there
 *   is no such open invitation, or the person may not manage it
 */
export async function renewInvitation(
  tx: Db,
  input: { personId: string; spaceId: string; invitationId: string; now: Date },
): Promise<RenewedInvitation | undefined> {
  const { personId, invitationId, now } = input;
  const space = await lockManagedSpace(tx, input);
  if (!space) return undefined;
  const token = createLinkToken();
  const expiresAt = new Date(now.getTime() + INVITATION_MS);
  const [renewed] = await tx
    .update(spaceInvitations)
    .set({ tokenHash: hashToken(token), expiresAt, declinedAt: null })
    .where(
      and(
        eq(spaceInvitations.id, invitationId),
        eq(spaceInvitations.spaceId, space.id),
        isOpenPersonal,
      ),
    )
    .returning({
      invitee: spaceInvitations.invitee,
      // Created by this same request, so that no earlier token was sent.
      isFirst: sql<boolean>`${spaceInvitations.createdAt} = ${now.toISOString()}::timestamptz`,
    });
  if (!renewed) return undefined;
  await recordEvent(tx, {
    personId,
    action: "send-invitation",
    subject: space.id,
    now,
    data: { invitation: invitationId },
  });
  return { invitationId, token, expiresAt, ...renewed };
}
