/** A bad connection between the application and its database: slow, reset repeatedly, and stalled. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { startPlaza, type ServerProcess } from "../../support/plaza-process.ts";
import { closedLoop, IS_LONG, pause, percentile, report, tally, visit } from "../load.ts";
import { startTcpProxy, type TcpProxy } from "../tcp-proxy.ts";

const RESETS = IS_LONG ? 100 : 40;
const CLIENTS = 4;
const DELAY_MS = 50;

let database: TestDatabase;
let proxy: TcpProxy;
let plaza: ServerProcess;
let asked = 0;
const page = () => visit(plaza.origin, `/spaces?q=${(asked += 1)}`);
beforeAll(async () => {
  database = await createTestDatabase();
  const { hostname: host, port } = new URL(database.url);
  proxy = await startTcpProxy({ host, port: Number(port) || 5_432 });
  plaza = await startPlaza(proxy.through(database.url));
});
afterAll(async () => {
  await plaza?.stop();
  await proxy?.close();
  await database?.drop();
});

it("answers over a slow line, and never stands still for it", async () => {
  proxy.delay(DELAY_MS);
  const pages = await Promise.all(Array.from({ length: 3 }, page));
  const { status, ms } = await visit(plaza.origin, "/livez");
  proxy.delay(0);
  report("database 50 ms away each way", {
    pages: pages.length,
    slowestPageMs: Math.round(
      percentile(
        pages.map((each) => each.ms),
        100,
      ),
    ),
    livezMs: Math.round(ms),
  });
  expect([tally(pages), status]).toEqual([{ 200: pages.length }, 200]);
}, 60_000);

it("survives connections that are cut in the middle: a page or 503, and whole after it", async () => {
  let isOver = false;
  const asking = closedLoop(CLIENTS, () => isOver, page);
  let cut = 0;
  for (let time = 0; time < RESETS; time += 1) {
    await pause(150);
    cut += proxy.reset();
  }
  isOver = true;
  const outcomes = await asking;
  const counts = tally(outcomes);
  const cutAt = performance.now();
  await expect.poll(async () => (await page()).status, { timeout: 10_000, interval: 20 }).toBe(200);
  report("database connections reset", {
    resets: RESETS,
    connectionsCut: cut,
    ...counts,
    wholeAgainAfterMs: Math.round(performance.now() - cutAt),
  });
  expect(cut).toBeGreaterThan(0);
  // No other status, such as 200 with a page made of empty query results; on failure shows the log.
  const odd = outcomes.filter(({ status }) => status !== 200 && status !== 503);
  const said = plaza
    .output()
    .split("\n")
    .filter((line) => line.includes('"error":"'));
  expect([tally(odd), odd.length > 0 ? said.slice(-5) : []]).toEqual([{}, []]);
  expect(plaza.output()).not.toContain("uncaught exception");
}, 120_000);

it("a line that falls silent: 503 in time, and new connections once it speaks again", async () => {
  expect((await page()).status).toBe(200);
  proxy.stall(true);
  const stalled = await Promise.all(Array.from({ length: 6 }, page));
  const alive = await visit(plaza.origin, "/livez");
  const readyz = await visit(plaza.origin, "/readyz");
  expect(tally(stalled)).toEqual({ 503: stalled.length });
  expect([alive.status, readyz.status]).toEqual([200, 503]);
  expect(readyz.ms).toBeLessThan(2_000);
  const slowest = percentile(
    stalled.map(({ ms }) => ms),
    100,
  );
  expect(slowest).toBeLessThan(5_500);
  // Requests in flight are lost without an error: only a reset tells the driver.
  proxy.reset();
  proxy.stall(false);
  const began = performance.now();
  await expect.poll(async () => (await page()).status, { timeout: 15_000, interval: 20 }).toBe(200);
  report("database silent", {
    slowest503Ms: Math.round(slowest),
    wholeAgainAfterMs: Math.round(performance.now() - began),
  });
}, 120_000);
