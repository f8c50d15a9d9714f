import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { QUERY_CHANNEL } from "#db/connection/client.ts";
import { isComingSoon } from "#domain/shop/kits/kits.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App, type AppRequestInit } from "../../support/request.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";

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
  const response = await app.request(`/perks${query}`, { preferences });
  expect(response.status).toBe(200);
  return readPage(response);
};
const post = (form: Record<string, string>, query = "") => app.request(`/perks${query}`, { form });
const mainOf = (page: Document) => page.querySelector("main")!;
/** The ids of a section's perks in order. */
const perksIn = (page: Document, section: string) =>
  [
    ...page.querySelectorAll<HTMLInputElement>(
      `#${section} input[name=perk], #${section} button[name=buy]`,
    ),
  ].map(({ value }) => value);
const ids = async (condition: string, order: string) =>
  (
    await database.sql.unsafe<{ id: string }[]>(
      `SELECT id FROM perks WHERE ${condition} ORDER BY ${order}`,
    )
  ).map(({ id }) => id);
const said = (page: Document) =>
  Number(page.querySelector("#results p[role=status]")!.textContent!.replace(/\D/g, ""));
const alertOf = async (response: Response) =>
  visibleText((await readPage(response)).querySelector("main [role=alert]")!);

const MENU = [
  "Descubrir",
  "Integraciones",
  "Plantillas",
  "Automatización",
  "Análisis",
  "Comunicación",
  "Productividad",
  "Actualizaciones",
];
const CATEGORIES = MENU.slice(1).map((name) =>
  name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase(),
);

describe("GET /perks", () => {
  it("is a Spanish store inside the English product", async () => {
    const page = await get("");
    expect(page.documentElement.lang).toBe("en");
    expect(page.title).toBe("Agentiks Pro · Plaza");
    expect(visibleText(page.querySelector("h1")!)).toBe("Agentiks Pro");
    expect(page.querySelector("h1")!.closest("[lang]")!.getAttribute("lang")).toBe("es");
    const text = visibleText(mainOf(page));
    for (const part of ["Destacados", "Cancelar", "Agregar dinero a la cuenta", "Obtener"]) {
      expect(text).toContain(part);
    }
    const menu = [...page.querySelectorAll("main nav a")];
    expect(menu.map((link) => link.textContent)).toEqual(MENU);
    expect(menu.map((link) => link.getAttribute("href"))).toEqual([
      "/perks",
      ...CATEGORIES.map((category) => `/perks?menu=${category}`),
    ]);
    expect(visibleText(page.querySelector("#menu")!)).toContain("Dashboard");
  });

  it("is in English if chosen, with `lang` on Spanish texts", async () => {
    const page = await get("", { language: "en" });
    const text = visibleText(mainOf(page));
    for (const part of ["Featured", "Cancel", "Add money to the account", "Discover", "Buy"]) {
      expect(text).toContain(part);
    }
    const names = page.querySelectorAll("main h3");
    expect(names.length).toBeGreaterThan(20);
    for (const name of names) expect(name.getAttribute("lang")).toBe("es");
  });

  it("has the featured perks and two ranked lists of ten, and no results", async () => {
    const page = await get("");
    expect(perksIn(page, "featured")).toEqual(await ids("featured", "downloads DESC, id"));
    for (const [section, type] of [
      ["free", "free"],
      ["premium", "premium"],
    ] as const) {
      const expected = await ids(`type = '${type}' AND top_position > 0`, "top_position");
      expect(expected).toHaveLength(10);
      expect(perksIn(page, section)).toEqual(expected);
      expect(page.querySelectorAll(`#${section} ol > li`)).toHaveLength(10);
    }
    expect(page.getElementById("results")).toBeNull();
  });

  it("shows no star for a perk without a review", async () => {
    const [perk] = await database.sql<[{ id: string; rating: number }]>`
      SELECT id, rating FROM perks WHERE top_position = 1`;
    await database.sql`UPDATE perks SET rating = 0 WHERE id = ${perk.id}`;
    try {
      const item = (await get("")).querySelector(`ol a[href="/apps/${perk.id}"]`)!.closest("li")!;
      expect(visibleText(item)).not.toMatch(/★|\b0\.0\b/);
    } finally {
      await database.sql`UPDATE perks SET rating = ${perk.rating} WHERE id = ${perk.id}`;
    }
  });

  it("shows price, code, rating and downloads of each perk", async () => {
    const page = await get("");
    const rows = await database.sql`SELECT * FROM perks WHERE top_position > 0`;
    for (const row of rows) {
      const item = page
        .querySelector(`ol a[href="/apps/${row.id}"]`)!
        .closest("li") as unknown as Element;
      const text = visibleText(item);
      const cents = row.price_cents as number;
      const dollars = `$${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
      expect(text).toContain(`${dollars} USD`);
      const button = item.querySelector("button")!;
      if (isComingSoon(row.id as string)) {
        expect(text).not.toMatch(/descargas|★/);
        expect([button.value, text]).toEqual(["await", expect.stringContaining("Próximamente")]);
        continue;
      }
      expect(text).toContain(`${(row.rating as number) / 10}${row.rating % 10 ? "" : ".0"}`);
      expect(text).toMatch(/ · [\d.]+K? descargas/);
      expect([button.name, button.value, button.firstChild!.textContent]).toEqual(
        cents === 0 ? ["intent", "obtain", "Obtener"] : ["buy", row.id, "Comprar"],
      );
      expect(item.querySelector("form")!.method).toBe(cents === 0 ? "post" : "get");
    }
  });

  it("asks with price, balance and what is left before a perk is charged", async () => {
    const [row] = await database.sql`
      SELECT id, price_cents FROM perks WHERE category = 'analisis' AND price_cents > 0 LIMIT 1`;
    const id = row!.id as string;
    const list = await get("?menu=analisis");
    const button = list.querySelector<HTMLButtonElement>(`#results button[value="${id}"]`)!;
    const asking = button.form!;
    expect(asking.getAttribute("action")).toBe("/perks#buy");
    const kept = [...asking.querySelectorAll("input")].map(({ name, value }) => [name, value]);
    expect(kept).toEqual([["menu", "analisis"]]);

    const page = await get(`?menu=analisis&buy=${id}`);
    expect(perksIn(page, "results")).toEqual(perksIn(list, "results"));
    const asked = page.getElementById("buy")!;
    const dollars = `\\$${((row!.price_cents as number) / 100).toFixed(2)} USD`;
    expect(visibleText(asked)).toMatch(
      new RegExp(`¿Lo compras\\? .* Precio ${dollars} Tu saldo \\$[\\d,.]+ USD Saldo después`),
    );
    const value = (name: string) =>
      asked.querySelector<HTMLInputElement>(`form[method=post] [name=${name}]`)!.value;
    expect([value("perk"), value("price"), value("intent")]).toEqual([
      id,
      String(row!.price_cents),
      "buy",
    ]);
    expect(asked.querySelector("a")!.getAttribute("href")).toBe("/perks?menu=analisis");
    for (const query of ["?buy=nope", "?buy=", `?buy=${(await ids("price_cents = 0", "id"))[0]}`])
      expect((await get(query)).getElementById("buy")).toBeNull();
  });

  it("leads to the wallet and back to the question when there is too little money", async () => {
    await database.sql`INSERT INTO people (id, kind, display_name, first_name, handle)
      VALUES ('broke', 'account', 'Ana', 'Ana', 'broke')`;
    const broke = createBrowser(app, await sessionOf(database, "broke"));
    const [id] = await ids("price_cents > 0 AND featured", "id");
    const page = await readPage(await broke.request(`/perks?buy=${id}`));
    const asked = page.getElementById("buy")!;
    expect(asked.querySelector("form")).toBeNull();
    expect(visibleText(asked.querySelector("[role=alert]")!)).toContain("Te faltan");
    const wallet = new URL(asked.querySelector("a")!.getAttribute("href")!, "http://p");
    expect(wallet.pathname).toBe("/wallet");
    expect(wallet.searchParams.get("next")).toBe(`/perks?buy=${id}`);
  });

  it.each(CATEGORIES)("shows results for %s above the lists, which stay", async (category) => {
    const [bare, page] = [await get(""), await get(`?menu=${category}`)];
    const expected = await ids(`category = '${category}'`, "downloads DESC, id");
    expect(expected.length).toBeGreaterThan(0);
    expect(perksIn(page, "results")).toEqual(expected);
    expect(said(page)).toBe(expected.length);
    for (const section of ["featured", "free", "premium"]) {
      expect(perksIn(page, section)).toEqual(perksIn(bare, section));
    }
    const [current] = page.querySelectorAll("main nav a[aria-current]");
    expect(current!.getAttribute("href")).toBe(`/perks?menu=${category}`);
    const order = [...page.querySelectorAll("main section")].map(({ id }) => id);
    expect(order).toEqual(["results", "featured", "free", "premium"]);
  });

  it("searches regardless of case and accents, within a menu category or without", async () => {
    const condition = "unaccent(lower(name || ' ' || description)) LIKE '%pronostico%'";
    const expected = await ids(condition, "downloads DESC, id");
    expect(expected.length).toBeGreaterThan(0);
    for (const q of ["pronostico", "PRONÓSTICO"]) {
      expect(perksIn(await get(`?q=${encodeURIComponent(q)}`), "results")).toEqual(expected);
    }
    const both = await get("?q=de&menu=plantillas");
    expect(perksIn(both, "results")).toEqual(
      await ids(
        "category = 'plantillas' AND unaccent(lower(name || ' ' || description)) LIKE '%de%'",
        "downloads DESC, id",
      ),
    );
    expect(both.querySelector("main input[type=hidden][name=menu]")).toHaveProperty(
      "value",
      "plantillas",
    );
    expect(both.querySelector("main nav a")!.getAttribute("href")).toBe("/perks?q=de");
  });

  it("escapes pattern characters in the search", async () => {
    for (const q of ["%", "_", "\\", "' OR true --"]) {
      expect(perksIn(await get(`?q=${encodeURIComponent(q)}`), "results")).toEqual([]);
    }
  });

  it("has pages of 24 results", async () => {
    const all = await ids("name || ' ' || description ILIKE '%e%'", "downloads DESC, id");
    expect(all.length).toBeGreaterThan(24);
    const first = await get("?q=e");
    expect(said(first)).toBe(all.length);
    expect(first.querySelector("a[rel=next]")!.getAttribute("href")).toBe("/perks?q=e&page=2");
    const second = await get("?q=e&page=2");
    expect(second.querySelector("a[rel=prev]")!.getAttribute("href")).toBe("/perks?q=e");
    expect([...perksIn(first, "results"), ...perksIn(second, "results")]).toEqual(all);
  });

  it("has an empty state with a link that clears the search; the lists stay", async () => {
    const page = await get("?q=zzzzzz");
    expect(visibleText(page.getElementById("results")!)).toContain("Nada coincide");
    const clear = [...page.querySelectorAll("#results a")].map((link) => link.getAttribute("href"));
    expect(clear).toEqual(["/perks"]);
    expect(perksIn(page, "free")).toHaveLength(10);
  });

  it.each(["?menu=nope", "?menu=descubrir", "?page=9", "?foo=bar"])(
    "is the unfiltered store for %s",
    async (query) => expect((await get(query)).getElementById("results")).toBeNull(),
  );
});

describe("POST /perks", () => {
  it("refuses to cancel without a subscription", async () => {
    const response = await post({ intent: "cancel" });
    expect(response.status).toBe(200);
    expect(await alertOf(response)).toContain("No hay nada que cancelar");
  });

  it("creates no guest for that refusal, not even temporarily", async () => {
    const asked: string[] = [];
    const note = (message: unknown) => void asked.push((message as { query: string }).query);
    subscribe(QUERY_CHANNEL, note);
    const response = await post({ intent: "cancel" });
    unsubscribe(QUERY_CHANNEL, note);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(asked.filter((query) => /^\s*insert into "?people/i.test(query))).toEqual([]);
  });

  it("links to adding dollars, and from there back to the same place", async () => {
    const money = await post({ intent: "add-money" }, "?menu=analisis");
    expect(money.status).toBe(303);
    expect(money.headers.get("Location")).toBe(
      "/wallet?currency=USD&next=%2Fperks%3Fmenu%3Danalisis",
    );
  });

  it("stores nothing for an unknown perk or a changed price", async () => {
    const count = async () =>
      (
        await database.sql`SELECT (SELECT count(*) FROM people) AS people,
        (SELECT count(*) FROM ledger_entries) AS entries`
      )[0];
    const before = await count();
    const forms: Record<string, string>[] = [
      { intent: "cancel" },
      { intent: "add-money" },
      { intent: "buy" },
      { intent: "buy", price: "1" },
    ];
    for (const form of forms) await post({ ...form, perk: "perk-voz-marca" });
    expect(await count()).toEqual(before);
  });

  it("installs a free perk, which opens, and asks to be told of one that is coming soon", async () => {
    const browser = createBrowser(app);
    const press = (intent: string, perk: string) =>
      browser.request("/perks", { form: { intent, perk } });
    expect((await press("obtain", "perk-respuestas-rapidas")).status).toBe(303);
    const shown = await readPage(await browser.request("/perks"));
    const item = shown.querySelector('#free a[href="/apps/perk-respuestas-rapidas"].btn')!;
    expect(item.getAttribute("aria-label")).toBe("Abrir Respuestas rápidas");
    expect((await press("obtain", "perk-buzon-unico")).status).toBe(409);
    expect((await press("await", "perk-buzon-unico")).status).toBe(303);
    const list = await readPage(await browser.request("/perks"));
    expect(visibleText(list.getElementById("free")!)).toContain("Te avisaremos");
    expect(list.querySelector('#free [value="perk-buzon-unico"]')).toBeNull();
    expect(list.querySelector("main button:disabled")).toBeNull();
  });

  it("answers a malformed form with a 4xx status", async () => {
    expect((await post({ intent: "nope" })).status).toBe(400);
    expect((await post({ perk: "perk-voz-marca" })).status).toBe(400);
    expect((await post({ intent: "buy", perk: "nope" })).status).toBe(404);
    expect((await post({ intent: "obtain" })).status).toBe(404);
  });
});
