import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { sessionOf } from "../../support/session.ts";
import { createApp, type App } from "../../support/request.ts";
import { allByRole, byRole, cardsOf, hrefOf, nameOf } from "../../support/roles.ts";

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
/** The ids of the cards in order. */
const cards = (page: Document) =>
  cardsOf(byRole(page, "main")).map((card) => hrefOf(card).slice("/spaces/".length));
const matches = (page: Document) =>
  Number(page.querySelector("main p[role=status]")!.textContent!.replace(/\D/g, ""));
const categories = (page: Document) =>
  allByRole(byRole(page, "navigation", { name: "Category" }), "link");
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

/** SQL condition: spaces that the demo person is in. */
const OWN = "id IN (SELECT space_id FROM space_members WHERE person_id = 'demo')";
const OWN_FIRST = `(${OWN}) DESC, user_count DESC, id`;

describe("GET /spaces", () => {
  it("has the specified parts", async () => {
    const page = await get("");
    const text = visibleText(page.querySelector("main")!);
    for (const part of ["Plaza Spaces", "Create Space", "Filter", "Join Space"]) {
      expect(text).toContain(part);
    }
    expect(categories(page).map(nameOf)).toEqual(["All", "Standard", "Niche", "Custom"]);
    const [shown] = await database.sql`SELECT name FROM spaces WHERE id = 'space-4'`;
    const preview = nameOf(byRole(byRole(page, "complementary", { name: "Preview" }), "figure"));
    expect(preview).toContain(shown!.name);
    expect(preview).toContain("Ready");
  });

  it("shows the 24 largest and the total", async () => {
    const page = await get("?show=all");
    expect(cards(page)).toEqual(await ids("true", "user_count DESC, id"));
    expect(matches(page)).toBe(await count("true"));
    expect(hrefs(page, "a[rel=next]")).toEqual(["/spaces?show=all&page=2"]);
  });

  it("shows the viewer's spaces first, for visitors the demo person's, and only those as Mine", async () => {
    const page = await get("");
    const own = await ids(OWN, "user_count DESC, id");
    expect(own.length).toBeGreaterThan(3);
    expect(cards(page)).toEqual(
      [...own, ...(await ids(`NOT (${OWN})`, "user_count DESC, id"))].slice(0, 24),
    );
    expect(matches(page)).toBe(await count("true"));
    const mine = await get("?show=mine");
    expect(cards(mine)).toEqual(own);
    expect(matches(mine)).toBe(own.length);
  });

  it.each(["standard", "niche", "custom"])("filters by %s", async (type) => {
    const page = await get(`?category=${type}`);
    expect(cards(page)).toEqual(await ids(`type = '${type}'`, OWN_FIRST));
    expect(matches(page)).toBe(await count(`type = '${type}'`));
  });

  it("groups the digits of a large count of members, on cards and on a space's page", async () => {
    const [{ before }] = await database.sql<[{ before: number }]>`
      SELECT user_count AS before FROM spaces WHERE id = 'space-7'`;
    const setCount = (members: number) =>
      database.sql`UPDATE spaces SET user_count = ${members} WHERE id = 'space-7'`;
    await setCount(12_345);
    try {
      for (const [language, words] of [
        ["en", "12,345 members"],
        ["es", "12,345 miembros"],
      ] as const) {
        const list = await get("?q=Padarias", { language });
        expect(visibleText(cardsOf(byRole(list, "main"))[0]!)).toContain(words);
        const space = await readPage(
          await app.request("/spaces/space-7", { preferences: { language } }),
        );
        expect(visibleText(byRole(space, "main"))).toContain("12,345");
      }
    } finally {
      await setCount(before);
    }
  });

  it("searches regardless of case and accents", async () => {
    const plain = await get("?q=panaderia");
    const accented = await get(`?q=${encodeURIComponent("PANADERÍA")}`);
    const condition = "unaccent(lower(name || ' ' || description)) LIKE '%panaderia%'";
    expect(matches(plain)).toBe(await count(condition));
    expect(matches(plain)).toBeGreaterThan(0);
    expect(cards(accented)).toEqual(cards(plain));
  });

  it("escapes pattern characters in the search", async () => {
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

  it("pages through all items, none missing and none repeated", async () => {
    const first = cards(await get(""));
    const second = cards(await get("?page=2"));
    expect(second).toEqual(await ids("true", OWN_FIRST, 24));
    expect(new Set([...first, ...second]).size).toBe(48);
    expect(hrefs(await get("?page=2"), "a[rel=prev]")).toEqual(["/spaces"]);
  });

  it("resets the page in every filter link and keeps the view", async () => {
    const page = await get("?page=2&view=list&q=de");
    const links = categories(page)
      .map((link) => link.getAttribute("href")!)
      .filter((link) => link.includes("category="));
    expect(links).toHaveLength(3);
    for (const link of links) {
      expect(link).not.toContain("page=");
      expect(link).toContain("view=list");
      expect(link).toContain("q=de");
    }
  });

  it.each(["?category=nope", "?sort=nope", "?view=nope", "?page=0", "?page=x", "?foo=bar"])(
    "falls back to the unfiltered screen for %s",
    async (query) => {
      expect(cards(await get(query))).toEqual(await ids("true", OWN_FIRST));
    },
  );

  it("has an empty state with a link that clears the filters", async () => {
    for (const query of ["?q=zzzzzz", "?page=999"]) {
      const page = await get(query);
      expect(visibleText(page)).toContain("Nothing matches");
      const clear = byRole(page, "link", { name: "Clear search and filters" });
      expect(clear.getAttribute("href")).toBe("/spaces");
    }
  });

  it("shows three spaces in Spanish in easy mode", async () => {
    const page = await get("", { mode: "easy" });
    const text = visibleText(page.querySelector("main")!);
    expect(page.querySelector("h1")?.textContent).toBe("ESPACIOS DE TRABAJO");
    expect(text.match(/Entrar/g)).toHaveLength(3);
    expect(text).not.toContain("Join Space");
    // On to all spaces, where filters work, and to a new one.
    expect(hrefs(page, "main a[href*='?']")).toEqual(["/spaces?show=all", "/new?tipo=space"]);
    const all = await get("?show=all", { mode: "easy" });
    expect(cards(all)).toEqual(await ids("true", "user_count DESC, id"));
  });

  const easyFor = async (id: string) => {
    const response = await app.request("/spaces", {
      preferences: { mode: "easy" },
      cookies: await sessionOf(database, id),
    });
    return (await readPage(response)).querySelector("main")!;
  };
  const makeAccount = (id: string) => database.sql`
    INSERT INTO people (id, kind, display_name, first_name, handle)
    VALUES (${id}, 'account', 'Rosa', 'Rosa', ${id})`;

  it("offers to create one first to a person without spaces, then three to look at", async () => {
    await makeAccount("easy-0");
    const main = await easyFor("easy-0");
    const headings = [...main.querySelectorAll("h2")].map((heading) => heading.textContent);
    expect(headings.slice(0, 2)).toEqual(["Todavía no tienes un espacio", "Espacios para conocer"]);
    expect(headings).toHaveLength(5);
    const links = [...main.querySelectorAll("a")];
    expect(links[0]!.getAttribute("href")).toBe("/new?tipo=space");
    expect(visibleText(links[0]!)).toBe("Crear un espacio");
    const text = visibleText(main);
    expect(text).not.toContain("Entrar");
    expect(text).not.toContain("trabaja con tu gente");
    expect(links.filter((link) => /^Ver/.test(visibleText(link)))).toHaveLength(4);
  });

  it.each([1, 5])("shows %i own spaces and no others in easy mode", async (count) => {
    const id = `easy-${count}`;
    await makeAccount(id);
    const names = Array.from({ length: count }, (_, index) => `Mesa ${count}-${index + 1}`);
    for (const name of names)
      await database.sql.begin(async (tx) => {
        const space = name.toLowerCase().replace(" ", "-");
        await tx`INSERT INTO spaces (id, name, description, type, visibility, owner_id)
          VALUES (${space}, ${name}, 'x', 'standard', 'private', ${id})`;
        await tx`INSERT INTO space_members (space_id, person_id, role)
          VALUES (${space}, ${id}, 'owner')`;
      });
    const main = await easyFor(id);
    const shown = [...main.querySelectorAll("h2")].map((heading) => heading.textContent);
    expect(shown.sort()).toEqual(names);
    const text = visibleText(main);
    expect(text.match(/Entrar/g)).toHaveLength(count);
    expect(text.match(/ · Tu espacio/g)).toHaveLength(count);
  });
});
