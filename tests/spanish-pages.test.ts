import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "./support/database.ts";
import { domainEnums, messageKey, messagesOf, SHOWN_ENUMS } from "./architecture/enum-messages.ts";
import { readPage } from "./support/html.ts";
import { makeItemAddresses } from "./support/screens/item-addresses.ts";
import { createApp, type App } from "./support/request.ts";
import { sessionOf } from "./support/session.ts";
import { ACCOUNT_SCREENS, ITEM_SCREENS, SCREENS } from "./support/screens/screens.ts";

/** No Spanish page shows a value as it is stored, or an English status, type or category. */
let database: TestDatabase;
let app: App;
let addresses: Readonly<Record<string, string>>;
let foreign: ReadonlySet<string>;
/** Cookies of an operator, who may open every screen for accounts. */
let session: Record<string, string>;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url, { PLAZA_OPERATORS: "opera@plaza.mx" });
  addresses = await makeItemAddresses(database.sql);
  foreign = await foreignNames();
  session = await makeOperator();
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

/** The page's texts in Spanish, one for each node; a part with another `lang` is left out. */
function spanishTexts(page: Document): string[] {
  page
    .querySelectorAll("script, style, template, svg, [lang=en], [lang=pt]")
    .forEach((part) => part.remove());
  const walker = page.createTreeWalker(page.body, 4);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push((walker.currentNode.nodeValue ?? "").trim());
  return texts.filter(Boolean);
}

async function makeOperator() {
  await database.sql`INSERT INTO people (id, kind, display_name, first_name, handle)
    VALUES ('opera', 'account', 'Rosa Méndez', 'Rosa', 'rosa-mendez')`;
  await database.sql`INSERT INTO accounts (person_id, email, password_hash, email_verified_at)
    VALUES ('opera', 'opera@plaza.mx', 'x', now())`;
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
  "/search?q=para&kind=agentik",
  "/portals?tab=launchpad",
  "/portals?tab=launchpad&app=contract-check",
  "/portals?tab=suites",
  "/marketplace?category=finance",
  "/multimedia?section=luts",
  "/multimedia?section=sound-effects",
  "/earnings?currency=credits",
];

describe.each([
  ...SCREENS.map(({ path }) => path),
  ...ITEM_SCREENS.map(({ path }) => path),
  ...FILTERED,
])("%s", (pattern) => {
  it("has no stored value and no English name of one", async () => {
    const response = await app.request(addresses[pattern] ?? pattern, {
      preferences: { language: "es" },
    });
    expect(response.status).toBe(200);
    const texts = spanishTexts(await readPage(response));
    expect(texts.length).toBeGreaterThan(3);
    expect(texts.filter((text) => foreign.has(text))).toEqual([]);
  });
});

/** English messages with another text in Spanish. */
const ENGLISH = (() => {
  const [en, es] = [messagesOf("en"), messagesOf("es")];
  const spanish = new Set(es.values());
  return new Set([...en.values()].filter((text) => /[a-z]{3}/.test(text) && !spanish.has(text)));
})();

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
    const texts = spanishTexts(await readPage(response));
    expect(texts).toContain("Rosa Méndez");
    expect(texts.filter((text) => foreign.has(text) || ENGLISH.has(text))).toEqual([]);
  });
});

it("knows what it looks for", () => {
  for (const name of ["customer_service", "in_review", "Active", "Paused", "Free", "coming-soon"])
    expect(foreign).toContain(name);
  expect(foreign).not.toContain("Premium");
});
