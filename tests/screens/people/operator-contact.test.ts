import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { createApp, type App } from "../../support/request.ts";

let database: TestDatabase;
let app: App;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url, { PLAZA_OPERATOR_CONTACT: "+52 55 1234 5678" });
});
afterAll(async () => {
  await app?.close();
  await database?.drop();
});

it("without mail the page for a forgotten password names whom to write to, and no command", async () => {
  const page = await (await app.request("/login/reset")).text();
  expect(page).toMatch(/<a href="https:\/\/wa\.me\/525512345678"[^>]*>WhatsApp \+52 55 1234 5678</);
  expect(page).toContain("ask for a link to a new password");
  expect(page).not.toContain("npm run");
  expect(page).not.toContain("<form");
});

it("in Spanish too", async () => {
  const page = await (
    await app.request("/login/reset", { preferences: { language: "es" } })
  ).text();
  expect(page).toMatch(/<a href="https:\/\/wa\.me\/525512345678"[^>]*>WhatsApp \+52 55 1234 5678</);
  expect(page).toContain("pídele un enlace para poner una contraseña nueva");
  expect(page).not.toContain("npm run");
  expect(page).not.toContain("<form");
});
