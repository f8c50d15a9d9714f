import type { Db } from "#db/connection/client.ts";
import { findCredentials } from "#db/queries/people/accounts.ts";
import { changeEmail } from "./change-credentials.ts";
import { takeLink } from "./one-time-links.ts";

export interface ChangedEmail {
  personId: string;
  formerEmail: string;
  email: string;
}

/**
 * Sets the e-mail address that a link confirms, once. All other links of the account are
 * invalidated.
 *
 * @param tx the request's transaction, which its caller retries
 * @returns undefined when the link is unknown, used or expired, or another account has the address
 */
export async function changeEmailByLink(
  tx: Db,
  token: string,
  now: Date,
): Promise<ChangedEmail | undefined> {
  const link = await takeLink(tx, "email", token, now);
  if (!link?.personId || link.email === null) return undefined;
  const { personId, email } = link;
  const account = await findCredentials(tx, personId);
  if (!account || !(await changeEmail(tx, { personId, email, isVerified: true }, now)))
    return undefined;
  return { personId, formerEmail: account.email, email };
}
