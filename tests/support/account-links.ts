import { execFile } from "node:child_process";
import fs from "node:fs";
import { promisify } from "node:util";
import { createDb, type Db } from "#db/connection/client.ts";
import { createLink, type NewLink } from "#db/commands/people/one-time-links.ts";
import { findCredentialsByEmail } from "#db/queries/people/accounts.ts";
import { browserDatabaseFile } from "./browser-database-file.ts";

/** Links that mails or an operator would hold, made in the database of the browser tests. */
async function withDatabase<Value>(baseURL: string, work: (db: Db) => Promise<Value>) {
  const url = fs.readFileSync(browserDatabaseFile(new URL(baseURL).port), "utf8");
  const { db, close } = createDb(url, { max: 1 });
  try {
    return await work(db);
  } finally {
    await close();
  }
}

/** The link a mail would hold: the server of the browser tests sends none. @returns its token */
export const makeLink = (baseURL: string, link: NewLink): Promise<string> =>
  withDatabase(baseURL, (db) => createLink(db, link, new Date()));

export const personOf = (baseURL: string, email: string): Promise<string> =>
  withDatabase(baseURL, async (db) => (await findCredentialsByEmail(db, email))!.personId);

/** A link that sets a new password, as an operator makes it. @returns its path */
export async function resetLink(baseURL: string, email: string): Promise<string> {
  const DATABASE_URL = fs.readFileSync(browserDatabaseFile(new URL(baseURL).port), "utf8");
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--import", "tsx", "scripts/ops/reset-link.ts", email],
    { env: { ...process.env, DATABASE_URL } },
  );
  return new URL(stdout.trim()).pathname;
}
