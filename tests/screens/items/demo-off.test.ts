import { afterAll, beforeAll, expect, it } from "vitest";
import { bringChallengesToToday } from "../../support/challenges-today.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";

/** PLAZA_DEMO=off: a visitor does not see the demo person's data and relationships. */
let database: TestDatabase;
let app: App;
beforeAll(async () => {
  database = await createTestDatabase();
  await bringChallengesToToday(database.sql);
  app = await createApp(database.url, { PLAZA_DEMO: "off" });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

it.each([
  ["/spaces/space-4", "Join Space"],
  ["/spaces", "Join Space"],
  ["/challenges", "Join Challenge"],
  ["/artifakts", "Purchase"],
  ["/", "Join Challenge"],
])("%s shows no relationship to a visitor", async (path, button) => {
  const page = await readPage(await app.request(path));
  const text = visibleText(page.querySelector("main")!);
  expect(text).toContain(button);
  expect(text).not.toMatch(/\b(Joined|You are an admin|Your space|Requested|Yours|You have it)\b/);
});
