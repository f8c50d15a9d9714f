import { and, eq, gt } from "drizzle-orm";
import { PENDING_SIGN_IN_MS } from "#domain/people/second-factors.ts";
import type { Db } from "#db/connection/client.ts";
import { createToken, hashToken } from "#db/connection/tokens.ts";
import { pendingSignIns } from "#db/schema/people/second-factors.ts";

/** A sign-in that waits for its second factor. */
export interface PendingSignIn {
  personId: string;
  keepsGuest: boolean;
}

/**
 * Notes that a password was right. It grants nothing but the second step.
 *
 * @returns the token for the browser's cookie; the database stores only its hash
 */
export async function startPendingSignIn(
  db: Db,
  pending: PendingSignIn,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const token = createToken();
  const expiresAt = new Date(now.getTime() + PENDING_SIGN_IN_MS);
  await db
    .insert(pendingSignIns)
    .values({ ...pending, tokenHash: hashToken(token), createdAt: now, expiresAt });
  return { token, expiresAt };
}

/**
 * Consumes a pending sign-in: of two concurrent requests exactly one gets it.
 *
 * @param tx the transaction that starts the session; a rollback makes it usable again
 */
export async function takePendingSignIn(
  tx: Db,
  token: string,
  now: Date,
): Promise<PendingSignIn | undefined> {
  const [pending] = await tx
    .delete(pendingSignIns)
    .where(and(eq(pendingSignIns.tokenHash, hashToken(token)), gt(pendingSignIns.expiresAt, now)))
    .returning({ personId: pendingSignIns.personId, keepsGuest: pendingSignIns.keepsGuest });
  return pending;
}

/** Ends a person's pending sign-ins: their password was right for a former state of the account. */
export async function endPendingSignIns(db: Db, personId: string): Promise<void> {
  await db.delete(pendingSignIns).where(eq(pendingSignIns.personId, personId));
}
