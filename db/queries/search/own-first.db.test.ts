import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/database.ts";
import { listOwnIds, searchCatalogue } from "./search.ts";

/** A salon's owner, with an agentik whose name comes late in its list, among many that match as well. */
let database: TestDatabase;
const [OWNER, STRANGER] = ["person-4", "person-5"];
const NOW = new Date();

beforeAll(async () => {
  database = await createTestDatabase();
  const agentik = (id: string, name: string, owner: string, description = "") => database.sql`
    INSERT INTO agentiks (id, owner_id, name, description, type, status, language)
    SELECT ${id}, ${owner}, ${name}, ${description}, type, status, language FROM agentiks LIMIT 1`;
  for (let n = 10; n < 40; n += 1) await agentik(`t-${n}`, `Estela ${n}`, STRANGER);
  await agentik("t-own", "Recepción Estética Estela", OWNER);
  await agentik("t-own-text", "Zaguán", OWNER, "Contesta como Estela");
});
afterAll(() => database.drop());

async function found(q: string, personId?: string, page = 1) {
  const groups = await searchCatalogue(database.db, { q, page, kind: "agentik" }, NOW, personId);
  const { total, hits } = groups.find(({ kind }) => kind === "agentik")!;
  return { total, ids: hits.map(({ id }) => id) };
}

it("one's own comes first among equally good hits, on the first page, and once", async () => {
  const visitor = await found("estela");
  expect(visitor.ids[0]).toBe("t-10");
  expect(visitor.ids).not.toContain("t-own");
  const own = await found("estela", OWNER);
  expect(own.ids.slice(0, 2)).toEqual(["t-own", "t-10"]);
  expect(own.total).toBe(visitor.total);
  const rest = await found("estela", OWNER, 2);
  const all = [...own.ids, ...rest.ids];
  expect(new Set(all).size).toBe(all.length);
  expect(all).toHaveLength(own.total);
  // What is found in a description stays behind what is found in a name.
  expect(all.indexOf("t-own-text")).toBe(31);
  expect((await found("recepcion", OWNER)).ids[0]).toBe("t-own");
  expect((await found("estela", STRANGER)).ids).toEqual(visitor.ids);
});

it("what one takes part in comes next, and what one made before it", async () => {
  const spaces = await database.sql<{ id: string }[]>`
    SELECT id FROM spaces WHERE is_listed ORDER BY user_count, id LIMIT 2`;
  const [joined, owned] = spaces.map(({ id }) => id) as [string, string];
  await database.sql`UPDATE spaces SET name = name || ' Estela' WHERE is_listed`;
  await database.sql`UPDATE spaces SET owner_id = ${OWNER} WHERE id = ${owned}`;
  await database.sql`INSERT INTO space_members (space_id, person_id, role) VALUES (${joined}, ${OWNER}, 'member')
    ON CONFLICT DO NOTHING`;
  const others = await database.sql<{ id: string }[]>`
    SELECT space_id AS id FROM space_members WHERE person_id = ${OWNER}`;
  // What the search in the browser is told.
  const told = await listOwnIds(database.db, OWNER);
  expect(told).toEqual(expect.arrayContaining(["t-own", owned, joined]));
  expect(told.indexOf(owned)).toBeLessThan(told.indexOf(joined));
  const groups = await searchCatalogue(database.db, { q: "estela", page: 1 }, NOW, OWNER);
  const ids = groups.find(({ kind }) => kind === "space")!.hits.map(({ id }) => id);
  const mine = new Set([owned, ...others.map(({ id }) => id)]);
  const count = ids.filter((id) => mine.has(id)).length;
  expect(count).toBeGreaterThanOrEqual(2);
  expect(ids.slice(0, count).every((id) => mine.has(id))).toBe(true);
});
