import path from "node:path";
import { migrateDatabase } from "./migrate.ts";

/**
 * Command line of the migrations: brings the database in DATABASE_URL to the newest schema and
 * prints the number of migrations applied. Run it in the project's folder, which contains
 * db/migrations.
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
