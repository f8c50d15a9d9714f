/**
 * The disk of Postgres fills up while people buy: what it cannot write is 503 in words, nothing acknowledged
 * is lost, and after there is room again everything works. The disk is a tmpfs, which only root can mount:
 * skipped for others.
 */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, expect, it } from "vitest";
import { startPlaza } from "../support/plaza-process.ts";
import { brokenRules, createPerson, newKey, post, withSql } from "./bank.ts";
import { pause, report, visit } from "./load.ts";
import { startOwnPostgres } from "./own-postgres.ts";

/** For the cluster, its log of 48 MB and some minutes of writes. */
const DISK_MB = 240;
const CLIENTS = 4;
const FULL_MS = 10_000;
const PRICE = 10;
const CHUNK = Buffer.alloc(65_536);

const ended: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end();
});

/** Mounts a small disk. @returns its folder, undefined where this process may not mount */
function mountDisk(): string | undefined {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return undefined;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "plaza-small-disk-"));
  const options = `size=${DISK_MB}m,mode=755`;
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder]);
  if (status !== 0) {
    fs.rmdirSync(folder);
    return undefined;
  }
  ended.push(() => {
    spawnSync("umount", ["-l", folder]);
    fs.rmdirSync(folder);
  });
  return folder;
}

/** Fills a disk to its last block. @returns frees it again */
function fillDisk(folder: string): () => void {
  const filler = path.join(folder, "filler");
  const file = fs.openSync(filler, "w");
  try {
    for (;;) fs.writeSync(file, CHUNK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  } finally {
    fs.closeSync(file);
  }
  return () => fs.rmSync(filler);
}

it("the disk of Postgres is full: 503 in words, nothing acknowledged is lost, and it goes on", async (test) => {
  const disk = mountDisk();
  if (disk === undefined) return test.skip("only root can mount a disk");
  const postgres = await startOwnPostgres(disk, { max_wal_size: "48MB", min_wal_size: "32MB" });
  ended.push(postgres.remove);
  const { url } = postgres;
  await createPerson(url, "maker", 0);
  const plaza = await startPlaza(url);
  ended.push(plaza.stop);

  const cookies: string[] = [];
  const goods = 3_000;
  await withSql(url, async (sql) => {
    await sql`INSERT INTO artifakts (id, name, description, creator_id, price, type)
      SELECT 'good-' || n, 'good-' || n, '', 'maker', ${PRICE}, 'pdf'
      FROM generate_series(0, ${goods - 1}::int) AS n`;
    // Room for many sessions' writes: a session may write 100 times a minute.
    for (let client = 0; client < CLIENTS * 10; client += 1)
      cookies.push(await createPerson(url, `buyer-${client}`, 10_000));
  });

  const acknowledged: string[] = [];
  const statuses: Record<string, number> = {};
  const silent: string[] = [];
  let good = 0;
  const buy = async () => {
    const n = (good += 1);
    const form = { intent: "purchase", price: String(PRICE), key: newKey() };
    const answer = await post(
      plaza.origin,
      `/artifakts/good-${n}`,
      cookies[n % cookies.length]!,
      form,
    );
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    if (answer.status === 303) acknowledged.push(`good-${n}`);
    else if (answer.status !== 503 || answer.retryAfter === null || answer.text.length < 500)
      silent.push(`${answer.status} ${answer.text.slice(0, 200)}`);
  };
  const buyFor = async (ms: number) => {
    const until = performance.now() + ms;
    await Promise.all(
      Array.from({ length: CLIENTS }, async () => {
        while (performance.now() < until && good < goods - CLIENTS) await buy();
      }),
    );
  };
  await buyFor(1_000);
  expect(Object.keys(statuses)).toEqual(["303"]);

  const free = fillDisk(disk);
  await buyFor(FULL_MS);
  const pages = await Promise.all(
    ["/livez", "/spaces?q=full"].map((to) => visit(plaza.origin, to)),
  );
  expect(pages[0]!.status).toBe(200);
  expect([200, 503]).toContain(pages[1]!.status);
  expect(silent).toEqual([]);
  expect(statuses[503] ?? 0).toBeGreaterThan(0);

  free();
  // Where its log could not be written, Postgres has ended: an operator, or systemd, starts it again.
  const crashed = !postgres.isRunning();
  if (crashed) await postgres.start();
  const freedAt = performance.now();
  const before = acknowledged.length;
  await expect
    .poll(
      async () => {
        await buy();
        return acknowledged.length > before;
      },
      { timeout: 20_000, interval: 200 },
    )
    .toBe(true);
  report("the disk of Postgres was full", {
    ...statuses,
    crashes: Number(crashed),
    backAfterMs: Math.round(performance.now() - freedAt),
  });
  await pause(200);
  expect(await brokenRules(url)).toEqual([]);
  const owned = await withSql(
    url,
    (sql) => sql<{ id: string }[]>`
      SELECT artifakt_id AS id FROM artifakt_ownerships WHERE person_id LIKE 'buyer-%'`,
  );
  const ids = owned.map(({ id }) => id);
  expect(acknowledged.filter((id) => !ids.includes(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
}, 120_000);
