import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hashPassword } from "#app/session/passwords/password-hash.server.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage } from "../../support/html.ts";
import { ribbonLinksOf } from "../../support/pages/user-menu.ts";
import { createApp, type App } from "../../support/request.ts";
import { pressing, sessionOf, type Cookies } from "../../support/session.ts";

/** Create account and Sign in lead back to the page on which they were pressed. */
let database: TestDatabase;
let app: App;
const PASSWORD = "mole de olla los jueves";
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url);
  const { sql } = database;
  await sql`INSERT INTO people (id, kind, display_name, first_name, handle)
    VALUES ('rosa', 'account', 'Rosa Méndez', 'Rosa', 'rosa-mendez')`;
  await sql`INSERT INTO accounts (person_id, email, password_hash)
    VALUES ('rosa', 'rosa@fonda.mx', ${await hashPassword(PASSWORD)})`;
});
afterAll(async () => {
  await app?.close();
  await database?.drop();
});

const { press, get } = pressing(() => app);
const PAGE = "/spaces?q=pan&sort=name";
const NEXT = `?next=${encodeURIComponent(PAGE)}`;
const nextOf = (page: Document) =>
  page.querySelector<HTMLInputElement>("main form [name=next]")!.value;
const linksTo = (page: Document, screen: string) =>
  [...page.querySelectorAll(`a[href^="${screen}"]`)].map((link) => link.getAttribute("href")!);

describe("a visitor", () => {
  it("signs up where the account was asked for", async () => {
    const page = await get(PAGE);
    expect(ribbonLinksOf(page)).toEqual([`/signup${NEXT}`, `/login${NEXT}`]);
    // The ribbon's and the menu's.
    expect(linksTo(page, "/signup")).toEqual([`/signup${NEXT}`, `/signup${NEXT}`]);
    const form = await get(`/signup${NEXT}`);
    expect(linksTo(form, "/login")).toEqual([`/login${NEXT}`]);
    const done = await press("/signup", {
      name: "Ana López",
      email: "ana@fonda.mx",
      password: PASSWORD,
      next: nextOf(form),
    });
    expect([done.status, done.to]).toEqual([303, PAGE]);
  });

  it("signs in there, also where the session has ended", async () => {
    const ended = await sessionOf(database, "rosa");
    await database.sql`DELETE FROM sessions WHERE person_id = 'rosa'`;
    for (const [cookies, from] of [
      [{}, PAGE],
      [ended, "/inbox"],
    ] satisfies [Cookies, string][]) {
      const login = ribbonLinksOf(await get(from, cookies)).at(-1)!;
      expect(login).toBe(`/login?next=${encodeURIComponent(from)}`);
      const form = await get(login, cookies);
      const typed = { email: "rosa@fonda.mx", password: PASSWORD, next: nextOf(form) };
      const done = await press("/login", typed, cookies);
      expect([done.status, done.to]).toEqual([303, from]);
    }
  });

  it("is led to the home from there, and from the screens of the sign-in", async () => {
    expect(ribbonLinksOf(await get("/"))).toEqual(["/signup", "/login"]);
    expect(linksTo(await get("/login"), "/signup")).toEqual(["/signup"]);
    expect(linksTo(await get("/signup"), "/login")).toEqual(["/login"]);
  });

  it("has an address of the own page alone on each", async () => {
    const secret = "/spaces?q=receta-de-otra-persona";
    await get(secret);
    for (const path of ["/spaces", "/spaces?q=pan", "/artifakts"]) {
      const response = await app.request(path);
      const html = await response.text();
      expect(html).not.toContain("receta-de-otra-persona");
      const page = await readPage(new Response(html));
      expect(linksTo(page, "/login")).toContain(`/login?next=${encodeURIComponent(path)}`);
    }
  });

  it("is never led to another site", async () => {
    for (const path of ["/%2F%2Fevil.example/x", "/no-such-page?next=//evil.example"]) {
      const page = await get(path);
      const links = linksTo(page, "/login");
      expect(links.length).toBeGreaterThan(0);
      for (const link of links) expect(nextOf(await get(link))).toMatch(/^\/(?![/\\])/);
    }
  });
});

it.each(["/account", "/ajustes/models", "/ajustes/tokens"])(
  "%s leads a guest back to itself",
  async (path) => {
    const { jar } = await press("/account/business", { intent: "save-business", name: "Fonda" });
    const links = linksTo(await get(path, jar), "/signup");
    expect(links.length).toBeGreaterThan(2);
    expect(new Set(links)).toEqual(new Set([`/signup?next=${encodeURIComponent(path)}`]));
  },
);
