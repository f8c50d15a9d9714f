/**
 * Operators need a second factor (ASVS 6.3.3): without one they are redirected to the security page, and a
 * session that has not used it to the confirmation page.
 */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { OPERATOR_PAGES } from "../../support/screens/operator-session.ts";
import { givePasskey } from "../../support/screens/second-factor.ts";
import { byRole } from "../../support/roles.ts";
import { codeAt, untilStepLasts } from "../../support/screens/totp-code.ts";
import { createBrowser } from "../../support/session.ts";

const PASSWORD = "una lámpara bajo el mar";
const SETUP = "/account/security?for=operator";
const CONFIRM = "/account/confirm?next=%2Foperator";
let folder: string;
let database: TestDatabase;
let app: App;
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "plaza-operator-factor-"));
  database = await createTestDatabase();
  app = await createApp(database.url, {
    FILES_DIR: path.join(folder, "files"),
    PLAZA_OPERATORS: "opera@plaza.mx,llave@plaza.mx",
  });
});
afterAll(async () => {
  await app?.close();
  await database?.drop();
  fs.rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => database.sql`DELETE FROM rate_limits`);

type Browser = ReturnType<typeof createBrowser>;
const English = { preferences: { language: "en" } } as const;
const locationOf = async (browser: Browser, at: string, form?: Record<string, string>) => {
  const response = await browser.request(at, form && { form });
  return [response.status, response.headers.get("Location")];
};
const page = async (browser: Browser, at: string, language: "en" | "es" = "en") =>
  readPage(await browser.request(at, { preferences: { language } }));

async function signUp(email: string): Promise<Browser> {
  const browser = createBrowser(app);
  const form = { name: "Rosa Méndez", email, password: PASSWORD };
  expect((await browser.request("/signup", { form })).status).toBe(303);
  await database.sql`UPDATE accounts SET email_verified_at = now() WHERE email = ${email}`;
  return browser;
}

it("an operator without one is led to adding it, and does nothing before", async () => {
  const browser = await signUp("opera@plaza.mx");
  const elsewhere = createBrowser(app);
  expect(
    await locationOf(elsewhere, "/login", { email: "opera@plaza.mx", password: PASSWORD }),
  ).toEqual([303, "/"]);
  const take = { intent: "take-down", kind: "space", id: "space-5", words: "Es publicidad" };
  for (const at of OPERATOR_PAGES) {
    expect([at, ...(await locationOf(browser, at))]).toEqual([at, 303, SETUP]);
    expect([at, ...(await locationOf(browser, at, take))]).toEqual([at, 303, SETUP]);
  }
  expect(await locationOf(browser, "/operator/payments/batches/x", {})).toEqual([303, SETUP]);
  expect(await database.sql`SELECT 1 FROM item_takedowns`).toHaveLength(0);

  // The page says why it is there, to an operator who was sent to it.
  for (const [language, words] of [
    ["en", "Whoever runs this Plaza signs in with a second step."],
    ["es", "Quien opera esta Plaza entra con un segundo paso."],
  ] as const) {
    const shown = await page(browser, SETUP, language);
    expect(visibleText(shown.querySelector("main")!)).toContain(words);
    const own = await page(browser, "/account/security", language);
    expect(visibleText(own.querySelector("main")!)).not.toContain(words);
  }
  const add = "/account/security/app?for=operator";
  expect((await page(browser, SETUP)).querySelector(`main a[href="${add}"]`)).not.toBeNull();

  // The app is added, and its codes shown; then the operator's pages ask for it.
  const form = await page(browser, add);
  const secret = form.querySelector("main code")!.textContent.replaceAll(" ", "");
  const setup = form.querySelector<HTMLInputElement>("[name=setup]")!.value;
  await untilStepLasts();
  const added = await browser.request(add, {
    ...English,
    form: { setup, code: codeAt(secret, -1) },
  });
  expect(added.status).toBe(200);
  const next = byRole(await readPage(added), "link", { name: "I have kept them" });
  expect(next.getAttribute("href")).toBe("/operator");
  for (const at of OPERATOR_PAGES) expect(await locationOf(browser, at)).toEqual([303, CONFIRM]);
  // So they do in a session that the password alone has begun.
  expect(await locationOf(elsewhere, "/operator", take)).toEqual([303, CONFIRM]);
  expect(await locationOf(browser, CONFIRM, { password: PASSWORD })).toEqual([422, null]);
  const proof = { password: PASSWORD, code: codeAt(secret, 0), next: "/operator" };
  expect(await locationOf(browser, CONFIRM, proof)).toEqual([303, "/operator"]);
  for (const at of OPERATOR_PAGES) expect((await browser.request(at)).status).toBe(200);
  expect(await locationOf(elsewhere, "/operator")).toEqual([303, CONFIRM]);
  expect((await page(browser, SETUP)).querySelector("main")!.textContent).not.toContain(
    "Whoever runs this Plaza",
  );

  // Without the app they close again.
  expect((await locationOf(browser, "/account/security", { intent: "remove-app" }))[0]).toBe(303);
  expect(await locationOf(browser, "/operator")).toEqual([303, SETUP]);
});

it("a passkey will do, in a session that has shown it", async () => {
  const browser = await signUp("llave@plaza.mx");
  const [{ person }] = await database.sql<[{ person: string }]>`
    SELECT person_id AS person FROM accounts WHERE email = 'llave@plaza.mx'`;
  await givePasskey(database.sql, person);
  await database.sql`UPDATE passkeys SET created_at = now() WHERE person_id = ${person}`;
  expect(await locationOf(browser, "/operator")).toEqual([303, CONFIRM]);
  await database.sql`UPDATE sessions SET confirmed_at = now() WHERE person_id = ${person}`;
  expect((await browser.request("/operator")).status).toBe(200);
});

it("the way from the confirmation leads back to adding it", async () => {
  await database.sql`DELETE FROM passkeys`;
  const browser = createBrowser(app);
  await browser.request("/login", { form: { email: "llave@plaza.mx", password: PASSWORD } });
  await database.sql`UPDATE sessions SET confirmed_at = now() - interval '11 minutes'`;
  const back = "/account/confirm?next=%2Faccount%2Fsecurity%3Ffor%3Doperator";
  expect((await page(browser, SETUP)).querySelector(`main a[href="${back}"]`)).not.toBeNull();
  expect(await locationOf(browser, "/account/security/app?for=operator")).toEqual([
    303,
    "/account/confirm?next=%2Faccount%2Fsecurity%2Fapp%3Ffor%3Doperator",
  ]);
});

it("a person who is no operator learns nothing of it", async () => {
  const browser = await signUp("nadie@plaza.mx");
  for (const at of OPERATOR_PAGES) expect((await browser.request(at)).status).toBe(404);
});
