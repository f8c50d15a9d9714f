import type { Db } from "#db/connection/client.ts";
import { createAccount } from "./create-account.ts";
import { takeLink } from "./one-time-links.ts";

/**
 * Creates the account that a sign-up link confirms, once. It takes over what the guest who signed up
 * made, if there is one.
 *
 * @param tx the request's transaction, which its caller retries
 * @returns the person's id; undefined when the link is unknown, used or expired, or the address has
 *   an account by now
 */
export async function createAccountByLink(
  tx: Db,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const link = await takeLink(tx, "sign-up", token, now);
  if (!link || link.email === null || link.displayName === null || link.passwordHash === null)
    return undefined;
  const { personId: guestId, email, displayName, passwordHash } = link;
  return createAccount(
    tx,
    { guestId: guestId ?? undefined, displayName, email, passwordHash, isVerified: true },
    now,
  );
}
