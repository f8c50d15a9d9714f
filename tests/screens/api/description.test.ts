import addFormats from "ajv-formats";
import Ajv2020 from "ajv/dist/2020.js";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import routes from "#app/routes.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { createApp, type App } from "../../support/request.ts";
import { apiClient, tokenFor, type ApiClient } from "../../support/api/api-client.ts";
import { makeFonda, type Fonda } from "../../support/api/fonda.ts";
import { startWorker } from "../../support/pages/start-worker.ts";

/** /api/v1/openapi.json, held against the URL map and against real answers. */
interface Described {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: object;
}
interface Operation {
  operationId: string;
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { content: Record<string, { schema: object }> }>;
}

let database: TestDatabase;
let app: App;
let worker: { stop(): Promise<void> };
let ana: Fonda;
let client: ApiClient;
let served: Described;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url);
  worker = await startWorker(database.url);
  ana = await makeFonda(database.sql, "ana");
  client = apiClient(app, (await tokenFor(database, ana.person)).token);
  // Without a token: it is public.
  const response = await app.request("/api/v1/openapi.json", { preferences: false });
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
  served = (await response.json()) as Described;
});
afterAll(async () => {
  await worker?.stop();
  await app?.close();
  await database?.drop();
});

function validator(schema: object) {
  const ajv = new Ajv2020({ strict: true, allErrors: true, allowUnionTypes: true });
  addFormats(ajv);
  ajv.addKeyword("components");
  return ajv.compile({ ...schema, components: served.components });
}
const answerSchema = (path: string, method: string, status: number) => {
  const schema =
    served.paths[path]?.[method]?.responses[status]?.content["application/json"]?.schema;
  if (!schema) throw new Error(`${method} ${path} ${status} is not described`);
  return schema;
};
function expectValid(path: string, method: string, { status, body }: ApiAnswerLike) {
  const validate = validator(answerSchema(path, method, status));
  expect(validate(body), `${path} ${JSON.stringify(validate.errors?.slice(0, 3))}`).toBe(true);
}
interface ApiAnswerLike {
  status: number;
  body: unknown;
}

const patternsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...patternsOf(children)]);
/** Addresses without JSON of their own: JSON-RPC, the description itself, and everything else. */
const OTHERS = ["/api/v1/mcp", "/api/v1/openapi.json", "/api/v1/*"];

describe("the description", () => {
  it("has every address of the URL map under /api/v1, and no other", () => {
    const patterns = patternsOf(routes)
      .map((path) => `/${path}`.replace(/:(\w+)/g, "{$1}"))
      .filter((path) => path.startsWith("/api/v1/") && !OTHERS.includes(path));
    expect(Object.keys(served.paths).sort()).toEqual(patterns.sort());
    expect(served.openapi).toBe("3.1.0");
  });

  it("names each operation once, and every parameter of its path", () => {
    const operations = Object.entries(served.paths).flatMap(([path, methods]) =>
      Object.values(methods).map((operation) => ({ path, ...operation })),
    );
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { path, parameters } of operations) {
      const inPath = parameters.filter((parameter) => parameter.in === "path");
      expect(inPath.every(({ required }) => required)).toBe(true);
      expect(inPath.map(({ name }) => name)).toEqual(
        [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
      );
    }
  });

  it("has methods that are answered, and no others", async () => {
    for (const [path, methods] of Object.entries(served.paths)) {
      const address = addressOf(path).slice("/api/v1".length);
      const { headers, status } = await client.ask("DELETE", address);
      const allowed = (headers.get("Allow") ?? "").split(", ").filter((name) => name !== "HEAD");
      expect([path, status, allowed.map((name) => name.toLowerCase()).sort()]).toEqual([
        path,
        405,
        Object.keys(methods).sort(),
      ]);
    }
  });
});

const addressOf = (path: string) =>
  path
    .replace("{id}", path.includes("/agentiks/") ? ana.agentik : ana.space)
    .replace("{runId}", ana.run);

describe("real answers", () => {
  it("fit their schemas", async () => {
    for (const [path, { get }] of Object.entries(served.paths)) {
      if (!get) continue;
      const query = path.endsWith("/search") ? "?q=tacos" : "";
      const answer = await client.get(addressOf(path).slice("/api/v1".length) + query);
      expect([path, answer.status]).toEqual([path, 200]);
      if ("data" in answer.body) expect(answer.body.data.length).toBeGreaterThan(0);
      expectValid(path, "get", answer);
    }
  });

  it("to what is written fit theirs, as what was sent fits its own", async () => {
    const tasks = "/api/v1/spaces/{id}/tasks";
    const task = { title: "Comprar maíz", dueOn: "2026-12-01" };
    const chat = "/api/v1/chat/completions";
    const question = {
      model: ana.agentik,
      messages: [{ role: "user", content: "¿cuánto cuestan los tacos al pastor?" }],
    };
    for (const [path, body] of [
      [tasks, task],
      [chat, question],
    ] as const) {
      const schema = served.paths[path]!.post!.requestBody!.content["application/json"]!.schema;
      expect(validator(schema)(body)).toBe(true);
      expect(validator(schema)({})).toBe(false);
      expectValid(path, "post", await client.post(addressOf(path).slice("/api/v1".length), body));
    }
  });

  it("that refuse fit theirs", async () => {
    const tasks = "/api/v1/spaces/{id}/tasks";
    const at = `/spaces/${ana.space}/tasks`;
    const reader = apiClient(app, (await tokenFor(database, ana.person, "read")).token);
    const nobody = apiClient(app, "nothing");
    for (const [method, answer, status] of [
      ["get", await nobody.get(at), 401],
      ["get", await client.get(`${at}?limit=0`), 400],
      ["get", await client.get("/spaces/nobody/tasks"), 404],
      ["post", await reader.post(at, {}), 403],
      ["post", await client.post(at, "{"), 400],
      ["post", await client.post(at, {}), 422],
      ["post", await client.post(at, {}, { "Content-Type": "text/plain" }), 415],
      ["post", await client.post(at, { title: "x".repeat(70_000) }), 413],
    ] as const) {
      expect(answer.status).toBe(status);
      expectValid(tasks, method, answer);
    }
  });

  it("would be noticed if they were wrong", async () => {
    const { body } = await client.get("/me");
    const validate = validator(answerSchema("/api/v1/me", "get", 200));
    expect(validate(body)).toBe(true);
    for (const wrong of [
      { ...body, id: "" },
      { ...body, more: 1 },
      { ...body, name: undefined },
    ])
      expect(validate(JSON.parse(JSON.stringify(wrong)))).toBe(false);
  });
});
