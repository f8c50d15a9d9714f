import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { API_BODY_MAX_BYTES, API_REQUESTS_A_MINUTE } from "#domain/people/api-tokens.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { createApp, type App } from "../../support/request.ts";
import { sessionOf } from "../../support/session.ts";
import { apiClient, tokenFor } from "../../support/api/api-client.ts";
import { makeFonda, type Fonda } from "../../support/api/fonda.ts";

/** Access to the API: tokens, scopes, limits, and what is refused before anything is done. */
let database: TestDatabase;
let app: App;
let ana: Fonda;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url);
  ana = await makeFonda(database.sql, "ana");
});
afterAll(async () => {
  await app?.close();
  await database?.drop();
});

const errorOf = async (response: Response) => {
  expect(response.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
  const { error } = (await response.json()) as { error: { code: string; message: string } };
  return [response.status, error.code];
};
const tasks = () => `/api/v1/spaces/${ana.space}/tasks`;
const titles = async () =>
  (await database.sql`SELECT title FROM space_tasks WHERE space_id = ${ana.space}`).map(
    ({ title }) => title as string,
  );

describe("without a valid token", () => {
  const ask = (headers: Record<string, string>) =>
    app.request("/api/v1/me", { preferences: false, headers });

  it.each([
    ["none", ""],
    ["another scheme", "Basic YTpi"],
    ["nothing behind", "Bearer "],
    ["an unknown one", `Bearer plz_${"a".repeat(43)}`],
    ["one of another kind", `Bearer ${"a".repeat(43)}`],
    ["SQL", "Bearer plz_' OR '1'='1"],
    ["a long one", `Bearer plz_${"a".repeat(5_000)}`],
  ])("%s: 401", async (_name, header) => {
    const response = await ask(header === "" ? {} : { Authorization: header });
    expect(response.headers.get("WWW-Authenticate")).toBe("Bearer");
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    expect(await errorOf(response)).toEqual([401, "unauthorized"]);
  });

  it("with a cookie alone: 401, and nothing is written", async () => {
    const cookies = await sessionOf(database, ana.person);
    for (const path of ["me", "agentiks", "spaces", `spaces/${ana.space}/documents`])
      expect((await app.request(`/api/v1/${path}`, { cookies })).status).toBe(401);
    const response = await app.request(tasks(), {
      method: "POST",
      cookies,
      headers: { "Content-Type": "application/json", Origin: "http://localhost" },
      body: JSON.stringify({ title: "By cookie" }),
    });
    expect(await errorOf(response)).toEqual([401, "unauthorized"]);
    expect(await titles()).not.toContain("By cookie");
  });

  it("that was revoked, has expired, or is of no account: 401 at once", async () => {
    const { id, token } = await tokenFor(database, ana.person, "read");
    const { get } = apiClient(app, token);
    expect((await get("/me")).status).toBe(200);
    await database.sql`UPDATE api_tokens SET expires_at = now() WHERE id = ${id}`;
    expect((await get("/me")).status).toBe(401);
    await database.sql`UPDATE api_tokens SET expires_at = now() + interval '1 hour' WHERE id = ${id}`;
    expect((await get("/me")).status).toBe(200);
    await database.sql`UPDATE api_tokens SET revoked_at = now() WHERE id = ${id}`;
    expect((await get("/me")).status).toBe(401);
    await database.sql`INSERT INTO people (id, kind, display_name, first_name, handle)
      VALUES ('a-guest', 'guest', 'G', 'G', 'a-guest')`;
    for (const personId of ["a-guest", "demo"]) {
      const other = await tokenFor(database, personId, "read");
      expect((await apiClient(app, other.token).get("/me")).status).toBe(401);
    }
  });

  it("the token of a request is used, not its cookie", async () => {
    const bruno = await makeFonda(database.sql, "bruno");
    const { token } = await tokenFor(database, bruno.person, "read");
    const response = await app.request("/api/v1/me", {
      cookies: await sessionOf(database, ana.person),
      headers: { Authorization: `bearer ${token}` },
    });
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await response.json()).toMatchObject({ id: bruno.person });
  });
});

it("notes the last use to the minute", async () => {
  const { id, token } = await tokenFor(database, ana.person, "read");
  const used = async () =>
    Date.parse(
      (await database.sql`SELECT last_used_at FROM api_tokens WHERE id = ${id}`)[0]!
        .last_used_at as string,
    );
  const { get } = apiClient(app, token);
  await get("/me");
  const first = await used();
  await get("/me");
  expect(await used()).toBe(first);
  await database.sql`UPDATE api_tokens SET last_used_at = now() - interval '61 s' WHERE id = ${id}`;
  await get("/me");
  expect(await used()).toBeGreaterThanOrEqual(first);
});

it("lets a token that reads not write", async () => {
  const { token } = await tokenFor(database, ana.person, "read");
  const { post } = apiClient(app, token);
  const task = await post(`/spaces/${ana.space}/tasks`, { title: "By a reader" });
  expect([task.status, task.body.error.code]).toEqual([403, "scope_missing"]);
  const messages = [{ role: "user", content: "hola" }];
  const chat = await post("/chat/completions", { model: ana.agentik, messages });
  expect([chat.status, chat.body.error.code]).toEqual([403, "scope_missing"]);
  expect(await titles()).not.toContain("By a reader");
});

it("limits each token to 120 requests a minute", async () => {
  const [first, second] = [
    await tokenFor(database, ana.person, "read"),
    await tokenFor(database, ana.person, "read"),
  ];
  const { get } = apiClient(app, first.token);
  const answers = await Promise.all(
    Array.from({ length: API_REQUESTS_A_MINUTE + 5 }, () => get("/me")),
  );
  const limited = answers.filter(({ status }) => status === 429);
  expect(limited).toHaveLength(5);
  expect(limited[0]!.body.error.code).toBe("rate_limited");
  const seconds = Number(limited[0]!.headers.get("Retry-After"));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect((await apiClient(app, second.token).get("/me")).status).toBe(200);
});

describe("a body", () => {
  const send = async (body: string, type: string | undefined = "application/json") => {
    const { token } = await tokenFor(database, ana.person);
    return app.request(tasks(), {
      method: "POST",
      preferences: false,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(type !== undefined && { "Content-Type": type }),
      },
      body,
    });
  };

  it.each(["", "{", "undefined", '{"title":}', "\u0000", '{"a":1}}'])(
    "that is no JSON is refused: %j",
    async (body) => {
      expect(await errorOf(await send(body))).toEqual([400, "bad_json"]);
    },
  );

  it.each(["null", "[]", '"x"', "{}", '{"title":7}', '{"title":" "}', '{"title":"x","more":1}'])(
    "that does not fit is refused: %s",
    async (body) => {
      expect(await errorOf(await send(body))).toEqual([422, "invalid"]);
    },
  );

  it("of another type, and a large one, are refused", async () => {
    const form = "application/x-www-form-urlencoded";
    for (const type of [form, "text/plain", "application/jsonx"])
      expect(await errorOf(await send('{"title":"x"}', type))).toEqual([
        415,
        "unsupported_media_type",
      ]);
    const large = JSON.stringify({ title: "x".repeat(API_BODY_MAX_BYTES) });
    expect(await errorOf(await send(large))).toEqual([413, "too_large"]);
  });

  it("may have signs that cannot be stored, which are left out", async () => {
    const response = await send('{"title":"Leche\\u0000 y\\ud800 pan"}');
    expect(response.status).toBe(201);
    expect(await titles()).toContain("Leche y pan");
  });
});

describe("methods and addresses", () => {
  it("refuses methods that an address has not", async () => {
    const { token } = await tokenFor(database, ana.person);
    const { ask } = apiClient(app, token);
    for (const [method, path, allow] of [
      ["POST", "/me", "GET, HEAD"],
      ["DELETE", "/agentiks", "GET, HEAD"],
      ["PUT", `/spaces/${ana.space}/tasks`, "GET, HEAD, POST"],
      ["GET", "/chat/completions", "POST"],
      ["GET", "/mcp", "POST"],
      ["DELETE", "/mcp", "POST"],
      ["POST", "/openapi.json", "GET, HEAD"],
    ] as const) {
      const answer = await ask(method, path, method === "GET" ? undefined : {});
      expect([path, answer.status, answer.headers.get("Allow")]).toEqual([path, 405, allow]);
      expect(answer.body.error.code).toBe("method_not_allowed");
    }
  });

  it("answers HEAD without a body, and unknown addresses with 404", async () => {
    const { token } = await tokenFor(database, ana.person);
    const { ask } = apiClient(app, token);
    const head = await ask("HEAD", "/me");
    expect([head.status, head.body]).toEqual([200, ""]);
    for (const path of ["", "/", "/nothing", "/spaces/x/members"]) {
      const answer = await ask("GET", path);
      expect([path, answer.status]).toEqual([path, 404]);
      if (path !== "") expect(answer.body.error.code).toBe("not_found");
    }
  });
});
