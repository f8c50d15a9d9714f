import type { Db } from "#db/connection/client.ts";
import { changePassword } from "./change-credentials.ts";
import { createLink, takeLink } from "./one-time-links.ts";
import { retry } from "#db/commands/writing/retry.ts";

/** Makes a link's token for an account; it sets one new password within the hour. */
export const createPasswordReset = (db: Db, personId: string, now: Date): Promise<string> =>
  createLink(db, { purpose: "reset", personId }, now);

/**
 * Sets a new password by a link, once. Every session, every known device and every other link of the
 * account ends.
 *
 * @returns the person; undefined when the link is unknown, used or too old
 */
export function setPasswordByLink(
  db: Db,
  { token, passwordHash }: { token: string; passwordHash: string },
  now: Date,
): Promise<string | undefined> {
  return retry(() =>
    db.transaction(async (tx) => {
      const link = await takeLink(tx, "reset", token, now);
      if (!link?.personId) return undefined;
      await changePassword(tx, { personId: link.personId, passwordHash }, now);
      return link.personId;
    }),
  );
}
