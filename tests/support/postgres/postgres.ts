import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { PostgreSqlContainer } from "@testcontainers/postgresql";
import { Wait } from "testcontainers";
import postgres from "postgres";
import {
  findEmbeddedPostgres,
  startEmbeddedPostgres,
} from "../../../scripts/database/embedded-postgres.mjs";
import { isOnThisMachine } from "../../../scripts/database/this-machine.mjs";
import { POSTGRES_IMAGE, whyNoContainers } from "../container-engine.ts";

/** No durability: test databases are created anew each time. */
const SETTINGS = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_connections: 200,
};

/** A running PostgreSQL on which tests may create databases. */
export interface TestPostgres {
  /** A superuser's URL of the maintenance database. */
  serverUrl: string;
  /** The server in words, for the run's output. */
  description: string;
  stop(): Promise<void>;
}

/**
 * Starts the tests' PostgreSQL: testcontainers if a container engine answers, else the server given in
 * the environment, else the embedded one in a temporary folder.
 *
 * @param log prints which one is used, and why not an earlier one
 */
export async function startTestPostgres(log: (line: string) => void): Promise<TestPostgres> {
  const given = serverGivenForTests(process.env);
  const reason = await whyNoContainers();
  const server =
    (reason === undefined ? await inContainer().catch(failedContainer(log)) : undefined) ??
    (given ? givenServer(given) : await embedded());
  await untilItAnswers(server.serverUrl);
  log(`Postgres of the tests: ${server.description}${reason ? ` (${reason})` : ""}`);
  return server;
}

/**
 * TEST_DATABASE_URL, or DATABASE_URL if it refers to this machine. Tests only create and drop their
 * own databases, but should not do so on a production server by accident.
 */
export function serverGivenForTests(
  source: Record<string, string | undefined>,
): string | undefined {
  if (source.TEST_DATABASE_URL) return source.TEST_DATABASE_URL;
  const url = source.DATABASE_URL;
  return url && isOnThisMachine(url, source.PGHOST) ? url : undefined;
}

async function inContainer(): Promise<TestPostgres> {
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const container = await new PostgreSqlContainer(POSTGRES_IMAGE)
    .withCommand(["postgres", ...settings])
    // The default of 64 MB shared memory is too small for parallel queries.
    .withSharedMemorySize(256 * 1024 * 1024)
    // Not the health check: it never turns healthy on engines without systemd.
    .withWaitStrategy(Wait.forListeningPorts())
    .withStartupTimeout(60_000)
    .start();
  return {
    serverUrl: container.getConnectionUri(),
    description: `testcontainers, ${POSTGRES_IMAGE}`,
    stop: async () => void (await container.stop()),
  };
}

const failedContainer = (log: (line: string) => void) => (error: unknown) => {
  log(`testcontainers did not start ${POSTGRES_IMAGE}: ${String(error)}`);
  return undefined;
};

function givenServer(serverUrl: string): TestPostgres {
  const { host } = new URL(serverUrl);
  return { serverUrl, description: `the server given at ${host}`, stop: async () => undefined };
}

const FOLDER_PREFIX = "plaza-test-postgres-";
/** In memory: creating a database of 1,000 files takes 0.03 s there and 0.5 s on a disk. */
const MEMORY = "/dev/shm";
/**
 * Least free memory, in bytes, for keeping the databases in memory. They took 0.3 GB at most, measured with
 * `integration` and `growth`; the write-ahead log may take 1 GB more, and Chromium needs the rest.
 */
const MEMORY_NEEDED = 6 * 2 ** 30;

/** Folders that may contain the data of a test server. */
const parents = () => [MEMORY, os.tmpdir()].filter((folder) => fs.existsSync(folder));

/** Folder for the data of a test server: in memory if there is enough, else the temporary folder. */
function chooseParent(): string {
  if (!fs.existsSync(MEMORY)) return os.tmpdir();
  const { bavail, bsize } = fs.statfsSync(MEMORY);
  return Math.min(bavail * bsize, os.freemem()) >= MEMORY_NEEDED ? MEMORY : os.tmpdir();
}

async function embedded(): Promise<TestPostgres> {
  await removeOrphans();
  const folder = fs.realpathSync(
    fs.mkdtempSync(path.join(chooseParent(), `${FOLDER_PREFIX}${process.pid}-`)),
  );
  // When running as root, PostgreSQL runs as another user, who needs access to the folder.
  fs.chmodSync(folder, 0o755);
  const server = await startEmbeddedPostgres({
    dataDir: folder,
    anyPort: true,
    settings: SETTINGS,
  });
  return {
    serverUrl: server.serverUrl,
    description: `embedded PostgreSQL in ${folder}`,
    stop: async () => {
      await server.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Stops and removes servers left by killed test runs; the folder's name contains the run's PID. */
async function removeOrphans(): Promise<void> {
  for (const parent of parents())
    for (const name of fs.readdirSync(parent)) {
      const owner = Number(new RegExp(`^${FOLDER_PREFIX}(\\d+)-`).exec(name)?.[1]);
      if (owner && !isAlive(owner)) await removeOrphan(path.join(parent, name));
    }
}

async function removeOrphan(folder: string): Promise<void> {
  try {
    const pidFile = path.join(folder, "postgres", "postmaster.pid");
    if (fs.existsSync(pidFile)) await (await findEmbeddedPostgres({ dataDir: folder }))?.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  } catch {
    // Another user's, or being removed: harmless.
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Waits until PostgreSQL answers. @throws if it does not within a minute */
export async function untilItAnswers(url: string): Promise<void> {
  const end = performance.now() + 60_000;
  for (;;) {
    const sql = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => undefined });
    try {
      await sql`SELECT 1`;
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    } finally {
      await sql.end({ timeout: 1 });
    }
  }
}
