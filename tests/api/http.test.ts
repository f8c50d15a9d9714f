import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createApp, type App, type AppRequestInit } from "../support/request.ts";
import { ENDPOINTS, SUGGESTIONS } from "./endpoints.ts";

/** How every endpoint speaks HTTP: entity tags, HEAD, refusals. */
let database: TestDatabase;
let app: App;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const headersOf = (response: Response) => Object.fromEntries(response.headers);
/** A client without cookies: programs are not gated. */
const ask = (path: string, headers: Record<string, string> = {}, init: AppRequestInit = {}) =>
  app.request(path, { preferences: false, headers, ...init });

async function expectText(response: Response, status: number, text: string) {
  expect(response.status).toBe(status);
  expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await response.text()).toBe(text);
}

describe.each([...ENDPOINTS, SUGGESTIONS])("$path", ({ path, cacheControl }) => {
  it("answers with a strong tag over its body", async () => {
    const response = await ask(path);
    const body = Buffer.from(await response.arrayBuffer());
    const hash = createHash("sha256").update(body).digest("base64url");
    expect(response.status).toBe(200);
    expect(headersOf(response)).toEqual({
      "cache-control": cacheControl,
      "content-length": String(body.byteLength),
      "content-type": "application/json; charset=utf-8",
      etag: `"${hash}"`,
      vary: "Accept",
    });
  });

  it("answers 304 to a client that has it", async () => {
    const etag = (await ask(path)).headers.get("ETag") ?? "";
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const response = await ask(path, { "If-None-Match": known });
      expect([known, response.status]).toEqual([known, 304]);
      expect(await response.text()).toBe("");
      expect(headersOf(response)).toEqual({ "cache-control": cacheControl, etag, vary: "Accept" });
    }
    expect((await ask(path, { "If-None-Match": '"other"' })).status).toBe(200);
  });

  it("answers HEAD with the same headers and no body", async () => {
    const get = await ask(path);
    const head = await ask(path, {}, { method: "HEAD" });
    expect(head.status).toBe(200);
    expect(headersOf(head)).toEqual(headersOf(get));
    expect(await head.text()).toBe("");
    const etag = get.headers.get("ETag") ?? "";
    const known = await ask(path, { "If-None-Match": etag }, { method: "HEAD" });
    expect(known.status).toBe(304);
  });

  it("refuses to write", async () => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
      const body = method === "OPTIONS" ? null : "{}";
      const response = await ask(path, {}, { method, body });
      expect([method, response.headers.get("Allow")]).toEqual([method, "GET, HEAD"]);
      await expectText(response, 405, "Only GET and HEAD are answered here");
    }
  });

  it("refuses a client that takes no JSON", async () => {
    for (const accept of ["text/html", "application/json;q=0", "*/*;q=0, text/html"]) {
      const response = await ask(path, { Accept: accept });
      expect(response.headers.get("Vary")).toBe("Accept");
      await expectText(response, 406, "This address answers application/json only");
    }
    for (const accept of ["application/json", "application/*", "*/*", "text/html, */*;q=0.1"])
      expect([accept, (await ask(path, { Accept: accept })).status]).toEqual([accept, 200]);
  });
});

describe("unknown users", () => {
  test.each([
    ["a name", "nobody"],
    ["another case", "Demo"],
    ["a space behind", "demo%20"],
    ["a zero byte", "demo%00"],
    ["a broken encoding", "%E0%A4%A"],
    ["a hidden slash", "demo%2F"],
    ["SQL", "'%20OR%20'1'='1"],
    ["a very long one", "a".repeat(5_000)],
    ["an emoji", "%F0%9F%98%80"],
  ])("%s is unknown", async (_name, userId) => {
    await expectText(await ask(`/api/user/${userId}/stats`), 404, "Unknown user");
    await expectText(await ask(`/api/agentiks/user/${userId}`), 404, "Unknown user");
  });

  it("are all the others who exist", async () => {
    const [other] = await database.sql<{ id: string }[]>`
      SELECT owner_id AS id FROM agentiks WHERE owner_id <> 'demo' LIMIT 1`;
    expect(other).toBeDefined();
    const id = encodeURIComponent(other?.id ?? "");
    await expectText(await ask(`/api/user/${id}/stats`), 404, "Unknown user");
    await expectText(await ask(`/api/agentiks/user/${id}`), 404, "Unknown user");
  });
});

describe("unknown addresses", () => {
  test.each([
    ["/api"],
    ["/api/"],
    ["/api/nothing"],
    ["/api/spaces/space-4"],
    ["/api/user/demo"],
    ["/api/user//stats"],
    ["/api/%E0%A4%A"],
    ["/api/%00"],
  ])("%s is a short text, not a page", async (path) => {
    await expectText(await ask(path), 404, "No such endpoint");
    await expectText(await ask(path, {}, { method: "POST", body: "{}" }), 404, "No such endpoint");
  });
});

describe("what a client may send", () => {
  test.each([
    ["a long Accept", "Accept", "q".repeat(8_000)],
    ["a broken Accept", "Accept", ";;;,,,==="],
    ["many quotes", "If-None-Match", '"'.repeat(8_000)],
    ["half a tag", "If-None-Match", 'W/"'],
    ["a broken cookie", "Cookie", "plaza-preferences=%E0%A4%A; =; ;;"],
    ["a range backwards", "Range", "bytes=5-1"],
    ["no date", "If-Modified-Since", "yesterday"],
  ])("%s is never an error of ours", async (_name, name, value) => {
    for (const { path } of ENDPOINTS)
      expect((await ask(path, { [name]: value })).status).toBeLessThan(500);
  });

  it("a query string changes nothing", async () => {
    const plain = await ask("/api/spaces");
    const queried = await ask("/api/spaces?limit=1&index&userId=x&_routes=root");
    expect(await queried.text()).toBe(await plain.text());
  });
});
