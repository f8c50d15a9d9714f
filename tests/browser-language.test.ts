import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MODES } from "#domain/preferences/preferences.ts";
import { RUNS_ALL } from "./support/sampling/combinations.ts";
import { createTestDatabase, type TestDatabase } from "./support/database.ts";
import { readPage, visibleText } from "./support/html.ts";
import { makeItemAddresses } from "./support/screens/item-addresses.ts";
import { startMailServer, type MailServer } from "./support/fakes/mail-server.ts";
import { createApp, type App, type AppRequestInit } from "./support/request.ts";
import { ITEM_SCREENS, SCREENS } from "./support/screens/screens.ts";

/** The language `auto` follows the browser's Accept-Language (docs/product.md, Words and languages). */
let database: TestDatabase;
let smtp: MailServer;
let app: App;
let addresses: Readonly<Record<string, string>>;
beforeAll(async () => {
  database = await createTestDatabase();
  smtp = await startMailServer();
  app = await createApp(database.url, { SMTP_URL: smtp.url, PUBLIC_URL: "http://plaza.example" });
  addresses = await makeItemAddresses(database.sql);
});
afterAll(async () => {
  await app?.close();
  smtp?.close();
  await database?.drop();
});

const SPANISH = { "Accept-Language": "es-MX,es;q=0.9,en;q=0.8" };
const ENGLISH = { "Accept-Language": "en-US,en;q=0.9,es;q=0.8" };
const FRENCH = { "Accept-Language": "fr-FR,fr;q=0.9" };

const open = async (path: string, init: AppRequestInit = {}) =>
  readPage(await app.request(path, init));
/** The page's words, without the language picker, which says what was chosen. */
function wordsOf(page: Document): string {
  page.querySelectorAll("form:has([name=language])").forEach((picker) => picker.remove());
  return visibleText(page);
}

const PATTERNS = [...SCREENS, ...ITEM_SCREENS].map(({ path }) => path);

describe.each(PATTERNS)("%s", (pattern) => {
  const path = () => addresses[pattern] ?? pattern;
  const turn = PATTERNS.indexOf(pattern) % MODES.length;
  /** Each screen in one mode in the usual run, by turns. */
  const modes = RUNS_ALL ? MODES : [MODES[turn]!];

  it("is in Spanish for a browser that asks for it, as if Spanish had been chosen", async () => {
    for (const mode of modes) {
      const page = await open(path(), { headers: SPANISH, preferences: { mode } });
      const chosen = await open(path(), { preferences: { mode, language: "es" } });
      expect(page.documentElement.lang).toBe("es");
      expect(page.title).toBe(chosen.title);
      expect(wordsOf(page)).toBe(wordsOf(chosen));
    }
  });

  it("is for every other browser what it is without Accept-Language", async () => {
    const plain = await open(path());
    expect(plain.documentElement.lang).toBe("en");
    // A chat page is in its business's language unless the browser asks for English.
    const english =
      pattern === "/a/:slug" ? await open(path(), { preferences: { language: "en" } }) : plain;
    for (const [headers, expected] of [
      [ENGLISH, english],
      [FRENCH, plain],
    ] as const) {
      const page = await open(path(), { headers });
      expect(page.documentElement.lang).toBe("en");
      expect(wordsOf(page)).toBe(wordsOf(expected));
    }
  });

  it("keeps a chosen language, whatever the browser asks for", async () => {
    const page = await open(path(), { headers: SPANISH, preferences: { language: "en" } });
    expect(page.documentElement.lang).toBe("en");
  });
});

describe("what is not a screen", () => {
  it("is Spanish too: an unknown address, an error of a form, the wizard on a first visit", async () => {
    const missing = await open("/no-existe", { headers: SPANISH });
    expect(missing.documentElement.lang).toBe("es");
    expect(visibleText(missing)).toContain("Página no encontrada");
    const refused = await open("/login/reset", { headers: SPANISH, form: { email: "nada" } });
    expect(refused.documentElement.lang).toBe("es");
    expect(refused.querySelector("[aria-invalid=true]")).not.toBeNull();
    const first = await open("/onboarding", { headers: SPANISH, preferences: false });
    expect(first.documentElement.lang).toBe("es");
  });

  it("tells the browser's scripts the language that the server chose", async () => {
    const html = await (await app.request("/spaces", { headers: SPANISH })).text();
    expect(html).toContain("asksSpanish");
    expect(await (await app.request("/spaces", { headers: ENGLISH })).text()).not.toContain(
      "asksSpanish",
    );
  });

  it.each([
    ["es-CO,es;q=0.9", "Alguien empezó una cuenta de Plaza"],
    ["en-US,en;q=0.9,es;q=0.1", "Somebody began a Plaza account"],
  ])("mails a one-time link to %s in its language", async (language, text) => {
    const email = `ana-${language.slice(0, 2)}@correos.mx`;
    const form = { name: "Ana", email, password: "una frase larga y propia 71" };
    const headers = { "Accept-Language": language };
    expect((await app.request("/signup", { headers, form })).status).toBe(303);
    const mail = await smtp.next(email);
    expect(decoded(mail.text)).toContain(text);
  });
});

/** Undoes quoted-printable (RFC 2045, 6.7). */
function decoded(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
  return Buffer.from(bytes, "latin1").toString();
}
