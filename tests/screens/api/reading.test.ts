import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { createApp, type App } from "../../support/request.ts";
import { apiClient, tokenFor, type ApiClient } from "../../support/api/api-client.ts";
import { makeFonda, type Fonda } from "../../support/api/fonda.ts";

/** Reading with a token: only things of the token's owner, page by page. */
let database: TestDatabase;
let app: App;
let ana: Fonda;
let bruno: Fonda;
let client: ApiClient;
let token: { id: string; token: string };
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url);
  ana = await makeFonda(database.sql, "ana");
  bruno = await makeFonda(database.sql, "bruno");
  token = await tokenFor(database, ana.person, "read");
  client = apiClient(app, token.token);
});
afterAll(async () => {
  await app?.close();
  await database?.drop();
});

/** All parts of a list. */
async function all(path: string, limit: number) {
  const ids: string[] = [];
  let cursor: string | null = null;
  let parts = 0;
  do {
    const next = cursor === null ? "" : `&cursor=${encodeURIComponent(cursor)}`;
    const { status, body } = await client.get(`${path}?limit=${limit}${next}`);
    expect(status).toBe(200);
    expect(body.data.length).toBeLessThanOrEqual(limit);
    ids.push(...(body.data as { id: string }[]).map(({ id }) => id));
    cursor = body.next as string | null;
    parts += 1;
  } while (cursor !== null);
  return { ids, parts };
}

describe("the things of the token's owner", () => {
  it("person and token", async () => {
    const { status, body, headers } = await client.get("/me");
    expect(status).toBe(200);
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    expect(body).toEqual({
      id: ana.person,
      name: "Ana ana",
      handle: ana.person,
      tier: "free",
      token: { id: token.id, scope: "read" },
    });
    const [row] = await database.sql`SELECT last_used_at FROM api_tokens WHERE id = ${token.id}`;
    expect(row!.last_used_at).not.toBe(null);
  });

  it("agentiks", async () => {
    const { body } = await client.get("/agentiks");
    expect(body).toEqual({
      data: [
        {
          id: ana.agentik,
          name: "Lupita",
          description: "Atiende",
          status: "inactive",
          type: "customer_service",
          language: "es",
          isExample: false,
          createdAt: expect.stringMatching(/Z$/) as string,
        },
      ],
      next: null,
    });
    expect((await client.get(`/agentiks/${ana.agentik}`)).body).toEqual(body.data[0]);
  });

  it("agentiks as models, for programs that know OpenAI's interface", async () => {
    const { body } = await client.get("/models");
    expect(body).toEqual({
      object: "list",
      data: [
        {
          id: ana.agentik,
          object: "model",
          created: expect.any(Number) as number,
          owned_by: "plaza",
        },
      ],
    });
  });

  it("runs, with their costs and steps", async () => {
    const runs = await client.get(`/agentiks/${ana.agentik}/runs?limit=2`);
    expect(runs.body.data[0]).toMatchObject({
      kind: "duty",
      state: "succeeded",
      failure: null,
      costCentavos: 0,
      tokensIn: 0,
      engine: null,
    });
    const run = await client.get(`/agentiks/${ana.agentik}/runs/${ana.run}`);
    expect(run.body).toMatchObject({
      id: ana.run,
      steps: [{ kind: "reported", detail: { count: 2 } }],
      sources: [],
      text: null,
    });
  });

  it("spaces, documents and tasks", async () => {
    const spaces = await client.get("/spaces");
    expect(spaces.body.data).toEqual([
      expect.objectContaining({ id: ana.space, role: "owner", isExample: false, userCount: 1 }),
    ]);
    expect((await client.get(`/spaces/${ana.space}`)).body).toEqual(spaces.body.data[0]);
    const documents = await client.get(`/spaces/${ana.space}/documents`);
    expect(documents.body.data).toEqual([
      expect.objectContaining({ id: ana.document, name: "Menú ana", state: "ready", version: 1 }),
    ]);
    expect(documents.body.data[0]).not.toHaveProperty("by");
    const tasks = await client.get(`/spaces/${ana.space}/tasks`);
    expect(tasks.body.data).toHaveLength(5);
    expect(tasks.body.data[0]).toEqual({
      id: ana.task,
      title: "Tarea 1",
      assignee: null,
      dueOn: null,
      doneAt: null,
    });
    const done = await client.get(`/spaces/${ana.space}/tasks?state=done`);
    expect(done.body.data).toEqual([expect.objectContaining({ id: "ana-task-done" })]);
  });

  it("passages, verbatim and with their document", async () => {
    const { body } = await client.get("/documents/search?q=tacos%20pastor");
    expect(body.data).toEqual([
      {
        spaceId: ana.space,
        space: "Fonda ana",
        documentId: ana.document,
        document: "Menú ana",
        version: 1,
        heading: "Tacos",
        quote: ana.text,
      },
    ]);
    expect((await client.get("/documents/search?q=zzzz")).body).toEqual({ data: [] });
  });
});

describe("parts of a list", () => {
  it("have each item once, in order", async () => {
    const runs = await all(`/agentiks/${ana.agentik}/runs`, 5);
    expect([runs.parts, runs.ids.length, new Set(runs.ids).size]).toEqual([3, 12, 12]);
    expect(runs.ids).toEqual((await all(`/agentiks/${ana.agentik}/runs`, 100)).ids);
    const tasks = await all(`/spaces/${ana.space}/tasks`, 2);
    expect(tasks.ids).toEqual([1, 2, 3, 4, 5].map((n) => `ana-task-${n}`));
    await database.sql`INSERT INTO agentiks (id, name, description, type, status, owner_id, language)
      SELECT 'ana-more-' || lpad(n::text, 2, '0'), 'Más', '', 'other', 'active', ${ana.person}, 'es'
      FROM generate_series(1, 6) n`;
    const agentiks = await all("/agentiks", 3);
    expect([agentiks.parts, new Set(agentiks.ids).size]).toEqual([3, 7]);
    expect((await all("/spaces", 1)).ids).toEqual([ana.space]);
  });

  it.each(["limit=0", "limit=101", "limit=x", "limit=1.5", "cursor=", `cursor=${"x".repeat(201)}`])(
    "%s is refused",
    async (query) => {
      for (const path of ["/agentiks", "/spaces", `/spaces/${ana.space}/tasks`]) {
        const { status, body } = await client.get(`${path}?${query}`);
        expect([path, status, body.error.code]).toEqual([path, 400, "bad_request"]);
      }
    },
  );

  it("of an unknown cursor are empty, or refused", async () => {
    const runs = await client.get(`/agentiks/${ana.agentik}/runs?cursor=${bruno.run}`);
    expect(runs.body).toEqual({ data: [], next: null });
    for (const cursor of ["-1", "9999999", "1e3", "%00", "'"]) {
      const tasks = await client.get(`/spaces/${ana.space}/tasks?cursor=${cursor}`);
      expect([cursor, tasks.status]).toEqual([cursor, 400]);
    }
  });
});

describe("what is another person's", () => {
  it("is not there", async () => {
    const theirs = [
      `/agentiks/${bruno.agentik}`,
      `/agentiks/${bruno.agentik}/runs`,
      `/agentiks/${bruno.agentik}/runs/${bruno.run}`,
      `/agentiks/${ana.agentik}/runs/${bruno.run}`,
      `/spaces/${bruno.space}`,
      `/spaces/${bruno.space}/documents`,
      `/spaces/${bruno.space}/tasks`,
    ];
    for (const path of theirs) {
      const { status, body } = await client.get(path);
      expect([path, status, body.error.code]).toEqual([path, 404, "not_found"]);
      expect(JSON.stringify(body)).not.toContain("bruno");
    }
    expect((await client.get("/documents/search?q=bruno")).body.data).toEqual([]);
  });

  it.each(["nobody", "a".repeat(300), "%F0%9F%98%80", "'%20OR%201=1", "featured", "%E0%A4%A"])(
    "an unknown id is not there: %s",
    async (id) => {
      for (const path of [`/agentiks/${id}`, `/spaces/${id}/tasks`, `/agentiks/x/runs/${id}`]) {
        const { status, body } = await client.get(path);
        expect([path, status, body.error?.code]).toEqual([path, 404, "not_found"]);
      }
    },
  );

  it("is a space that was taken down, and one that was left", async () => {
    await database.sql`INSERT INTO space_members (space_id, person_id, role)
      VALUES (${bruno.space}, ${ana.person}, 'member')`;
    const path = `/spaces/${bruno.space}/documents`;
    expect((await client.get(path)).status).toBe(200);
    await database.sql`UPDATE spaces SET taken_down_at = now() WHERE id = ${bruno.space}`;
    expect((await client.get(path)).status).toBe(404);
    await database.sql`UPDATE spaces SET taken_down_at = NULL WHERE id = ${bruno.space}`;
    await database.sql`DELETE FROM space_members
      WHERE space_id = ${bruno.space} AND person_id = ${ana.person}`;
    expect((await client.get(path)).status).toBe(404);
  });
});
