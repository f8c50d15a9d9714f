import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parsePreferences } from "#app/preferences/preferences-cookie.ts";
import { createTestDatabase, type TestDatabase } from "./database.ts";
import { buildRequest, cookiesOf, createApp, type App } from "./request.ts";

describe("buildRequest", () => {
  it("comes past the gate unless told otherwise", () => {
    const preferences = parsePreferences(buildRequest("/").headers.get("Cookie"));
    expect(preferences).toMatchObject({ mode: "creator", onboarded: true, pathSelected: true });
    const easy = buildRequest("/", { preferences: { mode: "easy" }, cookies: { other: "1" } });
    expect(parsePreferences(easy.headers.get("Cookie")).mode).toBe("easy");
    expect(buildRequest("/", { preferences: false }).headers.get("Cookie")).toBeNull();
  });

  it("sends a form as a browser on the same site does", async () => {
    const request = buildRequest("/preferences?x=1", { form: { theme: "light" } });
    expect(request.method).toBe("POST");
    expect(request.headers.get("Origin")).toBe(new URL(request.url).origin);
    expect((await request.formData()).get("theme")).toBe("light");
  });
});

describe("cookiesOf", () => {
  it("reads names and raw values", () => {
    const response = new Response(null, {
      headers: [
        ["Set-Cookie", "a=1=2; Path=/; HttpOnly"],
        ["Set-Cookie", "b=; Max-Age=0"],
      ],
    });
    expect(cookiesOf(response)).toEqual({ a: "1=2", b: "" });
  });
});

describe("createApp", () => {
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

  it("answers a page from the database it was given", async () => {
    const name = "Panadería de la prueba 7f3a";
    await database.sql`
      UPDATE spaces SET name = ${name}
      WHERE id = (SELECT id FROM spaces WHERE is_featured ORDER BY id LIMIT 1)`;
    const spaces = await app.request("/api/spaces", { headers: { Accept: "application/json" } });
    expect(spaces.status).toBe(200);
    expect(await spaces.text()).toContain(name);
  });

  it("follows no redirect", async () => {
    const response = await app.request("/", { preferences: false });
    expect([response.status, response.headers.get("Location")]).toEqual([
      302,
      expect.stringMatching(/^\/onboarding/),
    ]);
  });
});
