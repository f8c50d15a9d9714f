/**
 * Soak test: people read, write, talk, buy and ask continuously, and a worker answers: every response must be
 * the expected one, and every run must succeed. Ten seconds in the usual run. With `PLAZA_SOAK_MINUTES`, that
 * number of minutes (docs/sizing.md is based on 30), and then memory must not grow either.
 */
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { startPlaza, type ServerProcess } from "../../support/plaza-process.ts";
import { preferencesCookie } from "../../support/request.ts";
import { brokenRules, createArtifakt, createPerson, newKey } from "../bank.ts";
import { startWorkers, type Workers } from "../workers.ts";
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
/** Each person buys each of them at most once. */
const GOODS = 400;
const PRICE = 1;
const THREAD = "/spaces/soak-space/t/soak-thread";

let database: TestDatabase;
let plaza: ServerProcess;
let workers: Workers;
/** Cookies by person. */
let cookies: string[];
beforeAll(async () => {
  database = await createTestDatabase();
  await database.sql`
    INSERT INTO challenges (id, name, description, type, reward, max_participants, deadline, creator_id)
    SELECT 'soak-' || n, 'Soak ' || n, 'x', 'other', 5, ${PEOPLE}, now() + interval '1 day', 'person-300'
    FROM generate_series(0, ${CHALLENGES - 1}::int) AS n`;
  const { sql, url } = database;
  cookies = await Promise.all(
    Array.from({ length: PEOPLE }, (_, n) => createPerson(url, `soaker-${n}`, GOODS * PRICE)),
  );
  for (let n = 0; n < GOODS; n += 1)
    await createArtifakt(sql, { id: `soak-good-${n}`, creatorId: "person-300", price: PRICE });
  await sql`INSERT INTO spaces (id, name, description, type, join_policy, visibility, user_count, owner_id, language)
    VALUES ('soak-space', 'Turno', 'x', 'custom', 'invite', 'private', ${PEOPLE}, 'soaker-0', 'es')`;
  await sql`INSERT INTO space_members (space_id, person_id, role)
    SELECT 'soak-space', id, CASE id WHEN 'soaker-0' THEN 'owner' ELSE 'member' END
    FROM people WHERE id LIKE 'soaker-%'`;
  await sql`INSERT INTO threads (id, space_id, title, created_by, client_key, last_message_at, created_at)
    VALUES ('soak-thread', 'soak-space', 'Hoy', 'soaker-0', 'k', now(), now())`;
  await sql`INSERT INTO agentiks (id, name, description, type, status, owner_id)
    VALUES ('soak-agentik', 'Ayudante', 'x', 'content', 'active', 'soaker-0')`;
  await sql`INSERT INTO space_agentiks (space_id, agentik_id, added_at)
    VALUES ('soak-space', 'soak-agentik', now())`;
  await sql`INSERT INTO answers (id, space_id, question, answer, language, created_at, changed_at)
    VALUES ('soak-answer', 'soak-space', '¿A qué hora cierran?', 'Cerramos a las 22:00.', 'es', now(), now())`;
  plaza = await startPlaza(url, { LOG_LEVEL: "error" });
  workers = startWorkers(url, 1);
});
afterAll(async () => {
  workers?.killAll();
  await plaza?.stop();
  await database?.drop();
});

it(
  `${Math.round(60 * MINUTES)} s of use: every answer is the right one, memory does not grow`,
  async () => {
    const began = performance.now();
    const endMs = MINUTES * 60_000;
    const isOver = () => performance.now() - began > endMs;
    const samples: Sample[] = [];
    const ofWorker: Sample[] = [];
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
    const send = (path: string, cookie: string, form: Record<string, string>) =>
      write(path, cookie, String(new URLSearchParams({ key: newKey(), ...form })));
    const sampling = (async () => {
      while (!isOver()) {
        const minute = (performance.now() - began) / 60_000;
        samples.push({ minute, mb: memoryOf(plaza.pid) ?? 0 });
        ofWorker.push({ minute, mb: memoryOf(workers.pids()[0]!) ?? 0 });
        await pause(SAMPLE_MS);
      }
    })();
    const brokenBefore = await brokenRules(database.url);
    let asked = 0;
    await Promise.all(
      cookies.map(async (cookie, person) => {
        for (let turn = person; !isOver(); turn += 1) {
          const path = PAGES[turn % PAGES.length]!;
          // A third of the page requests are a visitor's.
          if (turn % 3) await read(path, cookie, "a person");
          else await read(path, preferencesCookie(), "a visitor");
          // A preference, joining or leaving a challenge, a message, a purchase, a question to the Creator.
          if (turn % 10 === 0) await write("/preferences", cookie, "theme=dark");
          if (turn % 10 === 5) {
            const challenge = `/challenges/soak-${Math.floor(turn / 20) % CHALLENGES}`;
            await write(challenge, cookie, `intent=${turn % 20 === 5 ? "join" : "leave"}`);
          }
          if (turn % 10 === 2) {
            const isQuestion = turn % 50 === 2;
            asked += Number(isQuestion);
            const text = isQuestion ? "@Ayudante ¿a qué hora cierran?" : `Mensaje ${turn}`;
            await send(THREAD, cookie, { intent: "send", text });
          }
          if (turn % 50 === 17 && turn < GOODS * 50)
            await send(`/artifakts/soak-good-${Math.floor(turn / 50)}`, cookie, {
              intent: "purchase",
              price: String(PRICE),
            });
          if (turn % 50 === 37) {
            asked += 1;
            await send("/creator", cookie, {
              intent: "send",
              prompt: `Oferta de tamales a $${turn}`,
            });
          }
          await pause(200);
        }
      }),
    );
    await sampling;
    const runs = async () => {
      const rows = await database.sql<{ state: string; n: number }[]>`
        SELECT state, count(*)::int AS n FROM runs WHERE person_id LIKE 'soaker-%' GROUP BY 1`;
      return Object.fromEntries(rows.map(({ state, n }) => [state, n]));
    };
    await expect.poll(runs, { timeout: 30_000 }).toEqual({ succeeded: asked });
    // The challenges above have no escrow.
    expect(await brokenRules(database.url)).toEqual(brokenBefore);
    const settled = samples.filter(({ minute }) => minute > MINUTES * WARM_PART);
    const slope = slopeOf(settled);
    const workerSlope = slopeOf(ofWorker.filter(({ minute }) => minute > MINUTES * WARM_PART));
    const isForMemory = MINUTES >= LEAST_MINUTES_FOR_MEMORY;
    report(`soak ${Math.round(60 * MINUTES)} s`, {
      ...counts,
      runs: asked,
      workerEndMb: Math.round(ofWorker.at(-1)!.mb),
      memoryStartMb: Math.round(samples[0]!.mb),
      memoryEndMb: Math.round(samples.at(-1)!.mb),
      ...(isForMemory && {
        memorySettledMb: Math.round(settled[0]!.mb),
        slopeMbPerMinute: Math.round(slope * 100) / 100,
        workerSlopeMbPerMinute: Math.round(workerSlope * 100) / 100,
      }),
    });
    expect(unexpected).toEqual({});
    if (isForMemory) expect(Math.max(slope, workerSlope)).toBeLessThanOrEqual(1);
  },
  (MINUTES + 2) * 60_000,
);

interface Sample {
  /** Since the beginning. */
  minute: number;
  /** Resident memory. */
  mb: number;
}

/** Slope of the memory in MB per minute, by linear regression (least squares). */
function slopeOf(samples: Sample[]): number {
  const mean = (of: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const minute = mean((sample) => sample.minute);
  const mb = mean((sample) => sample.mb);
  const along = mean((sample) => (sample.minute - minute) * (sample.mb - mb));
  return along / mean((sample) => (sample.minute - minute) ** 2);
}
