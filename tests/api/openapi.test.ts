import addFormats from "ajv-formats";
import Ajv2020 from "ajv/dist/2020.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { JsonSchema } from "#app/api/json/openapi-schemas.ts";
import { openapi, type OpenApi } from "#app/api/json/openapi.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createApp, type App } from "../support/request.ts";
import { ENDPOINTS } from "./endpoints.ts";

/** The description of the interface, held against what the interface answers. */
let database: TestDatabase;
let app: App;
let served: OpenApi;

beforeAll(async () => {
  database = await createTestDatabase();
  // One future challenge, so that the active ones are not an empty list that fits any schema.
  await database.sql`
    UPDATE challenges SET deadline = now() + interval '3 days', is_active = true
     WHERE id = (SELECT min(id) FROM challenges)`;
  app = await createApp(database.url);
  served = (await (await app.request("/api/openapi.json")).json()) as OpenApi;
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

/** The spec's endpoints as the description names them. */
const described = (path: string) => path.replace(/\/user\/demo/, "/user/{userId}");
const DATA = ENDPOINTS.filter(({ path }) => path !== "/api/openapi.json");

function validator(schema: JsonSchema) {
  const ajv = new Ajv2020({ strict: true, allErrors: true });
  addFormats(ajv);
  ajv.addKeyword("components");
  return ajv.compile({ ...schema, components: served.components });
}

function answerSchema(path: string): JsonSchema {
  const ok = served.paths[described(path)]?.get.responses["200"];
  const schema = ok && "content" in ok ? ok.content?.["application/json"]?.schema : undefined;
  if (!schema) throw new Error(`${path} is not described`);
  return schema;
}

describe("the OpenAPI description", () => {
  it("is served as it is written", () => {
    expect(served).toStrictEqual(JSON.parse(JSON.stringify(openapi)));
    expect(served.openapi).toBe("3.1.0");
  });

  it("names each public endpoint (docs/product.md, JSON endpoints) and no other", () => {
    expect(Object.keys(served.paths).sort()).toEqual(
      DATA.map(({ path }) => described(path)).sort(),
    );
    const ids = Object.values(served.paths).map(({ get }) => get.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("declares every parameter of its paths and refers only to what is there", () => {
    for (const [path, { get }] of Object.entries(served.paths)) {
      const inPath = get.parameters.filter((parameter) => parameter.in === "path");
      const braces = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(inPath.map((parameter) => parameter.name)).toEqual(braces);
    }
    for (const [, name, key] of JSON.stringify(served).matchAll(
      /"#\/components\/(schemas|responses)\/(\w+)"/g,
    ))
      expect(served.components[name as "schemas"]).toHaveProperty(key ?? "");
  });

  it.each(DATA)("describes the answer of $path", async ({ path }) => {
    const answer: unknown = await (await app.request(path)).json();
    if (Array.isArray(answer)) expect(answer.length).toBeGreaterThan(0);
    const validate = validator(answerSchema(path));
    expect(validate(answer), JSON.stringify(validate.errors?.slice(0, 3))).toBe(true);
  });

  it("describes no more than the answers have: each optional field occurs somewhere or is a picture", async () => {
    for (const { path } of DATA) {
      const answer: unknown = await (await app.request(path)).json();
      const items = (Array.isArray(answer) ? answer : [answer]) as Record<string, unknown>[];
      const schema = answerSchema(path);
      const name = (schema.items ?? schema).$ref?.split("/").at(-1) ?? "";
      const properties = Object.keys(served.components.schemas[name]?.properties ?? {});
      const seen = new Set(items.flatMap((item) => Object.keys(item)));
      expect(properties.filter((property) => !seen.has(property) && property !== "image")).toEqual(
        [],
      );
    }
  });

  it("would notice an answer that is wrong", async () => {
    const [space] = (await (await app.request("/api/spaces")).json()) as Record<string, unknown>[];
    const validate = validator(answerSchema("/api/spaces"));
    for (const wrong of [
      { ...space, userCount: -1 },
      { ...space, userCount: "12" },
      { ...space, type: "secret" },
      { ...space, image: null },
      { ...space, language: "es" },
      { ...space, id: undefined },
    ])
      expect(validate([JSON.parse(JSON.stringify(wrong))])).toBe(false);
    const challenges = validator(answerSchema("/api/challenges"));
    const answer = (await (await app.request("/api/challenges")).json()) as object[];
    expect(challenges([{ ...answer[0], deadline: "tomorrow" }])).toBe(false);
  });

  it("lists the refusals that are really given", async () => {
    for (const { path } of DATA) {
      const { responses } = served.paths[described(path)]?.get ?? {
        responses: {},
      };
      const statuses = [200, 304, 405, 406];
      if (path.includes("/user/")) statuses.push(404);
      expect(Object.keys(responses).map(Number)).toEqual(statuses.sort((a, b) => a - b));
      const etag = (await app.request(path)).headers.get("ETag") ?? "";
      const given = await Promise.all([
        app.request(path),
        app.request(path, { headers: { "If-None-Match": etag } }),
        app.request(path, { method: "DELETE" }),
        app.request(path, { headers: { Accept: "image/png" } }),
        ...(path.includes("/user/") ? [app.request(path.replace("demo", "nobody"))] : []),
      ]);
      expect(given.map((response) => response.status).sort((a, b) => a - b)).toEqual(statuses);
    }
  });
});
