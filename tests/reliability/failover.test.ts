/**
 * Failover: the primary, with a synchronous follower, is killed while people buy, and the follower is
 * promoted in its place. No acknowledged purchase is lost, none is doubled, and the same process
 * writes again within ten seconds; also behind PgBouncer, where there is one.
 */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, expect, it } from "vitest";
import { migrateDatabase } from "#db/migrate/migrate.ts";
import { startEmbeddedPostgres } from "../../scripts/database/embedded-postgres.mjs";
import { startPlaza } from "../support/plaza-process.ts";
import {
  balancesOf,
  brokenRules,
  createArtifakt,
  createPerson,
  newKey,
  post,
  withSql,
} from "./bank.ts";
import { pause, report } from "./load.ts";
import { startPooler, whyNoPooler } from "./pooler.ts";
import { startTcpProxy } from "./tcp-proxy.ts";

const CLIENTS = 4;
const PURCHASES = 20;
const PRICE = 10;
/** From the kill to the first purchase that is acknowledged again, in milliseconds. */
const WRITES_AGAIN_MS = 10_000;

const ended: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end();
});

/** A primary with people and things to buy, and a follower that confirms each commit before it counts. */
async function startPair() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `plaza-failover-${process.pid}-`));
  ended.push(() => fs.rmSync(folder, { recursive: true, force: true }));
  fs.chmodSync(folder, 0o755);
  const settings = { max_connections: 80 };
  const start = (anyPort: boolean) =>
    startEmbeddedPostgres({ dataDir: path.join(folder, "primary"), anyPort, settings });
  let primary = await start(true);
  ended.push(() => primary.stop().catch(() => undefined));
  await migrateDatabase(primary.url, path.resolve("db/migrations"));
  await withSql(
    primary.url,
    (sql) => sql`INSERT INTO people (id, kind, display_name, first_name, handle, tier)
      VALUES ('demo', 'demo', 'Demo', 'Demo', 'demo', 'pro')`,
  );
  // Copies the data of the stopped primary; pg_basebackup is not among the embedded programs.
  await primary.stop();
  execFileSync("cp", ["-a", path.join(folder, "primary"), path.join(folder, "follower")]);
  const signal = path.join(folder, "follower/postgres/standby.signal");
  fs.writeFileSync(signal, "");
  const { uid, gid } = fs.statSync(path.join(folder, "follower/postgres/PG_VERSION"));
  fs.chownSync(signal, uid, gid);
  primary = await start(false);
  const { username, password, port } = new URL(primary.url);
  const follower = await startEmbeddedPostgres({
    dataDir: path.join(folder, "follower"),
    anyPort: true,
    settings: {
      ...settings,
      primary_conninfo: `host=127.0.0.1 port=${port} user=${username} password=${password}`,
    },
  });
  ended.push(() => follower.stop().catch(() => undefined));
  await withSql(primary.url, async (sql) => {
    await sql`ALTER SYSTEM SET synchronous_standby_names = '*'`;
    await sql`SELECT pg_reload_conf()`;
  });
  const isSynchronous = () =>
    withSql(primary.url, async (sql) => {
      const rows = await sql`SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'`;
      return rows.length;
    });
  await expect.poll(isSynchronous, { timeout: 30_000 }).toBe(1);
  return {
    primary,
    follower,
    /** Kills the primary and promotes the follower. */
    async failOver() {
      process.kill(primary.pid, "SIGKILL");
      await withSql(follower.url, (sql) => sql`SELECT pg_promote()`);
    },
  };
}

interface Purchase {
  id: string;
  key: string;
  /** When it was acknowledged; undefined until then. */
  at?: number;
}

/** Buys one after the other; what is not acknowledged is sent again with its key, as the page asks. */
async function buy(origin: string, cookie: string, purchases: Purchase[]): Promise<void> {
  for (const purchase of purchases)
    while (purchase.at === undefined) {
      const fields = { intent: "purchase", price: String(PRICE), key: purchase.key };
      const answer = await post(origin, `/artifakts/${purchase.id}`, cookie, fields).catch(
        () => undefined,
      );
      if (answer?.status === 303 && /^(purchased|owned)\./.test(answer.flash ?? ""))
        purchase.at = performance.now();
      else await pause(100);
    }
}

it.each(["", "behind PgBouncer"].filter((how) => how === "" || whyNoPooler === undefined))(
  "loses and doubles nothing when the primary is killed and its follower promoted %s",
  async (how) => {
    const { primary, follower, failOver } = await startPair();
    const addressOf = (url: string) => ({ host: "127.0.0.1", port: Number(new URL(url).port) });
    const proxy = await startTcpProxy(addressOf(primary.url));
    ended.push(proxy.close);
    let url = proxy.through(primary.url);
    if (how !== "") {
      const pooler = await startPooler(url);
      ended.push(pooler.stop);
      ({ url } = pooler);
    }
    await createPerson(primary.url, "maker", 0);
    const clients: { cookie: string; purchases: Purchase[] }[] = [];
    for (let client = 0; client < CLIENTS; client += 1) {
      const cookie = await createPerson(primary.url, `buyer-${client}`, PURCHASES * PRICE);
      const purchases = Array.from({ length: PURCHASES }, (_, at) => ({
        id: `bought-${client}-${at}`,
        key: newKey(),
      }));
      await withSql(primary.url, async (sql) => {
        for (const { id } of purchases)
          await createArtifakt(sql, { id, creatorId: "maker", price: PRICE });
      });
      clients.push({ cookie, purchases });
    }
    const plaza = await startPlaza(url);
    ended.push(plaza.stop);

    const all = clients.flatMap(({ purchases }): Purchase[] => purchases);
    const acknowledged = () => all.filter(({ at }) => at !== undefined);
    const buying = Promise.all(
      clients.map(({ cookie, purchases }) => buy(plaza.origin, cookie, purchases)),
    );
    await expect
      .poll(() => acknowledged().length, { timeout: 30_000, interval: 5 })
      .toBeGreaterThan(CLIENTS * 4);
    const killedAt = performance.now();
    await failOver();
    const before = all.filter(({ at }) => at !== undefined && at < killedAt);
    const there = await withSql(follower.url, async (sql) => {
      const rows = await sql<{ id: string }[]>`SELECT artifakt_id AS id FROM artifakt_ownerships`;
      return new Set(rows.map(({ id }) => id));
    });
    expect(before.filter(({ id }) => !there.has(id))).toEqual([]);
    proxy.point(addressOf(follower.url));
    proxy.reset();
    const promotedMs = Math.round(performance.now() - killedAt);
    await buying;

    const first = Math.min(...all.map(({ at }) => at!).filter((at) => at > killedAt));
    const writesAgainMs = Math.round(first - killedAt);
    report(`failover ${how}`.trim(), { acknowledged: before.length, promotedMs, writesAgainMs });
    expect(writesAgainMs).toBeLessThan(WRITES_AGAIN_MS);
    const balances = await withSql(follower.url, balancesOf);
    expect(balances["maker wallet"]).toBe(CLIENTS * PURCHASES * PRICE);
    for (let client = 0; client < CLIENTS; client += 1)
      expect(balances[`buyer-${client} wallet`]).toBe(0);
    expect(await brokenRules(follower.url)).toEqual([]);
  },
  180_000,
);
