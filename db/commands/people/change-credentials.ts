import { eq } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { accounts } from "#db/schema/people/accounts.ts";
import { endLinks } from "./one-time-links.ts";
import { forgetDevices } from "./remember-device.ts";
import { endSessions } from "./sessions.ts";

/**
 * Changes an account's address. Links that were sent for it before end.
 *
 * @returns false when another account has the address
 */
export async function changeEmail(
  db: Db,
  { personId, email }: { personId: string; email: string },
  now: Date,
): Promise<boolean> {
  try {
    await db.transaction(async (tx) => {
      await tx
        .update(accounts)
        .set({ email, changedAt: now })
        .where(eq(accounts.personId, personId));
      await endLinks(tx, personId);
    });
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** PostgreSQL's 23505, wherever in the chain of causes the driver's error is. */
function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && error.code === "23505") || isUniqueViolation(error.cause);
}

export interface NewPassword {
  personId: string;
  passwordHash: string;
  /** The session that stays; all of them end without it. */
  keptSessionId?: string | undefined;
  /** The device that stays known; none does without it. */
  keptDevice?: string | undefined;
}

/** Sets a password: other sessions, other devices and links sent by mail end with the old one. */
export async function changePassword(
  db: Db,
  { personId, passwordHash, keptSessionId, keptDevice }: NewPassword,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(accounts)
      .set({ passwordHash, changedAt: now })
      .where(eq(accounts.personId, personId));
    await endSessions(tx, personId, keptSessionId);
    await forgetDevices(tx, personId, keptDevice);
    await endLinks(tx, personId);
  });
}
