import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/database.ts";
import { listActiveAgentiksOfPerson, listAgentiks, listAgentiksOfPerson } from "./agentiks.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ seeded: false });
  await database.sql`
    INSERT INTO people (id, display_name, first_name, handle)
    VALUES ('ana', 'Ana Ruiz', 'Ana', 'ana'), ('beto', 'Beto Paz', 'Beto', 'beto')`;
  await database.sql`
    INSERT INTO agentiks (id, owner_id, name, description, status, type, language)
    VALUES ('1', 'ana', 'Caja', 'Cobra', 'active', 'sales', 'es'),
           ('2', 'ana', 'Agenda', 'Cita', 'paused', 'automation', 'es'),
           ('3', 'ana', 'Blog', 'Writes', 'active', 'content', 'en'),
           ('4', 'beto', 'Avisos', 'Avisa', 'active', 'support', 'es'),
           ('5', 'ana', 'Blog', 'Escribe', 'warming-up', 'content', 'es')`;
});
afterAll(() => database.drop());

const ids = (rows: { id: string }[]) => rows.map((row) => row.id);

it("lists every agentik by name, then id, with the specified fields and the language", async () => {
  const all = await listAgentiks(database.db);
  expect(ids(all)).toEqual(["2", "4", "3", "5", "1"]);
  expect(all[2]).toStrictEqual({
    id: "3",
    name: "Blog",
    description: "Writes",
    status: "active",
    type: "content",
    language: "en",
  });
});

describe("listAgentiksOfPerson", () => {
  it("has that person's only, active first, whatever their status", async () => {
    expect(ids(await listAgentiksOfPerson(database.db, "ana"))).toEqual(["3", "1", "2", "5"]);
  });

  it("is empty for somebody unknown", async () => {
    expect(await listAgentiksOfPerson(database.db, "nobody")).toEqual([]);
  });
});

it("lists that person's active agentiks up to a limit", async () => {
  expect(ids(await listActiveAgentiksOfPerson(database.db, "ana", 10))).toEqual(["3", "1"]);
  expect(ids(await listActiveAgentiksOfPerson(database.db, "ana", 1))).toEqual(["3"]);
});
