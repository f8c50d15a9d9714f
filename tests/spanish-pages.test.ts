import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "./support/database.ts";
import { domainEnums, messageKey, messagesOf, SHOWN_ENUMS } from "./architecture/enum-messages.ts";
import { readPage } from "./support/html.ts";
import { makeItemAddresses } from "./support/screens/item-addresses.ts";
import { createApp, type App } from "./support/request.ts";
import { sessionOf } from "./support/session.ts";
import { ForeignTexts, splitText } from "./support/languages/foreign-texts.ts";
import { shownTexts, type ShownText } from "./support/languages/shown-texts.ts";
import { storedTexts, tablesOf, type StoredTexts } from "./support/languages/stored-texts.ts";
import { RUNS_ALL } from "./support/sampling/combinations.ts";
import { givePasskey } from "./support/screens/second-factor.ts";
import { ACCOUNT_SCREENS, ITEM_SCREENS, SCREENS } from "./support/screens/screens.ts";

/**
 * No Spanish page shows a value as it is stored, an English status, type or category, or an English
 * text of the interface: in its title, texts, labels, tips and placeholders, whole or as a part
 * ("Activo · in_review"). No English page shows a Spanish text of the interface.
 */
let database: TestDatabase;
let app: App;
let addresses: Readonly<Record<string, string>>;
let foreign: ReadonlySet<string>;
let spanish: ForeignTexts;
let english: ForeignTexts;
let stored: StoredTexts;
/** Cookies of an operator, who may open every screen for accounts. */
let session: Record<string, string>;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url, { PLAZA_OPERATORS: "opera@plaza.mx" });
  addresses = await makeItemAddresses(database.sql);
  foreign = await foreignNames();
  [spanish, english] = [await ForeignTexts.of("es"), await ForeignTexts.of("en")];
  session = await makeOperator();
  // Names of the demo person's creations and of tracks have no language of their own.
  const names = ["creations.title", "sound_tracks.title"];
  stored = await storedTexts(database.sql, await tablesOf(database.sql), names);
});
afterAll(async () => {
  await app?.close();
  await database?.drop();
});

/** Stored values and English names of all enumerations that are no Spanish name of any. */
async function foreignNames(): Promise<ReadonlySet<string>> {
  const [en, es] = [messagesOf("en"), messagesOf("es")];
  const names = new Set<string>();
  const spanish = new Set<string>();
  for (const [name, values] of await domainEnums())
    for (const prefix of SHOWN_ENUMS[name] ?? [])
      for (const value of values) {
        const key = messageKey(prefix, value);
        // A code of digits may also be a figure of the page.
        if (!/^\d+$/.test(value)) names.add(value);
        names.add(en.get(key)!);
        spanish.add(es.get(key)!).add(es.get(key)!.toLowerCase());
      }
  return new Set([...names].filter((name) => !spanish.has(name)));
}

/** Texts that a Spanish page must not have; parts of stored texts are left out. */
function faultsOf(shown: readonly ShownText[]): string[] {
  const names = shown
    .filter(({ lang }) => lang === "es")
    .flatMap(({ text }) => {
      const isWritten = text.includes(" ") && stored.has(text);
      return (isWritten ? [text] : splitText(text)).filter((part) => foreign.has(part));
    });
  return [...names, ...spanish.on(shown, stored)];
}

async function makeOperator() {
  await database.sql`INSERT INTO people (id, kind, display_name, first_name, handle)
    VALUES ('opera', 'account', 'Rosa Méndez', 'Rosa', 'rosa-mendez')`;
  await database.sql`INSERT INTO accounts (person_id, email, password_hash, email_verified_at)
    VALUES ('opera', 'opera@plaza.mx', 'x', now())`;
  await givePasskey(database.sql, "opera");
  const cookies = await sessionOf(database, "opera");
  await database.sql`UPDATE sessions SET confirmed_at = now() WHERE person_id = 'opera'`;
  // Something to decide, so that the screens show their entries.
  const [{ id }] = await database.sql<[{ id: string }]>`
    SELECT id FROM artifakts WHERE publication = 'published' AND creator_id <> 'demo'
    ORDER BY id LIMIT 1`;
  reported = `/report/artifakt/${id}`;
  const form = { reason: "spam", text: "Es publicidad" };
  const sent = await app.request(reported, { form, cookies });
  if (sent.status !== 303) throw new Error(`not reported: ${sent.status}`);
  return cookies;
}
/** A page to report an item on. */
let reported: string;

const FILTERED = [
  "/new?tipo=artifakt",
  "/new?tipo=space",
  "/new?tipo=agentik",
  "/new?tipo=challenge",
  "/agentiks?sort=newest",
  "/agentiks?page=2",
  "/agentiks?page=3",
  "/artifakts?category=audio",
  "/artifakts?category=models",
  "/spaces?category=niche",
  "/search?q=panader",
  "/search?q=pan&kind=agentik",
  "/portals?tab=launchpad",
  "/portals?tab=launchpad&app=contract-check",
  "/portals?tab=suites",
  "/marketplace?category=finance",
  "/multimedia?section=luts",
  "/multimedia?section=sound-effects",
  "/earnings?currency=credits",
];

const PATTERNS = [
  ...SCREENS.map(({ path }) => path),
  ...ITEM_SCREENS.map(({ path }) => path),
].concat(FILTERED);

describe.each(PATTERNS)("%s", (pattern) => {
  it("has no stored value and no English text of the interface", async () => {
    const response = await app.request(addresses[pattern] ?? pattern, {
      preferences: { language: "es" },
    });
    expect(response.status).toBe(200);
    const shown = shownTexts(await readPage(response));
    expect(shown.filter(({ lang }) => lang === "es").length).toBeGreaterThan(3);
    expect(faultsOf(shown)).toEqual([]);
  });
});

/** In the language of the space or business, marked as it. */
const IN_THEIR_LANGUAGE = new Set(["/invitations/:token", "/a/:slug"]);

/** Every second page in the usual run. */
describe.each(PATTERNS.filter((_, index) => RUNS_ALL || index % 2 === 0))("%s", (pattern) => {
  it("has no Spanish text of the interface in English", async () => {
    const response = await app.request(addresses[pattern] ?? pattern, {
      preferences: { language: "en" },
    });
    expect(response.status).toBe(200);
    const page = await readPage(response);
    const isTheirs = IN_THEIR_LANGUAGE.has(pattern);
    const texts = shownTexts(page).filter(({ lang }) => !isTheirs || lang === "en");
    // People's texts, in any language, are theirs; "Español" is called so in every language.
    expect(
      texts.filter(
        ({ text }) => english.isMessage(text) && text !== "Español" && !stored.has(text),
      ),
    ).toEqual([]);
  });
});

/** Screens that need more than a session have tests of their own. */
const NOT_WALKED = new Set(["/login/second-step", "/takedown/:kind/:id"]);

describe.each([
  ...ACCOUNT_SCREENS.map(({ path }) => path).filter((path) => !NOT_WALKED.has(path)),
  "/operator/people?q=opera@plaza.mx",
  "/account",
  "/account/business",
  "/library",
  "/inbox",
  "/wallet",
  "/earnings",
  "/payouts",
  "/notifications",
])("%s, signed in", (pattern) => {
  it("has no stored value and no English text", async () => {
    const path = pattern === "/report/:kind/:id" ? reported : pattern;
    const response = await app.request(path, { preferences: { language: "es" }, cookies: session });
    expect(response.status).toBe(200);
    const shown = shownTexts(await readPage(response));
    expect(shown.map(({ text }) => text)).toContain("Rosa Méndez");
    expect(faultsOf(shown)).toEqual([]);
  });
});

describe("what is looked for", () => {
  it("is every stored value and English name of one that is no Spanish name", () => {
    for (const name of ["customer_service", "in_review", "Active", "Paused", "Free", "coming-soon"])
      expect(foreign).toContain(name);
    expect(foreign).not.toContain("Premium");
  });

  const faultsIn = async (html: string) =>
    faultsOf(shownTexts(await readPage(new Response(`<!doctype html><html lang="es">${html}`))));

  it.each([
    ["a value behind a separator", "<p>Activo · in_review</p>"],
    ["a value within a sentence", "<p>El pago quedó como pending_capture desde ayer</p>"],
    ["an English status in parentheses", "<p>Cierre de caja (Paused)</p>"],
    ["a label", `<button aria-label="Close menu"></button>`],
    ["a tip", `<button data-tip="Filter"></button>`],
    ["a placeholder", `<input placeholder="Search spaces">`],
    ["a picture's text", `<img alt="Preview">`],
    ["a button's value", `<input type="submit" value="Save changes">`],
    ["a text with a number", "<p>3 matches</p>"],
    ["an English sentence", "<p>Somebody is in the kitchen</p>"],
    ["an interface text marked as English", `<p lang="en">Create Space</p>`],
    ["the page's title", "<title>Notifications · Plaza</title>"],
  ])("is found as %s", async (_, html) => {
    expect(await faultsIn(html)).not.toEqual([]);
  });

  it.each([
    "<p>Activo · en revisión</p>",
    `<p lang="en">A kitchen for the whole street</p>`,
    `<span lang="en">English</span>`,
    "<p>Escríbele a ana@example.com</p>",
  ])("is not %s", async (html) => {
    expect(await faultsIn(html)).toEqual([]);
  });
});
