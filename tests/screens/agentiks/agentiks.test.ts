import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { createBrowser } from "../../support/session.ts";
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
  await database.sql`
    INSERT INTO agentiks (id, owner_id, name, description, status, type, language)
    SELECT 'edge-' || edge, 'demo', 'Zócalo ' || edge, 'Borde', status, 'content', 'es'
    FROM (VALUES ('a', 'active'), ('b', 'paused'), ('c', 'inactive'), ('d', 'Active'),
                 ('e', 'toString')) AS edges (edge, status)`;
  app = await createApp(database.url);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

/** The expected order: CASE here, array positions in the query under test. */
const BY_STATUS = `CASE status WHEN 'active' THEN 1 WHEN 'paused' THEN 2 WHEN 'inactive' THEN 3
  ELSE 4 END, status, name, id`;

const get = async (query: string, preferences = {}) => {
  const response = await app.request(`/agentiks${query}`, { preferences });
  expect(response.status).toBe(200);
  return readPage(response);
};
const cards = (page: Document) =>
  cardsOf(byRole(page, "main")).map((card) => hrefOf(card).slice("/agentiks/".length));
const matches = (page: Document) =>
  Number(page.querySelector("main p[role=status]")!.textContent!.replace(/\D/g, ""));
const categories = (page: Document) =>
  allByRole(byRole(page, "navigation", { name: "Category" }), "link");
const hrefs = (page: Document, selector: string) =>
  [...page.querySelectorAll(selector)].map((link) => link.getAttribute("href"));
const rows = async (condition: string, order = "name, id", offset = 0) =>
  database.sql.unsafe<{ id: string; name: string; status: string; owner_id: string }[]>(
    `SELECT * FROM agentiks WHERE ${condition} ORDER BY owner_id = 'demo' DESC, ${order}
     LIMIT 24 OFFSET ${offset}`,
  );
const ids = async (...query: Parameters<typeof rows>) =>
  (await rows(...query)).map((row) => row.id);
const count = async (condition: string) =>
  Number(
    (await database.sql.unsafe(`SELECT count(*) AS n FROM agentiks WHERE ${condition}`))[0]!.n,
  );

describe("GET /agentiks", () => {
  it("has the specified parts", async () => {
    const page = await get("");
    const text = visibleText(page.querySelector("main")!);
    expect(page.querySelector("h1")?.textContent).toBe("Agentiks");
    expect(page.title).toBe("Agentiks · Plaza");
    for (const part of ["Manage your AI agents", "Create", "Filter"]) expect(text).toContain(part);
    const create = byRole(byRole(page, "main"), "link", { name: "Create" });
    expect(create.getAttribute("href")).toBe("/new?tipo=agentik");
    expect(categories(page).map(nameOf)).toEqual([
      "All",
      "Active",
      "Content",
      "Customer Service",
      "Automation",
    ]);
  });

  it("shows the first 24, the demo person's own first, by name, and the total", async () => {
    const page = await get("");
    expect(cards(page)).toEqual(await ids("true"));
    expect(matches(page)).toBe(await count("true"));
    expect(hrefs(page, "a[rel=next]")).toEqual(["/agentiks?page=2"]);
  });

  it("previews the first item of the list on every page of it", async () => {
    for (const [query, condition, order] of [
      ["", "true", "name, id"],
      ["?page=2", "true", "name, id"],
      ["?category=automation", "type = 'automation'", "name, id"],
      ["?sort=newest&page=2", "true", "created_at DESC, id"],
    ] as const) {
      const [first] = await rows(condition, order);
      const preview = (await get(query)).querySelector("main aside")!;
      expect(visibleText(preview)).toContain(first!.name);
      expect(visibleText(preview)).toContain("Ready");
    }
  });

  it.each([
    ["active", "status = 'active'"],
    ["content", "type = 'content'"],
    ["customer_service", "type = 'customer_service'"],
    ["automation", "type = 'automation'"],
  ])("filters by %s", async (category, condition) => {
    const page = await get(`?category=${category}`);
    expect(cards(page)).toEqual(await ids(condition));
    expect(matches(page)).toBe(await count(condition));
    expect(matches(page)).toBeGreaterThan(0);
  });

  it("searches regardless of case and accents, within a category", async () => {
    const condition = "unaccent(lower(name || ' ' || description)) LIKE '%zocalo%'";
    for (const q of ["zocalo", "ZÓCALO", " Zócalo "]) {
      const page = await get(`?q=${encodeURIComponent(q)}`);
      expect(cards(page)).toEqual(await ids(condition));
      expect(matches(page)).toBe(5);
    }
    expect(cards(await get("?q=zocalo&category=active"))).toEqual(["edge-a"]);
  });

  it("escapes pattern characters in the search", async () => {
    for (const q of ["%", "_", "\\", "'", "a%b"]) {
      const page = await get(`?q=${encodeURIComponent(q)}`);
      const literal = q.replaceAll("'", "''");
      expect(matches(page)).toBe(await count(`strpos(search_text, '${literal}') > 0`));
    }
  });

  it.each([
    ["newest", "created_at DESC, id"],
    ["status", BY_STATUS],
  ])("sorts by %s, on every page", async (sort, order) => {
    const all = await count("true");
    for (let page = 1; page <= Math.ceil(all / 24); page++) {
      const shown = cards(await get(`?sort=${sort}&page=${page}`));
      expect(shown).toEqual(await ids("true", order, (page - 1) * 24));
    }
  });

  it("pages through all items, none missing and none repeated", async () => {
    const all = await count("true");
    const seen: string[] = [];
    for (let page = 1; page <= Math.ceil(all / 24); page++) {
      seen.push(...cards(await get(`?page=${page}`)));
    }
    expect(seen).toHaveLength(all);
    expect(new Set(seen).size).toBe(all);
    expect(hrefs(await get("?page=2"), "a[rel=prev]")).toEqual(["/agentiks"]);
  });

  it("resets the page in every filter link and keeps the rest", async () => {
    const page = await get("?page=2&view=list&q=de");
    const links = categories(page)
      .map((link) => link.getAttribute("href")!)
      .filter((link) => link.includes("category="));
    expect(links).toHaveLength(4);
    for (const link of links) {
      expect(link).not.toContain("page=");
      for (const kept of ["view=list", "q=de"]) expect(link).toContain(kept);
    }
    expect(page.querySelector("main .item-rows")).not.toBeNull();
  });

  it.each([
    "?category=analytics",
    "?category=toString",
    "?sort=nope",
    "?price=free",
    "?view=nope",
    "?page=-1",
    "?foo=bar",
  ])("falls back to the unfiltered screen for %s", async (query) => {
    const page = await get(query);
    expect(cards(page)).toEqual(await ids("true"));
    expect(matches(page)).toBe(await count("true"));
  });

  it.each(["?q=zzzzzz", "?page=999"])(
    "has an empty state with a link that clears the filters: %s",
    async (query) => {
      const page = await get(query);
      const text = visibleText(page.querySelector("main")!);
      expect(text).toContain("Nothing matches");
      expect(text).not.toContain("Sample data");
      expect(allByRole(page, "figure")).toEqual([]);
      const clear = byRole(page, "link", { name: "Clear search and filters" });
      expect(clear.getAttribute("href")).toBe("/agentiks");
    },
  );
});

describe("a card", () => {
  it.each([
    ["edge-a", "Active", "text-success", "pause", "Pause"],
    ["edge-b", "Paused", "text-warning", "launch", "Launch"],
    ["edge-c", "Inactive", "text-ink-soft", "launch", "Launch"],
    // An unknown status is shown as stored, in the colour of text.
    ["edge-d", "Active", "text-ink", "launch", "Launch"],
    ["edge-e", "toString", "text-ink", "launch", "Launch"],
  ])("%s: %s, %s, %s", async (id, status, colour, intent, words) => {
    const page = await get("?q=zocalo");
    const card = cardTo(page, `/agentiks/${id}`);
    const badge = card.querySelector(".pin")!;
    expect(badge.textContent).toBe(status);
    expect([...badge.classList]).toContain(colour);
    const form = card.querySelector("form")!;
    expect([form.method, form.getAttribute("action")]).toEqual(["post", `/agentiks/${id}`]);
    const button = byRole(form, "button", { name: words });
    expect([button.getAttribute("name"), button.getAttribute("value")]).toEqual(["intent", intent]);
    const configure = byRole(card, "link", { name: "Configure" });
    expect(configure.getAttribute("href")).toBe(`/agentiks/${id}/configure`);
  });

  it("distinguishes the four statuses by a shape too", async () => {
    const page = await get("?q=zocalo");
    const shapes = cardsOf(byRole(page, "main")).map((card) =>
      [...card.querySelector(".pin")!.classList]
        .filter((name) => name.startsWith("before:"))
        .join(),
    );
    // a to d: active, paused, inactive, other; e is another "other".
    expect(new Set(shapes.slice(0, 4)).size).toBe(4);
    expect(shapes[4]).toBe(shapes[3]);
  });

  it("has the fixed figures on every card but of those that have worked, and one label that they are sample data", async () => {
    const page = await get("");
    // A reply that it did not know is a task, and no success.
    const worked = await database.sql<{ id: string; n: number; unknown: number }[]>`
      SELECT f.agentik_id AS id, f.ended AS n, (SELECT count(*)::int FROM messages m
        JOIN runs r ON r.thread_id = m.thread_id AND r.message_seq = m.seq
        WHERE r.agentik_id = f.agentik_id AND m.reply_kind = 'unknown') AS unknown
      FROM agentik_figures f`;
    expect(worked.some(({ unknown }) => unknown > 0)).toBe(true);
    const figuresOf = new Map(worked.map(({ id, ...own }) => [`/agentiks/${id}`, own]));
    for (const card of cardsOf(byRole(page, "main"))) {
      const own = figuresOf.get(card.querySelector("a")!.getAttribute("href")!);
      const success = own && Math.floor(((own.n - own.unknown) * 100) / own.n);
      const figures = own
        ? `${own.n} tasks · ${success}% success`
        : "1.2K tasks · 96% success · 99.9% uptime";
      expect(visibleText(card)).toContain(figures);
    }
    expect(visibleText(page.querySelector("main")!).match(/Sample data/g)).toHaveLength(1);
  });

  it("has Pause or Launch on the viewer's own, and Duplicate on other people's", async () => {
    const page = await get("?sort=status");
    const shown = await rows("true", BY_STATUS);
    expect(cardsOf(byRole(page, "main")).map(actionsOf)).toEqual(
      shown.map(({ status, owner_id }) => {
        if (owner_id !== "demo") return ["Duplicate"];
        return [status === "active" ? "Pause" : "Launch", "Configure"];
      }),
    );
  });
});

describe("in easy mode", () => {
  it("is the same list in Spanish, without the preview", async () => {
    const page = await get("?category=active", { mode: "easy" });
    const text = visibleText(page.querySelector("main")!);
    expect(page.documentElement.lang).toBe("es");
    expect(cards(page)).toEqual(await ids("status = 'active'"));
    for (const part of ["Crear", "Atención al cliente", "Pausar", "Configurar", "Activo"]) {
      expect(text).toContain(part);
    }
    expect(text).not.toMatch(/Launch|Pause\b|Configure\b|Create/);
    expect(allByRole(page, "figure")).toEqual([]);
  });
});

describe("Duplicate on a card", () => {
  it("makes a copy for the person, once, and stays in the list with a link to the copy", async () => {
    const browser = createBrowser(app);
    const path = "/agentiks?sort=newest&page=2";
    const list = await readPage(await browser.request(path));
    const form = [...list.querySelectorAll("main li form")].find(
      (each) => nameOf(each.querySelector("button")!) === "Duplicate",
    )!;
    const field = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`)!.value;
    const action = form.getAttribute("action")!;
    const id = new URL(action, "http://plaza").pathname.slice("/agentiks/".length);
    const press = () =>
      browser.request(action, { form: { intent: "duplicate", key: field("key") } });
    const before = await count("true");
    const answer = await press();
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `${path}#${id}-answer`]);
    const after = await readPage(await browser.request(path));
    const said = after.getElementById(`${id}-answer`)!;
    expect(visibleText(said)).toMatch(/Open the copy$/);
    const copy = said.querySelector("a")!.getAttribute("href")!.slice("/agentiks/".length);
    expect(await rows(`id = '${copy}'`)).toMatchObject([{ status: "inactive" }]);
    const made = (await count("true")) - before;
    await press();
    expect((await count("true")) - before).toBe(made);
    const mine = await readPage(await browser.request("/agentiks?show=mine"));
    expect(cards(mine)).toContain(copy);
    expect(cards(mine)).not.toContain(id);
    expect(actionsOf(cardTo(mine, `/agentiks/${copy}`))).toEqual(["Launch", "Configure"]);
  });

  it("filters a visitor's list by the demo person's own", async () => {
    const page = await get("?show=mine");
    expect(cards(page)).toEqual(await ids("owner_id = 'demo'"));
  });
});
