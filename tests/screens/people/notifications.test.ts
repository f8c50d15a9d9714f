import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { pressing } from "../../support/session.ts";

/** The list of notifications of a guest: copies of the demo person's, and the guest's own. */
let database: TestDatabase;
let app: App;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url);
});
afterAll(async () => {
  await app?.close();
  await database?.drop();
});

const { press, get } = pressing(() => app);

it("marks copied notifications as examples, and no others", async () => {
  const { jar } = await press("/account/business", { intent: "save-business", name: "Fonda" });
  const [{ id: guest }] = await database.sql<[{ id: string }]>`
    SELECT person_id AS id FROM businesses WHERE name = 'Fonda'`;
  await database.sql`INSERT INTO notifications (id, person_id, kind, data, href, created_at)
    SELECT 'own-' || ${guest}, ${guest}, kind, data, '/spaces', now()
    FROM notifications WHERE person_id = ${guest} LIMIT 1`;
  const [{ copies }] = await database.sql<[{ copies: number }]>`
    SELECT count(*)::int AS copies FROM notifications
    WHERE person_id = ${guest} AND copied_from IS NOT NULL`;
  expect(copies).toBeGreaterThan(0);
  const rows = [...(await get("/notifications", jar)).querySelectorAll("main li")];
  expect(rows).toHaveLength(copies + 1);
  const marked = rows.map((row) => /\bExample\b/.test(visibleText(row)));
  expect(marked).toEqual([false, ...Array.from({ length: copies }, () => true)]);
});
