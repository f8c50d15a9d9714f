import type { JoinPolicy, SpaceRole, SpaceVisibility } from "#domain/items/catalogue.ts";

/** Roles an invitation can give. Ownership is handed over instead. */
export const INVITED_ROLES = ["member", "admin"] as const satisfies readonly SpaceRole[];
export type InvitedRole = (typeof INVITED_ROLES)[number];

/** Lifetime of an invitation's link. */
export const INVITATION_MS = 14 * 86_400_000;
export const INVITEE_MAX_CHARACTERS = 254;

/** Days that a wall code can work for; the admin who makes it chooses. */
export const WALL_CODE_DAYS = [7, 30, 90] as const;
export type WallCodeDays = (typeof WALL_CODE_DAYS)[number];
/** `invitee` of a wall code. */
export const WALL_CODE_INVITEE = "*";

/** When a wall code that is made now ends. */
export const wallCodeEnd = (days: WallCodeDays, now: Date): Date =>
  new Date(now.getTime() + days * 86_400_000);

/** Why an invitation's link lets no person in; as long as its space is archived, or for good. */
export type InvitationEnd = "used" | "revoked" | "declined" | "expired" | "archived";

/** Why an invitation lets no person in; null while it does. */
export function invitationEnd(
  invitation: {
    acceptedAt: Date | null;
    revokedAt: Date | null;
    declinedAt: Date | null;
    expiresAt: Date;
    isArchived: boolean;
  },
  now: Date,
): InvitationEnd | null {
  if (invitation.acceptedAt) return "used";
  if (invitation.revokedAt) return "revoked";
  if (invitation.declinedAt) return "declined";
  if (invitation.expiresAt <= now) return "expired";
  return invitation.isArchived ? "archived" : null;
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
 * - `removed`: an admin removed the person, whom a wall code does not let back in
 * - `archived`: closed to new members and invitations until its owner opens it again
 */
export const SPACE_REFUSALS = [
  "full",
  "invite",
  "owner",
  "copy",
  "gone",
  "expired",
  "removed",
  "archived",
] as const;
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
