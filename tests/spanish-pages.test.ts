import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "./support/database.ts";
import { domainEnums, messageKey, messagesOf, SHOWN_ENUMS } from "./architecture/enum-messages.ts";
import { readPage } from "./support/html.ts";
import { makeItemAddresses } from "./support/screens/item-addresses.ts";
import { createApp, type App } from "./support/request.ts";
import { ITEM_SCREENS, SCREENS } from "./support/screens/screens.ts";

/** No Spanish page shows a value as it is stored, or an English status, type or category. */
let database: TestDatabase;
let app: App;
let addresses: Readonly<Record<string, string>>;
let foreign: ReadonlySet<string>;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url);
  addresses = await makeItemAddresses(database.sql);
  foreign = await foreignNames();
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

it("knows what it looks for", () => {
  for (const name of ["customer_service", "in_review", "Active", "Paused", "Free", "coming-soon"])
    expect(foreign).toContain(name);
  expect(foreign).not.toContain("Premium");
});
