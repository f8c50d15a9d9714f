import { eq } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { accounts } from "#db/schema/people/accounts.ts";
import { revokeTokens } from "./api-tokens/revoke-token.ts";
import { endLinks } from "./one-time-links.ts";
import { endPendingSignIns } from "./second-factor/pending-sign-ins.ts";
import { forgetDevices } from "./remember-device.ts";
import { lockPerson } from "./lock-person.ts";
import { endSessions, lockSessions } from "./sessions.ts";

/**
 * Changes an account's e-mail address and invalidates its one-time links. Lock order as of the
 * account's deletion: the person, then the account.
 *
 * @param change.isVerified whether a link that was mailed to the address was opened
 * @returns false when another account has the address
 */
export async function changeEmail(
  db: Db,
  { personId, email, isVerified }: { personId: string; email: string; isVerified: boolean },
  now: Date,
): Promise<boolean> {
  try {
    await db.transaction(async (tx) => {
      await lockPerson(tx, personId);
      await tx
        .update(accounts)
        .set({ email, emailVerifiedAt: isVerified ? now : null, changedAt: now })
        .where(eq(accounts.personId, personId));
      await endLinks(tx, personId);
    });
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** Whether an error or one of its causes is PostgreSQL's unique_violation (23505). */
function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && error.code === "23505") || isUniqueViolation(error.cause);
}

export interface NewPassword {
  personId: string;
  passwordHash: string;
  /** The session to keep; without it all sessions end. */
  keptSessionId?: string | undefined;
  /** The known device to keep; without it all are forgotten. */
  keptDevice?: string | undefined;
}

/**
 * Sets a password; ends other sessions and pending sign-ins, revokes API tokens, forgets other devices,
 * and invalidates one-time links. Second factors stay: a new password does not replace them.
 *
 * Lock order as of the account's deletion: sessions, the person, then the account; API tokens before the
 * person. The person is locked too, because an account may have no session.
 *
 * @returns false when there is no such account any more
 */
export async function changePassword(
  db: Db,
  { personId, passwordHash, keptSessionId, keptDevice }: NewPassword,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockSessions(tx, personId);
    const tokens = await revokeTokens(tx, personId, now);
    await lockPerson(tx, personId);
    const changed = await tx
      .update(accounts)
      .set({ passwordHash, changedAt: now })
      .where(eq(accounts.personId, personId))
      .returning({ personId: accounts.personId });
    if (changed.length === 0) return false;
    if (tokens > 0)
      await recordEvent(tx, { personId, action: "revoke-tokens", data: { count: tokens }, now });
    await endSessions(tx, personId, keptSessionId);
    await endPendingSignIns(tx, personId);
    await forgetDevices(tx, personId, keptDevice);
    await endLinks(tx, personId);
    return true;
  });
}
