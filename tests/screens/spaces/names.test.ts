import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readMentions } from "#domain/spaces/mentions/mentions.ts";
import { beginsWith, NAMES_FOUND_MAX, type NameList } from "#domain/spaces/mentions/name-list.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { createApp, type App } from "../../support/request.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";

/** Whom a message can mention: the list that opens on `@` (`/spaces/:id/names`). */
let database: TestDatabase;
let app: App;
/** Names and handles of the members but for the first, who asks. */
const MEMBERS = [
  ["Panadería Lupita", "lupita-2"],
  ["Ana Ruiz", "ana"],
  ["Ana", "h-1"],
  ["Mari Cocina", "mari-c"],
  ["Luz", "luz-1"],
  ["Luz", "luz-2"],
  ["100% Natural_", "natural"],
] as const;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url);
  const { sql } = database;
  const people = [["Quien pregunta", "quien"], ...MEMBERS].map(([name, handle], n) => ({
    id: `t-person-${n}`,
    display_name: name!,
    first_name: "x",
    handle: `t-${handle}`,
  }));
  await sql`INSERT INTO people ${sql(people)}`;
  for (const [space, members] of [
    ["t-names", people.length],
    ["t-other", 1],
  ] as const) {
    await sql`INSERT INTO spaces (id, name, description, type, join_policy, visibility, user_count, owner_id, language)
      VALUES (${space}, 'Mesa', 'x', 'custom', 'invite', 'private', ${members}, 't-person-0', 'es')`;
    await sql`INSERT INTO space_members ${sql(
      people.slice(0, members).map(({ id }, n) => ({
        space_id: space,
        person_id: id,
        role: n === 0 ? "owner" : "member",
      })),
    )}`;
  }
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const as = async (personId: string) => createBrowser(app, await sessionOf(database, personId));
async function namesFor(typed: string, personId = "t-person-0", space = "t-names") {
  const browser = await as(personId);
  const answer = await browser.request(`/spaces/${space}/names?q=${encodeURIComponent(typed)}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as NameList;
}

it("has everybody but who asks, by name, each with what means them alone", async () => {
  const { names, isComplete } = await namesFor("");
  expect(isComplete).toBe(true);
  expect(names.map(({ name, writing }) => [name, writing])).toEqual([
    ["100% Natural_", "100% Natural_"],
    ["Ana", "Ana"],
    ["Ana Ruiz", "Ana Ruiz"],
    ["Luz", "t-luz-1"],
    ["Luz", "t-luz-2"],
    ["Mari Cocina", "Mari Cocina"],
    ["Panadería Lupita", "Panadería Lupita"],
  ]);
  for (const one of names)
    expect(readMentions(`@${one.writing} hola`, names).mentioned).toEqual([one]);
});

it.each(["l", "LUP", "pana", "panadería l", "ana", "t-mari", "aría", "100%", "%", "_", "z"])(
  "finds by %j what beginsWith finds",
  async (typed) => {
    const all = (await namesFor("")).names;
    expect((await namesFor(typed)).names).toEqual(all.filter((one) => beginsWith(one, typed)));
  },
);

it("tells namesakes apart when only one of them is found", async () => {
  await database.sql`UPDATE people SET handle = 'luz' WHERE id = 't-person-4'`;
  expect((await namesFor("t-luz-1")).names).toEqual([
    { name: "Luz", handle: "t-luz-1", writing: "t-luz-1" },
  ]);
  await database.sql`UPDATE people SET display_name = 'Otra' WHERE id = 't-person-6'`;
  // “@luz” means whose handle it is.
  expect((await namesFor("t-luz-1")).names[0]!.writing).toBe("t-luz-1");
  await database.sql`UPDATE people SET handle = 'x-1' WHERE id = 't-person-4'`;
  expect((await namesFor("t-luz-1")).names[0]!.writing).toBe("Luz");
});

it("says when there are more than it sends", async () => {
  const { sql } = database;
  await sql`INSERT INTO people (id, display_name, first_name, handle)
    SELECT 't-many-' || n, 'Zoe ' || n, 'Zoe', 'zoe-' || n FROM generate_series(1, ${NAMES_FOUND_MAX}) n`;
  await sql`INSERT INTO space_members (space_id, person_id, role)
    SELECT 't-names', 't-many-' || n, 'member' FROM generate_series(1, ${NAMES_FOUND_MAX}) n`;
  const { names, isComplete } = await namesFor("");
  expect([names.length, isComplete]).toEqual([NAMES_FOUND_MAX, false]);
  expect(await namesFor("zoe 1")).toMatchObject({ isComplete: true });
  await sql`DELETE FROM space_members WHERE person_id LIKE 't-many-%'`;
});

it("has the agentiks that answer in the space first", async () => {
  const { sql } = database;
  await sql`UPDATE agentiks SET status = 'active', owner_id = 't-person-0', name = 'Mesero' WHERE id = 'agentik-1'`;
  await sql`INSERT INTO space_agentiks (space_id, agentik_id, may, answers_when, added_by, added_at)
    VALUES ('t-names', 'agentik-1', 'answer', 'mentioned', 't-person-0', now())`;
  expect((await namesFor("m")).names).toEqual([
    { name: "Mesero", writing: "Mesero" },
    { name: "Mari Cocina", handle: "x-1", writing: "Mari Cocina" },
  ]);
  // An agentik that is not in the list has the name as well: the handle means the person alone.
  await sql`UPDATE people SET display_name = 'Mesero' WHERE id = 't-person-4'`;
  expect((await namesFor("x-1")).names.map(({ writing }) => writing)).toEqual(["x-1"]);
  await sql`UPDATE people SET display_name = 'Mari Cocina' WHERE id = 't-person-4'`;
  await sql`UPDATE agentiks SET status = 'paused' WHERE id = 'agentik-1'`;
  expect((await namesFor("mes")).names).toEqual([]);
});

describe("to others", () => {
  it("there is no such space, and a removed member finds nobody", async () => {
    for (const personId of ["t-person-1", "person-9"])
      expect((await (await as(personId)).request("/spaces/t-other/names")).status).toBe(404);
    expect((await namesFor("ana", "t-person-1")).names.length).toBe(2);
    await database.sql`DELETE FROM space_members WHERE person_id = 't-person-1'`;
    const gone = await (await as("t-person-1")).request("/spaces/t-names/names?q=ana");
    expect(gone.status).toBe(404);
    expect((await createBrowser(app).request("/spaces/t-names/names")).status).toBe(404);
  });

  it("an example's are those whom a message there can mention", async () => {
    const answer = await createBrowser(app).request("/spaces/space-4/names");
    expect(answer.status).toBe(200);
  });
});

it.each(["%00", "%FF", "a".repeat(500), "%F0%9F%98%80", "%CC%81"])(
  "takes any text (%s) for what was typed",
  async (typed) => {
    const answer = await (await as("t-person-0")).request(`/spaces/t-names/names?q=${typed}`);
    expect(answer.status).toBe(200);
  },
);
