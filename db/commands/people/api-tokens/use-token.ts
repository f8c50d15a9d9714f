import { and, eq, gt, isNull, lte, or } from "drizzle-orm";
import { isUseDue, type ApiScope } from "#domain/people/api-tokens.ts";
import type { Db } from "#db/connection/client.ts";
import { hashToken } from "#db/connection/tokens.ts";
import { apiTokens } from "#db/schema/people/api-tokens.ts";
import { people } from "#db/schema/people/people.ts";

/** A token that may be used now. */
export interface UsedToken {
  id: string;
  personId: string;
  scope: ApiScope;
}

const isValid = (now: Date) =>
  and(
    isNull(apiTokens.revokedAt),
    or(isNull(apiTokens.expiresAt), gt(apiTokens.expiresAt, now)),
    eq(people.kind, "account"),
  );

/**
 * Finds a token and notes its use, to the minute.
 *
 * @param token in its format (`isApiToken`)
 * @returns undefined for a token that is unknown, revoked or expired
 */
export async function useToken(db: Db, token: string, now: Date): Promise<UsedToken | undefined> {
  const [found] = await db
    .select({
      id: apiTokens.id,
      personId: apiTokens.personId,
      scope: apiTokens.scope,
      lastUsedAt: apiTokens.lastUsedAt,
    })
    .from(apiTokens)
    .innerJoin(people, eq(people.id, apiTokens.personId))
    .where(and(eq(apiTokens.tokenHash, hashToken(token)), isValid(now)));
  if (!found) return undefined;
  const { lastUsedAt, ...used } = found;
  if (isUseDue(lastUsedAt, now))
    await db
      .update(apiTokens)
      .set({ lastUsedAt: now })
      .where(
        and(
          eq(apiTokens.id, used.id),
          // With concurrent requests the latest time is kept.
          or(isNull(apiTokens.lastUsedAt), lte(apiTokens.lastUsedAt, now)),
        ),
      );
  return used;
}

/**
 * Locks a token until the transaction ends, so that it is not revoked under a write.
 *
 * @returns false when it was revoked or has expired
 */
export async function lockToken(tx: Db, id: string, now: Date): Promise<boolean> {
  const held = await tx
    .select({ id: apiTokens.id })
    .from(apiTokens)
    .innerJoin(people, eq(people.id, apiTokens.personId))
    .where(and(eq(apiTokens.id, id), isValid(now)))
    .for("share", { of: apiTokens });
  return held.length > 0;
}
