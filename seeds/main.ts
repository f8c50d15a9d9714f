/**
 * `npm run db:seed`: seeds the database of DATABASE_URL. `--if-empty` does nothing if it has
 * people.
 */
import { createDb } from "#db/connection/client.ts";
import { isLocalDatabase } from "./database/local-database.ts";
import { seedDatabase } from "./seed.ts";

const MAX_SCALE = 1_000;

async function main(): Promise<void> {
  const { DATABASE_URL: url, SEED_SCALE, SEED_REMOTE, PGHOST } = process.env;
  if (!url) throw new Error("DATABASE_URL is not set: which database should be seeded?");
  const scale = SEED_SCALE ? Number(SEED_SCALE) : 1;
  if (!Number.isInteger(scale) || scale < 1 || scale > MAX_SCALE) {
    throw new Error(
      `SEED_SCALE must be a whole number from 1 to ${MAX_SCALE}, not "${SEED_SCALE}"`,
    );
  }
  if (SEED_REMOTE !== "yes" && !isLocalDatabase(url, PGHOST)) {
    throw new Error("the database is not local; set SEED_REMOTE=yes to seed it all the same");
  }

  const started = performance.now();
  const connection = createDb(url, { max: 1 });
  try {
    const onlyIfEmpty = process.argv.includes("--if-empty");
    const counts = await seedDatabase(connection.db, { scale, now: new Date(), onlyIfEmpty });
    if (Object.keys(counts).length === 0) {
      console.log("Seeds: there are people already, nothing to do");
      return;
    }
    for (const [table, count] of Object.entries(counts)) {
      console.log(`  ${table.padEnd(24)}${count.toLocaleString("en").padStart(10)} new`);
    }
    const seconds = ((performance.now() - started) / 1_000).toFixed(1);
    console.log(`Seeds: done at scale ${scale} in ${seconds} s`);
  } finally {
    await connection.close();
  }
}

/** An error's message in one line; for a wrapped driver error, the database's own message. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = "code" in cause ? String(cause.code) : "";
  if (code === "42P01")
    return "a table is missing: migrate the database first (npm run db:migrate)";
  const text = cause.message || code || cause.name;
  return text.replaceAll(/\s+/g, " ").slice(0, 300);
}

main().catch((error: unknown) => {
  console.error(`Seeds: ${describeError(error)}`);
  process.exitCode = 1;
});
