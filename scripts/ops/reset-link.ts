/**
 * Prints a link that sets a new password: `reset-link.ts <e-mail> [origin]`, from the database in
 * DATABASE_URL. In production: `node build/account-reset.js <e-mail>`.
 */
import { createDb } from "#db/connection/client.ts";
import { createPasswordReset } from "#db/commands/people/password-resets.ts";
import { findCredentialsByEmail } from "#db/queries/people/accounts.ts";

const { DATABASE_URL: url, PUBLIC_URL, PORT } = process.env;
const [email = "", origin = PUBLIC_URL || `http://localhost:${PORT || "3000"}`] =
  process.argv.slice(2);

async function printLink(databaseUrl: string): Promise<void> {
  const connection = createDb(databaseUrl, { max: 1 });
  try {
    const account = await findCredentialsByEmail(connection.db, email.trim());
    if (!account) throw new Error(`No account has the address ${email}.`);
    const token = await createPasswordReset(connection.db, account.personId, new Date());
    console.log(new URL(`/login/reset/${token}`, origin).href);
  } finally {
    await connection.close();
  }
}

try {
  if (!url) throw new Error("DATABASE_URL is not set: in which database is the account?");
  if (!email) throw new Error("Say whose: account-reset <their address>");
  await printLink(url);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
