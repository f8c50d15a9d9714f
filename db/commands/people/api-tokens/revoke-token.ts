import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { apiTokens } from "#db/schema/people/api-tokens.ts";

export type RevokeTokenAnswer = { kind: "done" } | { kind: "refused"; reason: "gone" };

/**
 * Revokes one of a person's tokens: the next request with it is refused. Refused for another person's
 * token, and for one that is revoked already.
 */
export async function revokeToken(
  tx: Db,
  { personId, id, now }: { personId: string; id: string; now: Date },
): Promise<RevokeTokenAnswer> {
  const revoked = await tx
    .update(apiTokens)
    .set({ revokedAt: now })
    .where(and(eq(apiTokens.id, id), eq(apiTokens.personId, personId), isNull(apiTokens.revokedAt)))
    .returning({ id: apiTokens.id });
  if (revoked.length === 0) return { kind: "refused", reason: "gone" };
  await recordEvent(tx, { personId, action: "revoke-token", subject: id, now });
  return { kind: "done" };
}

/**
 * Revokes all of a person's tokens, for a new password or an operator's ending of sessions. Called before
 * the person is locked, since a write with a token holds the token first (`lockToken`).
 *
 * @returns how many were revoked
 */
export async function revokeTokens(tx: Db, personId: string, now: Date): Promise<number> {
  const revoked = await tx
    .update(apiTokens)
    .set({ revokedAt: now })
    .where(and(eq(apiTokens.personId, personId), isNull(apiTokens.revokedAt)))
    .returning({ id: apiTokens.id });
  return revoked.length;
}
