/**
 * Soak test: people read and write continuously, and every response must be the expected one. Ten
 * seconds in the usual run. With `PLAZA_SOAK_MINUTES`, that number of minutes (docs/sizing.md is based
 * on 30), and then memory must not grow either.
 */
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { startPlaza, type ServerProcess } from "../../support/plaza-process.ts";
import { preferencesCookie } from "../../support/request.ts";
import { sessionOf } from "../../support/session.ts";
import { memoryOf, pause, report, visit, type Outcome } from "../load.ts";

const MINUTES = Number(process.env.PLAZA_SOAK_MINUTES ?? 1 / 6);
/** Shorter runs measure the filling of caches, not leaks. */
const LEAST_MINUTES_FOR_MEMORY = 5;
const PEOPLE = 20;
const SAMPLE_MS = 5_000;
/** Share of the run that fills the caches, whose sizes are bounded. */
const WARM_PART = 1 / 3;
const PAGES = [
  "/",
  "/spaces",
  "/artifakts",
  "/agentiks",
  "/challenges",
  "/marketplace",
  "/library",
  "/wallet",
  "/notifications",
  "/search?q=a",
  "/spaces.data",
  "/api/artifakts",
];
const CHALLENGES = 8;

let database: TestDatabase;
let plaza: ServerProcess;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.sql`
    INSERT INTO challenges (id, name, description, type, reward, max_participants, deadline, creator_id)
    SELECT 'soak-' || n, 'Soak ' || n, 'x', 'other', 5, ${PEOPLE}, now() + interval '1 day', 'person-300'
    FROM generate_series(0, ${CHALLENGES - 1}::int) AS n`;
  plaza = await startPlaza(database.url, { LOG_LEVEL: "error" });
});
afterAll(async () => {
  await plaza?.stop();
  await database?.drop();
});

it(
  `${Math.round(60 * MINUTES)} s of use: every answer is the right one, memory does not grow`,
  async () => {
    const cookies = await Promise.all(
      Array.from({ length: PEOPLE }, async (_, index) => {
        const session = await sessionOf(database, `person-${index + 1}`);
        return `${preferencesCookie()}; plaza-session=${session["plaza-session"]}`;
      }),
    );
    const began = performance.now();
    const endMs = MINUTES * 60_000;
    const isOver = () => performance.now() - began > endMs;
    const samples: { minute: number; mb: number }[] = [];
    const counts: Record<string, number> = {};
    /** Responses with another status than expected, including every 4xx and 503. */
    const unexpected: Record<string, number> = {};
    const note = (request: string, expected: number, { status, error }: Outcome) => {
      const name = error || String(status);
      counts[name] = (counts[name] ?? 0) + 1;
      if (status === expected) return;
      const what = `${request}: ${name}`;
      unexpected[what] = (unexpected[what] ?? 0) + 1;
    };
    const read = async (path: string, cookie: string, who: string) => {
      const accept = path.startsWith("/api/") ? "application/json" : "text/html";
      note(`GET ${path} by ${who}`, 200, await visit(plaza.origin, path, { cookie, accept }));
    };
    const write = async (path: string, cookie: string, body: string) => {
      const question = { method: "POST", cookie, body };
      note(`POST ${path} ${body}`, 303, await visit(plaza.origin, path, question));
    };
    const sampling = (async () => {
      while (!isOver()) {
        samples.push({
          minute: (performance.now() - began) / 60_000,
          mb: memoryOf(plaza.pid) ?? 0,
        });
        await pause(SAMPLE_MS);
      }
    })();
    await Promise.all(
      cookies.map(async (cookie, person) => {
        for (let turn = person; !isOver(); turn += 1) {
          const path = PAGES[turn % PAGES.length]!;
          // A third of the page requests are a visitor's.
          if (turn % 3) await read(path, cookie, "a person");
          else await read(path, preferencesCookie(), "a visitor");
          // One request in six is a write: a preference, or joining or leaving a challenge.
          if (turn % 10 === 0) await write("/preferences", cookie, "theme=dark");
          if (turn % 10 === 5) {
            const challenge = `/challenges/soak-${Math.floor(turn / 20) % CHALLENGES}`;
            await write(challenge, cookie, `intent=${turn % 20 === 5 ? "join" : "leave"}`);
          }
          await pause(200);
        }
      }),
    );
    await sampling;
    const settled = samples.filter(({ minute }) => minute > MINUTES * WARM_PART);
    const slope = slopeOf(settled);
    const isForMemory = MINUTES >= LEAST_MINUTES_FOR_MEMORY;
    report(`soak ${Math.round(60 * MINUTES)} s`, {
      ...counts,
      memoryStartMb: Math.round(samples[0]!.mb),
      memoryEndMb: Math.round(samples.at(-1)!.mb),
      ...(isForMemory && {
        memorySettledMb: Math.round(settled[0]!.mb),
        slopeMbPerMinute: Math.round(slope * 100) / 100,
      }),
    });
    expect(unexpected).toEqual({});
    if (isForMemory) expect(slope).toBeLessThanOrEqual(1);
  },
  (MINUTES + 2) * 60_000,
);

/** Slope of the memory in MB per minute, by linear regression (least squares). */
function slopeOf(samples: { minute: number; mb: number }[]): number {
  const mean = (of: (sample: { minute: number; mb: number }) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const minute = mean((sample) => sample.minute);
  const mb = mean((sample) => sample.mb);
  const along = mean((sample) => (sample.minute - minute) * (sample.mb - mb));
  return along / mean((sample) => (sample.minute - minute) ** 2);
}
