import type { Db } from "#db/connection/client.ts";
import { createAccount, type NewAccount } from "./create-account.ts";
import { endLinks, takeLink } from "./one-time-links.ts";
import { retry } from "#db/commands/writing/retry.ts";

/**
 * Makes the account that a link confirms, once. A guest who signed up becomes the account and keeps
 * everything.
 *
 * @param orElse who becomes the account where no guest did
 * @returns the person's id; undefined when the link is unknown, used or too old, or the address has
 *   an account by now
 */
export function createAccountByLink(
  db: Db,
  token: string,
  orElse: Exclude<NewAccount["from"], object>,
  now: Date,
): Promise<string | undefined> {
  return retry(() =>
    db.transaction(async (tx) => {
      const link = await takeLink(tx, "sign-up", token, now);
      if (!link || link.email === null || link.displayName === null || link.passwordHash === null)
        return undefined;
      const { personId: guestId, email, displayName, passwordHash } = link;
      const from = guestId === null ? orElse : { guestId };
      const personId = await createAccount(tx, { from, displayName, email, passwordHash }, now);
      // Other sign-ups that this guest began.
      if (personId) await endLinks(tx, personId);
      return personId;
    }),
  );
}
