import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { accounts, passwordResets } from "#db/schema/accounts.ts";
import { people } from "#db/schema/people.ts";
import { hashToken, isLinkToken } from "#db/tokens.ts";

/** What signing in needs. Never leaves the server. */
export interface Credentials {
  personId: string;
  email: string;
  passwordHash: string;
}

const columns = {
  personId: accounts.personId,
  email: accounts.email,
  passwordHash: accounts.passwordHash,
};

/** The account with an address, whatever its case; undefined when there is none. */
export async function findCredentialsByEmail(
  db: Db,
  email: string,
): Promise<Credentials | undefined> {
  const [account] = await db
    .select(columns)
    .from(accounts)
    .where(eq(sql`lower(${accounts.email})`, sql`lower(${email}::text)`))
    .limit(1);
  return account;
}

/** A person's account; undefined for guests. */
export async function findCredentials(db: Db, personId: string): Promise<Credentials | undefined> {
  const [account] = await db
    .select(columns)
    .from(accounts)
    .where(eq(accounts.personId, personId))
    .limit(1);
  return account;
}

/** Whose password a reset link sets; undefined when it is unknown, used or too old. */
export async function findOpenReset(
  db: Db,
  token: string,
  now: Date,
): Promise<{ email: string; name: string } | undefined> {
  if (!isLinkToken(token)) return undefined;
  const [reset] = await db
    .select({ email: accounts.email, name: people.displayName })
    .from(passwordResets)
    .innerJoin(accounts, eq(accounts.personId, passwordResets.personId))
    .innerJoin(people, eq(people.id, passwordResets.personId))
    .where(
      and(
        eq(passwordResets.tokenHash, hashToken(token)),
        isNull(passwordResets.usedAt),
        gt(passwordResets.expiresAt, now),
      ),
    )
    .limit(1);
  return reset;
}
