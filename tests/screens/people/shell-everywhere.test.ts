import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { entriesOn, MENU_WORDS, menuOf, ribbonOf } from "../../support/pages/user-menu.ts";
import { cookiesOf, createApp, type App } from "../../support/request.ts";
import { RUNS_ALL } from "../../support/sampling/combinations.ts";
import { makeItemAddresses } from "../../support/screens/item-addresses.ts";
import { ACCOUNT_SCREENS, ITEM_SCREENS, SCREENS } from "../../support/screens/screens.ts";
import { sessionOf, type Cookies } from "../../support/session.ts";

/** Every screen of the shell says whose things are shown, and has the user menu of its viewer. */
let database: TestDatabase;
let app: App;
let addresses: Readonly<Record<string, string>>;
let jars: Record<Kind, Cookies>;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url);
  addresses = await makeItemAddresses(database.sql);
  await database.sql`INSERT INTO people (id, kind, display_name, first_name, handle)
    VALUES ('rosa', 'account', 'Rosa Méndez', 'Rosa', 'rosa-mendez')`;
  const ended = await sessionOf(database, "rosa");
  await database.sql`DELETE FROM sessions WHERE person_id = 'rosa'`;
  jars = {
    visitor: {},
    ended,
    guest: await becomeGuest("es"),
    account: await sessionOf(database, "rosa"),
  };
});
afterAll(async () => {
  await app?.close();
  await database?.drop();
});

const LANGUAGES = ["es", "en"] as const;
const KINDS = ["visitor", "ended", "guest", "account"] as const;
type Kind = (typeof KINDS)[number];

async function becomeGuest(language: "es" | "en"): Promise<Cookies> {
  const form = { intent: "save-business", name: "Fonda" };
  return cookiesOf(await app.request("/account/business", { form, preferences: { language } }));
}

const PATTERNS = [...SCREENS, ...ITEM_SCREENS]
  .filter(({ isGated }) => isGated)
  .map(({ path }) => path);
/** Screens about the viewer: a guest is not called by the demo person's name there. */
const OWN_PATHS: ReadonlySet<string> = new Set([
  "/account",
  "/account/business",
  "/account/delete",
  "/ajustes",
  "/ajustes/limits",
  "/ajustes/models",
  "/ajustes/tokens",
  "/new",
  "/wallet",
]);
/** The usual run requests each screen as two kinds of viewer in one language, by turns. */
const ASKED = PATTERNS.flatMap((pattern, index) =>
  LANGUAGES.flatMap((language, at) =>
    KINDS.filter(
      (_, kind) => RUNS_ALL || (index % 2 === at && (kind + (index >> 1)) % 2 === 0),
    ).map((kind) => ({ pattern, language, kind })),
  ),
);

it("are all screens of the shell, asked for by every kind of viewer in both languages", () => {
  expect(PATTERNS.length).toBeGreaterThan(60);
  expect(new Set(ASKED.map(({ kind, language }) => `${kind} ${language}`)).size).toBe(8);
});

describe.each(ASKED)("$pattern, $kind, $language", ({ pattern, language, kind }) => {
  it("has the ribbon and the menu of its viewer, and names nobody else", async () => {
    const path = addresses[pattern] ?? pattern;
    const response = await app.request(path, {
      cookies: jars[kind],
      preferences: { language },
    });
    // An item of the demo person that is not the viewer's is a 404, in the shell as well.
    expect([200, 404]).toContain(response.status);
    const page = await readPage(response);
    const words = MENU_WORDS[language];
    const ribbon = { visitor: words.example, ended: words.ended, guest: words.guest, account: "" };
    expect(ribbonOf(page)).toBe(ribbon[kind]);
    const entries = entriesOn(path, words);
    const menu = {
      visitor: entries,
      ended: entries,
      guest: [...entries, ...words.own],
      account: words.own,
    }[kind];
    const last = {
      visitor: [],
      ended: [],
      guest: [`${words.away} /account/examples`],
      account: [`${words.back} /account/examples`, `${words.out} /account`],
    }[kind];
    expect(menuOf(page)).toEqual([...menu, ...words.all, ...last]);

    const shell = [...page.querySelectorAll("header, #menu")].map(visibleText).join(" ");
    if (kind === "guest") {
      expect(shell).not.toContain("Valentina");
      expect(shell).toMatch(MENU_WORDS.es.guestName);
      if (OWN_PATHS.has(pattern))
        expect(visibleText(page.querySelector("main")!)).not.toContain("Valentina");
    }
    if (kind === "account") {
      expect(shell).not.toContain("Valentina");
      expect(shell).toContain("Rosa Méndez");
    } else expect(page.body.textContent).not.toContain("Rosa");
    if (pattern === "/" && kind !== "visitor" && kind !== "ended")
      expect(page.querySelector("main h1")?.textContent).not.toContain("Valentina");
  });
});

it.each(ACCOUNT_SCREENS.filter(({ isGated }) => isGated).map(({ path }) => path))(
  "%s has the menu of an account, whether it may open it or not",
  async (pattern) => {
    const open = (path: string) =>
      app.request(path, { cookies: jars.account, preferences: { language: "es" } });
    let answer = await open(pattern.replace(":kind/:id", "space/space-1"));
    // The security screens first ask who one is.
    for (let to; (to = answer.headers.get("Location")) !== null;) answer = await open(to);
    const page = await readPage(answer);
    const { own, all, back, out } = MENU_WORDS.es;
    expect(menuOf(page)).toEqual([...own, ...all, `${back} /account/examples`, `${out} /account`]);
    expect(visibleText(page.querySelector("#menu")!)).toContain("Rosa Méndez");
    expect(ribbonOf(page)).toBe("");
  },
);
