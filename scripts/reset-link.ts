/** Prints a reset link: `reset-link.ts <address> <origin>`, on the database of DATABASE_URL. */
import { createDb } from "#db/client.ts";
import { createPasswordReset } from "#db/commands/password-resets.ts";
import { findCredentialsByEmail } from "#db/queries/accounts.ts";

const [email = "", origin = ""] = process.argv.slice(2);
const connection = createDb(process.env.DATABASE_URL ?? "", { max: 1 });
try {
  const account = await findCredentialsByEmail(connection.db, email.trim());
  if (account) {
    const token = await createPasswordReset(connection.db, account.personId, new Date());
    console.log(new URL(`/login/reset/${token}`, origin).href);
  } else {
    console.error(`No account has the address ${email}.`);
    process.exitCode = 1;
  }
} finally {
  await connection.close();
}
