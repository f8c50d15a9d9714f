/** The database of the scripts: the one in DATABASE_URL, else the embedded one. */
import { codeOf, messageOf, Refusal, seconds, step } from "../steps.mjs";
import { startEmbeddedPostgres } from "./embedded-postgres.mjs";

const WAIT_MS = 30_000;
const RETRY_MS = 250;
const DISCONNECT_MS = 1_000;
/** SQLSTATEs of errors that waiting does not fix: wrong password, no such role, no such database. */
const PERMANENT_ERRORS = new Set(["28P01", "28000", "3D000"]);

/** Interval in milliseconds at which the embedded database is checked. */
const CHECK_MS = 250;
/** Exponential back-off: wait after the first failed restart, in milliseconds; doubles each time … */
const BACKOFF_MS = 500;
/** … up to this. After an uptime longer than this, a database restarts without a wait. */
const MAX_BACKOFF_MS = 30_000;

/**
 * @typedef {object} OpenDatabase
 * @property {string} url
 * @property {import("./embedded-postgres.mjs").EmbeddedPostgres | null} embedded
 */

/**
 * Makes sure that a database answers; starts the embedded one if DATABASE_URL is not set.
 *
 * @returns {Promise<OpenDatabase>}
 * @throws Refusal if it does not answer within 30 s
 */
export async function openDatabase() {
  const url = process.env.DATABASE_URL;
  if (url) {
    return step("database", async (note) => {
      await waitForDatabase(url);
      note(`the one in DATABASE_URL, at ${new URL(url).host}`);
      return { url, embedded: null };
    });
  }
  /** @type {string[]} */
  const said = [];
  const database = await step("database", async (note) => {
    const embedded = await startEmbeddedPostgres({ log: (line) => said.push(line) });
    const how = embedded.found ? "found running" : embedded.fresh ? "made and started" : "started";
    note(`embedded PostgreSQL ${how} on port ${embedded.port}`);
    return { url: embedded.url, embedded };
  });
  for (const line of said) console.log(`  ${line}`);
  return database;
}

/**
 * Supervises the embedded database: restarts it on the same port and data when it was killed
 * (kill -9, out of memory). One that was stopped (`npm run db:stop`) stays stopped.
 *
 * @param {OpenDatabase} database
 * @param {(line: string) => void} say prints a message
 * @returns {() => Promise<void>} ends the supervision; resolves when no restart is in progress
 */
export function superviseDatabase({ embedded }, say = console.log) {
  if (!embedded) return async () => {};
  let isOver = false;
  let wake = () => {};
  /** @type {(ms: number) => Promise<void>} */
  const sleep = (ms) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  /** @param {import("./embedded-postgres.mjs").EmbeddedPostgres} embedded */
  async function supervise(embedded) {
    /** @type {ReturnType<typeof embedded.state>} */
    let state = "running";
    let failures = 0;
    let startedAt = performance.now();
    for (;;) {
      await sleep(CHECK_MS);
      if (isOver) return;
      const before = state;
      state = embedded.state();
      if (state === "stopped" && before !== "stopped")
        say("The database was stopped and stays so: stop Plaza and start it again.");
      if (state !== "crashed") continue;
      if (performance.now() - startedAt > MAX_BACKOFF_MS) failures = 0;
      const waitMs = failures && Math.min(BACKOFF_MS * 2 ** (failures - 1), MAX_BACKOFF_MS);
      const when = waitMs ? `in ${seconds(waitMs)}` : "now";
      say(`The database ended without being stopped (killed?): it is started again ${when}.`);
      await sleep(waitMs);
      if (isOver) return;
      failures += 1;
      const began = performance.now();
      try {
        const { found } = await startEmbeddedPostgres({ port: embedded.port });
        const how = found ? "was started by another Plaza" : "runs again";
        say(
          `The database ${how} on port ${embedded.port}, after ${seconds(performance.now() - began)}.`,
        );
        state = "running";
      } catch (error) {
        say(`The database could not be started: ${messageOf(error)}`);
      }
      startedAt = performance.now();
    }
  }
  const ended = supervise(embedded);
  return async () => {
    isOver = true;
    wake();
    await ended;
  };
}

/**
 * Waits up to `waitMs` milliseconds for a database to answer.
 *
 * @param {string} url
 * @throws Refusal, which does not contain the password in the URL
 */
export async function waitForDatabase(url, waitMs = WAIT_MS) {
  const end = performance.now() + waitMs;
  for (;;) {
    try {
      await withSql(url, (sql) => sql`SELECT 1`);
      return;
    } catch (error) {
      const where = `The database in DATABASE_URL (${new URL(url).host})`;
      if (PERMANENT_ERRORS.has(codeOf(error)))
        throw new Refusal(`${where} refuses: ${messageOf(error)}`);
      if (performance.now() > end)
        throw new Refusal(
          `${where} did not answer within ${waitMs / 1000} s: ${messageOf(error) || codeOf(error)}`,
        );
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}

/**
 * Whether a database has no person, which the seeds also take for an empty database.
 *
 * @param {string} url
 */
export const isEmpty = (url) =>
  withSql(url, async (sql) => {
    const [row] = await sql`SELECT EXISTS (SELECT 1 FROM people) AS filled`;
    return !row?.filled;
  });

/**
 * Runs queries on a connection that is closed afterwards.
 *
 * @template T
 * @param {string} url
 * @param {(sql: import("postgres").Sql) => Promise<T>} work
 */
export async function withSql(url, work) {
  const { default: postgres } = await import("postgres");
  const sql = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => {} });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 2 });
  }
}

/**
 * Stops the embedded database, unless another Plaza (a second start, a dev server) still uses it.
 *
 * @param {OpenDatabase | null} database
 */
export async function closeDatabase(database) {
  if (!database?.embedded) return;
  const end = performance.now() + DISCONNECT_MS;
  // A connection that was just closed remains in pg_stat_activity for a moment.
  for (let others = await countUsers(database.url); others > 0;) {
    if (performance.now() > end) {
      console.log("Another Plaza still uses the database: it stays up (npm run db:stop ends it).");
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    others = await countUsers(database.url);
  }
  await database.embedded.stop();
}

/**
 * Number of connections from Plaza servers; 0 if the database does not answer.
 *
 * @param {string} url
 * @returns {Promise<number>}
 */
const countUsers = (url) =>
  withSql(url, async (sql) => {
    const [row] = await sql`
      SELECT count(*)::int AS n FROM pg_stat_activity WHERE application_name = 'plaza'`;
    return row?.n ?? 0;
  }).catch(() => 0);
