import { inArray } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { rateLimits, sessions } from "#db/schema/people/accounts.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { revokeTokens } from "./api-tokens/revoke-token.ts";
import { createPasswordReset } from "./password-resets.ts";
import { lockSessions } from "./sessions.ts";

export type Helped = { kind: "done"; count: number } | { kind: "refused"; reason: "gone" };

interface Help {
  operatorId: string;
  personId: string;
  reason: string;
  now: Date;
}

/**
 * Ends all sessions of an account and revokes its API tokens, as an operator. Refused where there is
 * neither.
 *
 * @returns the number of sessions
 */
export async function endSessionsAsOperator(
  tx: Db,
  { operatorId, personId, reason, now }: Help,
): Promise<Helped> {
  const ids = await lockSessions(tx, personId);
  const tokens = await revokeTokens(tx, personId, now);
  if (ids.length + tokens === 0) return { kind: "refused", reason: "gone" };
  await tx.delete(sessions).where(inArray(sessions.id, ids));
  const count = ids.length;
  const data = { reason, count, tokens };
  await recordEvent(tx, {
    personId: operatorId,
    action: "operator-end-sessions",
    subject: personId,
    data,
    now,
  });
  return { kind: "done", count };
}

/**
 * Forgets the counted tries to enter an account, as an operator: who is locked out may try again.
 *
 * @param keys of the rate limits
 */
export async function liftSignInLocks(
  tx: Db,
  { operatorId, personId, reason, now }: Help,
  keys: readonly string[],
): Promise<Helped> {
  const lifted = await tx
    .delete(rateLimits)
    .where(inArray(rateLimits.key, [...keys]))
    .returning({ key: rateLimits.key });
  if (lifted.length === 0) return { kind: "refused", reason: "gone" };
  // The limits' names, without their keys, which are hashes of the address.
  const limits = lifted.map(({ key }) => key.split(" ")[0]).sort();
  const data = { reason, limits };
  await recordEvent(tx, {
    personId: operatorId,
    action: "lift-sign-in-locks",
    subject: personId,
    data,
    now,
  });
  return { kind: "done", count: lifted.length };
}

/**
 * Makes a link that sets a new password of an account, as an operator. The second factor, if any, is
 * still asked for.
 *
 * @returns its token, which is stored only as a hash
 */
export async function makeResetLink(
  tx: Db,
  { operatorId, personId, reason, now }: Help,
): Promise<{ kind: "done"; token: string }> {
  const token = await createPasswordReset(tx, personId, now);
  await recordEvent(tx, {
    personId: operatorId,
    action: "operator-reset-link",
    subject: personId,
    data: { reason },
    now,
  });
  return { kind: "done", token };
}
