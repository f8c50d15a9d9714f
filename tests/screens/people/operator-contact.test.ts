import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
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

/** The operator's link: what it says, where it leads, and the text to send there. */
const contactOf = (page: Document) => {
  const link = page.querySelector('main a[href^="https://wa.me/"]')!;
  const { origin, pathname, searchParams } = new URL(link.getAttribute("href")!);
  return [visibleText(link), origin + pathname, searchParams.get("text")];
};

it("without mail the page for a forgotten password names whom to write to, and no command", async () => {
  const response = await app.request("/login/reset");
  const page = await response.clone().text();
  expect(contactOf(await readPage(response))).toEqual([
    "WhatsApp +52 55 1234 5678",
    "https://wa.me/525512345678",
    "Hello. I forgot my Plaza password. Could you send me a link to set a new one? I sign in with the e-mail ",
  ]);
  expect(page).toContain("ask for a link to a new password");
  expect(page).not.toContain("npm run");
  expect(page).not.toContain("<form");
});

it("in Spanish too", async () => {
  const response = await app.request("/login/reset", { preferences: { language: "es" } });
  const page = await response.clone().text();
  expect(contactOf(await readPage(response))).toEqual([
    "WhatsApp +52 55 1234 5678",
    "https://wa.me/525512345678",
    "Hola. Olvidé mi contraseña de Plaza. ¿Me mandas un enlace para poner una nueva? Entro con el correo ",
  ]);
  expect(page).toContain("pídele un enlace para poner una contraseña nueva");
  expect(page).not.toContain("npm run");
  expect(page).not.toContain("<form");
});
