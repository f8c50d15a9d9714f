import { and, gt, isNull } from "drizzle-orm";
import { spaceInvitations } from "#db/schema/spaces/membership.ts";

/** Invitations that were neither accepted nor revoked: their managers see them. */
export const isOpenInvitation = and(
  isNull(spaceInvitations.acceptedAt),
  isNull(spaceInvitations.revokedAt),
);

/** Open invitations of one person each: not wall codes, which let in everyone. */
export const isOpenPersonal = and(isOpenInvitation, isNull(spaceInvitations.sealedToken));

/** Open invitations that may be accepted: neither declined nor expired. */
export const isValidInvitation = (now: Date) =>
  and(isOpenInvitation, isNull(spaceInvitations.declinedAt), gt(spaceInvitations.expiresAt, now));
