import { createDb } from "#db/connection/client.ts";
import { verifyLedger } from "#db/verify/verify-ledger.ts";

/**
 * Command line of `verifyLedger`: checks the database in DATABASE_URL against every rule of the
 * ledger, read-only, and prints a line for each.
 *
 * Exit codes: 0 if all rules hold, 1 if one is broken, 2 if the check could not run.
 */
const url = process.env.DATABASE_URL;
if (!url) {
  process.stderr.write("DATABASE_URL is missing: it must be the address of a PostgreSQL\n");
  process.exit(2);
}
const connection = createDb(url, { max: 1 });
try {
  // A large ledger takes longer than the default timeout, which is meant for pages.
  await connection.db.execute("SET statement_timeout = '10min'");
  const checks = await verifyLedger(connection.db);
  for (const { rule, checked, broken, examples } of checks) {
    const state = broken === 0 ? "holds " : "BROKEN";
    process.stdout.write(`${state}  ${rule} (${broken} of ${checked})\n`);
    for (const example of examples) process.stdout.write(`          ${example}\n`);
  }
  const wrong = checks.filter(({ broken }) => broken > 0).length;
  process.stdout.write(wrong === 0 ? "The ledger is right.\n" : `${wrong} rules are broken.\n`);
  process.exitCode = wrong === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
} finally {
  await connection.close();
}
