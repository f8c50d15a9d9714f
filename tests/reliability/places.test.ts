/**
 * 200 people compete for 20 places, over HTTP against the production build: exactly 20 succeed, 180
 * are told that all places are taken, and no request fails. On a slow machine the crowd may count as
 * overload: those whose request is shed (503, not begun) send it again, as their page tells them. With
 * one worker and with two; two rounds of each kind in the usual run, 25 with `PLAZA_RELIABILITY=long`.
 */
import http from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { DEFAULT_CONCURRENCY, startPlaza, type ServerProcess } from "../support/plaza-process.ts";
import { preferencesCookie } from "../support/request.ts";
import { sessionOf } from "../support/session.ts";

const ROUNDS = process.env.PLAZA_RELIABILITY === "long" ? 25 : 2;
const PEOPLE = 200;
const PLACES = 20;
const ROUND_MS = 60_000;
/** How often one person sends a request that was shed. */
const MAX_ATTEMPTS = 4;

let database: TestDatabase;
let server: ServerProcess;
let cookies: string[];
const agent = new http.Agent({ keepAlive: true, maxSockets: 100 });
beforeAll(async () => {
  database = await createTestDatabase();
  const sessions = Array.from({ length: PEOPLE }, (_, index) =>
    sessionOf(database, `person-${index + 1}`),
  );
  cookies = (await Promise.all(sessions)).map(
    (session) => `${preferencesCookie()}; plaza-session=${session["plaza-session"]}`,
  );
});
afterAll(async () => {
  agent.destroy();
  await database?.drop();
});

interface Answer {
  status: number;
  retryAfterMs: number;
  text: string;
}

let shed = 0;
let mostAttempts = 0;
async function press(path: string, cookie: string): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await send(path, cookie);
    mostAttempts = Math.max(mostAttempts, attempt);
    if (answer.status !== 503 || attempt === MAX_ATTEMPTS) return answer;
    shed += 1;
    expect(answer.retryAfterMs).toBeGreaterThan(0);
    await sleep(answer.retryAfterMs);
  }
}

function send(path: string, cookie: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      `${server.origin}${path}`,
      {
        agent,
        method: "POST",
        headers: {
          Cookie: cookie,
          Origin: server.origin,
          "Content-Type": "application/x-www-form-urlencoded",
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.once("error", reject);
        response.once("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            retryAfterMs: 1_000 * Number(response.headers["retry-after"] ?? 0),
            text: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    request.setTimeout(ROUND_MS, () => request.destroy(new Error("no answer")));
    request.once("error", reject);
    request.end("intent=join");
  });
}

const KINDS = {
  /** The owner counts as a member: 21 places leave 20 for others. */
  space: async (id: string) => {
    await database.sql`
      INSERT INTO spaces (id, name, description, type, user_count, max_members, owner_id)
      VALUES (${id}, 'Veinte', 'x', 'custom', 1, ${PLACES + 1}, 'person-300')`;
    await database.sql`
      INSERT INTO space_members (space_id, person_id, role) VALUES (${id}, 'person-300', 'owner')`;
    return async () => {
      const [row] = await database.sql<[{ counted: number; rows: number }]>`
        SELECT user_count - 1 AS counted, (SELECT count(*)::int - 1 FROM space_members
          WHERE space_id = ${id} AND NOT is_copy) AS rows FROM spaces WHERE id = ${id}`;
      return row;
    };
  },
  challenge: async (id: string) => {
    await database.sql`
      INSERT INTO challenges (id, name, description, type, reward, max_participants, deadline, creator_id)
      VALUES (${id}, 'Veinte', 'x', 'other', 5, ${PLACES}, now() + interval '1 day', 'person-300')`;
    return async () => {
      const [row] = await database.sql<[{ counted: number; rows: number }]>`
        SELECT current_participants AS counted, (SELECT count(*)::int FROM challenge_participants
          WHERE challenge_id = ${id} AND NOT is_copy) AS rows FROM challenges WHERE id = ${id}`;
      return row;
    };
  },
};

describe.each([1, 2])("with %d workers", (workers) => {
  beforeAll(async () => {
    server = await startPlaza(database.url, {
      ...DEFAULT_CONCURRENCY,
      WEB_CONCURRENCY: String(workers),
    });
  });
  afterAll(() => server?.stop());

  it.each(["space", "challenge"] as const)(
    "a %s of 20 places takes 20 of 200, every round",
    async (kind) => {
      const started = Date.now();
      const statuses: Record<number, number> = {};
      for (let round = 1; round <= ROUNDS; round += 1) {
        const id = `t-${kind}-${workers}-${round}`;
        const count = await KINDS[kind](id);
        const answers = await Promise.all(
          cookies.map((cookie) => press(`/${kind}s/${id}`, cookie)),
        );
        for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
        expect(statuses, server.output().slice(-2_000)).toEqual({
          303: round * PLACES,
          409: round * (PEOPLE - PLACES),
        });
        const refused = answers.filter(({ status }) => status === 409);
        for (const { text } of refused) expect(text).toContain("All places are taken.");
        expect(await count()).toEqual({ counted: PLACES, rows: PLACES });
        // A member who joins again is still a member and takes no further place.
        const again = answers.findIndex(({ status }) => status === 303);
        expect((await press(`/${kind}s/${id}`, cookies[again]!)).status).toBe(303);
        expect(await count()).toEqual({ counted: PLACES, rows: PLACES });
      }
      console.log(
        `${kind}, ${workers} workers: ${ROUNDS} rounds, ${JSON.stringify(statuses)}, ${shed} shed and sent again (at most ${mostAttempts} attempts each), ${Date.now() - started} ms`,
      );
    },
    ROUNDS * ROUND_MS,
  );
});
