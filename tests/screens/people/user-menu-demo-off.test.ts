import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { sessionOf } from "../../support/session.ts";
import { menuOf, ribbonOf } from "../../support/pages/user-menu.ts";

/** The ribbon and the user menu without the demo person's examples (`PLAZA_DEMO=off`). */
let database: TestDatabase;
let app: App;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url, { PLAZA_DEMO: "off" });
  await database.sql`INSERT INTO people (id, kind, display_name, first_name, handle)
    VALUES ('rosa', 'account', 'Rosa Méndez', 'Rosa', 'rosa-mendez')`;
});
afterAll(async () => {
  await app?.close();
  await database?.drop();
});

it.each([
  [
    "es",
    "Aún no tienes cuenta Crear cuenta Entrar",
    [
      "Crear cuenta /signup?next=%2Fspaces",
      "Entrar /login?next=%2Fspaces",
      "Notificaciones /notifications",
      "Ajustes /ajustes",
    ],
    "Ver con ejemplos",
  ],
  [
    "en",
    "You have no account yet Create account Sign in",
    [
      "Create account /signup?next=%2Fspaces",
      "Sign in /login?next=%2Fspaces",
      "Notifications /notifications",
      "Settings /ajustes",
    ],
    "Show the examples",
  ],
] as const)("in %s names no example, neither to visitors nor to accounts", async (...expected) => {
  const [language, ribbon, menu, examples] = expected;
  const get = async (cookies: Record<string, string>) =>
    readPage(await app.request("/spaces", { cookies, preferences: { language } }));
  const page = await get({});
  expect(ribbonOf(page)).toBe(ribbon);
  expect(menuOf(page)).toEqual(menu);
  const own = await get(await sessionOf(database, "rosa"));
  expect(ribbonOf(own)).toBe("");
  expect(menuOf(own).join()).not.toContain(examples);
});
