import fs from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, LOCALES, MODES, THEMES } from "#domain/preferences/preferences.ts";
import { ROOT } from "./architecture/source-files.ts";
import { createTestDatabase, type TestDatabase } from "./support/database.ts";
import { readPage, visibleText } from "./support/html.ts";
import { startPlaza, type ServerProcess } from "./support/plaza-process.ts";
import { createApp, preferencesCookie, type App } from "./support/request.ts";
import { SCREENS } from "./support/screens/screens.ts";

/** The HTML of every screen, as Request -> Response on the production build. */
let database: TestDatabase;
let app: App;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const areas = fs
  .readdirSync(path.join(ROOT, "messages/en"))
  .map((name) => name.replace(".json", ""));
/** Signs of failed rendering: undefined values and untranslated message keys. */
const BROKEN = new RegExp(`undefined|\\[object|\\bNaN\\b|\\b(${areas.join("|")})_[a-z\\d_]+`);

const SHELL_PAGE = "/notifications";
const open = async (target: string, preferences: Parameters<typeof preferencesCookie>[0] = {}) =>
  readPage(await app.request(target, { preferences }));

/** Every language with every mode, each in another theme. */
const LOOKS = LOCALES.flatMap((language, row) =>
  MODES.map((mode, column) => ({ language, mode, theme: THEMES[row * MODES.length + column]! })),
);

describe.each(SCREENS.map(({ path: screen }) => screen))("%s", (screen) => {
  const answers = new Map<string, Promise<{ response: Response; html: string; page: Document }>>();
  /** The screen with these preferences, rendered once for all tests of the screen. */
  const see = (preferences: Parameters<typeof preferencesCookie>[0] = {}) => {
    const key = JSON.stringify(preferences);
    const answer = answers.get(key) ?? readWhole(preferences);
    answers.set(key, answer);
    return answer;
  };
  const readWhole = async (preferences: Parameters<typeof preferencesCookie>[0]) => {
    const response = await app.request(screen, { preferences });
    const html = await response.text();
    return { response, html, page: await readPage(new Response(html)) };
  };

  it.each(LOCALES)("is a whole page in %s", async (language) => {
    for (const look of LOOKS.filter((one) => one.language === language)) {
      const { response, page } = await see(look);
      expect(response.status).toBe(200);
      expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
      expect(page.documentElement.lang).toBe(language);
      expect(page.documentElement.dataset.mode).toBe(look.mode);
      expect(page.querySelectorAll("h1")).toHaveLength(1);
      expect(visibleText(page.querySelector("h1")!).length).toBeGreaterThan(1);
      expect(page.querySelectorAll("main")).toHaveLength(1);
      expect(page.querySelectorAll("title")).toHaveLength(1);
      expect(page.title).toMatch(/Plaza/);
      expect(visibleText(page).match(BROKEN)).toBeNull();
      const ids = Array.from(page.querySelectorAll("[id]"), ({ id }) => id);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    }
  });

  it("says other things in the other language", async () => {
    for (const mode of MODES) {
      const [one, other] = await Promise.all(
        LOOKS.filter((look) => look.mode === mode).map(async (look) => (await see(look)).page),
      );
      expect(visibleText(one!.querySelector("h1")!)).not.toBe("");
      expect(visibleText(one!)).not.toBe(visibleText(other!));
    }
  });

  it("marks the language of every part in automatic language", async () => {
    for (const mode of MODES) {
      const { page } = await see({ mode, language: "auto" });
      expect(page.documentElement.lang).toBe(mode === "easy" ? "es" : "en");
      for (const part of page.querySelectorAll("[lang]"))
        expect(part.getAttribute("lang")).toMatch(/^[a-z]{2}$/);
    }
  });

  it.each(THEMES)("has the theme %s in its first bytes", async (theme) => {
    const { html } = await see(LOOKS.find((look) => look.theme === theme)!);
    expect(html.slice(0, 80)).toMatch(
      new RegExp(`^<!DOCTYPE html><html lang="(en|es)" class="${theme}"`),
    );
  });

  it("names every picture, button, link and field", async () => {
    // A label contains its field, or refers to it by id.
    const labelOf = (element: Element) =>
      element.closest("label") ?? (element as HTMLInputElement).labels?.[0];
    const nameOf = (element: Element) =>
      element.getAttribute("aria-label") ?? visibleText(labelOf(element) ?? element);
    for (const mode of MODES) {
      const { page } = await see({ mode, language: "auto" });
      const named = page.querySelectorAll("a, button, input:not([type=hidden]), textarea");
      const nameless = [...named].filter((element) => nameOf(element) === "");
      const images = page.querySelectorAll("img:not([alt])");
      expect([...nameless, ...images].map((element) => element.outerHTML)).toEqual([]);
    }
  });

  it("leads nowhere outside and to no unknown form", async () => {
    for (const look of LOOKS) {
      const { page } = await see(look);
      const links = [...page.querySelectorAll("a[href]")].map((link) => link.getAttribute("href")!);
      expect(links.filter((href) => !/^(\/(?!\/)|#|\?)/.test(href))).toEqual([]);
      const forms = [...page.querySelectorAll("form[action]")].map((form) =>
        form.getAttribute("action")!,
      );
      expect(forms.filter((action) => !/^(\/(?!\/)|\?)/.test(action))).toEqual([]);
    }
  });
});

describe("preferences a person has not set", () => {
  it("are dark, creator, automatic", async () => {
    const page = await readPage(await app.request("/onboarding", { preferences: false }));
    expect(page.documentElement.className).toBe("dark");
    expect(page.documentElement.dataset.mode).toBe("creator");
    expect(page.documentElement.lang).toBe("en");
    // In automatic language the wizard is Spanish, and has a lang attribute.
    expect(page.querySelector("h1")?.closest("[lang]")?.getAttribute("lang")).toBe("es");
  });

  it.each(LANGUAGES)("the wizard's language in %s", async (language) => {
    const page = await open("/onboarding", { language });
    const part = page.querySelector("h1")?.closest("[lang]")?.getAttribute("lang");
    expect(part).toBe(language === "en" ? "en" : "es");
  });
});

/** The sidebar's entries: label, route, badge. */
const SIDEBAR = [
  ["Dashboard", "/", ""],
  ["AI Creator", "/creator", "PRO"],
  ["Multimedia", "/multimedia", "NEW"],
  ["Marketplace", "/marketplace", "HOT"],
  ["Plaza Spaces", "/spaces", "300+"],
  ["Artifakts", "/artifakts", "400+"],
  ["Agentiks", "/agentiks", "200+"],
  ["Spaces Hub", "/portals", "HOT"],
  ["Agentiks Pro", "/perks", "PRO"],
];
const COMMUNITY = [
  ["Challenges", "/challenges", "24"],
  ["Earnings", "/earnings", ""],
];
const ADVANCED = [["Modular Builder", "/builder", "ADV"]];

function sidebarOf(page: Document): Record<string, string[][]> {
  const groups = page.querySelectorAll("#menu nav");
  return Object.fromEntries(
    Array.from(groups, (group) => [
      group.getAttribute("aria-label"),
      Array.from(group.querySelectorAll("a"), (link) => {
        const badge = link.querySelector("span:not([aria-hidden])")?.textContent ?? "";
        const label = visibleText(link)
          .slice(0, badge ? -badge.length : undefined)
          .trim();
        return [label, link.getAttribute("href") ?? "", badge];
      }),
    ]),
  );
}

describe("the shell", () => {
  it("has the specified sidebar in creator mode", async () => {
    expect(sidebarOf(await open(SHELL_PAGE))).toEqual({
      Main: SIDEBAR,
      Community: COMMUNITY,
      "Advanced Tools": ADVANCED,
    });
  });

  it("has no Advanced Tools in easy mode", async () => {
    const page = await open(SHELL_PAGE, { mode: "easy", language: "en" });
    expect(sidebarOf(page)).toEqual({ Main: SIDEBAR, Community: COMMUNITY });
    expect(page.querySelector('a[href="/builder"]')).toBeNull();
  });

  it("leads to the same places in Spanish, with Spanish badges", async () => {
    const SPANISH: Readonly<Record<string, string>> = { NEW: "NUEVO", HOT: "TOP", ADV: "AVZ" };
    const places = (page: Document) =>
      Object.values(sidebarOf(page)).map((group) =>
        group.map(([, href, badge = ""]) => ({ href, badge })),
      );
    const page = await open(SHELL_PAGE, { language: "es" });
    expect(places(page)).toEqual(
      places(await open(SHELL_PAGE)).map((group) =>
        group.map(({ href, badge }) => ({ href, badge: SPANISH[badge] ?? badge })),
      ),
    );
  });

  it("marks the current link, and only that", async () => {
    const current = (page: Document) =>
      Array.from(page.querySelectorAll('#menu [aria-current="page"]'), (link) =>
        link.getAttribute("href"),
      );
    expect(current(await open("/"))).toEqual(["/"]);
    expect(current(await open("/notifications"))).toEqual([]);
  });

  it("greets, searches, counts and creates in the header", async () => {
    const page = await open(SHELL_PAGE);
    const header = page.querySelector("header")!;
    const [person] =
      await database.sql`SELECT first_name, display_name FROM people WHERE id = 'demo'`;
    expect(visibleText(header)).toContain(`Welcome back, ${person?.first_name}`);

    const search = header.querySelector('form[role="search"]')!;
    expect(search.getAttribute("action")).toBe("/search");
    const field = search.querySelector<HTMLInputElement>('input[name="q"]');
    expect(field?.placeholder).toBe("Search spaces, artifakts, agentiks...");

    const bell = header.querySelector('a[href="/notifications"]')!;
    expect(bell.getAttribute("aria-label")).toBe("Notifications, 3 unread");
    expect(visibleText(bell)).toBe("3");
    expect(visibleText(header.querySelector('a[href="/new"]')!)).toBe("Create New");

    const menu = page.querySelector("#menu summary")!;
    expect(visibleText(menu)).toContain(person?.display_name);
    expect(visibleText(menu)).toContain("Pro Member");
  });

  it("offers the four themes by their names, the chosen one pressed", async () => {
    for (const theme of THEMES) {
      const page = await open(SHELL_PAGE, { theme });
      const buttons = Array.from(page.querySelectorAll('button[name="theme"]'));
      expect(buttons.map((button) => [button.getAttribute("value"), visibleText(button)])).toEqual([
        ["light", "Día"],
        ["dark", "Noche"],
        ["gray-subtle", "Gris Tenue"],
        ["teal-calm", "Turquesa"],
      ]);
      const pressed = buttons.filter((button) => button.getAttribute("aria-pressed") === "true");
      expect(pressed.map((button) => button.getAttribute("value"))).toEqual([theme]);
    }
  });

  it("changes preferences by forms that come back to the page", async () => {
    const page = await open(`${SHELL_PAGE}?a=1&b=%C3%B1`);
    for (const choice of ["theme", "mode", "language"]) {
      const form = page.querySelector(`button[name="${choice}"]`)!.closest("form")!;
      expect([form.method, form.getAttribute("action")]).toEqual(["post", "/preferences"]);
      const back = form.querySelector<HTMLInputElement>('input[name="returnTo"]');
      expect(back?.value).toBe(`${SHELL_PAGE}?a=1&b=%C3%B1`);
    }
  });

  it("has a phone's bottom bar of five places", async () => {
    const page = await open(SHELL_PAGE);
    const bar = page.querySelector('nav[aria-label="Quick places"]')!;
    const places = Array.from(bar.querySelectorAll("a"), (link) => link.getAttribute("href"));
    expect(places).toEqual(["/", "/spaces", "/artifakts", "/agentiks", "#menu"]);
  });

  it("lets the keyboard skip to the content and the menu", async () => {
    const page = await open(SHELL_PAGE);
    const [first, second] = Array.from(page.querySelectorAll("body a"));
    for (const link of [first!, second!]) {
      const target = page.querySelector(link.getAttribute("href")!);
      expect(target?.getAttribute("tabindex")).toBe("-1");
    }
    // The content precedes the menu in the HTML, so that it is painted first.
    const html = page.body.innerHTML;
    expect(html.indexOf("<h1")).toBeLessThan(html.indexOf('id="menu"'));
  });
});

describe("a page that fails", () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startPlaza(database.url);
  });
  afterAll(() => server.stop());

  const ask = (target: string, language: "en" | "es" = "en") =>
    fetch(server.origin + target, { headers: { Cookie: preferencesCookie({ language }) } });

  /** Renames a table during `work`, so that queries on it fail. */
  async function withoutTable(table: string, work: () => Promise<void>): Promise<void> {
    const { sql } = database;
    await sql`ALTER TABLE ${sql(table)} RENAME TO gone`;
    try {
      await work();
    } finally {
      await sql`ALTER TABLE gone RENAME TO ${sql(table)}`;
    }
  }

  /** Internal details, which only the log may contain. */
  const LEAK =
    /\bat \S+ \(|\.(js|tsx?):\d|relation|SELECT|postgres:|node_modules|DrizzleQueryError/;

  it.each([
    ["the frame itself", "people", "/notifications", false],
    ["a screen inside the frame", "spaces", "/", true],
  ])("%s: an apology with the request's id", async (_, table, target, hasFrame) => {
    await withoutTable(table, async () => {
      const response = await ask(target);
      expect(response.status).toBe(500);
      const requestId = response.headers.get("X-Request-Id");
      const html = await response.text();
      const page = await readPage(new Response(html));
      expect(page.title).toBe("Something went wrong · Plaza");
      expect(page.querySelector("h1")?.textContent).toBe("Something went wrong");
      expect(visibleText(page.querySelector("main")!)).toContain(`Request ${requestId}`);
      expect(page.querySelector("main a")?.getAttribute("href")).toBe(target);
      expect(page.querySelectorAll("h1, main")).toHaveLength(2);
      expect(page.querySelector("header") !== null).toBe(hasFrame);
      expect(html.match(LEAK)).toBeNull();
      expect(response.headers.get("Cache-Control")).toMatch(/no-(store|cache)/);
      // The log has the cause under the same request id.
      expect(server.output()).toContain(requestId);
    });
    expect((await ask(target)).status).toBe(200);
  });

  it("apologises in Spanish", async () => {
    await withoutTable("people", async () => {
      const page = await readPage(await ask("/notifications", "es"));
      expect(page.documentElement.lang).toBe("es");
      expect(page.querySelector("h1")?.textContent).not.toBe("Something went wrong");
      expect(visibleText(page).match(BROKEN)).toBeNull();
    });
  });

  it("reveals no more in loader data", async () => {
    await withoutTable("people", async () => {
      const response = await ask("/notifications.data");
      expect(response.status).toBe(500);
      expect((await response.text()).match(LEAK)).toBeNull();
    });
  });
});
