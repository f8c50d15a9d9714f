import { and, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { accounts } from "#db/schema/people/accounts.ts";
import { people } from "#db/schema/people/people.ts";

/** Data needed to verify a sign-in. Never sent to the browser. */
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

/** The account with an e-mail address, regardless of case; undefined when there is none. */
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

/** A person's account; undefined for a guest. */
export async function findCredentials(db: Db, personId: string): Promise<Credentials | undefined> {
  const [account] = await db
    .select(columns)
    .from(accounts)
    .where(eq(accounts.personId, personId))
    .limit(1);
  return account;
}

/** The account of a person whose e-mail address is verified and one of these, in lower case. */
export const isVerifiedAs = (personId: string, addresses: readonly string[]) =>
  and(
    eq(accounts.personId, personId),
    isNotNull(accounts.emailVerifiedAt),
    inArray(sql`lower(${accounts.email})`, [...addresses]),
  );

/** Whether an account's e-mail address is verified and one of these, in lower case. */
export const hasVerifiedAddress = async (
  db: Db,
  personId: string,
  addresses: readonly string[],
): Promise<boolean> => (await db.$count(accounts, isVerifiedAs(personId, addresses))) > 0;

/** Accounts by their exact e-mail address or handle, regardless of case: at most one of each. */
export function findAccountsBy(db: Db, text: string) {
  const handle = text.replace(/^@/, "").toLowerCase();
  return db
    .select({
      personId: accounts.personId,
      email: accounts.email,
      emailVerifiedAt: accounts.emailVerifiedAt,
      name: people.displayName,
      handle: people.handle,
    })
    .from(accounts)
    .innerJoin(people, eq(people.id, accounts.personId))
    .where(
      or(eq(sql`lower(${accounts.email})`, sql`lower(${text}::text)`), eq(people.handle, handle)),
    )
    .orderBy(accounts.email)
    .limit(2);
}

/** An account with its address, for an operator. */
export async function findAccount(
  db: Db,
  personId: string,
): Promise<{ personId: string; email: string } | undefined> {
  const [account] = await db
    .select({ personId: accounts.personId, email: accounts.email })
    .from(accounts)
    .where(eq(accounts.personId, personId));
  return account;
}
