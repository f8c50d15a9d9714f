/**
 * Two processes on one database, as behind a load balancer: each shows the other's writes, and rate
 * limits count both. And several workers on one port: one that dies is replaced.
 */
import http from "node:http";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { askServer, startPlaza, type ServerProcess } from "../support/plaza-process.ts";
import { preferencesCookie } from "../support/request.ts";
import { sessionOf } from "../support/session.ts";
import { newKey, post } from "./bank.ts";
import { type Outcome, pause, report, tally, visit } from "./load.ts";

let database: TestDatabase;
let one: ServerProcess;
let other: ServerProcess;
beforeAll(async () => {
  database = await createTestDatabase();
  [one, other] = await Promise.all([startPlaza(database.url), startPlaza(database.url)]);
});
afterAll(async () => {
  await Promise.all([one?.stop(), other?.stop()]);
  await database?.drop();
});
const ended: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end();
});

const cookieOf = async (personId: string) =>
  `${preferencesCookie()}; plaza-session=${(await sessionOf(database, personId))["plaza-session"]}`;

it("shows what the other wrote: pages in memory are forgotten in both", async () => {
  const cookie = await cookieOf("person-1");
  await database.sql`
    INSERT INTO challenges (id, name, description, type, reward, max_participants, deadline, creator_id)
    VALUES ('c-two', 'Antes', 'x', 'other', 5, 5, now() + interval '1 day', 'person-300')`;
  const page = (of: ServerProcess) => visit(of.origin, "/challenges/c-two");
  for (const each of [one, other, one, other]) expect((await page(each)).text).toContain("Antes");
  await database.sql`UPDATE challenges SET name = 'Después' WHERE id = 'c-two'`;
  const began = performance.now();
  for (const each of [one, other])
    await expect
      .poll(async () => (await page(each)).text.includes("Después"), {
        timeout: 5_000,
        interval: 10,
      })
      .toBe(true);
  report("a change is told to both processes", {
    afterMs: Math.round(performance.now() - began),
  });
  // A person's write through one process is visible in the other.
  const joined = await post(one.origin, "/challenges/c-two", cookie, { intent: "join" });
  expect(joined.status).toBe(303);
  expect((await visit(other.origin, "/challenges/c-two", { cookie })).status).toBe(200);
  const [row] = await database.sql`
    SELECT current_participants AS count FROM challenges WHERE id = 'c-two'`;
  expect(row?.count).toBe(1);
});

it("counts notifications live in one that the other caused", async () => {
  const cookie = await cookieOf("person-2");
  const heard: string[] = [];
  const request = http.get(
    `${other.origin}/notifications/live`,
    { headers: { Cookie: cookie, Accept: "text/event-stream" }, agent: false },
    (response) => response.on("data", (chunk: Buffer) => heard.push(chunk.toString())),
  );
  request.on("error", () => undefined);
  ended.push(async () => void request.destroy());
  const counts = () =>
    [...heard.join("").matchAll(/data: (\d+)/g)].map(([, count]) => Number(count));
  await expect.poll(() => counts().length, { timeout: 10_000 }).toBeGreaterThan(0);
  const before = counts().at(-1)!;
  // Every notification is announced by the database (LISTEN/NOTIFY), whichever process writes it.
  await notify("person-2");
  await expect.poll(() => counts().at(-1), { timeout: 5_000, interval: 10 }).toBe(before + 1);
});

it("ends a session in both when it ends in one", async () => {
  const cookie = await cookieOf("person-3");
  const isIn = async (of: ServerProcess) =>
    (await visit(of.origin, "/account", { cookie })).text.includes('value="sign-out"');
  expect([await isIn(one), await isIn(other)]).toEqual([true, true]);
  await post(one.origin, "/account", cookie, { intent: "sign-out" });
  expect([await isIn(one), await isIn(other)]).toEqual([false, false]);
});

it("counts tries together: one limit for both", async () => {
  const statuses: number[] = [];
  for (let time = 0; time < 40; time += 1) {
    const { status } = await post([one, other][time % 2]!.origin, "/login", preferencesCookie(), {
      email: "nobody@plaza.example",
      password: "wrong password",
    });
    statuses.push(status);
    if (status === 429) break;
  }
  expect(statuses.at(-1)).toBe(429);
  // The other process refuses as well, although it did not see the last attempt.
  const next = await post(
    [one, other][statuses.length % 2]!.origin,
    "/login",
    preferencesCookie(),
    {
      email: "nobody@plaza.example",
      password: "wrong password",
    },
  );
  expect(next.status).toBe(429);
});

it("several workers answer on one port, one that is killed is replaced, and metrics add up", async () => {
  const metricsPort = 4_660 + (process.pid % 200);
  const plaza = await startPlaza(database.url, {
    WEB_CONCURRENCY: "2",
    METRICS_PORT: String(metricsPort),
  });
  ended.push(plaza.stop);
  await expect.poll(plaza.output, { timeout: 20_000 }).toContain("all workers answer");
  expect(plaza.output().match(/Plaza is at/g)).toHaveLength(1);
  const asked: Outcome[] = [];
  for (let n = 0; n < 20; n += 1) asked.push(await visit(plaza.origin, `/spaces?q=${n}`));
  expect(tally(asked)).toEqual({ 200: 20 });
  const pids = () =>
    new Set([...plaza.output().matchAll(/"pid":(\d+),"id"/g)].map(([, pid]) => Number(pid)));
  await expect.poll(() => pids().size, { timeout: 5_000 }).toBe(2);

  const { body } = await askServer(`http://127.0.0.1:${metricsPort}`, "/metrics");
  const text = body.toString();
  const counted = [
    ...text.matchAll(
      /plaza_request_duration_seconds_count\{route="\/spaces",method="GET",status="2xx"\} (\d+)/g,
    ),
  ].map(([, count]) => Number(count));
  expect(counted.reduce((sum, count) => sum + count, 0)).toBe(20);
  expect(text).not.toContain("q=1");
  for (const name of [
    "nodejs_eventloop_lag",
    "plaza_pool_size",
    "plaza_cached_pages_hits_total",
    "plaza_requests_shed_total",
  ])
    expect(text).toContain(name);
  expect((await visit(plaza.origin, "/metrics")).status).toBe(404);

  const [victim] = [...pids()];
  process.kill(victim!, "SIGKILL");
  await expect.poll(plaza.output, { timeout: 20_000 }).toContain("a worker ended, another begins");
  const before = new Set(pids());
  await expect
    .poll(
      async () => {
        await Promise.all(
          Array.from({ length: 6 }, (_, n) => visit(plaza.origin, `/spaces?r=${n}`)),
        );
        return [...pids()].some((pid) => !before.has(pid));
      },
      { timeout: 20_000, interval: 100 },
    )
    .toBe(true);
  await pause(100);
  expect(await plaza.terminate()).toBe(0);
}, 120_000);

/** Inserts a notification like a command does. */
async function notify(personId: string): Promise<void> {
  const rows = await database.sql`
    INSERT INTO notifications (id, person_id, kind, data, href)
    SELECT ${newKey()}, ${personId}, kind, data, href FROM notifications LIMIT 1 RETURNING id`;
  expect(rows).toHaveLength(1);
}
