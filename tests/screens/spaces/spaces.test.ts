import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";

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

const get = async (query: string, preferences = {}) => {
  const response = await app.request(`/spaces${query}`, { preferences });
  expect(response.status).toBe(200);
  return readPage(response);
};
/** The ids of the cards, in their order. */
const cards = (page: Document) =>
  [...page.querySelectorAll("main h3 a")].map((link) =>
    link.getAttribute("href")!.slice("/spaces/".length),
  );
const matches = (page: Document) =>
  Number(page.querySelector("main p[role=status]")!.textContent!.replace(/\D/g, ""));
const hrefs = (page: Document, selector: string) =>
  [...page.querySelectorAll(selector)].map((link) => link.getAttribute("href"));
const ids = async (condition: string, order: string, offset = 0) =>
  (
    await database.sql.unsafe<{ id: string }[]>(
      `SELECT id FROM spaces WHERE ${condition} ORDER BY ${order} LIMIT 24 OFFSET ${offset}`,
    )
  ).map((row) => row.id);
const count = async (condition: string) =>
  Number((await database.sql.unsafe(`SELECT count(*) AS n FROM spaces WHERE ${condition}`))[0]!.n);

describe("GET /spaces", () => {
  it("has the specified parts", async () => {
    const page = await get("");
    const text = visibleText(page.querySelector("main")!);
    for (const part of ["Plaza Spaces", "Create Space", "Filter", "Join Space"]) {
      expect(text).toContain(part);
    }
    const chips = [...page.querySelectorAll("main .chip")].map((chip) => chip.textContent);
    expect(chips).toEqual(["All", "Standard", "Niche", "Custom"]);
    const [shown] = await database.sql`SELECT name FROM spaces WHERE id = 'space-4'`;
    const preview = visibleText(page.querySelector("aside figcaption")!);
    expect(preview).toContain(shown!.name);
    expect(preview).toContain("Ready");
  });

  it("shows the largest 24 first and says how many there are", async () => {
    const page = await get("");
    expect(cards(page)).toEqual(await ids("true", "user_count DESC, id"));
    expect(matches(page)).toBe(await count("true"));
    expect(hrefs(page, "a[rel=next]")).toEqual(["/spaces?page=2"]);
  });

  it.each(["standard", "niche", "custom"])("filters by %s", async (type) => {
    const page = await get(`?category=${type}`);
    expect(cards(page)).toEqual(await ids(`type = '${type}'`, "user_count DESC, id"));
    expect(matches(page)).toBe(await count(`type = '${type}'`));
  });

  it("searches without regard to case and accents", async () => {
    const plain = await get("?q=panaderia");
    const accented = await get(`?q=${encodeURIComponent("PANADERÍA")}`);
    const condition = "unaccent(lower(name || ' ' || description)) LIKE '%panaderia%'";
    expect(matches(plain)).toBe(await count(condition));
    expect(matches(plain)).toBeGreaterThan(0);
    expect(cards(accented)).toEqual(cards(plain));
  });

  it("takes what is typed as a text, not as a pattern", async () => {
    for (const q of ["%", "_", "\\", "'", "a%b"]) {
      const page = await get(`?q=${encodeURIComponent(q)}`);
      const literal = q.replaceAll("'", "''");
      expect(cards(page)).toHaveLength(
        Math.min(24, await count(`strpos(search_text, '${literal}') > 0`)),
      );
    }
  });

  it.each([
    ["name", "name, id"],
    ["newest", "created_at DESC, id"],
  ])("sorts by %s", async (sort, order) => {
    expect(cards(await get(`?sort=${sort}`))).toEqual(await ids("true", order));
  });

  it("pages without losing or repeating one", async () => {
    const first = cards(await get(""));
    const second = cards(await get("?page=2"));
    expect(second).toEqual(await ids("true", "user_count DESC, id", 24));
    expect(new Set([...first, ...second]).size).toBe(48);
    expect(hrefs(await get("?page=2"), "a[rel=prev]")).toEqual(["/spaces"]);
  });

  it("resets the page in every filter link and keeps the view", async () => {
    const page = await get("?page=2&view=list&q=de");
    const categories = hrefs(page, "main .chip").filter((link) => link!.includes("category="));
    expect(categories).toHaveLength(3);
    for (const link of categories) {
      expect(link).not.toContain("page=");
      expect(link).toContain("view=list");
      expect(link).toContain("q=de");
    }
  });

  it.each(["?category=nope", "?sort=nope", "?view=nope", "?page=0", "?page=x", "?foo=bar"])(
    "falls back to the unfiltered screen for %s",
    async (query) => {
      expect(cards(await get(query))).toEqual(await ids("true", "user_count DESC, id"));
    },
  );

  it("says when nothing matches and offers to clear", async () => {
    for (const query of ["?q=zzzzzz", "?page=999"]) {
      const page = await get(query);
      expect(visibleText(page)).toContain("Nothing matches");
      const clear = [...page.querySelectorAll("main a")].find(
        (link) => link.textContent === "Clear search and filters",
      );
      expect(clear?.getAttribute("href")).toBe("/spaces");
    }
  });

  it("shows three places in plain Spanish in easy mode", async () => {
    const page = await get("", { mode: "easy" });
    const text = visibleText(page.querySelector("main")!);
    expect(page.querySelector("h1")?.textContent).toBe("ESPACIOS DE TRABAJO");
    expect(text.match(/Entrar/g)).toHaveLength(3);
    expect(text).not.toContain("Join Space");
  });
});
