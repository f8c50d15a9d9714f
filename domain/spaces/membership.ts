import type { JoinPolicy, SpaceRole, SpaceVisibility } from "#domain/items/catalogue.ts";

/** Roles an invitation can give. Ownership is handed over instead. */
export const INVITED_ROLES = ["member", "admin"] as const satisfies readonly SpaceRole[];
export type InvitedRole = (typeof INVITED_ROLES)[number];

/** Lifetime of an invitation's link. */
export const INVITATION_MS = 14 * 86_400_000;
export const INVITEE_MAX_CHARACTERS = 254;

/** Why an invitation's link lets no person in any more. */
export type InvitationEnd = "used" | "revoked" | "declined" | "expired";

/** Why an invitation has ended; null while it is open. */
export function invitationEnd(
  invitation: {
    acceptedAt: Date | null;
    revokedAt: Date | null;
    declinedAt: Date | null;
    expiresAt: Date;
  },
  now: Date,
): InvitationEnd | null {
  if (invitation.acceptedAt) return "used";
  if (invitation.revokedAt) return "revoked";
  if (invitation.declinedAt) return "declined";
  return invitation.expiresAt <= now ? "expired" : null;
}

/** The viewer's relationship to a space; undefined for none. */
export type SpaceRelationship = SpaceRole | "requested" | "invited";

/**
 * Why a command of a space was refused; each has its own message:
 * - `full`: every place is taken
 * - `invite`: an invitation is needed
 * - `owner`: the owner must hand the space over before leaving, and cannot be removed
 * - `copy`: a guest's copy of a sample space, which no other person can see
 * - `gone`: the target does not exist any more, or the person has no permission
 * - `expired`: the invitation is too old, revoked or used
 */
export const SPACE_REFUSALS = ["full", "invite", "owner", "copy", "gone", "expired"] as const;
export type SpaceRefusal = (typeof SPACE_REFUSALS)[number];

/**
 * Whether a space's address alone is enough to join it, or to ask to: not of a private space, one that needs
 * an invitation, an archived one, or a guest's, which other people do not see.
 */
export const isJoinedByAddress = (space: {
  visibility: SpaceVisibility;
  joinPolicy: JoinPolicy;
  madeByGuest: boolean;
  isArchived: boolean;
}): boolean =>
  space.visibility !== "private" &&
  space.joinPolicy !== "invite" &&
  !space.madeByGuest &&
  !space.isArchived;
