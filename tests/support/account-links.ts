import { execFile } from "node:child_process";
import fs from "node:fs";
import { promisify } from "node:util";
import { sql } from "drizzle-orm";
import { createAccount } from "#db/commands/people/create-account.ts";
import { startSession } from "#db/commands/people/sessions.ts";
import { createDb, type Db } from "#db/connection/client.ts";
import { createLink, type NewLink } from "#db/commands/people/one-time-links.ts";
import { findCredentialsByEmail } from "#db/queries/people/accounts.ts";
import { givePasskeyBy } from "./screens/second-factor.ts";
import { browserDatabaseFile } from "./browser-database-file.ts";

/** Runs work on the database of the browser tests, to make links that mails or an operator contain. */
export async function withDatabase<Value>(
  baseURL: string,
  work: (db: Db) => Promise<Value>,
): Promise<Value> {
  const url = fs.readFileSync(browserDatabaseFile(new URL(baseURL).port), "utf8");
  const { db, close } = createDb(url, { max: 1 });
  try {
    return await work(db);
  } finally {
    await close();
  }
}

/** Makes a one-time link: the server of the browser tests sends no mails. @returns its token */
export const makeLink = (baseURL: string, link: NewLink): Promise<string> =>
  withDatabase(baseURL, (db) => createLink(db, link, new Date()));

export const personOf = (baseURL: string, email: string): Promise<string> =>
  withDatabase(baseURL, async (db) => (await findCredentialsByEmail(db, email))!.personId);

/** Addresses of operators (serve-build.ts), whose accounts need a second factor. */
const OPERATOR = /^operator-/;

/**
 * Signs in to an account with a verified address, which is made if there is none, and whose identity
 * was confirmed a moment ago; an operator's has a second factor. @returns the session's token
 */
export const confirmedSession = (baseURL: string, email: string): Promise<string> =>
  withDatabase(baseURL, async (db) => {
    const now = new Date();
    const made = { displayName: email.split("@")[0]!, email, passwordHash: "none" };
    const personId =
      (await findCredentialsByEmail(db, email))?.personId ?? (await createAccount(db, made, now))!;
    await db.execute(
      sql`UPDATE accounts SET email_verified_at = now() WHERE person_id = ${personId}`,
    );
    if (OPERATOR.test(email)) await givePasskeyBy(db, personId);
    const { token } = await startSession(db, { personId, kind: "account", device: "a test" }, now);
    await db.execute(sql`UPDATE sessions SET confirmed_at = now() WHERE person_id = ${personId}`);
    return token;
  });

/** Makes a password reset link by the operator's script. @returns its path */
export async function resetLink(baseURL: string, email: string): Promise<string> {
  const DATABASE_URL = fs.readFileSync(browserDatabaseFile(new URL(baseURL).port), "utf8");
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--import", "tsx", "scripts/ops/reset-link.ts", email],
    { env: { ...process.env, DATABASE_URL } },
  );
  return new URL(stdout.trim()).pathname;
}
