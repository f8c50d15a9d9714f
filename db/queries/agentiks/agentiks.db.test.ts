import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/database.ts";
import type { AgentikListState } from "#domain/agentiks/agentik-list.ts";
import {
  findAgentikPage,
  listActiveAgentiksOfPerson,
  listAgentiks,
  listAgentiksOfPerson,
} from "./agentiks.ts";

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
  it("has only that person's agentiks, active first, in any status", async () => {
    expect(ids(await listAgentiksOfPerson(database.db, "ana"))).toEqual(["3", "1", "2", "5"]);
  });

  it("is empty for an unknown person", async () => {
    expect(await listAgentiksOfPerson(database.db, "nobody")).toEqual([]);
  });
});

it("lists that person's active agentiks up to a limit", async () => {
  expect(ids(await listActiveAgentiksOfPerson(database.db, "ana", 10))).toEqual(["3", "1"]);
  expect(ids(await listActiveAgentiksOfPerson(database.db, "ana", 1))).toEqual(["3"]);
});

describe("findAgentikPage", () => {
  const ALL = { q: "", category: "all", sort: "name", page: 1, view: "grid" } as const;
  const page = (viewerId: string, changed: Partial<AgentikListState> = {}) =>
    findAgentikPage(database.db, { ...ALL, ...changed }, viewerId);
  const shown = async (...asked: Parameters<typeof page>) =>
    (await page(...asked)).items.map(({ id, isMine }) => `${id}${isMine ? "*" : ""}`);

  it("has the viewer's own first, each part in the list's order", async () => {
    expect(await shown("beto")).toEqual(["4*", "2", "3", "5", "1"]);
    expect(await shown("ana")).toEqual(["2*", "3*", "5*", "1*", "4"]);
    expect(await shown("nobody")).toEqual(["2", "4", "3", "5", "1"]);
    expect(await shown("beto", { q: "blog" })).toEqual(["3", "5"]);
    expect(await shown("beto", { q: "a", category: "active" })).toEqual(["4*", "1"]);
  });

  it("has only the viewer's own when asked for them", async () => {
    const facets = { show: "mine", lang: "any" } as const;
    expect(await shown("beto", { facets })).toEqual(["4*"]);
    expect(await page("nobody", { facets })).toMatchObject({ items: [], total: 0 });
    expect(await page("ana", { facets, q: "blog" })).toMatchObject({ total: 2 });
  });

  it("shows a guest's copy in the place of its original, as their own", async () => {
    await database.sql`
      INSERT INTO agentiks (id, owner_id, name, description, status, type, language, copied_from)
      VALUES ('1-copy', 'beto', 'Caja mía', 'Cobra', 'paused', 'sales', 'es', '1')`;
    expect(await shown("beto")).toEqual(["4*", "1-copy*", "2", "3", "5"]);
    expect(await shown("ana")).toEqual(["2*", "3*", "5*", "1*", "4"]);
    await database.sql`DELETE FROM agentiks WHERE id = '1-copy'`;
  });

  it("pages through own and others, none missing and none repeated", async () => {
    await database.sql`
      INSERT INTO people (id, display_name, first_name, handle)
      VALUES ('caro', 'Caro', 'Caro', 'caro')`;
    await database.sql`
      INSERT INTO agentiks (id, owner_id, name, description, status, type, language)
      SELECT 'c' || n, CASE WHEN n % 2 = 0 THEN 'caro' ELSE 'ana' END, 'N ' || lpad(n::text, 3, '0'),
        'x', 'active', 'sales', 'es' FROM generate_series(1, 58) n`;
    const seen: string[] = [];
    for (const number of [1, 2, 3]) seen.push(...(await shown("caro", { page: number })));
    expect(seen).toHaveLength(63);
    expect(new Set(seen).size).toBe(63);
    expect(seen.findLastIndex((id) => id.endsWith("*"))).toBe(28);
    const sorted = [...seen.slice(29)].filter((id) => id.startsWith("c"));
    expect(sorted).toEqual(Array.from({ length: 29 }, (_, at) => `c${at * 2 + 1}`));
    expect((await page("caro", { page: 2 })).first?.id).toBe("c2");
  });
});
