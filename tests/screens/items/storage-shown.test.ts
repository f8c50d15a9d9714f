/**
 * Wherever a file is uploaded, the page says how much storage is used, and of how much. The pages are
 * found by their fields for files, over all screens of the URL map, so that the next form is found too.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exampleManifest } from "#domain/shop/kits/own/example-manifest.ts";
import { LOCALES, MODES } from "#domain/preferences/preferences.ts";
import { bringChallengesToToday } from "../../support/challenges-today.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App, type ChosenFields } from "../../support/request.ts";
import { RUNS_ALL } from "../../support/sampling/combinations.ts";
import { makeItemAddresses } from "../../support/screens/item-addresses.ts";
import { makeOperatorAccount } from "../../support/screens/operator-account.ts";
import { ACCOUNT_SCREENS, ITEM_SCREENS, SCREENS } from "../../support/screens/screens.ts";
import { sessionOf, type Cookies } from "../../support/session.ts";
import { MEGABYTE } from "../../support/uploads.ts";

const OPERATOR = "opera@plaza.mx";
const NEW_ARTIFAKT = "/new?tipo=artifakt";

/** All screens, and those whose form depends on the query string. */
const PATHS = [...SCREENS, ...ITEM_SCREENS, ...ACCOUNT_SCREENS].flatMap(({ path }) =>
  path === "/new" ? [path, NEW_ARTIFAKT] : [path],
);

/** Screens where an account uploads. A new form of the kind is found, and has to be added here. */
const UPLOADS = [
  "/account",
  "/account/business",
  "/artifakts/:id/edit",
  "/artifakts/:id/manage",
  "/builder/pictures",
  "/builder/versions",
  "/challenges/:id",
  "/kits/:id",
  "/kits/new",
  NEW_ARTIFAKT,
  "/spaces/:id",
  "/spaces/:id/documents",
  "/spaces/:id/documents/:document",
  "/spaces/:id/t/:thread",
  "/spaces/documents",
];

let database: TestDatabase;
let app: App;
let cookies: Cookies;
/** Paths by the URL map's pattern: of the demo person for visitors, of an operator's own things. */
let demos: Readonly<Record<string, string>>;
let own: Readonly<Record<string, string>>;
beforeAll(async () => {
  database = await createTestDatabase();
  await bringChallengesToToday(database.sql);
  const { personId, addresses } = await makeOperatorAccount(database.sql, OPERATOR);
  demos = { ...(await makeItemAddresses(database.sql)), ...addresses };
  app = await createApp(database.url, { PLAZA_OPERATORS: OPERATOR });
  cookies = await sessionOf(database, personId);
  await database.sql`UPDATE sessions SET confirmed_at = now()`;
  own = { ...demos, ...(await makeOwn(personId)) };
});
afterAll(async () => {
  await app?.close();
  await database?.drop();
});

/** Makes one thing of each kind with files: an artifakt of 7 MB, an entry, a document, a kit. */
async function makeOwn(personId: string): Promise<Record<string, string>> {
  const { sql } = database;
  await sql`INSERT INTO artifakts (id, name, description, creator_id, price, type)
    VALUES ('shown-artifakt', 'Menú', '', ${personId}, 0, 'pdf')`;
  await sql`INSERT INTO artifakt_versions
    (artifakt_id, version, storage_key, file_name, media_type, size, sha256)
    VALUES ('shown-artifakt', 1, 'file-shown', 'a.pdf', 'application/pdf', ${7 * MEGABYTE},
      repeat('0', 64))`;
  const madeBy = async (to: string, form: Record<string, string>) => {
    const answer = await app.request(to, { form, cookies });
    expect(answer.status).toBe(303);
    return new URL(answer.headers.get("Location")!, "http://localhost").pathname;
  };
  await madeBy("/challenges/challenge-1", { intent: "join" });
  const text = "Abrimos a las 8.";
  const document = await madeBy("/spaces/documents", { intent: "write", name: "Horario", text });
  const kit = await madeBy("/kits/new", { intent: "save", manifest: exampleManifest("es") });
  return {
    "/artifakts/:id": "/artifakts/shown-artifakt",
    "/artifakts/:id/edit": "/artifakts/shown-artifakt/edit",
    "/artifakts/:id/manage": "/artifakts/shown-artifakt/manage",
    "/challenges/:id": "/challenges/challenge-1",
    "/spaces/:id/documents": document.replace(/\/[^/]+$/, ""),
    "/spaces/:id/documents/:document": document,
    "/kits/:id": kit,
  };
}

interface Seen {
  hasUpload: boolean;
  text: string;
}

async function see(
  path: string,
  preferences: ChosenFields,
  who: { cookies: Cookies; addresses: Readonly<Record<string, string>> },
): Promise<Seen> {
  const target = who.addresses[path] ?? path;
  expect(target).not.toContain(":");
  const page = await readPage(await app.request(target, { preferences, cookies: who.cookies }));
  const main = page.querySelector("main") ?? page.body;
  return { hasUpload: main.querySelector("input[type=file]") !== null, text: visibleText(main) };
}

/** The storage sentence of a new artifakt's form, in a language. */
async function storageIn(language: "en" | "es", who: Parameters<typeof see>[2]): Promise<string> {
  const { text } = await see(NEW_ARTIFAKT, { language }, who);
  const sentence = {
    en: /Used [\d.]+ MB of \d+ MB\./,
    es: /Usas [\d.]+ MB de \d+ MB\./,
  }[language].exec(text);
  if (!sentence) throw new Error(text);
  return sentence[0];
}

describe("what is used, wherever a file is uploaded", () => {
  const found = new Set<string>();

  it.each(PATHS)("%s", async (path) => {
    const account = { cookies, addresses: own };
    // In the usual run each mode in one language, by turns.
    for (const [turn, mode] of MODES.entries()) {
      const languages = RUNS_ALL ? LOCALES : [LOCALES[(turn + PATHS.indexOf(path)) % 2]!];
      for (const language of languages) {
        const seen = await see(path, { mode, language }, account);
        if (!seen.hasUpload) continue;
        found.add(path);
        const sentence = await storageIn(language, account);
        expect(sentence).toContain("500 MB");
        expect([mode, language, seen.text]).toEqual([
          mode,
          language,
          expect.stringContaining(sentence),
        ]);
      }
    }
    const visitor = { cookies: {}, addresses: demos };
    const seen = await see(path, { language: "en" }, visitor);
    if (seen.hasUpload) expect(seen.text).toContain(await storageIn("en", visitor));
  });

  it("is found on the pages that are known to have such a form", () => {
    expect([...found].sort()).toEqual([...UPLOADS].sort());
  });
});
