import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAccount } from "#db/commands/people/create-account.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createApp, type App, type ChosenFields } from "../support/request.ts";
import { createBrowser, sessionOf } from "../support/session.ts";
import { ADDRESSES } from "./addresses.ts";

/**
 * Artifakts, agentiks and challenges that not everyone may find, on every address of the URL map: a
 * guest's, and those that were taken down. Each would come first in any list that forgot the
 * condition. Spaces are in hidden-spaces.test.ts.
 */
let database: TestDatabase;
let app: App;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url);
  const { sql } = database;
  await sql`
    INSERT INTO people (id, kind, display_name, first_name, handle) VALUES
      ('hider', 'account', 'Alguien', 'Alguien', 'hider'),
      ('guest-hider', 'guest', 'Alguien', 'Alguien', 'guest-hider')`;
  for (const [state, owner] of STATES) {
    const takenDownAt = state === "down" ? new Date().toISOString() : null;
    const words = "Restaurante, cocina, ventas, agencia, equipo";
    const of = (kind: string) => ({ id: `${kind}-hidden-${state}`, name: nameOf(kind, state) });
    const artifakt = of("artifakt");
    await sql`
      INSERT INTO artifakts (id, name, description, creator_id, type, rating, download_count, price,
          created_at, taken_down_at)
        VALUES (${artifakt.id}, ${artifakt.name}, ${words}, ${owner}, 'template', 50, 900000000, 0,
          now() + interval '1 hour', ${takenDownAt})`;
    const agentik = of("agentik");
    await sql`
      INSERT INTO agentiks (id, owner_id, name, description, status, type, created_at, taken_down_at)
        VALUES (${agentik.id}, ${owner}, ${agentik.name}, ${words}, 'active', 'assistant',
          '2000-01-01', ${takenDownAt})`;
    const challenge = of("challenge");
    await sql`
      INSERT INTO challenges (id, name, description, type, reward, max_participants, deadline,
          creator_id, created_at, taken_down_at)
        VALUES (${challenge.id}, ${challenge.name}, ${words}, 'other', 0, 9, now() + interval '1 hour',
          ${owner}, now() + interval '1 hour', ${takenDownAt})`;
  }
});
afterAll(async () => {
  await app?.close();
  await database?.drop();
});

const STATES = [
  ["guest", "guest-hider"],
  ["down", "hider"],
  ["shown", "hider"],
] as const;
type State = (typeof STATES)[number][0];
const KINDS = ["artifakt", "agentik", "challenge"] as const;
/** A word of an item's name that no request contains. */
const needleOf = (kind: string, state: State) => `Quetzalito${kind}${state}`;
const nameOf = (kind: string, state: State) => `!AAA Zorzal ${needleOf(kind, state)}`;
const idOf = (kind: string, state: State) => `${kind}-hidden-${state}`;

const SORTS = ["newest", "name", "status", "rating", "reward", "participants", "soonest"];
const WALK = [
  ...ADDRESSES,
  ...["artifakts", "agentiks", "challenges"].flatMap((list) =>
    SORTS.map((sort) => `/${list}?sort=${sort}`),
  ),
  ...KINDS.flatMap((kind) => [`/${kind}s?q=zorzal`, `/search?q=zorzal&kind=${kind}`]),
  "/challenges?category=ending-soon",
  "/challenges?category=other",
  "/agentiks?category=assistant",
  "/agentiks?category=active",
  "/agentiks?show=mine",
  "/artifakts?category=documents",
  "/search?q=zorzal",
  "/suggestions?q=zorzal",
];

/** Texts of all answers of a walk, by address. */
async function walk(
  cookies: Record<string, string>,
  preferences: ChosenFields,
): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const path of WALK) {
    // An open stream of events has no end; it tells of the person's own notifications only.
    if (path.startsWith("/notifications/live")) continue;
    const response = await app.request(path, { preferences, cookies });
    const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join("\n");
    answers.set(path, `${headers}\n${await response.text()}`);
  }
  return answers;
}
const naming = (answers: Map<string, string>, kind: string, state: State) =>
  [...answers].flatMap(([path, text]) =>
    text.includes(idOf(kind, state)) || text.includes(needleOf(kind, state)) ? [path] : [],
  );
const cookiesOfStranger = () => sessionOf(database, "person-9");

describe.each(["visitor", "stranger"] as const)("for a %s", (who) => {
  const cookiesOf = async () => (who === "stranger" ? cookiesOfStranger() : {});

  it.each([{ mode: "creator" }, { mode: "easy", language: "es" }])(
    "no answer names a hidden item (%o)",
    async (preferences) => {
      const answers = await walk(await cookiesOf(), preferences);
      for (const kind of KINDS) {
        expect(naming(answers, kind, "guest")).toEqual([]);
        expect(naming(answers, kind, "down")).toEqual([]);
        // The walk finds a listed one wherever there is a list.
        expect(naming(answers, kind, "shown")).toEqual(
          expect.arrayContaining([
            `/${kind}s`,
            `/${kind}s?sort=${kind === "agentik" ? "name" : "newest"}`,
            `/${kind}s?q=zorzal`,
            "/search?q=zorzal",
            `/search?q=zorzal&kind=${kind}`,
            "/suggestions?q=zorzal",
            `/api/${kind}s`,
            "/sitemap.xml",
          ]),
        );
      }
      expect(naming(answers, "challenge", "shown")).toContain("/api/challenges/active");
      expect(naming(answers, "artifakt", "shown")).toContain("/api/artifakts/trending");
    },
    240_000,
  );

  it("the addresses below a hidden item are those of an unknown id", async () => {
    const cookies = await cookiesOf();
    const ask = (path: string, form?: Record<string, string>) =>
      app.request(path, { cookies, ...(form && { form }) });
    const BELOW = {
      artifakt: ["", "/edit", "/manage", "/file"],
      agentik: ["", "/configure", "/try"],
      challenge: [""],
    };
    const INTENTS = {
      artifakt: ["download", "purchase", "review"],
      agentik: ["duplicate", "launch", "configure"],
      challenge: ["join", "leave", "submit", "cancel"],
    };
    for (const kind of KINDS) {
      for (const state of ["guest", "down"] as const) {
        const id = idOf(kind, state);
        for (const below of BELOW[kind]) {
          const [answer, unknown] = [
            await ask(`/${kind}s/${id}${below}`),
            await ask(`/${kind}s/${kind}-nowhere${below}`),
          ];
          expect([below, answer.status]).toEqual([below, unknown.status]);
          expect(answer.status).toBeGreaterThanOrEqual(302);
          expect(await answer.text()).not.toContain(needleOf(kind, state));
        }
        expect((await ask(`/covers/${kind}/${id}.png`)).status).toBe(404);
        for (const intent of INTENTS[kind]) {
          const fields = { intent, text: "Hola", stars: "5" };
          const answer = await ask(`/${kind}s/${id}`, fields);
          const unknown = await ask(`/${kind}s/${kind}-nowhere`, fields);
          expect([kind, intent, answer.status]).toEqual([kind, intent, unknown.status]);
        }
      }
    }
    const taken = await database.sql`
      SELECT 1 FROM artifakt_ownerships WHERE artifakt_id LIKE 'artifakt-hidden-%'
      UNION ALL SELECT 1 FROM challenge_participants WHERE challenge_id LIKE 'challenge-hidden-%'
      UNION ALL SELECT 1 FROM agentiks WHERE name LIKE '!AAA%' AND id NOT LIKE 'agentik-hidden-%'`;
    expect(taken).toHaveLength(0);
  });
});

it("an open page, for comparison, is open", async () => {
  for (const kind of KINDS)
    expect((await app.request(`/${kind}s/${idOf(kind, "shown")}`)).status).toBe(200);
});

it.each([
  ["guest", "guest-hider"],
  ["down", "hider"],
] as const)("the maker still sees it: %s", async (state, maker) => {
  const browser = createBrowser(app, await sessionOf(database, maker));
  for (const kind of KINDS)
    expect((await browser.request(`/${kind}s/${idOf(kind, state)}`)).status).toBe(200);
  const agentiks = await (await browser.request("/agentiks?q=zorzal")).text();
  expect(agentiks).toContain(needleOf("agentik", state));
  const mine = await (await browser.request("/agentiks?show=mine&owner=mine")).text();
  expect(mine).toContain(needleOf("agentik", state));
  const challenges = await (await browser.request("/challenges?q=zorzal")).text();
  expect(challenges).toContain(needleOf("challenge", state));
  const things = await (await browser.request("/library")).text();
  expect(things).toContain(needleOf("artifakt", state));
});

it("who has a part in what was taken down still opens it, a visitor as the demo person does not", async () => {
  const { sql } = database;
  for (const person of ["person-9", "demo"]) {
    await sql`INSERT INTO challenge_participants (challenge_id, person_id)
      VALUES ('challenge-hidden-down', ${person})`;
    await sql`INSERT INTO artifakt_ownerships (id, person_id, artifakt_id, price, acquired_at)
      VALUES (${`ownership-${person}`}, ${person}, 'artifakt-hidden-down', 0, now())`;
  }
  const buyer = createBrowser(app, await cookiesOfStranger());
  for (const path of [
    "/challenges/challenge-hidden-down",
    "/artifakts/artifakt-hidden-down",
    "/artifakts/artifakt-hidden-down/file",
  ]) {
    expect([path, (await buyer.request(path)).status]).toEqual([path, 200]);
    expect([path, (await app.request(path)).status]).toEqual([path, 404]);
  }
  expect(await (await app.request("/library")).text()).not.toContain("Quetzalito");
  const late = await buyer.request("/challenges/challenge-hidden-down", {
    form: { intent: "submit", text: "Hola" },
  });
  expect(late.status).toBe(409);
});

it("what a guest made is listed once the guest has an account", async () => {
  const naming = async () => {
    const found: string[] = [];
    for (const kind of KINDS) {
      const text = await (await app.request(`/api/${kind}s`)).text();
      if (text.includes(idOf(kind, "guest"))) found.push(kind);
    }
    return found;
  };
  expect(await naming()).toEqual([]);
  await createAccount(
    database.db,
    { guestId: "guest-hider", displayName: "Ana", email: "hider@plaza.mx", passwordHash: "x" },
    new Date(),
  );
  expect(await naming()).toEqual([...KINDS]);
});

it("a guest's challenge stays hidden when the guest is deleted", async () => {
  const { sql } = database;
  await sql`INSERT INTO people (id, kind, display_name, first_name, handle)
    VALUES ('guest-gone', 'guest', 'Nadie', 'Nadie', 'guest-gone')`;
  await sql`INSERT INTO challenges (id, name, description, type, reward, max_participants, deadline,
      creator_id) VALUES ('challenge-gone', 'Zorzal', 'x', 'other', 0, 9, now(), 'guest-gone')`;
  await sql`UPDATE challenges SET creator_id = NULL WHERE id = 'challenge-gone'`;
  expect(await sql`SELECT is_listed FROM challenges WHERE id = 'challenge-gone'`).toEqual([
    { is_listed: false },
  ]);
});
