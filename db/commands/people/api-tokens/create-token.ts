import { and, count, desc, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { paths } from "#domain/addresses/paths.ts";
import {
  REVOKED_TOKENS_MAX,
  TOKEN_PREFIX,
  tokenExpiry,
  TOKENS_MAX,
  type ApiScope,
  type TokenLifetime,
} from "#domain/people/api-tokens.ts";
import type { Db } from "#db/connection/client.ts";
import { createId, createToken, hashToken } from "#db/connection/tokens.ts";
import { lockPerson } from "#db/commands/people/lock-person.ts";
import { notifyPeople } from "#db/commands/people/notices/notify-people.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { apiTokens } from "#db/schema/people/api-tokens.ts";

/** A new token of the API: `plz_` and 43 random signs. It is shown once, and only its hash is stored. */
export const createApiToken = (): string => TOKEN_PREFIX + createToken();

export type CreateTokenAnswer =
  { kind: "done"; id: string } | { kind: "refused"; reason: "account" | "full" };

/**
 * Stores an API token. Only accounts have tokens, and at most TOKENS_MAX that are not revoked.
 * @param token from `createApiToken`; never part of the answer, which is stored
 */
export async function storeToken(
  tx: Db,
  {
    personId,
    name,
    scope,
    lifetime,
    token,
    now,
  }: {
    personId: string;
    name: string;
    scope: ApiScope;
    lifetime: TokenLifetime;
    token: string;
    now: Date;
  },
): Promise<CreateTokenAnswer> {
  const person = await lockPerson(tx, personId);
  if (person?.kind !== "account") return { kind: "refused", reason: "account" };
  const [open] = await tx
    .select({ n: count() })
    .from(apiTokens)
    .where(and(eq(apiTokens.personId, personId), isNull(apiTokens.revokedAt)));
  if (open!.n >= TOKENS_MAX) return { kind: "refused", reason: "full" };
  await dropOldest(tx, personId);
  const id = createId("token");
  await tx.insert(apiTokens).values({
    id,
    personId,
    name,
    scope,
    tokenHash: hashToken(token),
    lastFour: token.slice(-4),
    createdAt: now,
    expiresAt: tokenExpiry(lifetime, now),
  });
  await recordEvent(tx, {
    personId,
    action: "create-token",
    subject: id,
    data: { scope, lifetime },
    now,
  });
  // Security notice, in case the account was taken over.
  const news = { kind: "token_created", data: { name }, href: paths.tokens };
  await notifyPeople(tx, [personId], news, now);
  return { kind: "done", id };
}

/** Deletes a person's oldest revoked tokens, past REVOKED_TOKENS_MAX. */
async function dropOldest(tx: Db, personId: string): Promise<void> {
  const revoked = await tx
    .select({ id: apiTokens.id })
    .from(apiTokens)
    .where(and(eq(apiTokens.personId, personId), isNotNull(apiTokens.revokedAt)))
    .orderBy(desc(apiTokens.createdAt), desc(apiTokens.id))
    .offset(REVOKED_TOKENS_MAX);
  const ids = revoked.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(apiTokens).where(inArray(apiTokens.id, ids));
}
