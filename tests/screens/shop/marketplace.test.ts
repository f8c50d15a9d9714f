import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createBrowser } from "../../support/session.ts";
import { isComingSoon } from "#domain/shop/kits/kits.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { cookiesOf, createApp, type App } from "../../support/request.ts";
import { allByRole, byRole, cardsOf } from "../../support/roles.ts";

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

const get = async (query = "", preferences = {}) => {
  const response = await app.request(`/marketplace${query}`, { preferences });
  expect(response.status).toBe(200);
  return readPage(response);
};
/** The ids of the cards in order. */
const cards = (page: Document) => cardsOf(byRole(page, "main")).map(({ id }) => id);
const matches = (page: Document) =>
  Number(page.querySelector("main p[role=status]")!.textContent!.replace(/\D/g, ""));
/** The names of the categories with their counts. */
const chips = (page: Document) =>
  Object.fromEntries(
    allByRole(byRole(page, "navigation", { name: "Category" }), "link").map((chip) => {
      const [, name, count] = /^(.*?) *(\d+)$/.exec(chip.textContent!)!;
      return [name!, Number(count)];
    }),
  );
const ids = async (condition = "true", order = "featured DESC, unaccent(lower(name))") =>
  (
    await database.sql.unsafe<{ id: string }[]>(
      `SELECT id FROM marketplace_apps WHERE ${condition} ORDER BY ${order}`,
    )
  ).map((row) => row.id);
/** SQL condition of the search, written independently of the application's. */
const FOUND = (word: string) =>
  `unaccent(lower(concat_ws(' ', name, description, array_to_string(tags, ' ')))) LIKE '%${word}%'`;

describe("GET /marketplace", () => {
  it("has the 14 apps with all their specified fields", async () => {
    const page = await get();
    expect(page.querySelector("h1")?.textContent).toBe("Marketplace");
    expect(cards(page)).toHaveLength(14);
    expect(matches(page)).toBe(14);
    const apps = await database.sql`SELECT * FROM marketplace_apps`;
    for (const row of apps) {
      const text = visibleText(page.getElementById(row.id)!);
      const price = (row.price as string).replace("/mo", " USD/mo");
      for (const part of [row.name, row.developer, price, ...row.tags]) {
        expect(text).toContain(part);
      }
      const isSoon = isComingSoon(row.id as string);
      expect(text.includes((row.rating / 10).toFixed(1))).toBe(!isSoon);
      expect(text.includes("downloads")).toBe(!isSoon);
      const button = isSoon ? "Coming soon: tell me" : "Install";
      expect(text).toContain(`${button} ${row.name}`);
      expect(page.querySelector(`h3 a[href="/apps/${row.id}"]`)).not.toBeNull();
      expect(/^(?:Free|\$\d+ USD\/mo) Featured /.test(text)).toBe(row.featured);
    }
    expect(visibleText(page.getElementById("app-comandero")!)).toContain("1.2M downloads");
  });

  it("shows no star for an app without a review", async () => {
    const [listed] = await database.sql<[{ id: string; rating: number }]>`
      SELECT id, rating FROM marketplace_apps ORDER BY id LIMIT 1`;
    await database.sql`UPDATE marketplace_apps SET rating = 0 WHERE id = ${listed.id}`;
    try {
      expect(visibleText((await get()).getElementById(listed.id)!)).not.toMatch(/★|\b0\.0\b/);
    } finally {
      await database.sql`
        UPDATE marketplace_apps SET rating = ${listed.rating} WHERE id = ${listed.id}`;
    }
  });

  it("has the platform's figures, labelled as sample data", async () => {
    const section = (await get()).querySelector("main section:has(dl)")!;
    const text = visibleText(section);
    expect(text).toContain("Sample data");
    for (const figure of ["1,247 Total Apps", "18.2k Downloads Today", "342 Active Developers"]) {
      const [value, ...name] = figure.split(" ");
      expect(text).toContain(`${name.join(" ")} ${value}`);
    }
  });

  it.each([
    ["featured", "featured DESC, unaccent(lower(name))"],
    ["rating", "rating DESC, unaccent(lower(name))"],
    ["downloads", "downloads DESC, unaccent(lower(name))"],
    ["name", "unaccent(lower(name))"],
  ])("sorts by %s", async (sort, order) => {
    const page = await get(`?sort=${sort}`);
    expect(cards(page)).toEqual(await ids("true", order));
    const select = page.querySelector<HTMLSelectElement>("main select[name=sort]")!;
    expect(select.value).toBe(sort);
    // The select is outside the search form, but belongs to it.
    expect(select.form).toBe(page.querySelector("main form[role=search]"));
  });

  it("is sorted by featured by default", async () => {
    expect(cards(await get())).toEqual(cards(await get("?sort=featured")));
  });

  it("sorts downloads as numbers: 1.2M above 900K", async () => {
    const [first, second] = cards(await get("?sort=downloads"));
    expect([first, second]).toEqual(["app-comandero", "app-tienda-ligera"]);
  });

  it.each([
    ["a name", "RESENA", "resena"],
    ["a description", "neighborhood", "neighborhood"],
    ["a tag alone", "Motorbikes", "motorbikes"],
  ])("finds %s regardless of case and accents", async (_what, typed, folded) => {
    const expected = await ids(FOUND(folded));
    expect(expected.length).toBeGreaterThan(0);
    const page = await get(`?q=${typed}`);
    expect(cards(page)).toEqual(expected);
    expect(matches(page)).toBe(expected.length);
  });

  it("escapes pattern characters in the search", async () => {
    for (const q of ["%", "_", "\\"]) {
      expect(cards(await get(`?q=${encodeURIComponent(q)}`))).toEqual([]);
    }
  });

  it("counts the search's matches per category, whichever category is chosen", async () => {
    const counted = await database.sql<{ category: string; n: number }[]>`
      SELECT initcap(category) AS category, count(*)::int AS n FROM marketplace_apps GROUP BY 1`;
    const all = { All: 14, ...Object.fromEntries(counted.map((row) => [row.category, row.n])) };
    expect(chips(await get())).toEqual(all);
    expect(chips(await get("?category=design"))).toEqual(all);

    const found = await ids(FOUND("shop"));
    const searched = await get("?q=shop&category=design");
    expect(chips(searched).All).toBe(found.length);
    for (const { category } of counted) {
      const within = await ids(`${FOUND("shop")} AND category = '${category.toLowerCase()}'`);
      expect(chips(searched)[category]).toBe(within.length);
      const page = await get(`?q=shop&category=${category.toLowerCase()}`);
      expect(cards(page)).toEqual(within);
      expect(matches(page)).toBe(within.length);
    }
  });

  it.each(["?category=nope", "?sort=nope", "?view=nope", "?page=0", "?foo=bar"])(
    "falls back to the unfiltered screen for %s",
    async (query) => expect(cards(await get(query))).toEqual(await ids()),
  );

  it("says No apps found, with a link that clears the filters", async () => {
    const page = await get("?q=zzzzzz");
    expect(visibleText(page)).toContain("No apps found");
    expect(chips(page).All).toBe(0);
    const clear = [...page.querySelectorAll("main a")].find(
      (link) => link.textContent === "Clear search and filters",
    );
    expect(clear?.getAttribute("href")).toBe("/marketplace");
  });

  it("shows the distribution of categories as a chart and as a table", async () => {
    const page = await get("?q=zzzzzz");
    const figure = page.querySelector("main figure")!;
    expect(figure.querySelector("[role=img] svg path")).not.toBeNull();
    const table = [...figure.querySelectorAll("tbody tr")].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    const expected = await database.sql<{ row: string[] }[]>`
      SELECT ARRAY[initcap(category), to_char(sum(downloads), 'FM9,999,999,999'),
                   to_char(avg(rating) / 10, 'FM0.00'), count(*)::text] AS row
      FROM marketplace_apps GROUP BY category ORDER BY sum(downloads) DESC`;
    expect(table).toEqual(expected.map(({ row }) => row));
    expect(figure.querySelectorAll("ol li")).toHaveLength(expected.length);
  });

  it("has pages of 24 apps", async () => {
    await database.sql`
      INSERT INTO marketplace_apps (id, name, developer, description, category, rating, downloads, price)
      SELECT 'extra-' || n, 'Zzz ' || n, 'Estudio', 'Prueba', 'design', 10, n, 'Free'
      FROM generate_series(1, 20) AS n`;
    try {
      const [first, second] = [await get("?sort=downloads"), await get("?sort=downloads&page=2")];
      expect([cards(first).length, cards(second).length, matches(first)]).toEqual([24, 10, 34]);
      expect([...cards(first), ...cards(second)]).toEqual(await ids("true", "downloads DESC"));
      expect(first.querySelector("a[rel=next]")?.getAttribute("href")).toBe(
        "/marketplace?sort=downloads&page=2",
      );
    } finally {
      await database.sql`DELETE FROM marketplace_apps WHERE id LIKE 'extra-%'`;
    }
  });

  it("is in Spanish in easy mode, with `lang` on the apps' names, which are English", async () => {
    const page = await get("?q=zzzzzz", { mode: "easy" });
    expect(page.querySelector("h1")?.textContent).toBe("Mercado");
    expect(visibleText(page)).toContain("No se encontraron apps");
    const card = (await get("", { mode: "easy" })).getElementById("app-pulso")!;
    expect(card.querySelector("h3")?.lang).toBe("en");
    const description = [...card.querySelectorAll("p")].find(({ textContent }) =>
      textContent.includes("Cinco números"),
    );
    expect(description?.closest("[lang]")?.getAttribute("lang")).toBe("es");
    expect(card.querySelector("button")?.textContent).toContain("Instalar");
  });
});

describe("POST /marketplace", () => {
  const post = (form: Record<string, string>, query = "") =>
    app.request(`/marketplace${query}`, { form });

  it("installs for a new guest, and redirects to the same list", async () => {
    const page = await get("?q=shop&sort=name");
    const action = page.querySelector("#app-voz-clara form")!.getAttribute("action");
    expect(action).toBe("/marketplace?q=shop&sort=name#app-voz-clara");
    const answer = await post({ intent: "install", app: "app-voz-clara" }, "?q=shop&sort=name");
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe(action);
    const cookies = cookiesOf(answer);
    const shown = await app.request("/marketplace?q=shop&sort=name", { cookies });
    const card = (await readPage(shown)).querySelector("#app-voz-clara")!;
    expect([...card.querySelectorAll("button")].map(({ value }) => value)).toEqual(["uninstall"]);
    // Without the session one sees the demo person's apps: none is installed there.
    expect((await get("")).querySelector("#app-voz-clara button")).toHaveProperty(
      "value",
      "install",
    );
  });

  it("opens what is installed, and says when an app is coming soon", async () => {
    const browser = createBrowser(app);
    const card = async (id: string) => {
      const page = await readPage(await browser.request("/marketplace"));
      return page.getElementById(id)!;
    };
    await browser.request("/marketplace", { form: { intent: "install", app: "app-voz-clara" } });
    const page = await readPage(await browser.request("/marketplace"));
    expect(page.querySelector('main a[href="/apps/app-voz-clara"]')).not.toBeNull();
    expect(visibleText(await card("app-voz-clara"))).toContain("Open Voz Clara");

    const refused = await browser.request("/marketplace", {
      form: { intent: "install", app: "app-ruta-corta" },
    });
    expect(refused.status).toBe(409);
    await browser.request("/marketplace", { form: { intent: "await", app: "app-ruta-corta" } });
    const waiting = visibleText(await card("app-ruta-corta"));
    expect(waiting).toContain("We will tell you");
    expect(waiting).not.toContain("tell me");
  });

  it.each([
    ["an unknown intent", { intent: "nope", app: "app-pulso" }, 400],
    ["no intent", { app: "app-pulso" }, 400],
    ["an unknown app", { intent: "install", app: "app-nope" }, 404],
    ["no app", { intent: "install" }, 404],
  ])("refuses %s", async (_what, form, status) => {
    expect((await post(form as Record<string, string>)).status).toBe(status);
  });

  it("refuses a body that is not a form", async () => {
    const answer = await app.request("/marketplace", {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: "http://localhost" },
      body: "{}",
    });
    expect(answer.status).toBe(415);
  });
});
