/** SIGTERM while twenty clients load it: whoever was let in is answered, and the process ends well. */
import http from "node:http";
import { afterEach, expect, it } from "vitest";
import { createTestDatabase } from "../support/database.ts";
import { startPlaza } from "../support/plaza-process.ts";
import { circle, IS_LONG, pause, report, tally, visit } from "./load.ts";

const CLIENTS = 20;
const ROUNDS = IS_LONG ? 10 : 1;

const ended: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end();
});

const FORMS = [
  ["one process", "1"],
  ["two workers", "2"],
] as const;

it.each(FORMS)(
  "%s: no request fails at SIGTERM, exit code 0 within 5 s",
  async (name, workers) => {
    const database = await createTestDatabase();
    ended.push(database.drop);
    let answered = 0;
    let slowestMs = 0;
    let reset = 0;
    const codes: (number | null)[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const plaza = await startPlaza(database.url, { WEB_CONCURRENCY: workers, LOG_LEVEL: "warn" });
      ended.push(plaza.stop);
      const agent = new http.Agent({ keepAlive: true });
      let isOver = false;
      const asking = circle(
        CLIENTS,
        () => isOver,
        async (client) => {
          const outcome = await visit(plaza.origin, `/spaces?q=${client}`, { agent });
          // Nobody listens any more: that is the end, and no request was begun.
          if (outcome.error === "ECONNREFUSED") isOver = true;
          return outcome;
        },
      );
      await pause(1_000);
      const began = performance.now();
      const code = plaza.terminate();
      const ready = await circle(
        1,
        () => isOver,
        async () => {
          const outcome = await visit(plaza.origin, "/readyz");
          if (outcome.error) isOver = true;
          return outcome;
        },
      );
      codes.push(await code);
      slowestMs = Math.max(slowestMs, performance.now() - began);
      isOver = true;
      const outcomes = await asking;
      agent.destroy();
      const counts = tally([...outcomes, ...ready]);
      delete counts.ECONNREFUSED;
      answered += (counts["200"] ?? 0) + (counts["503"] ?? 0);
      // 503 is an answer as well: a machine with little time turns some away. Nobody is cut off.
      const { 200: good = 0, 503: later = 0, ECONNRESET: untaken = 0, ...failed } = counts;
      expect(failed).toEqual({});
      expect(good + later).toBeGreaterThan(0);
      // Connections that the system took in the moment the socket closed: nothing was begun on them.
      // One a client at the most; on a machine with time to spare there are none.
      expect(untaken).toBeLessThanOrEqual(CLIENTS);
      reset += untaken;
      const told = ready.filter(({ status, text }) => status === 503 && text === "stopping\n");
      expect(told.length).toBeGreaterThan(0);
      expect(told.every(({ headers }) => headers.connection === "close")).toBe(true);
      // Those that were asked after the signal were told to go.
      expect(
        outcomes.some(({ status, headers }) => status === 200 && headers.connection === "close"),
      ).toBe(true);
    }
    report(`SIGTERM under load, ${name}`, {
      ...{ rounds: ROUNDS, clients: CLIENTS, answered, cutOff: 0, resetUntaken: reset },
      slowestStopMs: Math.round(slowestMs),
    });
    expect(codes).toEqual(codes.map(() => 0));
    expect(slowestMs).toBeLessThan(5_000);
  },
  ROUNDS * 40_000,
);
