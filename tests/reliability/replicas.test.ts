/**
 * A real streaming replica: it serves reads, writers read their own writes from the primary, and a
 * replica that lags or is down is not used.
 */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { migrateDatabase } from "#db/migrate/migrate.ts";
import { startEmbeddedPostgres } from "../../scripts/database/embedded-postgres.mjs";
import { startPlaza, askServer, type ServerProcess } from "../support/plaza-process.ts";
import { preferencesCookie } from "../support/request.ts";
import { createPerson, post, withSql } from "./bank.ts";
import { pause, report, visit } from "./load.ts";

type Running = Awaited<ReturnType<typeof startEmbeddedPostgres>>;

const METRICS_PORT = 4_900 + (process.pid % 90);
let folder: string;
let primary: Running;
let replica: Running;
let plaza: ServerProcess;
let cookie: string;
const ID = "c-replica";

const startReplica = (anyPort: boolean) => {
  const { username, password, port } = new URL(primary.url);
  return startEmbeddedPostgres({
    dataDir: path.join(folder, "replica"),
    anyPort,
    settings: {
      primary_conninfo: `host=127.0.0.1 port=${port} user=${username} password=${password}`,
      wal_retrieve_retry_interval: "200ms",
    },
  });
};

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), `plaza-replica-${process.pid}-`));
  fs.chmodSync(folder, 0o755);
  const start = (anyPort: boolean) =>
    startEmbeddedPostgres({ dataDir: path.join(folder, "primary"), anyPort });
  primary = await start(true);
  const { url } = primary;
  await migrateDatabase(url, path.resolve("db/migrations"));
  await withSql(url, async (sql) => {
    await sql`INSERT INTO people (id, kind, display_name, first_name, handle, tier)
      VALUES ('demo', 'demo', 'Demo', 'Demo', 'demo', 'pro')`;
  });
  cookie = await createPerson(url, "reader", 0);
  await createPerson(url, "maker", 0);
  await withSql(
    url,
    (sql) => sql`
      INSERT INTO challenges (id, name, description, type, reward, max_participants, deadline, creator_id)
      VALUES (${ID}, 'Antes', 'x', 'other', 5, 20, now() + interval '9 days', 'maker')`,
  );
  // Copies the data of the stopped primary; pg_basebackup is not among the embedded programs.
  await primary.stop();
  execFileSync("cp", ["-a", path.join(folder, "primary"), path.join(folder, "replica")]);
  const signal = path.join(folder, "replica/postgres/standby.signal");
  fs.writeFileSync(signal, "");
  const { uid, gid } = fs.statSync(path.join(folder, "replica/postgres/PG_VERSION"));
  fs.chownSync(signal, uid, gid);
  primary = await start(false);
  replica = await startReplica(true);
  plaza = await startPlaza(primary.url, {
    DATABASE_REPLICA_URLS: replica.url,
    METRICS_PORT: String(METRICS_PORT),
  });
}, 180_000);
afterAll(async () => {
  await plaza?.stop();
  await replica?.stop().catch(() => undefined);
  await primary?.stop();
  if (folder) fs.rmSync(folder, { recursive: true, force: true });
});

/** Number of queries that the replica has answered. */
async function replicaQueries(): Promise<number> {
  const { body } = await askServer(`http://127.0.0.1:${METRICS_PORT}`, "/metrics");
  const found = /plaza_query_duration_seconds_count\{on="replica",failed="false"\} (\d+)/.exec(
    body.toString(),
  );
  return Number(found?.[1] ?? 0);
}

const page = (more = "") => visit(plaza.origin, `/challenges/${ID}`, { cookie: cookie + more });
const rename = (name: string) =>
  withSql(primary.url, (sql) => sql`UPDATE challenges SET name = ${name} WHERE id = ${ID}`);

/** Requests pages until the replica serves some of their queries. */
const untilUsed = () =>
  expect
    .poll(
      async () => {
        const before = await replicaQueries();
        expect((await page()).status).toBe(200);
        return (await replicaQueries()) > before;
      },
      { timeout: 30_000, interval: 100 },
    )
    .toBe(true);

it("sends reads to the replica, and writes and the writer's reads to the primary", async () => {
  await untilUsed();
  // Replication pauses; the replica counts as up to date for another three seconds.
  await withSql(replica.url, (sql) => sql`SELECT pg_wal_replay_pause()`);
  const answer = await fetch(`${plaza.origin}/challenges/${ID}`, {
    method: "POST",
    redirect: "manual",
    headers: { Cookie: cookie, Origin: plaza.origin, Accept: "text/html" },
    body: new URLSearchParams({ intent: "join" }),
  });
  await rename("Después");
  const seenAtOnce = await page();
  const seenByWriter = await page("; plaza-wrote=1");
  expect(answer.status).toBe(303);
  expect(answer.headers.getSetCookie().join("\n")).toMatch(
    /plaza-wrote=1; Max-Age=10; Path=\/; HttpOnly; SameSite=Lax/,
  );
  expect(seenByWriter.text).toContain("Después");
  expect(seenByWriter.text).toContain('value="leave"');
  // Readers who have not written may see stale data from the replica, and do.
  expect(seenAtOnce.text).toContain("Antes");

  // Once it lags too much, reads go to the primary.
  const began = performance.now();
  await expect
    .poll(async () => (await page()).text.includes("Después"), { timeout: 10_000, interval: 50 })
    .toBe(true);
  const staleMs = performance.now() - began;
  const before = await replicaQueries();
  await page();
  expect(await replicaQueries()).toBe(before);
  await withSql(replica.url, (sql) => sql`SELECT pg_wal_replay_resume()`);
  await untilUsed();
  report("replica that stands still", { leftAfterMs: Math.round(staleMs) });
  expect(staleMs).toBeLessThan(5_000);
}, 90_000);

it("believes no replica about sessions: one that ended is ended", async () => {
  await untilUsed();
  const other = await createPerson(primary.url, "leaver", 0);
  const isIn = async () =>
    (await visit(plaza.origin, "/account", { cookie: other })).text.includes('value="sign-out"');
  // Waits until the person is replicated.
  await expect.poll(isIn, { timeout: 10_000 }).toBe(true);
  await withSql(replica.url, (sql) => sql`SELECT pg_wal_replay_pause()`);
  await post(plaza.origin, "/account", other, { intent: "sign-out" });
  const isStillIn = await isIn();
  await withSql(replica.url, (sql) => sql`SELECT pg_wal_replay_resume()`);
  expect(isStillIn).toBe(false);
}, 60_000);

it("goes on without a replica, and takes it up again", async () => {
  await untilUsed();
  process.kill(replica.pid, "SIGKILL");
  const statuses = new Set<number>();
  let slowest = 0;
  for (let time = 0; time < 20; time += 1) {
    const { status, ms } = await page();
    statuses.add(status);
    slowest = Math.max(slowest, ms);
    await pause(50);
  }
  expect([...statuses]).toEqual([200]);
  replica = await startReplica(false);
  await untilUsed();
  report("replica killed", { pages: 20, failed: 0, slowestMs: Math.round(slowest) });
}, 90_000);

it("shows visitors what the primary has: such a page is kept in memory", async () => {
  await untilUsed();
  await withSql(replica.url, (sql) => sql`SELECT pg_wal_replay_pause()`);
  await rename("Para todos");
  const visitor = () => visit(plaza.origin, `/challenges/${ID}`, { cookie: preferencesCookie() });
  await expect
    .poll(async () => (await visitor()).text.includes("Para todos"), {
      timeout: 2_500,
      interval: 20,
    })
    .toBe(true);
  await withSql(replica.url, (sql) => sql`SELECT pg_wal_replay_resume()`);
}, 60_000);
