import type { Db } from "#db/connection/client.ts";
import { changePassword } from "./change-credentials.ts";
import { createLink, takeLink } from "./one-time-links.ts";

/** Creates a password-reset link for an account. @returns its token, valid once within an hour */
export const createPasswordReset = (db: Db, personId: string, now: Date): Promise<string> =>
  createLink(db, { purpose: "reset", personId }, now);

/**
 * Sets a new password by a reset link, once. Ends every session, revokes every API token,
 * forgets every known device and invalidates every other link of the account.
 *
 * @param tx the request's transaction, which its caller retries
 * @returns the person's id; undefined when the link is unknown, used or expired
 */
export async function setPasswordByLink(
  tx: Db,
  { token, passwordHash }: { token: string; passwordHash: string },
  now: Date,
): Promise<string | undefined> {
  const link = await takeLink(tx, "reset", token, now);
  if (!link?.personId) return undefined;
  const { personId } = link;
  return (await changePassword(tx, { personId, passwordHash }, now)) ? personId : undefined;
}
