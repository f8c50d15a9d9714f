import type { Db } from "#db/connection/client.ts";
import { findCredentials } from "#db/queries/people/accounts.ts";
import { changeEmail } from "./change-credentials.ts";
import { createLink, endLinks, takeLink } from "./one-time-links.ts";
import { retry } from "#db/commands/writing/retry.ts";

/** An account's address waits for the new one to be confirmed; another link for it ends. */
export function createEmailChange(
  db: Db,
  { personId, email }: { personId: string; email: string },
  now: Date,
): Promise<string> {
  return db.transaction(async (tx) => {
    await endLinks(tx, personId, "email");
    return createLink(tx, { purpose: "email", personId, email }, now);
  });
}

export interface ChangedEmail {
  personId: string;
  formerEmail: string;
  email: string;
}

/**
 * Gives an account the address that a link was sent to, once. All other links of the account end.
 *
 * @returns undefined when the link is unknown, used or too old, or another account has the address
 */
export function changeEmailByLink(
  db: Db,
  token: string,
  now: Date,
): Promise<ChangedEmail | undefined> {
  return retry(() =>
    db.transaction(async (tx) => {
      const link = await takeLink(tx, "email", token, now);
      if (!link?.personId || link.email === null) return undefined;
      const { personId, email } = link;
      const account = await findCredentials(tx, personId);
      if (!account || !(await changeEmail(tx, { personId, email }, now))) return undefined;
      return { personId, formerEmail: account.email, email };
    }),
  );
}
