import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createApp, type App } from "../support/request.ts";

/**
 * Answers of the endpoints, held against SQL of its own: not one query function is shared. The
 * seeds' deadlines are moved to today's side of the clock first, so that some lie ahead and some
 * behind.
 */
let database: TestDatabase;
let app: App;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.sql`
    UPDATE challenges SET deadline = deadline + (now() - (
      SELECT percentile_disc(0.3) WITHIN GROUP (ORDER BY deadline) FROM challenges))`;
  app = await createApp(database.url);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

async function answerOf(path: string): Promise<unknown> {
  const response = await app.request(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
  return response.json();
}

/** The rows as JSON made by Postgres itself; a null picture is left out. */
async function expected(query: string): Promise<Record<string, unknown>[]> {
  const rows = await database.sql.unsafe<{ item: Record<string, unknown> }[]>(
    `SELECT json_strip_nulls(row_to_json(item)) AS item FROM (${query}) item`,
  );
  return rows.map((row) => row.item);
}

const ARTIFAKT = `
  SELECT a.id, a.name, a.description,
         (SELECT display_name FROM people WHERE people.id = a.creator_id) AS creator, a.image,
         a.price, a.rating, a.type, a.download_count AS "downloadCount", a.tags
    FROM artifakts a`;
const SPACE = `
  SELECT id, name, description, image, user_count AS "userCount", type FROM spaces`;
const AGENTIK = `SELECT id, name, description, status, type FROM agentiks`;
const CHALLENGE = `
  SELECT id, name, description, type, reward, current_participants AS "currentParticipants",
         max_participants AS "maxParticipants",
         to_char(deadline AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS deadline,
         is_active AS "isActive"
    FROM challenges`;

describe("the lists", () => {
  it("/api/artifakts has every artifakt, the most downloaded first", async () => {
    const rows = await expected(`${ARTIFAKT} ORDER BY a.download_count DESC, a.id`);
    expect(rows.length).toBeGreaterThanOrEqual(400);
    expect(await answerOf("/api/artifakts")).toStrictEqual(rows);
  });

  it("/api/spaces has every space, the largest first", async () => {
    const rows = await expected(`${SPACE} ORDER BY user_count DESC, id`);
    expect(rows.length).toBeGreaterThanOrEqual(300);
    expect(await answerOf("/api/spaces")).toStrictEqual(rows);
  });

  it("/api/agentiks has every agentik by name", async () => {
    const rows = await expected(`${AGENTIK} ORDER BY name, id`);
    expect(rows.length).toBeGreaterThanOrEqual(200);
    expect(await answerOf("/api/agentiks")).toStrictEqual(rows);
  });

  it("/api/challenges has every challenge: those that can be joined first, then soonest", async () => {
    const open = `${CHALLENGE} WHERE is_active AND deadline > now() ORDER BY challenges.deadline, id`;
    const past = `${CHALLENGE} WHERE is_active AND deadline <= now() ORDER BY challenges.deadline, id`;
    const closed = `${CHALLENGE} WHERE NOT is_active ORDER BY challenges.deadline, id`;
    const rows = [
      ...(await expected(open)),
      ...(await expected(past)),
      ...(await expected(closed)),
    ];
    expect(rows).toHaveLength(24);
    expect(await answerOf("/api/challenges")).toStrictEqual(rows);
  });
});

describe("the choices", () => {
  it("/api/spaces/featured has the featured spaces", async () => {
    const rows = await expected(`${SPACE} WHERE is_featured ORDER BY user_count DESC, id`);
    expect(rows.length).toBeGreaterThan(0);
    expect(await answerOf("/api/spaces/featured")).toStrictEqual(rows);
  });

  it("/api/artifakts/trending has the eight most downloaded artifakts", async () => {
    const rows = await expected(`${ARTIFAKT} ORDER BY a.download_count DESC, a.id LIMIT 8`);
    expect(rows).toHaveLength(8);
    expect(await answerOf("/api/artifakts/trending")).toStrictEqual(rows);
  });

  it("/api/challenges/active has what can be joined, the soonest first", async () => {
    const rows = await expected(
      `${CHALLENGE} WHERE is_active AND deadline > now() ORDER BY challenges.deadline, id`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThan(24);
    expect(await answerOf("/api/challenges/active")).toStrictEqual(rows);
  });
});

describe("the demo person", () => {
  it("/api/user/demo/stats has that person's figures", async () => {
    const [stats] = await expected(`
      SELECT (SELECT count(*) FROM space_members WHERE person_id = 'demo') AS "activeSpaces",
             (SELECT count(*) FROM artifakts WHERE creator_id = 'demo') AS "artifaktsCreated",
             (SELECT count(*) FROM agentiks WHERE owner_id = 'demo') AS "agentiksCount",
             (SELECT coalesce(sum(amount), 0) FROM ledger_entries
               WHERE account_id IN (SELECT id FROM ledger_accounts WHERE owner_id = 'demo'
                                     AND currency = 'credits' AND purpose = 'wallet')
                 AND transaction_id IN (SELECT id FROM ledger_transactions
                                         WHERE cause = 'challenge_reward')) AS "creditsEarned"`);
    expect(stats).toMatchObject({ creditsEarned: 1_250 });
    expect(await answerOf("/api/user/demo/stats")).toStrictEqual(stats);
  });

  it("/api/agentiks/user/demo has that person's agentiks, the active ones first", async () => {
    const rows = await expected(`
      ${AGENTIK} WHERE owner_id = 'demo'
      ORDER BY CASE status WHEN 'active' THEN 0 ELSE 1 END, name, id`);
    expect(rows.length).toBeGreaterThan(0);
    expect(await answerOf("/api/agentiks/user/demo")).toStrictEqual(rows);
  });
});

describe("what is seen of the database", () => {
  it("changes with the next request", async () => {
    const [first] = (await answerOf("/api/spaces")) as { id: string; userCount: number }[];
    await database.sql`UPDATE spaces SET user_count = user_count + 1 WHERE id = ${first?.id ?? ""}`;
    const [again] = (await answerOf("/api/spaces")) as { id: string; userCount: number }[];
    expect(again).toEqual({ ...first, userCount: (first?.userCount ?? 0) + 1 });
  });

  it("is not more than the client-side index needs: the four lists, compressed", async () => {
    const sizes: Record<string, number> = {};
    for (const list of ["artifakts", "spaces", "agentiks", "challenges"]) {
      const body = await (await app.request(`/api/${list}`)).text();
      sizes[list] = brotliCompressSync(body).byteLength;
    }
    const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
    console.log(`the four lists with brotli, bytes: ${JSON.stringify({ ...sizes, total })}`);
    expect(total).toBeLessThan(100 * 1_024);
  });
});
