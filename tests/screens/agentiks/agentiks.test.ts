import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";

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

/** Independent of the query under test: it asks for array positions. */
const BY_STATUS = `CASE status WHEN 'active' THEN 1 WHEN 'paused' THEN 2 WHEN 'inactive' THEN 3
  ELSE 4 END, status, name, id`;

const get = async (query: string, preferences = {}) => {
  const response = await app.request(`/agentiks${query}`, { preferences });
  expect(response.status).toBe(200);
  return readPage(response);
};
const cardsOf = (page: Document) => [...page.querySelectorAll("main li:has(h3)")];
const cards = (page: Document) =>
  cardsOf(page).map((card) =>
    card.querySelector("h3 a")!.getAttribute("href")!.slice("/agentiks/".length),
  );
const matches = (page: Document) =>
  Number(page.querySelector("main p[role=status]")!.textContent!.replace(/\D/g, ""));
const hrefs = (page: Document, selector: string) =>
  [...page.querySelectorAll(selector)].map((link) => link.getAttribute("href"));
const rows = async (condition: string, order = "name, id", offset = 0) =>
  database.sql.unsafe<{ id: string; name: string; status: string }[]>(
    `SELECT * FROM agentiks WHERE ${condition} ORDER BY ${order} LIMIT 24 OFFSET ${offset}`,
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
    expect(hrefs(page, "main a.btn-primary")).toEqual(["/new?tipo=agentik"]);
    const chips = [...page.querySelectorAll("main .chip")].map((chip) => chip.textContent);
    expect(chips).toEqual(["All", "Active", "Content", "Customer Service", "Automation"]);
  });

  it("shows the first 24 by name and says how many there are", async () => {
    const page = await get("");
    expect(cards(page)).toEqual(await ids("true"));
    expect(matches(page)).toBe(await count("true"));
    expect(hrefs(page, "a[rel=next]")).toEqual(["/agentiks?page=2"]);
  });

  it("previews the first of the list, on every page of it", async () => {
    for (const [query, condition, order] of [
      ["", "true", "name, id"],
      ["?page=2", "true", "name, id"],
      ["?category=automation", "type = 'automation'", "name, id"],
      ["?sort=newest&page=2", "true", "created_at DESC, id"],
    ] as const) {
      const [first] = await rows(condition, order);
      const preview = (await get(query)).querySelector("main aside")!;
      expect(visibleText(preview)).toContain(first!.name);
      expect(visibleText(preview)).toContain("1.2K tasks · 96% success · 99.9% uptime");
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

  it("searches without regard to case and accents, together with a category", async () => {
    const condition = "unaccent(lower(name || ' ' || description)) LIKE '%zocalo%'";
    for (const q of ["zocalo", "ZÓCALO", " Zócalo "]) {
      const page = await get(`?q=${encodeURIComponent(q)}`);
      expect(cards(page)).toEqual(await ids(condition));
      expect(matches(page)).toBe(5);
    }
    expect(cards(await get("?q=zocalo&category=active"))).toEqual(["edge-a"]);
  });

  it("takes what is typed as a text, not as a pattern", async () => {
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

  it("pages through all of them without losing or repeating one", async () => {
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
    const categories = hrefs(page, "main .chip").filter((link) => link!.includes("category="));
    expect(categories).toHaveLength(4);
    for (const link of categories) {
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
    "says when nothing matches and offers to clear: %s",
    async (query) => {
      const page = await get(query);
      const text = visibleText(page.querySelector("main")!);
      expect(text).toContain("Nothing matches");
      expect(text).not.toContain("Sample data");
      expect(page.querySelector("main figure")).toBeNull();
      const clear = [...page.querySelectorAll("main a")].find(
        (link) => link.textContent === "Clear search and filters",
      );
      expect(clear?.getAttribute("href")).toBe("/agentiks");
    },
  );
});

describe("a card", () => {
  it.each([
    ["edge-a", "Active", "text-success", "pause", "Pause"],
    ["edge-b", "Paused", "text-warning", "launch", "Launch"],
    ["edge-c", "Inactive", "text-ink-soft", "launch", "Launch"],
    // Not one of the three: shown as it was written, in the plain colour of text.
    ["edge-d", "Active", "text-ink", "launch", "Launch"],
    ["edge-e", "toString", "text-ink", "launch", "Launch"],
  ])("%s: %s, %s, %s", async (id, status, colour, intent, words) => {
    const page = await get("?q=zocalo");
    const card = cardsOf(page)[cards(page).indexOf(id)]!;
    const badge = card.querySelector(".pin")!;
    expect(badge.textContent).toBe(status);
    expect([...badge.classList]).toContain(colour);
    const form = card.querySelector("form")!;
    expect([form.method, form.getAttribute("action")]).toEqual(["post", `/agentiks/${id}`]);
    const button = form.querySelector("button")!;
    expect([button.name, button.value, button.textContent]).toEqual(["intent", intent, words]);
    const configure = [...card.querySelectorAll("a")].find((a) => a.textContent === "Configure");
    expect(configure?.getAttribute("href")).toBe(`/agentiks/${id}/configure`);
  });

  it("tells the four statuses apart by a shape too", async () => {
    const page = await get("?q=zocalo");
    const shapes = cardsOf(page).map((card) => card.querySelector(".pin span")!.className);
    // a to d: active, paused, inactive, other; e is another "other".
    expect(new Set(shapes.slice(0, 4)).size).toBe(4);
    expect(shapes[4]).toBe(shapes[3]);
  });

  it("has the fixed figures on every card, and one mark that they are sample data", async () => {
    const page = await get("");
    for (const card of cardsOf(page)) {
      expect(visibleText(card)).toContain("1.2K tasks 96% success 99.9% uptime");
    }
    expect(visibleText(page.querySelector("main")!).match(/Sample data/g)).toHaveLength(1);
  });

  it("offers Pause exactly where the database says active", async () => {
    const page = await get("?sort=status&page=5");
    const shown = await rows("true", BY_STATUS, 96);
    const buttons = cardsOf(page).map((card) => card.querySelector("form button")!.textContent);
    expect(buttons).toEqual(shown.map(({ status }) => (status === "active" ? "Pause" : "Launch")));
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
    expect(page.querySelector("main figure")).toBeNull();
  });
});
