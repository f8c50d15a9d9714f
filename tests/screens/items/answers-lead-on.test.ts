import { afterAll, beforeAll, expect, it } from "vitest";
import { bringChallengesToToday } from "../../support/challenges-today.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { createApp, type App } from "../../support/request.ts";
import { pressing } from "../../support/session.ts";

/** Answers to writes whose result is on another screen, or further down: each has a link to it. */
let database: TestDatabase;
let app: App;
beforeAll(async () => {
  database = await createTestDatabase();
  await bringChallengesToToday(database.sql);
  app = await createApp(database.url);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const { press, get } = pressing(() => app);
/** Links in the answer, as a page without JavaScript shows it. */
const linksOf = (page: Document) =>
  [...page.querySelectorAll("main [role=status] a")].map((link) => link.getAttribute("href"));

it("a challenge that was joined leads to the form of an entry, and an entry to itself", async () => {
  const [open] = await database.sql<{ id: string }[]>`
    SELECT id FROM challenges WHERE is_active AND deadline > now() + interval '2 days'
      AND current_participants < max_participants
      AND id NOT IN (SELECT challenge_id FROM challenge_participants WHERE person_id = 'demo')
    ORDER BY id LIMIT 1`;
  const path = `/challenges/${open!.id}`;
  const joined = await press(path, { intent: "join" });
  expect(linksOf(joined.page)).toEqual([`${path}#entry`]);
  expect(joined.page.querySelector("#entry")).not.toBeNull();
  const key = joined.page.querySelector<HTMLInputElement>("input[name=key]")!.value;
  const form = { intent: "submit", key, text: "Mi propuesta.", title: "", link: "", shown: "no" };
  const handedIn = await press(path, form, joined.jar);
  const [entry] = linksOf(handedIn.page);
  expect(entry).toMatch(/^\/challenges\/entries\//);
  expect((await get(entry!, handedIn.jar)).querySelector("main")!.textContent).toContain(
    "Mi propuesta.",
  );
});

it("an agentik that was launched leads to the page for its customers", async () => {
  const [paused] = await database.sql<{ id: string }[]>`
    SELECT id FROM agentiks WHERE owner_id = 'demo' AND status <> 'active' ORDER BY id LIMIT 1`;
  const launched = await press(`/agentiks/${paused!.id}`, { intent: "launch" });
  const [channels] = linksOf(launched.page);
  expect(channels).toMatch(/^\/agentiks\/[\w-]+\/channels$/);
  expect((await get(channels!, launched.jar)).querySelector("[name=slug]")).not.toBeNull();
});
