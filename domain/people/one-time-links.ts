/**
 * Purposes of links in mails: a new password, confirming a sign-up, confirming a new address,
 * confirming the address that an account has already.
 */
export const LINK_PURPOSES = ["reset", "sign-up", "email", "verify"] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** Lifetime of such a link. It works once. */
export const LINK_MS = 3_600_000;
