import { and, eq, gt, isNull, lt } from "drizzle-orm";
import { RESET_LINK_MS } from "#app/domain/sessions.ts";
import type { Db } from "#db/client.ts";
import { passwordResets } from "#db/schema/accounts.ts";
import { createLinkToken, hashToken } from "#db/tokens.ts";
import { changePassword } from "./change-credentials.ts";

/** How long links that ended are kept, for whoever opens one again. */
const KEPT_MS = 24 * 3_600_000;

/** Makes a link's token for an account; it sets one new password within the hour. */
export async function createPasswordReset(db: Db, personId: string, now: Date): Promise<string> {
  const token = createLinkToken();
  await db
    .delete(passwordResets)
    .where(lt(passwordResets.expiresAt, new Date(now.getTime() - KEPT_MS)));
  await db.insert(passwordResets).values({
    tokenHash: hashToken(token),
    personId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + RESET_LINK_MS),
  });
  return token;
}

/**
 * Sets a new password by a link, once: of two at the same time one finds it used. Every session, every
 * known device and every other link of the account ends.
 *
 * @returns the person; undefined when the link is unknown, used or too old
 */
export async function setPasswordByLink(
  db: Db,
  { token, passwordHash }: { token: string; passwordHash: string },
  now: Date,
): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const [used] = await tx
      .update(passwordResets)
      .set({ usedAt: now })
      .where(
        and(
          eq(passwordResets.tokenHash, hashToken(token)),
          isNull(passwordResets.usedAt),
          gt(passwordResets.expiresAt, now),
        ),
      )
      .returning({ personId: passwordResets.personId });
    if (!used) return undefined;
    await changePassword(tx, { personId: used.personId, passwordHash }, now);
    return used.personId;
  });
}
