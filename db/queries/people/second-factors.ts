import { and, eq, gt, sql } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { hashToken } from "#db/connection/tokens.ts";
import { accounts, sessions } from "#db/schema/people/accounts.ts";
import { passkeys } from "#db/schema/people/passkeys.ts";
import { isVerifiedAs } from "#db/queries/people/accounts.ts";
import { pendingSignIns, recoveryCodes, totpFactors } from "#db/schema/people/second-factors.ts";

/** Sign-in methods of an account besides the password. Nothing secret. */
export interface AccountSecurity {
  email: string;
  emailVerifiedAt: Date | null;
  /** When the authenticator app was added and last used; null without one. */
  totp: { createdAt: Date; lastUsedAt: Date } | null;
  /** Number of unused recovery codes. */
  codesLeft: number;
}

/**
 * Whether an account has a second factor: an authenticator app or a passkey. Recovery codes alone are
 * none.
 */
export async function hasSecondFactor(db: Db, personId: string): Promise<boolean> {
  const [found] = await db.execute<{ has: boolean }>(sql`SELECT
    EXISTS (SELECT 1 FROM ${totpFactors} WHERE ${eq(totpFactors.personId, personId)})
    OR EXISTS (SELECT 1 FROM ${passkeys} WHERE ${eq(passkeys.personId, personId)}) AS has`);
  return found?.has ?? false;
}

/** An account's second factors for its security page; undefined for a guest. */
export async function findAccountSecurity(
  db: Db,
  personId: string,
): Promise<AccountSecurity | undefined> {
  const [account] = await db
    .select({
      email: accounts.email,
      emailVerifiedAt: accounts.emailVerifiedAt,
      totpCreatedAt: totpFactors.createdAt,
      totpLastUsedAt: totpFactors.lastUsedAt,
      codesLeft: db.$count(recoveryCodes, eq(recoveryCodes.personId, personId)),
    })
    .from(accounts)
    .leftJoin(totpFactors, eq(totpFactors.personId, accounts.personId))
    .where(eq(accounts.personId, personId))
    .limit(1);
  if (!account) return undefined;
  const { totpCreatedAt, totpLastUsedAt, ...rest } = account;
  const totp =
    totpCreatedAt && totpLastUsedAt
      ? { createdAt: totpCreatedAt, lastUsedAt: totpLastUsedAt }
      : null;
  return { ...rest, totp };
}

/** The sealed secret and the last accepted time step of an account's authenticator app. */
export async function findTotp(
  db: Db,
  personId: string,
): Promise<{ sealedSecret: string; lastStep: number } | undefined> {
  const [totp] = await db
    .select({ sealedSecret: totpFactors.sealedSecret, lastStep: totpFactors.lastStep })
    .from(totpFactors)
    .where(eq(totpFactors.personId, personId))
    .limit(1);
  return totp;
}

/** Hashes of an account's unused recovery codes. */
export async function listRecoveryCodeHashes(db: Db, personId: string): Promise<string[]> {
  const rows = await db
    .select({ codeHash: recoveryCodes.codeHash })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.personId, personId));
  return rows.map(({ codeHash }) => codeHash);
}

/** A pending sign-in, without consuming it; undefined when it is unknown or expired. */
export async function findPendingSignIn(
  db: Db,
  token: string,
  now: Date,
): Promise<{ personId: string; keepsGuest: boolean } | undefined> {
  const [pending] = await db
    .select({ personId: pendingSignIns.personId, keepsGuest: pendingSignIns.keepsGuest })
    .from(pendingSignIns)
    .where(and(eq(pendingSignIns.tokenHash, hashToken(token)), gt(pendingSignIns.expiresAt, now)))
    .limit(1);
  return pending;
}

/** Since when a person has a second factor: the earliest they have; null without one. */
const factorSince = (personId: string) => sql<Date | null>`(
  SELECT min(at) FROM (
    SELECT ${totpFactors.createdAt} AS at FROM ${totpFactors}
    WHERE ${eq(totpFactors.personId, personId)}
    UNION ALL
    SELECT ${passkeys.createdAt} FROM ${passkeys} WHERE ${eq(passkeys.personId, personId)}
  ) factors)`;

/**
 * Whether an account has a second factor, and when a session of it last proved every factor, in one
 * query.
 */
export async function findFactorProof(
  db: Db,
  { personId, sessionId }: { personId: string; sessionId: string },
): Promise<{ hasSecondFactor: boolean; confirmedAt: Date | null }> {
  const [row] = await db
    .select({
      confirmedAt: sessions.confirmedAt,
      hasSecondFactor: sql<boolean>`${factorSince(personId)} IS NOT NULL`,
    })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
    .limit(1);
  return row ?? { hasSecondFactor: false, confirmedAt: null };
}

/**
 * Whether an account with a verified address that is one of these, in lower case, has a second factor,
 * and whether a session of it has shown one since; undefined for any other person. One query.
 */
export async function findProofOfAddress(
  db: Db,
  { personId, sessionId }: { personId: string; sessionId: string },
  addresses: readonly string[],
): Promise<{ hasSecondFactor: boolean; hasShownIt: boolean } | undefined> {
  const since = factorSince(personId);
  const [row] = await db
    .select({
      hasSecondFactor: sql<boolean>`${since} IS NOT NULL`,
      hasShownIt: sql<boolean>`coalesce(${sessions.confirmedAt} >= ${since}, false)`,
    })
    .from(accounts)
    .innerJoin(sessions, eq(sessions.personId, accounts.personId))
    .where(and(isVerifiedAs(personId, addresses), eq(sessions.id, sessionId)))
    .limit(1);
  return row;
}

/** When the person behind a session last proved who they are with every factor. */
export async function findConfirmedAt(db: Db, sessionId: string): Promise<Date | null> {
  const [session] = await db
    .select({ confirmedAt: sessions.confirmedAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
    .limit(1);
  return session?.confirmedAt ?? null;
}
