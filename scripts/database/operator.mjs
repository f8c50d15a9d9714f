/**
 * `npm run payouts`, `npm run portal:release -- PORTAL/APP`, `npm run runs`: the operator's commands,
 * on the database in DATABASE_URL, else on the embedded one.
 */
import { closeDatabase, openDatabase } from "./database-server.mjs";
import { checkEnvironment, loadEnvFile } from "../environment.mjs";
import { checkNode, ensureInstalled } from "../install.mjs";
import { Refusal, reportError, runNode } from "../steps.mjs";

const PROGRAMS = ["payouts", "portal-release", "runs"];

try {
  checkNode();
  loadEnvFile();
  const [name = "", ...words] = process.argv.slice(2);
  if (!PROGRAMS.includes(name)) throw new Refusal(`Say which: ${PROGRAMS.join(", ")}.`);
  checkEnvironment();
  await ensureInstalled();
  const database = await openDatabase();
  try {
    const env = { DATABASE_URL: database.url };
    process.stdout.write(
      await runNode(["--import", "tsx", `scripts/ops/${name}.ts`, ...words], { env }),
    );
  } finally {
    if (!database.embedded?.found) await closeDatabase(database);
  }
} catch (error) {
  process.exitCode = reportError(error);
}
