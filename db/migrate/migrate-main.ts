import path from "node:path";
import { migrateDatabase } from "./migrate.ts";

/**
 * The command line of the migrations: brings the database in DATABASE_URL to the newest schema and
 * prints how many steps that took. Run in the project's folder, where db/migrations lies.
 */
const url = process.env.DATABASE_URL;
if (!url) {
  process.stderr.write("DATABASE_URL is missing: it must be the address of a PostgreSQL\n");
  process.exit(2);
}
try {
  const count = await migrateDatabase(url, path.resolve("db/migrations"));
  process.stdout.write(count === 0 ? "up to date\n" : `${count} applied\n`);
} catch (error) {
  process.stderr.write(
    `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exitCode = 1;
}
