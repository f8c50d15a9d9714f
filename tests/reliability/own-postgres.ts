import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { migrateDatabase } from "#db/migrate/migrate.ts";
import { startEmbeddedPostgres } from "../../scripts/database/embedded-postgres.mjs";
import { withSql } from "./bank.ts";

/** A PostgreSQL of a test's own, that may be killed. */
export interface OwnPostgres {
  /** The application's database, migrated; it stays the same over all starts. */
  url: string;
  /** Ends it as a crash does: everything it had in memory is gone. */
  kill(): void;
  /** Starts it again after `kill`. */
  start(): Promise<void>;
  remove(): Promise<void>;
}

/** A cluster in a throw-away folder, with the one person that a visitor's page needs. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `plaza-faults-${process.pid}-`));
  fs.chmodSync(folder, 0o755);
  const settings = { max_connections: 60 };
  let running = await startEmbeddedPostgres({ dataDir: folder, anyPort: true, settings });
  const { url } = running;
  await migrateDatabase(url, path.resolve("db/migrations"));
  await withSql(
    url,
    (sql) => sql`INSERT INTO people (id, kind, display_name, first_name, handle, tier)
      VALUES ('demo', 'demo', 'Demo', 'Demo', 'demo', 'pro')`,
  );
  return {
    url,
    kill: () => process.kill(running.pid, "SIGKILL"),
    async start() {
      running = await startEmbeddedPostgres({ dataDir: folder, settings });
      if (running.url !== url) throw new Error("The database came back on another port");
    },
    async remove() {
      // It may be down: then there is nothing to stop.
      await running.stop().catch(() => undefined);
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
