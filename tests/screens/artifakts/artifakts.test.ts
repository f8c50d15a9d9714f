import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";
import {
  actionsOf,
  allByRole,
  byRole,
  cardsOf,
  cardTo,
  hrefOf,
  nameOf,
} from "../../support/roles.ts";

let database: TestDatabase;
let app: App;
beforeAll(async () => {
  database = await createTestDatabase();
  // Rows at the edges of every rule: the seeds' ratings and prices repeat.
  await database.sql`
    INSERT INTO artifakts (id, name, description, creator_id, price, rating, type, download_count, tags, language)
    SELECT 'edge-' || edge, 'Zócalo ' || edge, 'Borde', 'person-1', price, rating, type, downloads, tags, 'es'
    FROM (VALUES ('untagged', 0, 0, 'gif', 1, ARRAY[]::text[]),
                 ('dear', 1234567, 50, '3d', 0, ARRAY['uno', 'dos', 'tres'])
         ) AS edges (edge, price, rating, type, downloads, tags)`;
  app = await createApp(database.url);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const DEFAULT_ORDER = "download_count DESC, id";
/** The types of each category, written out independently of the application. */
const TYPES = {
  design: "template presentation mockup ppt figma notion",
  audio: "audio music sound podcast",
  images: "image photo graphics gif icons brand",
  video: "video motion animation",
  web: "website wordpress webflow framer",
  documents: "document pdf doc xls txt",
  models: "3d model figure",
  tools: "tool plugin extension",
};
const inCategory = (category: keyof typeof TYPES) =>
  `type IN (${TYPES[category]
    .split(" ")
    .map((type) => `'${type}'`)
    .join(", ")})`;

const get = async (query: string, preferences = {}) => {
  const response = await app.request(`/artifakts${query}`, { preferences });
  expect(response.status).toBe(200);
  return readPage(response);
};
const cards = (page: Document) =>
  cardsOf(byRole(page, "main")).map((card) => hrefOf(card).slice("/artifakts/".length));
const cardOf = async (id: string, name: string) =>
  cardTo(await get(`?q=${encodeURIComponent(name)}`), `/artifakts/${id}`);
const matches = (page: Document) =>
  Number(page.querySelector("main p[role=status]")!.textContent!.replace(/\D/g, ""));
const categories = (page: Document) =>
  allByRole(byRole(page, "navigation", { name: "Category" }), "link");
const hrefs = (page: Document, selector: string) =>
  [...page.querySelectorAll(selector)].map((link) => link.getAttribute("href"));
const rows = async (condition: string, order = DEFAULT_ORDER, offset = 0) =>
  database.sql.unsafe<{ id: string; name: string; price: number }[]>(
    `SELECT * FROM artifakts WHERE ${condition} ORDER BY ${order} LIMIT 24 OFFSET ${offset}`,
  );
const ids = async (...query: Parameters<typeof rows>) =>
  (await rows(...query)).map((row) => row.id);
const count = async (condition: string) =>
  Number(
    (await database.sql.unsafe(`SELECT count(*) AS n FROM artifakts WHERE ${condition}`))[0]!.n,
  );

describe("GET /artifakts", () => {
  it("has the specified parts", async () => {
    const page = await get("");
    const text = visibleText(page.querySelector("main")!);
    expect(page.querySelector("h1")?.textContent).toBe("Artifakts");
    expect(page.title).toBe("Artifakts · Plaza");
    for (const part of ["Upload Artifakt", "Filter", "Download Free"]) expect(text).toContain(part);
    const upload = byRole(page, "link", { name: "Upload Artifakt" });
    expect(upload.getAttribute("href")).toBe("/new?tipo=artifakt");
    expect(categories(page).map(nameOf)).toEqual([
      "Todos",
      "Design and templates",
      "Media and audio",
      "Images and graphics",
      "Video and animation",
      "Web and development",
      "Documents",
      "3D and models",
      "Tools",
    ]);
    // The Spanish label on the English page has `lang`.
    expect(categories(page)[0]!.querySelector("[lang=es]")?.textContent).toBe("Todos");
  });

  it("shows the 24 most downloaded and the total", async () => {
    const page = await get("");
    expect(cards(page)).toEqual(await ids("true"));
    expect(matches(page)).toBe(await count("true"));
    expect(hrefs(page, "a[rel=next]")).toEqual(["/artifakts?page=2"]);
  });

  it("previews the first item of the list on every page of it", async () => {
    for (const [query, condition, order] of [
      ["", "true", DEFAULT_ORDER],
      ["?page=3", "true", DEFAULT_ORDER],
      ["?category=tools", inCategory("tools"), DEFAULT_ORDER],
      ["?sort=name&page=2", "true", "name, id"],
    ] as const) {
      const [first] = await rows(condition, order);
      const aside = byRole(await get(query), "complementary", { name: "Preview" });
      const preview = nameOf(byRole(aside, "figure"));
      expect(preview).toContain(first!.name);
      expect(preview).toContain("Ready");
    }
  });

  it.each(Object.keys(TYPES) as (keyof typeof TYPES)[])("filters by %s", async (category) => {
    const page = await get(`?category=${category}`);
    expect(cards(page)).toEqual(await ids(inCategory(category)));
    expect(matches(page)).toBe(await count(inCategory(category)));
    expect(matches(page)).toBeGreaterThan(0);
    const current = categories(page).filter((link) => link.getAttribute("aria-current") === "true");
    expect(current.map((link) => link.getAttribute("href"))).toEqual([
      `/artifakts?category=${category}`,
    ]);
  });

  it("has every artifakt in exactly one category", async () => {
    const sums = await Promise.all(
      Object.keys(TYPES).map(async (category) => matches(await get(`?category=${category}`))),
    );
    expect(sums.reduce((sum, each) => sum + each)).toBe(await count("true"));
  });

  it.each([
    ["free", "price = 0"],
    ["paid", "price > 0"],
  ])("filters by price: %s", async (price, condition) => {
    const page = await get(`?price=${price}`);
    expect(cards(page)).toEqual(await ids(condition));
    expect(matches(page)).toBe(await count(condition));
    expect(page.querySelector<HTMLSelectElement>("select[name=price]")!.value).toBe(price);
    // The closed filter shows the number of active filters, and links keep them.
    expect(visibleText(page.querySelector("main summary")!)).toBe("Filter 1");
    for (const link of categories(page))
      expect(link.getAttribute("href")).toContain(`price=${price}`);
    expect(hrefs(page, "a[rel=next]")).toEqual([`/artifakts?price=${price}&page=2`]);
  });

  it("combines all filters", async () => {
    const page = await get("?q=MENU&category=design&price=paid&sort=price");
    const condition = `search_text LIKE '%menu%' AND ${inCategory("design")} AND price > 0`;
    expect(cards(page)).toEqual(await ids(condition, `price, ${DEFAULT_ORDER}`));
    expect(matches(page)).toBe(await count(condition));
    expect(matches(page)).toBeGreaterThan(0);
  });

  it("searches regardless of case and accents", async () => {
    const condition = "unaccent(lower(name || ' ' || description)) LIKE '%zocalo%'";
    for (const q of ["zocalo", "ZÓCALO", "Zócalo", " zócalo "]) {
      const page = await get(`?q=${encodeURIComponent(q)}`);
      expect(cards(page)).toEqual(await ids(condition));
      expect(matches(page)).toBe(2);
    }
  });

  it("escapes pattern characters in the search", async () => {
    for (const q of ["%", "_", "\\", "'", "a%b"]) {
      const page = await get(`?q=${encodeURIComponent(q)}`);
      const literal = q.replaceAll("'", "''");
      expect(matches(page)).toBe(await count(`strpos(search_text, '${literal}') > 0`));
    }
  });

  it.each([
    ["rating", `rating DESC, ${DEFAULT_ORDER}`],
    ["newest", "created_at DESC, id"],
    ["name", "name, id"],
    ["price", `price, ${DEFAULT_ORDER}`],
  ])("sorts by %s, on every page", async (sort, order) => {
    expect(cards(await get(`?sort=${sort}`))).toEqual(await ids("true", order));
    expect(cards(await get(`?sort=${sort}&page=2`))).toEqual(await ids("true", order, 24));
  });

  it("pages through all items, none missing and none repeated", async () => {
    const all = await count("true");
    const seen: string[] = [];
    for (let page = 1; page <= Math.ceil(all / 24); page++) {
      seen.push(...cards(await get(`?page=${page}`)));
    }
    expect(seen).toHaveLength(all);
    expect(new Set(seen).size).toBe(all);
    expect(hrefs(await get(`?page=${Math.ceil(all / 24)}`), "a[rel=next]")).toEqual([]);
    expect(hrefs(await get("?page=2"), "a[rel=prev]")).toEqual(["/artifakts"]);
  });

  it("resets the page in every filter link and keeps the rest", async () => {
    const page = await get("?page=2&view=list&q=de&price=free");
    const links = categories(page)
      .map((link) => link.getAttribute("href")!)
      .filter((link) => link.includes("category="));
    expect(links).toHaveLength(8);
    for (const link of links) {
      expect(link).not.toContain("page=");
      for (const kept of ["view=list", "q=de", "price=free"]) expect(link).toContain(kept);
    }
    expect(page.querySelector("main .item-rows")).not.toBeNull();
  });

  it.each([
    "?category=nope",
    "?category=__proto__",
    "?sort=nope",
    "?price=nope",
    "?price=0",
    "?view=nope",
    "?page=0",
    "?page=x",
    "?foo=bar",
  ])("falls back to the unfiltered screen for %s", async (query) => {
    const page = await get(query);
    expect(cards(page)).toEqual(await ids("true"));
    expect(matches(page)).toBe(await count("true"));
  });

  it.each(["?q=zzzzzz", "?q=zocalo&price=free&category=web", "?page=999"])(
    "has an empty state with a link that clears the filters: %s",
    async (query) => {
      const page = await get(query);
      expect(visibleText(page)).toContain("Nothing matches");
      expect(allByRole(page, "figure")).toEqual([]);
      const clear = byRole(page, "link", { name: "Clear search and filters" });
      expect(clear.getAttribute("href")).toBe("/artifakts");
    },
  );
});

describe("a card", () => {
  it("has type, price, name, creator, rating, downloads, two tags and Purchase", async () => {
    const card = await cardOf("edge-dear", "Zócalo dear");
    const [creator] = await database.sql`SELECT display_name FROM people WHERE id = 'person-1'`;
    const text = visibleText(card);
    for (const part of ["3D", "$1,234,567 MXN", "Zócalo dear", creator!.display_name, "5.0"]) {
      expect(text).toContain(part);
    }
    expect(text).toContain("0 downloads");
    expect(text).toContain("uno · dos");
    expect(text).not.toContain("tres");
    // Tags come after the creator, so that they give way.
    const [line] = card.querySelectorAll("p");
    expect(line!.textContent).toContain(` · ${creator!.display_name} · uno · dos`);
    const form = card.querySelector("form")!;
    // The button leads to the question; nothing is charged from a card.
    expect([form.method, form.getAttribute("action")]).toEqual(["get", "/artifakts/edge-dear#buy"]);
    const button = byRole(form, "button", { name: "Purchase $1,234,567 MXN" });
    expect(button.getAttribute("name")).toBe("buy");
    expect(button.getAttribute("value")).toMatch(/^\/artifakts\?q=/);
  });

  it("with price 0 says FREE and Download Free; without tags it has no list of them", async () => {
    const card = await cardOf("edge-untagged", "Zócalo untagged");
    const text = visibleText(card);
    for (const part of ["GIF", "FREE", "1 download "]) expect(text).toContain(part);
    // An artifakt without ratings shows no star.
    expect(text).not.toMatch(/★|0\.0/);
    // Its only line of text ends with the creator.
    const [line, ...others] = card.querySelectorAll("p");
    expect(others).toEqual([]);
    const [creator] = await database.sql`SELECT display_name FROM people WHERE id = 'person-1'`;
    expect(line!.textContent).toMatch(new RegExp(` · ${creator!.display_name}$`));
    const button = byRole(card, "button", { name: "Download Free" });
    expect(button.getAttribute("value")).toBe("download");
  });

  it("shows the price from the database on every card", async () => {
    const shown = await rows("true");
    const page = await get("");
    const made = await database.sql<{ id: string }[]>`
      SELECT id FROM artifakts WHERE creator_id = 'demo'`;
    const isHers = (id: string) => made.some((each) => each.id === id);
    expect(cardsOf(byRole(page, "main")).map(actionsOf)).toEqual(
      shown.map(({ id, price }) => {
        if (isHers(id)) return ["Yours"];
        return [price > 0 ? `Purchase $${price.toLocaleString("en-US")} MXN` : "Download Free"];
      }),
    );
  });
});

describe("in easy mode", () => {
  it("is the same list in Spanish, without the preview", async () => {
    const page = await get("?price=free", { mode: "easy" });
    const text = visibleText(page.querySelector("main")!);
    expect(page.documentElement.lang).toBe("es");
    expect(cards(page)).toEqual(await ids("price = 0"));
    for (const part of ["Subir artifakt", "Diseño y plantillas", "Descargar gratis", "GRATIS"]) {
      expect(text).toContain(part);
    }
    expect(text).not.toMatch(/Download|Upload|Purchase/);
    expect(allByRole(page, "figure")).toEqual([]);
  });
});

describe("taking an artifakt from a card", () => {
  const priced = (condition: string) =>
    database.sql.unsafe<{ id: string; price: number }[]>(
      `SELECT id, price FROM artifakts WHERE creator_id <> 'demo' AND publication = 'published'
       AND copied_from IS NULL AND ${condition} ORDER BY price, id LIMIT 1`,
    );

  it.each([
    ["price = 0", "download", "It is in your things"],
    ["price > 0", "purchase", "It is yours"],
  ])("of %s stays in the list, with the answer on the card", async (condition, intent, words) => {
    const browser = createBrowser(app);
    const [item] = await priced(condition);
    const back = "/artifakts?sort=price&price=" + (intent === "download" ? "free" : "paid");
    const to = `/artifakts/${item!.id}?back=${encodeURIComponent(back)}`;
    const answer = await browser.request(to, { form: { intent, price: String(item!.price) } });
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      303,
      `${back}#${item!.id}-answer`,
    ]);
    const page = await readPage(await browser.request(back));
    const said = page.getElementById(`${item!.id}-answer`)!;
    expect(visibleText(said)).toContain(words);
    expect(said.querySelector("a")!.getAttribute("href")).toBe("/library");
    const again = await readPage(await browser.request(back));
    expect(again.getElementById(`${item!.id}-answer`)).toBeNull();
  });

  it("leads to the artifakt for a strange way back", async () => {
    const [item] = await priced("price = 0");
    const page = `/artifakts/${item!.id}?back=${encodeURIComponent("//elsewhere.example/artifakts")}`;
    const answer = await createBrowser(app).request(page, { form: { intent: "download" } });
    expect(answer.headers.get("Location")).toBe(`/artifakts/${item!.id}`);
  });
});

describe("the filter Only mine", () => {
  it("shows what a person made, drafts too, and bought, and no one else's", async () => {
    const person = createBrowser(app, await sessionOf(database, "person-3"));
    const read = async (query: string) => readPage(await person.request(`/artifakts${query}`));
    await database.sql`
      UPDATE artifakts SET creator_id = 'person-1' WHERE creator_id = 'person-3'`;
    await database.sql`DELETE FROM artifakt_ownerships WHERE person_id = 'person-3'`;
    expect(cards(await read("?show=mine"))).toEqual([]);
    const bought = (
      await database.sql<{ id: string }[]>`
      SELECT id FROM artifakts WHERE price = 0 AND is_listed AND creator_id <> 'person-3'
      ORDER BY download_count DESC, id LIMIT 1`
    )[0]!.id;
    await person.request(`/artifakts/${bought}`, { form: { intent: "download" } });
    await database.sql`
      UPDATE artifakts SET creator_id = 'person-3', publication = 'draft' WHERE id = 'edge-dear'`;
    const mine = await read("?show=mine");
    expect(cards(mine)).toEqual([bought, "edge-dear"]);
    expect(actionsOf(cardTo(mine, "/artifakts/edge-dear"))).not.toContain("Purchase");
    expect(cards(await read("?show=mine&price=paid"))).toEqual(["edge-dear"]);
    expect(cards(await read("?show=mine&q=zocalo"))).toEqual(["edge-dear"]);
    expect(mine.querySelector<HTMLSelectElement>("main [name=show]")!.value).toBe("mine");
    const other = createBrowser(app, await sessionOf(database, "person-4"));
    const others = await readPage(await other.request("/artifakts?show=mine"));
    expect(cards(others)).not.toContain("edge-dear");
    expect(cards(await get("?q=zocalo"))).not.toContain("edge-dear");
  });
});
