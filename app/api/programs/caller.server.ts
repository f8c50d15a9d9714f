import type { AppLoadContext } from "@remix-run/node";
import { db, onPrimary } from "#db/connection/live-database.ts";
import type { ApiScope } from "#domain/people/api-tokens.ts";
import { allows, isApiToken } from "#domain/people/api-tokens.ts";
import { useToken } from "#db/commands/people/api-tokens/use-token.ts";
import { addressOf, limitTries } from "#app/session/limit-tries.server.ts";
import { ApiError, waitError } from "./api-error.server.ts";

/** The person who owns the token of a request. */
export interface Caller {
  personId: string;
  tokenId: string;
  scope: ApiScope;
  /** The client's IP address as a rate limit key. */
  address: string;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
}

const BEARER = /^Bearer +(\S+) *$/i;

/**
 * Finds out who asks, by the header Authorization alone: cookies are never read. Counts the request.
 *
 * @throws ApiError 401 without a valid token, 429 past the limit
 */
export async function authenticate(
  request: Request,
  context: AppLoadContext | undefined,
): Promise<Caller> {
  const given = BEARER.exec(request.headers.get("Authorization") ?? "")?.[1] ?? "";
  const now = new Date();
  // Reads from the primary, so that a revoked token stops at once.
  const token = isApiToken(given) ? await onPrimary(() => useToken(db, given, now)) : undefined;
  if (!token) throw new ApiError("unauthorized", "Send a valid token: Authorization: Bearer plz_…");
  await countUse("api", token.id, now);
  const { id: tokenId, personId, scope } = token;
  return { personId, tokenId, scope, address: addressOf(context), signal: request.signal };
}

/** @throws ApiError 429 past the limit */
export async function countUse(
  limit: "api" | "apiQuestion",
  tokenId: string,
  now = new Date(),
): Promise<void> {
  const seconds = await limitTries(limit, tokenId, now);
  if (seconds > 0) throw waitError("rate_limited", "Too many requests with this token", seconds);
}

/** @throws ApiError 403 for a token that may not */
export function checkScope({ scope }: Caller, needed: ApiScope): void {
  if (!allows(scope, needed))
    throw new ApiError("scope_missing", `This needs a token with the scope "${needed}"`);
}
