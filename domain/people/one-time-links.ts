/** What a link in a mail is for: a new password, the end of a sign-up, or another e-mail address. */
export const LINK_PURPOSES = ["reset", "sign-up", "email"] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** How long such a link can be used, once. */
export const LINK_MS = 3_600_000;
