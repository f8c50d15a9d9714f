import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { paths } from "#domain/addresses/paths.ts";
import { startConversation, type TestConversation } from "./conversation.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";

/** What the Creator says about an answer: cut short, waiting, without a model, or on an earlier page. */
let database: TestDatabase;
let app: App;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

let talk: TestConversation;
beforeEach(async () => {
  talk = await startConversation(app, database, "Oferta de tacos al pastor a $49");
});
const settings = async () =>
  readPage(await talk.get("/creator?panel=settings")).then((page) => page.querySelector("main")!);
const linkTo = (place: Element | Document, href: string) =>
  place.querySelector(`article a[href="${href}"], section a[href="${href}"]`);

it("says that an answer was cut short, asks for the rest, and saves it as nothing whole", async () => {
  await talk.work();
  await database.sql`UPDATE creation_versions SET
    understanding = understanding || '{"isCutShort": true}' WHERE creation_id = ${talk.id()}`;
  const turn = await talk.lastTurn();
  expect(visibleText(turn)).toContain("This answer was cut short");
  expect(turn.querySelector('button[value="save-artifakt"]')).toBeNull();
  const saved = await talk.say("save-artifakt", { version: "1" });
  expect(saved.status).toBe(409);
  expect(visibleText((await readPage(saved)).querySelector("main")!)).toContain("not saved");
  const [{ n }] = await database.sql<[{ n: number }]>`
    SELECT count(*)::int AS n FROM artifakts WHERE name LIKE '%pastor%'`;
  expect(n).toBe(0);
  const go = [...turn.querySelectorAll("button")].find((one) => visibleText(one) === "Continue")!;
  const { prompt } = Object.fromEntries(
    [...go.closest("form")!.querySelectorAll("input")].map((input) => [input.name, input.value]),
  );
  expect((await talk.say(go.value, { prompt: prompt! })).status).toBe(303);
  await talk.work();
  expect(await talk.turns()).toHaveLength(2);
  // The first one still says so; the new one is whole.
  expect(visibleText(await talk.lastTurn())).not.toContain("cut short");
  expect(visibleText((await talk.turns())[0]!)).toContain("cut short");
});

it("leads to answers before the last six, and back, by links", async () => {
  await talk.work();
  await database.sql`INSERT INTO creation_versions (creation_id, version, instruction, state, answer)
    SELECT ${talk.id()}, n, 'Cambio ' || n, 'final', 'Respuesta número ' || n FROM generate_series(2, 15) n`;
  const shown = (page: Document) =>
    [...page.querySelectorAll("main article > section[id^=turn]")].map(({ id }) => id);
  const turnsFrom = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => `turn-${from + index}`);
  const latest = await talk.page();
  expect(shown(latest)).toEqual(turnsFrom(10, 15));
  const earlier = `/creator?creation=${talk.id()}&before=10`;
  expect(visibleText(linkTo(latest, earlier)!)).toBe("Earlier answers (9)");
  const before = await talk.page("&before=10");
  expect(shown(before)).toEqual(turnsFrom(4, 9));
  expect(linkTo(before, `/creator?creation=${talk.id()}&before=4`)).not.toBeNull();
  expect(visibleText(linkTo(before, `/creator?creation=${talk.id()}`)!)).toContain(
    "latest answers",
  );
  // Only the last answer of all is asked for again; an earlier one can be gone back to.
  expect(before.querySelector('button[value="again"]')).toBeNull();
  expect(before.querySelectorAll('button[value="restore"]')).toHaveLength(6);
  const first = await talk.page("&before=4");
  expect(shown(first)).toEqual(turnsFrom(1, 3));
  expect(linkTo(first, `/creator?creation=${talk.id()}&before=1`)).toBeNull();
  for (const odd of ["0", "x", "99", ""])
    expect(shown(await talk.page(`&before=${odd}`))).toHaveLength(6);
  expect(shown(await talk.page("&before=1"))).toEqual([]);
});

it("says since when a prompt waits that nothing has begun to answer", async () => {
  expect(visibleText(await talk.lastTurn())).toContain("Writing");
  await database.sql`UPDATE creation_versions SET created_at = now() - interval '40 s'
    WHERE creation_id = ${talk.id()}`;
  const turn = await talk.lastTurn();
  expect(visibleText(turn)).toMatch(
    /Asked for 4\d seconds ago; nothing has begun to answer it yet/,
  );
  expect(visibleText(turn)).not.toContain("Writing");
  await database.sql`UPDATE runs SET state = 'running', started_at = now() WHERE creation_id = ${talk.id()}`;
  expect(visibleText(await talk.lastTurn())).toContain("Writing");
});

it("reads the text as it is written to nobody piece by piece: one status tells the end", async () => {
  const turn = await talk.lastTurn();
  expect(turn.querySelector("[role=status], [role=log], [aria-live]")).toBeNull();
  expect(turn.querySelector("[aria-busy=true]")).not.toBeNull();
  const status = (await talk.page()).querySelectorAll("main article > [role=status]");
  expect([...status].map((one) => one.textContent)).toEqual(["Writing…"]);
});

it("leads to connecting a model where rules have answered, and says that the system prompt waits for one", async () => {
  await talk.work();
  expect(visibleText(linkTo(await talk.lastTurn(), paths.models)!)).toBe("Connect a model");
  const without = await settings();
  expect(visibleText(without)).toContain("these words change nothing yet");
  expect(linkTo(without, paths.models)).not.toBeNull();
  const [run] = await database.sql<{ person_id: string }[]>`
    SELECT person_id FROM runs WHERE creation_id = ${talk.id()}`;
  await database.sql`INSERT INTO model_providers
      (id, person_id, kind, base_url, model, is_default, test_state, tested_at, created_at)
    VALUES ('provider-said', ${run!.person_id}, 'openai-compatible', 'https://models.example/v1', 'm', true, 'ok',
      now(), now())`;
  expect(visibleText(await settings())).not.toContain("these words change nothing");
});
