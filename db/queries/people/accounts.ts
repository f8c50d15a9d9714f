import { eq, sql } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { accounts } from "#db/schema/people/accounts.ts";

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
