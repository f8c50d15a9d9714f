import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { migrateDatabase } from "#db/migrate/migrate.ts";
import { startEmbeddedPostgres } from "../../scripts/database/embedded-postgres.mjs";
import { withSql } from "./bank.ts";

/** A test's own PostgreSQL, which it may kill. */
export interface OwnPostgres {
  /** URL of the migrated application database; the same after every start. */
  url: string;
  /** Kills the postmaster with SIGKILL, like a crash. */
  kill(): void;
  isRunning(): boolean;
  /** Restarts it after `kill`, or after it ended. */
  start(): Promise<void>;
  remove(): Promise<void>;
}

/**
 * Starts a cluster with the demo person, whom a visitor's page needs.
 *
 * @param parent folder that its folder is made in
 * @param more lines of postgresql.conf
 */
export async function startOwnPostgres(
  parent = os.tmpdir(),
  more: Record<string, string> = {},
): Promise<OwnPostgres> {
  const folder = fs.mkdtempSync(path.join(parent, `plaza-faults-${process.pid}-`));
  fs.chmodSync(folder, 0o755);
  const settings = { max_connections: 60, ...more };
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
    isRunning: () => running.state() === "running",
    async start() {
      running = await startEmbeddedPostgres({ dataDir: folder, settings });
      if (running.url !== url) throw new Error("The database came back on another port");
    },
    async remove() {
      // Fails if it is not running.
      await running.stop().catch(() => undefined);
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
