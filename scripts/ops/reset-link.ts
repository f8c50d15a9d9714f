/**
 * Prints a link that sets a new password: `reset-link.ts <e-mail> [origin]`, from the database in
 * DATABASE_URL. In production: `node build/account-reset.js <e-mail>`.
 */
import { createPasswordReset } from "#db/commands/people/password-resets.ts";
import { findCredentialsByEmail } from "#db/queries/people/accounts.ts";
import { answerOnDatabase } from "./answer-on-database.ts";

await answerOnDatabase("is the account", async (db, [email, to]) => {
  if (!email) throw new Error("Say whose: account-reset <their address>");
  const account = await findCredentialsByEmail(db, email.trim());
  if (!account) throw new Error(`No account has the address ${email}.`);
  const { PUBLIC_URL, PORT } = process.env;
  const origin = to ?? (PUBLIC_URL || `http://localhost:${PORT || "3000"}`);
  const token = await createPasswordReset(db, account.personId, new Date());
  return new URL(`/login/reset/${token}`, origin).href;
});
