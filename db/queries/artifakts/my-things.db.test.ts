import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/database.ts";
import { findThings } from "./my-things.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const all = { only: undefined, limit: 5, offset: 0 };
const count = async (query: string) =>
  Number((await database.sql.unsafe(`SELECT count(*) AS n FROM ${query}`))[0]!.n);

it("counts each section as the tables do, and shows the first of each", async () => {
  const { things, totals } = await findThings(database.db, "demo", all);
  const tables = {
    perks: "perk_ownerships WHERE person_id = 'demo'",
    bought: "artifakt_ownerships WHERE person_id = 'demo' AND ended_at IS NULL",
    made: "artifakts WHERE creator_id = 'demo'",
    downloads: "track_downloads WHERE person_id = 'demo'",
    creations: "creations WHERE person_id = 'demo'",
    pages: "pages WHERE person_id = 'demo'",
  } as const;
  for (const [section, table] of Object.entries(tables)) {
    const total = await count(table);
    expect([section, totals.get(section as keyof typeof tables) ?? 0]).toEqual([section, total]);
    expect(things.filter((thing) => thing.section === section)).toHaveLength(Math.min(5, total));
  }
  expect(totals.get("made")).toBeGreaterThan(5);
});

it("pages through one section, newest first, and still counts the others", async () => {
  const seen: string[] = [];
  for (const offset of [0, 3, 6, 9]) {
    const { things, totals } = await findThings(database.db, "demo", {
      only: "made",
      limit: 3,
      offset,
    });
    expect(totals.size).toBeGreaterThan(1);
    expect(things.every(({ section }) => section === "made")).toBe(true);
    seen.push(...things.map(({ id }) => id));
  }
  const rows = await database.sql`
    SELECT id FROM artifakts WHERE creator_id = 'demo' ORDER BY created_at DESC, id`;
  expect(seen).toEqual(rows.map(({ id }) => id as string));
});

it("lists a portal's app once, whatever holds it, and nothing of another person", async () => {
  await database.sql`DELETE FROM portal_installs WHERE person_id = 'person-4'`;
  const [app] = await database.sql`SELECT id FROM portal_apps ORDER BY id LIMIT 1`;
  await database.sql`
    INSERT INTO portal_installs (person_id, app_id, source, installed_at)
    VALUES ('person-4', ${app!.id as string}, 'direct', now()),
           ('person-4', ${app!.id as string}, 'suite-office', now())`;
  const { things } = await findThings(database.db, "person-4", { ...all, only: "apps" });
  expect(things.filter(({ isOfPortal }) => isOfPortal)).toMatchObject([{ id: app!.id }]);
  expect(await findThings(database.db, "nobody", all)).toEqual({ things: [], totals: new Map() });
});

it("counts the current owners of a made artifakt, and leaves out what was refunded", async () => {
  await database.sql`
    INSERT INTO artifakts (id, name, description, creator_id, price, type, publication)
    VALUES ('t-menu', 'Menú', '', 'person-4', 90, 'pdf', 'draft')`;
  await database.sql`
    INSERT INTO artifakt_ownerships (id, artifakt_id, person_id, price, acquired_at, ended_at)
    VALUES ('t-live', 't-menu', 'person-5', 0, now(), NULL),
           ('t-back', 't-menu', 'person-6', 0, now(), now())`;
  const made = (await findThings(database.db, "person-4", { ...all, only: "made" })).things;
  expect(made.find(({ id }) => id === "t-menu")).toMatchObject({
    ownerCount: 1,
    price: 90,
    publication: "draft",
  });
  const ids = async (personId: string) =>
    (await findThings(database.db, personId, { ...all, only: "bought" })).things.map(
      ({ id }) => id,
    );
  expect(await ids("person-5")).toContain("t-menu");
  expect(await ids("person-6")).not.toContain("t-menu");
});

it("finds things by their name and their maker, regardless of case and accents", async () => {
  const search = async (q: string) => {
    const { things, totals } = await findThings(database.db, "person-4", { ...all, q });
    return { names: things.map(({ name }) => name), total: totals.get("apps") ?? 0 };
  };
  await database.sql`INSERT INTO marketplace_installs (person_id, app_id, installed_at)
    VALUES ('person-4', 'app-resena-viva', now()) ON CONFLICT DO NOTHING`;
  expect(await search("RESENA")).toEqual({ names: ["Reseña Viva"], total: 1 });
  expect(await search("barrio dig")).toEqual({ names: ["Reseña Viva"], total: 1 });
  for (const q of ["%", "zzzz", "' OR true --"])
    expect(await search(q)).toMatchObject({ total: 0 });
});
