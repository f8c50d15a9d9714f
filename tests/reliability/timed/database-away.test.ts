/**
 * Postgres is killed and stays down, three seconds in the usual run and thirty with
 * `PLAZA_RELIABILITY=long`: pages answer 503 with an explanation, the process stays alive, and it
 * recovers by itself.
 */
import { afterEach, expect, it } from "vitest";
import { startPlaza } from "../../support/plaza-process.ts";
import { withSql } from "../bank.ts";
import {
  closedLoop,
  IS_LONG,
  type Outcome,
  pause,
  percentile,
  report,
  tally,
  visit,
} from "../load.ts";
import { startOwnPostgres } from "../own-postgres.ts";

const DOWN_MS = IS_LONG ? 30_000 : 3_000;
const CLIENTS = 4;

const ended: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end();
});

it(
  "the database is away: 503 in words, alive all the time, back by itself within 2 s",
  async () => {
    const database = await startOwnPostgres();
    ended.push(database.remove);
    const plaza = await startPlaza(database.url);
    ended.push(plaza.stop);
    const { origin } = plaza;
    let asked = 0;
    // A different URL each time: a cached page needs no database.
    const page = () => visit(origin, `/spaces?q=${(asked += 1)}`);
    expect((await page()).status).toBe(200);

    database.kill();
    let isAway = true;
    const alive: Outcome[] = [];
    const watching = closedLoop(
      1,
      () => !isAway,
      async () => {
        const outcome = await visit(origin, "/livez");
        alive.push(outcome);
        await pause(100);
        return outcome;
      },
    );
    // Backends of open connections outlive the postmaster by a moment.
    const killedAt = performance.now();
    const readyz = async () => (await visit(origin, "/readyz")).status;
    await expect.poll(readyz, { timeout: 2_000, interval: 10 }).toBe(503);
    const readyz503AfterMs = Math.round(performance.now() - killedAt);

    const until = performance.now() + DOWN_MS;
    const isOver = () => performance.now() > until;
    const away = await closedLoop(CLIENTS, isOver, async () => {
      const outcome = await page();
      await pause(50);
      return outcome;
    });
    expect(tally(away)).toEqual({ 503: away.length });
    for (const { text, headers } of away) {
      expect(text).toContain("One moment, please");
      expect(headers["retry-after"]).toMatch(/^\d+$/);
      expect(headers["content-security-policy"]).toContain("nonce-");
    }
    const data = await visit(origin, "/spaces.data?q=x", { accept: "*/*" });
    expect([data.status, data.headers["retry-after"]]).toEqual([503, "2"]);
    const json = await visit(origin, "/api/spaces", { accept: "application/json" });
    expect(json.status).toBe(503);
    const write = await visit(origin, "/login", {
      method: "POST",
      body: "email=a%40b.example&password=x",
    });
    expect([write.status, write.text.includes("Go back and send it once more")]).toEqual([
      503,
      true,
    ]);

    // Measures from the first successful query to the first good page.
    const starting = database.start();
    let backAt = 0;
    const looking = (async () => {
      while (backAt === 0) {
        const answers = withSql(database.url, (sql) => sql`SELECT 1`);
        if (
          await answers.then(
            () => true,
            () => false,
          )
        )
          backAt = performance.now();
        else await pause(20);
      }
    })();
    let goodAt = 0;
    while (goodAt === 0) {
      const { status } = await page();
      if (status === 200) goodAt = performance.now();
      else {
        expect(status).toBe(503);
        await pause(20);
      }
    }
    await Promise.all([starting, looking]);
    isAway = false;
    await watching;
    expect(tally(alive)).toEqual({ 200: alive.length });
    const backAfterMs = Math.max(0, Math.round(goodAt - backAt));
    report(`postgres away ${DOWN_MS / 1_000} s`, {
      pages503: away.length,
      slowest503Ms: Math.round(
        percentile(
          away.map(({ ms }) => ms),
          100,
        ),
      ),
      readyz503AfterMs,
      livezSlowestMs: Math.round(
        percentile(
          alive.map(({ ms }) => ms),
          100,
        ),
      ),
      firstGoodPageAfterReturnMs: backAfterMs,
    });
    expect(backAfterMs).toBeLessThan(2_000);
    expect((await visit(origin, "/readyz")).status).toBe(200);
    expect(plaza.output()).not.toContain("uncaught exception");
  },
  DOWN_MS + 120_000,
);
