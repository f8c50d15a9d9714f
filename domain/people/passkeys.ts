/** Passkeys (WebAuthn credentials) of one account. */
export const PASSKEYS_MAX = 10;

/** Time to answer the browser's question for a passkey, in milliseconds. */
export const PASSKEY_CHALLENGE_MS = 5 * 60_000;

/** Characters of the name that a person gives a passkey. */
export const PASSKEY_NAME_MAX = 40;

/** Purposes of asking for a passkey. A response is accepted for this purpose alone. */
export const PASSKEY_PURPOSES = ["add", "sign-in", "confirm"] as const;
export type PasskeyPurpose = (typeof PASSKEY_PURPOSES)[number];

/**
 * Whether a signature counter shows no copied authenticator (WebAuthn Level 3, 6.1.1): it grows with
 * each use, or stays 0 where the authenticator has none, as passkeys that are synchronised.
 */
export const isCounterPlausible = (stored: number, received: number): boolean =>
  received > stored || (received === 0 && stored === 0);
