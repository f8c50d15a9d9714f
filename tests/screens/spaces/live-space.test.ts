import { afterAll, beforeAll, expect, it } from "vitest";
import { wakeSpace } from "#db/commands/spaces/threads/wake-space.ts";
import { createDb } from "#db/connection/client.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { createApp, type App } from "../../support/request.ts";
import { sessionOf } from "../../support/session.ts";

/** The stream of a space: a page hears what has changed since it was made, however late it listens. */
let database: TestDatabase;
let app: App;
let jar: Record<string, string>;
const SPACE = "live-space";
/** Longer than the clocks of two processes may differ, in milliseconds. */
const LATER = 5_000;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url);
  await database.sql`
    INSERT INTO spaces (id, name, description, type, join_policy, visibility, user_count, owner_id, language)
    VALUES (${SPACE}, 'Mesa', 'x', 'custom', 'invite', 'private', 1, 'person-1', 'es')`;
  await database.sql`INSERT INTO space_members (space_id, person_id, role)
    VALUES (${SPACE}, 'person-1', 'owner')`;
  jar = await sessionOf(database, "person-1");
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

/** Changes the space as another process does. */
async function change(): Promise<void> {
  const { db, close } = createDb(database.url, { max: 1 });
  await db.transaction((tx) => wakeSpace(tx, SPACE));
  await close();
}

/** Opens the stream. */
async function follow(since: number | string) {
  const response = await app.request(`/spaces/${SPACE}/live?since=${since}`, {
    cookies: jar,
    headers: { Accept: "text/event-stream" },
  });
  const reader = response.body!.getReader();
  let heard = "";
  const reading = (async () => {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) break;
      heard += Buffer.from(value).toString();
    }
  })();
  return {
    news: () => heard.match(/event: news/g)?.length ?? 0,
    heard: () => heard,
    async end() {
      await reader.cancel();
      await reading;
    },
  };
}

it("begins with news of the time between the page and its stream, and only then", async () => {
  const first = await follow(Date.now() + LATER);
  await expect.poll(() => first.news()).toBeGreaterThan(0);
  const before = first.news();
  await change();
  await expect.poll(() => first.news()).toBe(before + 1);

  const late = await follow(Date.now() - LATER);
  await expect.poll(() => late.news()).toBe(1);
  const current = await follow(Date.now() + LATER);
  const [unknown, older] = [await follow("x"), await follow(0)];

  // A page older than what is remembered.
  await expect.poll(() => older.news()).toBe(1);
  expect(current.heard()).toMatch(/^retry: \d+\n\n$/);
  expect(unknown.news()).toBe(0);
  await change();
  for (const stream of [current, unknown]) await expect.poll(() => stream.news()).toBe(1);
  for (const stream of [first, late, current, unknown, older]) await stream.end();
});

it("hears of what was written while nobody followed", async () => {
  const made = Date.now();
  await change();
  const stream = await follow(made);
  await expect.poll(() => stream.news()).toBe(1);
  await stream.end();
});

it("brings news that could not be told while the database failed", async () => {
  const stream = await follow(Date.now() + LATER);
  await change();
  await expect.poll(() => stream.news()).toBeGreaterThan(0);
  const before = stream.news();
  await database.sql`ALTER TABLE space_members RENAME TO members_away`;
  await change();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(stream.news()).toBe(before);
  await database.sql`ALTER TABLE members_away RENAME TO space_members`;
  await expect.poll(() => stream.news(), { timeout: 5_000 }).toBe(before + 1);
  await stream.end();
});
