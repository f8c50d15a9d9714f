import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { portalAppStatus } from "#domain/shop/kits/kits.ts";
import type { PortalAppStatus } from "#domain/items/catalogue.ts";
import { soonReason } from "#app/presenters/kits/soon-reason.server.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App, type AppRequestInit } from "../../support/request.ts";
import { allByRole, byRole, nameOf } from "../../support/roles.ts";
import { createBrowser } from "../../support/session.ts";

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

const get = async (query: string, preferences: AppRequestInit["preferences"] = {}) => {
  const response = await app.request(`/portals${query}`, { preferences });
  expect(response.status).toBe(200);
  return readPage(response);
};
const post = (query: string, form: Record<string, string>) =>
  app.request(`/portals${query}`, { form });
const mainOf = (page: Document) => page.querySelector("main")!;
const texts = (page: Document | Element, selector: string) =>
  [...page.querySelectorAll(selector)].map((element) => visibleText(element));
const categories = (page: Document) =>
  allByRole(byRole(page, "navigation", { name: "Category" }), "link");
/** The ids of the cards in order. */
const cards = (page: Document) =>
  [...page.querySelectorAll("main li[id^=portal-]")].map(({ id }) => id);
const appLinks = (root: Document | Element) =>
  [...root.querySelectorAll("main a[href*='app='], li a[href*='app=']")].map((link) =>
    new URL(link.getAttribute("href")!, "http://x").searchParams.get("app"),
  );
const ids = async (query: string) =>
  (await database.sql.unsafe<{ id: string }[]>(query)).map(({ id }) => id);
const portalsWhere = (condition: string) =>
  ids(`SELECT id FROM portals p WHERE ${condition} ORDER BY position`);
const said = (page: Document) =>
  Number(page.querySelector("main p[role=status]")!.textContent!.replace(/\D/g, ""));

describe("GET /portals", () => {
  it("is the Gateway: title, tabs, search and categories", async () => {
    const page = await get("");
    expect(visibleText(page.querySelector("h1")!)).toBe("Portal Gateway");
    const tabs = allByRole(byRole(page, "navigation", { name: "Views" }), "link");
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute("href")])).toEqual([
      ["Gateway", "/portals"],
      ["Launchpad", "/portals?tab=launchpad"],
      ["Suites", "/portals?tab=suites"],
    ]);
    expect(tabs.map((tab) => tab.getAttribute("aria-current"))).toEqual(["page", null, null]);
    expect(categories(page).map(nameOf)).toEqual([
      "All",
      "Intelligence",
      "Productivity",
      "Analytics",
      "Communication",
    ]);
    expect(page.querySelector("main input[name=q]")).not.toBeNull();
  });

  it("shows each portal's type, status, texts and first six apps", async () => {
    const page = await get("");
    const rows = await database.sql`SELECT * FROM portals ORDER BY position`;
    expect(cards(page)).toEqual(rows.map(({ id }) => id as string));
    expect(said(page)).toBe(rows.length);
    for (const row of rows) {
      const card = page.getElementById(row.id as string)!;
      const text = visibleText(card);
      for (const part of [row.name, row.description, "Active"]) expect(text).toContain(part);
      expect(text).toContain(row.type === "free" ? "Free" : "Premium");
      const apps = await ids(
        `SELECT id FROM portal_apps WHERE portal_id = '${row.id}' ORDER BY position`,
      );
      expect(appLinks(card)).toEqual(apps.slice(0, 6));
      expect(text).toContain(`see ${apps.length - 6} more`);
    }
  });

  it("shows the rest of one portal's apps behind its link", async () => {
    const card = (await get("")).getElementById("portal-work")!;
    const link = [...card.querySelectorAll("a")].at(-1)!.getAttribute("href")!;
    expect(link).toBe("/portals?more=portal-work#portal-work");
    const page = await get(link.slice("/portals".length).split("#")[0]!);
    const all = await ids(
      "SELECT id FROM portal_apps WHERE portal_id = 'portal-work' ORDER BY position",
    );
    expect(appLinks(page.getElementById("portal-work")!)).toEqual(all);
    expect(visibleText(page.getElementById("portal-work")!)).not.toContain("more");
    expect(appLinks(page.getElementById("portal-mind")!)).toHaveLength(6);
  });

  it.each(["intelligence", "productivity", "analytics", "communication"])(
    "filters by %s",
    async (category) => {
      const page = await get(`?category=${category}`);
      expect(cards(page)).toEqual(await portalsWhere(`category = '${category}'`));
      expect(said(page)).toBe(cards(page).length);
      const current = categories(page).filter((link) => link.hasAttribute("aria-current"));
      expect(current.map((link) => nameOf(link).toLowerCase())).toEqual([category]);
    },
  );

  it("finds a portal by its own texts, regardless of case and accents", async () => {
    const expected = await portalsWhere("name || description ILIKE '%agents that read%'");
    expect(expected).toHaveLength(1);
    for (const q of ["agents that read", "AGÉNTS thát READ"]) {
      expect(cards(await get(`?q=${encodeURIComponent(q)}`))).toEqual(expected);
    }
  });

  it("finds a portal by its apps and shows the found app first", async () => {
    const page = await get("?q=contract+check");
    expect(cards(page)).toEqual(["portal-mind"]);
    const found = appLinks(page.getElementById("portal-mind")!);
    expect(found).toHaveLength(6);
    expect(found[0]).toBe("portal-app-contract-check");
  });

  it("combines search and category, and keeps both in its links and its form", async () => {
    const page = await get("?q=menu&category=intelligence");
    expect(cards(page)).toEqual(
      await portalsWhere(
        `category = 'intelligence' AND (p.name || ' ' || p.description ILIKE '%menu%' OR EXISTS
          (SELECT 1 FROM portal_apps a WHERE a.portal_id = p.id
            AND a.name || ' ' || a.description ILIKE '%menu%'))`,
      ),
    );
    expect(page.querySelector("main input[type=hidden][name=category]")).toHaveProperty(
      "value",
      "intelligence",
    );
    const links = categories(page).map((link) => link.getAttribute("href"));
    expect(links).toContain("/portals?q=menu");
    expect(links).toContain("/portals?q=menu&category=analytics");
  });

  it("escapes pattern characters in the search", async () => {
    for (const q of ["%", "_", "\\", "' OR true --"]) {
      expect(cards(await get(`?q=${encodeURIComponent(q)}`))).toEqual([]);
    }
  });

  it("has an empty state with a link that clears the filters", async () => {
    const page = await get("?q=zzzzzz");
    expect(visibleText(mainOf(page))).toContain("Nothing matches");
    expect(said(page)).toBe(0);
    const clear = [...page.querySelectorAll("main a")].find(
      (link) => link.textContent === "Clear search and filters",
    );
    expect(clear?.getAttribute("href")).toBe("/portals");
  });

  it.each(["?tab=nope", "?category=nope", "?more=nope", "?foo=bar"])(
    "shows the unfiltered Gateway for %s",
    async (query) => expect(cards(await get(query))).toEqual(await portalsWhere("true")),
  );

  it("is in Spanish in easy mode, with `lang` on English texts", async () => {
    const page = await get("", { mode: "easy" });
    expect(visibleText(page.querySelector("h1")!)).toBe("Puerta de portales");
    const names = page.querySelectorAll("main h2");
    expect(names.length).toBe((await portalsWhere("true")).length);
    for (const name of names) expect(name.getAttribute("lang")).toBe("en");
  });

  it.each(["es", "en"] as const)("describes each portal and suite in %s", async (language) => {
    const column = language === "es" ? "description_es" : "description";
    const described = async (table: string) =>
      (
        await database.sql.unsafe<{ text: string }[]>(
          `SELECT ${column} AS text FROM ${table} ORDER BY position`,
        )
      ).map(({ text }) => text);
    const portals = visibleText(mainOf(await get("", { language })));
    for (const text of await described("portals")) expect(portals).toContain(text);
    const suites = visibleText(mainOf(await get("?tab=suites", { language })));
    for (const text of await described("suites")) expect(suites).toContain(text);
  });
});

describe("GET /portals?tab=launchpad", () => {
  it("shows every app of every portal in order, with its status", async () => {
    const page = await get("?tab=launchpad");
    const rows = await database.sql`
      SELECT a.* FROM portal_apps a JOIN portals p ON p.id = a.portal_id
      ORDER BY p.position, a.position`;
    expect(appLinks(page)).toEqual(rows.map(({ id }) => id as string));
    const words = { available: "Available", beta: "Beta", "coming-soon": "Coming soon" };
    expect(texts(mainOf(page), "li a")).toEqual(
      rows.map((row) =>
        [
          row.name,
          words[portalAppStatus(row as unknown as { id: string; status: PortalAppStatus })],
          ...(row.type === "premium" ? ["★"] : []),
        ].join(" "),
      ),
    );
    const stars = [...mainOf(page).querySelectorAll("li a [role=img]")];
    expect(stars.map((star) => star.getAttribute("aria-label"))).toEqual(
      rows.filter(({ type }) => type === "premium").map(() => "Premium"),
    );
  });

  it("has eight columns on a wide screen", async () => {
    expect((await get("?tab=launchpad")).querySelector("main ul")!.className).toContain(
      "xl:grid-cols-8",
    );
  });

  it("shows the app in the address, and none for an unknown id", async () => {
    const page = await get("?tab=launchpad&app=portal-app-timesheet");
    const sheet = page.querySelector("main section")!;
    for (const part of ["Shift Timer", "Hours, breaks and changes", "Work Portal", "Beta"]) {
      expect(visibleText(sheet)).toContain(part);
    }
    expect(page.querySelectorAll("main a[aria-current=true]")).toHaveLength(1);
    expect((await get("?tab=launchpad&app=nope")).querySelector("main section")).toBeNull();
  });

  it("has no Install button for an app that is not available yet", async () => {
    const [soon] = await ids("SELECT id FROM portal_apps WHERE status = 'coming-soon' LIMIT 1");
    const sheet = (await get(`?tab=launchpad&app=${soon}`)).querySelector("main section")!;
    expect([...sheet.querySelectorAll("button")].map(({ value }) => value)).toEqual(["await-app"]);
    const name = sheet.querySelector("h2")!.textContent!;
    expect(visibleText(sheet)).toContain(soonReason({ id: soon!, name }, { locale: "en" }));
    const refused = await post("?tab=launchpad", { intent: "install-app", app: soon! });
    expect(refused.status).toBe(409);
  });
});

describe("GET /portals?tab=suites", () => {
  it("shows three suites with six apps each, the rating and Install", async () => {
    const page = await get("?tab=suites");
    const suites = [...page.querySelectorAll("main li[id^=suite-]")];
    const rows = await database.sql`SELECT * FROM suites ORDER BY position`;
    expect(suites.map(({ id }) => id)).toEqual(rows.map(({ id }) => id as string));
    expect(suites).toHaveLength(3);
    for (const [index, suite] of suites.entries()) {
      const apps = await database.sql<{ id: string; name: string; status: PortalAppStatus }[]>`
        SELECT a.id, a.name, a.status FROM suite_apps s JOIN portal_apps a ON a.id = s.app_id
        WHERE s.suite_id = ${suite.id} ORDER BY s.position`;
      expect(apps).toHaveLength(6);
      // Those that cannot be installed are marked, and counted.
      const isSoon = (app: (typeof apps)[number]) => portalAppStatus(app) === "coming-soon";
      expect([...suite.querySelectorAll("ul > li")].map(visibleText)).toEqual(
        apps.map((app) => `${app.name}${isSoon(app) ? " Coming soon" : ""}`),
      );
      const ready = apps.filter((app) => !isSoon(app)).length;
      const text = visibleText(suite);
      expect(text).toContain(`${ready} of its 6 apps can be installed today.`);
      for (const part of [rows[index]!.name, rows[index]!.description, "4.8", "Install"]) {
        expect(text).toContain(part);
      }
      const form = suite.querySelector("form")!;
      expect(form.getAttribute("action")).toBe(`/portals?tab=suites#${suite.id}`);
      expect(form.querySelector("button")).toHaveProperty("value", "install-suite");
    }
  });
});

describe("POST /portals", () => {
  it("installs a suite with a result for each app, and a single app", async () => {
    const suite = await post("?tab=suites", { intent: "install-suite", suite: "suite-office" });
    expect(suite.status).toBe(200);
    const said = (await readPage(suite)).querySelector("main [role=status]")!;
    expect(visibleText(said)).toContain("Office Suite");
    expect(said.querySelectorAll("li")).toHaveLength(6);
    const single = await post("?tab=launchpad&app=portal-app-ask", {
      intent: "install-app",
      app: "portal-app-ask",
    });
    const shown = await readPage(single);
    expect(visibleText(mainOf(shown))).toContain("Ask Anything is installed");
    expect(said.querySelector('a[href="/library"]')).not.toBeNull();
    expect(
      mainOf(shown).querySelector('[role=status] a[href="/apps/portal-app-ask"]'),
    ).not.toBeNull();
    expect(visibleText(said)).toMatch(/Plaza Sign ?: ?not open yet/);
  });

  it.each([
    { language: "en", withSuite: "Installed with Office Suite", buttons: ["Install", "Uninstall"] },
    {
      language: "es",
      withSuite: "Instalada con Office Suite",
      buttons: ["Instalar", "Desinstalar"],
    },
  ])("tells apps installed with a suite from apps installed alone: $language", async (words) => {
    const { language } = words;
    const [install, uninstall] = words.buttons;
    const browser = createBrowser(app);
    await browser.request("/portals?tab=suites", {
      form: { intent: "install-suite", suite: "suite-office" },
    });
    const [row] = await database.sql<[{ id: string }]>`
      SELECT app_id AS id FROM portal_installs WHERE source = 'suite-office' LIMIT 1`;
    const address = `/portals?tab=launchpad&app=${row.id}`;
    const sheet = async () => {
      const page = await readPage(await browser.request(address, { preferences: { language } }));
      const shown = page.querySelector("main [role=status] section")!;
      return {
        text: visibleText(shown),
        buttons: texts(shown, "button"),
        suite: shown.querySelector("a[href*=suites]")?.getAttribute("href"),
      };
    };
    const withSuite = await sheet();
    expect(withSuite.text).toContain(words.withSuite);
    expect(withSuite.buttons).toEqual([]);
    expect(withSuite.suite).toBe("/portals?tab=suites#suite-office");

    await browser.request(address, { form: { intent: "install-app", app: row.id } });
    const direct = await sheet();
    expect(direct.text).not.toContain(words.withSuite);
    expect(direct.buttons).toEqual([uninstall]);

    await browser.request("/portals?tab=suites", {
      form: { intent: "remove-suite", suite: "suite-office" },
    });
    expect((await sheet()).buttons).toEqual([uninstall]);
    await browser.request(address, { form: { intent: "uninstall-app", app: row.id } });
    expect((await sheet()).buttons).toEqual([install]);
  });

  it("answers a malformed form with a 4xx status", async () => {
    for (const [form, status] of [
      [{ intent: "nope" }, 400],
      [{ suite: "suite-office" }, 400],
      [{ intent: "install-suite", suite: "nope" }, 404],
      [{ intent: "install-suite" }, 404],
      [{ intent: "install-app", app: "nope" }, 404],
    ] as const) {
      expect([form, (await post("", form)).status]).toEqual([form, status]);
    }
    const json = await app.request("/portals", {
      method: "POST",
      body: "{}",
      headers: { "Content-Type": "application/json", Origin: "http://localhost" },
    });
    expect(json.status).toBe(415);
  });
});
