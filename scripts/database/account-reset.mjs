/**
 * `npm run account:reset -- ana@example.com`: prints a link that sets a new password, for operators
 * of a Plaza that sends no mail. The link works once, within one hour.
 */
import { closeDatabase, openDatabase } from "./database-server.mjs";
import { checkEnvironment, loadEnvFile } from "../environment.mjs";
import { checkNode, ensureInstalled } from "../install.mjs";
import { Refusal, reportError, runNode } from "../steps.mjs";

try {
  checkNode();
  loadEnvFile();
  const email = process.argv[2];
  if (!email) throw new Refusal("Say whose: npm run account:reset -- their@address");
  const { PORT, PUBLIC_URL } = checkEnvironment();
  await ensureInstalled();
  const database = await openDatabase();
  try {
    const origin = PUBLIC_URL ?? `http://localhost:${PORT}`;
    const env = { DATABASE_URL: database.url };
    const script = ["--import", "tsx", "scripts/ops/reset-link.ts", email, origin];
    process.stdout.write(await runNode(script, { env }));
  } finally {
    if (!database.embedded?.found) await closeDatabase(database);
  }
} catch (error) {
  process.exitCode = reportError(error);
}
