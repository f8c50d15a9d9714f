import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { coverLook, coverVariant } from "#domain/items/cover.ts";
import { fold } from "#domain/search/text-fold.ts";
import { findAlike, looksOfCovers } from "../../support/pictures/covers.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { cookiesOf, createApp, type App, type AppRequestInit } from "../../support/request.ts";
import { sessionOf } from "../../support/session.ts";
import { allByRole, byRole, cardTo, nameOf } from "../../support/roles.ts";

/** Requests to /search, compared with a scan of all rows in JavaScript. */
let database: TestDatabase;
let app: App;

beforeAll(async () => {
  database = await createTestDatabase();
  const { sql } = database;
  await sql`
    INSERT INTO spaces (id, name, description, type, user_count, language)
    SELECT 'q-' || n, 'Rincón Zarzuela ' || n, 'Nada', 'custom', n, 'es'
    FROM generate_series(1, 30) n`;
  await sql`
    INSERT INTO spaces (id, name, description, type, user_count, language)
    VALUES ('q-described', 'Otro lugar', 'Con ZARZUELA dentro', 'custom', 9999, 'es'),
           ('q-hostile', 'Cien % <b>de</b> a_b \\ c', 'x', 'custom', 0, 'es'),
           ('q-joint', 'Termina en quix', 'otl empieza', 'custom', 0, 'es'),
           ('q-long', 'Largo', ${"palabra ".repeat(30)}, 'custom', 0, 'es')`;
  await sql`
    INSERT INTO people (id, display_name, first_name, handle)
    VALUES ('q-maker', 'Zarzuéla Pérez', 'Zarzuela', 'zarzuela')`;
  await sql`
    INSERT INTO artifakts (id, name, description, creator_id, price, rating, type, language)
    VALUES ('q-made', 'Hoja', 'De cálculo', 'q-maker', 1249, 47, 'xls', 'es')`;
  app = await createApp(database.url);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const get = async (query: string, init: AppRequestInit = {}) => {
  const response = await app.request(`/search${query}`, init);
  expect(response.status).toBe(200);
  return readPage(response);
};
const search = (q: string, rest = "") => get(`?q=${encodeURIComponent(q)}${rest}`);

const LISTS = {
  artifakt: "/artifakts/",
  space: "/spaces/",
  agentik: "/agentiks/",
  challenge: "/challenges/",
} as const;
const KINDS = Object.keys(LISTS) as (keyof typeof LISTS)[];
const LIMITS = { artifakt: 8, space: 6, agentik: 6, challenge: 4 };

/** The links that limit the results to one kind. */
const kindLinks = (page: Document) =>
  allByRole(byRole(page, "navigation", { name: "Kinds of results" }), "link");

/** The groups on the page: their total and the ids of their results. */
const groupsOf = (page: Document) =>
  Object.fromEntries(
    [...page.querySelectorAll("main section:has(h2)")].map((section) => {
      const links = [...section.querySelectorAll("h3 a")].map((a) => a.getAttribute("href")!);
      const kind = section.getAttribute("aria-labelledby")!.replace("results-", "");
      expect(links.every((href) => href.startsWith(LISTS[kind as keyof typeof LISTS]))).toBe(true);
      return [
        kind,
        {
          total: Number(section.querySelector("h2 + span")!.textContent!.replace(/\D/g, "")),
          ids: links.map((href) => href.split("/").at(-1)!),
        },
      ];
    }),
  );

interface Row {
  kind: keyof typeof LISTS;
  id: string;
  name: string;
  description: string;
  subtitle: string;
}

/** All matching rows with their rank: 0 for the title, 1 for the description, 2 for anything else. */
async function expectedFor(q: string) {
  const rows = await database.sql<Row[]>`
    SELECT 'artifakt' AS kind, a.id, a.name, a.description, p.display_name AS subtitle
      FROM artifakts a JOIN people p ON p.id = a.creator_id
    UNION ALL SELECT 'space', id, name, description, type FROM spaces
    UNION ALL SELECT 'agentik', id, name, description, replace(type, '_', ' ') FROM agentiks
    UNION ALL SELECT 'challenge', id, name, description, type FROM challenges`;
  const has = (text: string) => fold(text).includes(fold(q));
  const ranks = new Map<string, number>();
  const totals = { artifakt: 0, space: 0, agentik: 0, challenge: 0 };
  for (const row of rows) {
    const rank = [row.name, row.description, row.subtitle].findIndex(has);
    if (rank === -1) continue;
    ranks.set(`${row.kind} ${row.id}`, rank);
    totals[row.kind]++;
  }
  return { ranks, totals };
}

it("shows no star for a result without a review", async () => {
  await database.sql`
    INSERT INTO artifakts (id, name, description, creator_id, price, rating, type, language)
    VALUES ('q-unrated', 'Quetzalito', 'Sin reseñas', 'demo', 0, 0, 'xls', 'es')`;
  const page = await search("quetzalito");
  await database.sql`DELETE FROM artifakts WHERE id = 'q-unrated'`;
  const hit = page.querySelector('main a[href="/artifakts/q-unrated"]')!.closest("li")!;
  expect(visibleText(hit)).toContain("Quetzalito");
  expect(visibleText(hit)).not.toMatch(/★|\b0\.0\b/);
});

describe("GET /search", () => {
  it.each([
    "pan",
    "PANADERÍA",
    "panaderia",
    "menú",
    "de",
    "a",
    "niche",
    "Diseño",
    "design",
    "customer service",
    "sales",
    "zarzuela",
    "Cocina Abierta",
    "señal",
    "ç",
    "1",
    "-",
  ])("finds for %j the same as a scan of all rows", async (q) => {
    const { ranks, totals } = await expectedFor(q);
    const page = await search(q);
    const groups = groupsOf(page);
    for (const kind of KINDS) {
      const { total = 0, ids = [] } = groups[kind] ?? {};
      expect([kind, total]).toEqual([kind, totals[kind]]);
      expect(ids).toHaveLength(Math.min(LIMITS[kind], totals[kind]));
      const shown = ids.map((id) => ranks.get(`${kind} ${id}`));
      // Only matches, better ranks first, and no better match is missing.
      const best = [...ranks].filter(([key]) => key.startsWith(`${kind} `)).map(([, rank]) => rank);
      expect(shown).toEqual(best.sort((a, b) => a - b).slice(0, ids.length));
    }
    const sum = KINDS.reduce((all, kind) => all + totals[kind], 0);
    const status = visibleText(page.querySelector("main [role=status]")!);
    expect(status).toBe(`${sum.toLocaleString("en-US")} result${sum === 1 ? "" : "s"} for “${q}”`);
  });

  it("shows the groups in the specified order, with links by kind and their counts", async () => {
    const page = await search("a");
    expect([...page.querySelectorAll("main h2")].map((h2) => h2.textContent)).toEqual([
      "Artifakts",
      "Spaces",
      "Agentiks",
      "Challenges",
    ]);
    const { totals } = await expectedFor("a");
    expect(kindLinks(page).map(nameOf).slice(1)).toEqual([
      `Artifakts ${totals.artifakt}`,
      `Spaces ${totals.space}`,
      `Agentiks ${totals.agentik}`,
      `Challenges ${totals.challenge}`,
    ]);
  });

  it("escapes pattern characters, and finds the words of title and description in any order", async () => {
    expect(groupsOf(await search("%")).space?.ids).toEqual(["q-hostile"]);
    expect(groupsOf(await search("a_b")).space?.ids).toEqual(["q-hostile"]);
    expect(groupsOf(await search("b \\ c")).space?.ids).toEqual(["q-hostile"]);
    expect(groupsOf(await search("otl quix")).space?.ids).toEqual(["q-joint"]);
    expect(groupsOf(await search("quixotl"))).toEqual({});
  });

  it("marks the matches in title and description regardless of accents", async () => {
    const page = await search("zarzuela");
    const marks = [...page.querySelectorAll("main mark")].map((mark) => mark.textContent!);
    expect(marks.length).toBeGreaterThan(0);
    for (const mark of marks) expect(fold(mark)).toBe("zarzuela");
    const hostile = await search("<b>DÉ</b>");
    expect([...hostile.querySelectorAll("main mark")].map((mark) => mark.textContent)).toEqual([
      "<b>de</b>",
    ]);
    expect(hostile.querySelector("main h3")?.textContent).toBe("Cien % <b>de</b> a_b \\ c");
  });

  it("shows the details of each kind of result", async () => {
    const page = await search("zarzuela");
    const made = visibleText(cardTo(page, "/artifakts/q-made"));
    for (const part of ["Hoja", "Artifakt", "Zarzuéla Pérez", "$1,249 MXN", "4.7", "De cálculo"])
      expect(made).toContain(part);
    const space = visibleText(cardTo(page, "/spaces/q-30"));
    for (const part of ["Space", "Custom", "30 members"]) expect(space).toContain(part);
    const long = await search("palabra palabra");
    const text = long.querySelector('main li:has(a[href="/spaces/q-long"]) p:last-child')!;
    expect([...text.textContent!]).toHaveLength(121);
    expect(text.textContent).toMatch(/…$/);
  });

  it("pages through one kind in a stable order", async () => {
    const first = await search("zarzuela", "&kind=space");
    const second = await search("zarzuela", "&kind=space&page=2");
    expect(Object.keys(groupsOf(first))).toEqual(["space"]);
    const ids = [...groupsOf(first).space!.ids, ...groupsOf(second).space!.ids];
    // Ordered by size; the match in the description comes last.
    expect(ids).toEqual([...Array.from({ length: 30 }, (_, n) => `q-${30 - n}`), "q-described"]);
    const [next] = first.querySelectorAll("a[rel=next]");
    expect(next?.getAttribute("href")).toBe("/search?q=zarzuela&kind=space&page=2");
    expect(second.querySelector("a[rel=next]")).toBeNull();
    expect(second.querySelector("a[rel=prev]")?.getAttribute("href")).toBe(
      "/search?q=zarzuela&kind=space",
    );
    const current = kindLinks(first).filter((link) => link.getAttribute("aria-current") === "true");
    expect(current.map(nameOf)).toEqual(["Spaces 31"]);
    expect(kindLinks(first).map(nameOf).join(" ")).toContain("Artifakts 1");
  });

  it("never shows two covers alike near each other, on any page", async () => {
    const pages = [
      await search("zarzuela"),
      await search("zarzuela", "&kind=space"),
      await search("zarzuela", "&kind=space&page=2"),
    ];
    // The ids are such that, each looked at alone, some would be alike on the pages of one kind.
    const ids = groupsOf(pages[1]!).space!.ids;
    expect(findAlike(ids.map((id) => `${coverVariant("space", id)} ${coverLook(id)}`))).not.toEqual(
      [],
    );
    for (const page of pages)
      for (const group of page.querySelectorAll("main section:has(h2)"))
        expect(findAlike(looksOfCovers(group))).toEqual([]);
  });

  it("has an empty state without results and on a page past the end", async () => {
    const none = visibleText((await search("zzzzzz")).querySelector("main")!);
    expect(none).toContain("No results found");
    expect(none).toContain("Try adjusting your search terms");
    const beyond = await search("zarzuela", "&kind=space&page=9");
    expect(visibleText(beyond.querySelector("main")!)).toContain("No results found");
    const back = allByRole(byRole(beyond, "main"), "link").map((link) => link.getAttribute("href"));
    expect(back).toContain("/search?q=zarzuela");
  });

  it.each(["", "?q=", "?q=%20%20", "?kind=space", "?q=%CC%81"])(
    "%j has no results and a hint",
    async (query) => {
      const page = await get(query);
      expect(groupsOf(page)).toEqual({});
      const text = visibleText(page.querySelector("main")!);
      expect(text).toContain("What are you looking for?");
      expect(text).not.toContain("No results found");
    },
  );

  it("ignores invalid parameters", async () => {
    const page = await search("zarzuela", "&kind=perk&page=4");
    expect(groupsOf(page).space?.ids).toHaveLength(6);
  });

  it("shows the query in its field and title, and is not indexed", async () => {
    const q = `"><script>alert(1)</script> ñ`;
    const page = await search(q);
    expect(page.querySelector<HTMLInputElement>("main input[name=q]")?.value).toBe(q);
    expect(page.title).toBe(`Search: ${q} · Plaza`);
    expect(page.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
  });

  it("is in Spanish in easy mode", async () => {
    const page = await get("?q=zarzuela", { preferences: { mode: "easy" } });
    expect(page.querySelector("h1")?.textContent).toBe("Buscar");
    expect(visibleText(page.querySelector("main")!)).toContain("resultados de “zarzuela”");
  });
});

describe("Plaza's own screens", () => {
  const screens = (page: Document) =>
    [...(page.querySelector("[aria-labelledby=results-screens]")?.querySelectorAll("a") ?? [])].map(
      (link) => [visibleText(link), link.getAttribute("href")],
    );
  const searchAs = async (q: string, language: string, cookies: Record<string, string> = {}) =>
    get(`?q=${encodeURIComponent(q)}`, { preferences: { language }, cookies });

  it("are found by name and synonym, in both languages, by who may open them", async () => {
    const cookies = await sessionOf(database, "q-maker");
    const CASES = [
      ["bandeja", "Bandeja", "/inbox"],
      ["inbox", "Bandeja", "/inbox"],
      ["agenda", "Agenda", "/agenda"],
      ["mi negocio", "Mi negocio", "/account/business"],
      ["creditos", "Mi cartera", "/wallet"],
      ["Pedidos", "Pedidos", "/inbox?tab=orders"],
    ] as const;
    for (const [q, name, url] of CASES) {
      expect((await searchAs(q, "es", cookies)).querySelector("h2")?.textContent).toBe("Pantallas");
      expect(screens(await searchAs(q, "es", cookies))[0], q).toEqual([name, url]);
      expect((await app.request(url, { cookies })).status).toBe(200);
    }
    expect(screens(await searchAs("créditos", "en", cookies))).toEqual([["My wallet", "/wallet"]]);
    // A visitor has none of them, only the public screens.
    for (const [q] of CASES) expect(screens(await searchAs(q, "es"))).toEqual([]);
    expect(screens(await searchAs("avisos", "es"))).toEqual([["Notificaciones", "/notifications"]]);
  });

  it("are no items: they are not in the results of one kind, and blank finds none", async () => {
    const cookies = await sessionOf(database, "q-maker");
    expect(screens(await get("?q=bandeja&kind=space", { cookies }))).toEqual([]);
    for (const q of ["", "b", "zzzz"])
      expect(screens(await searchAs(q, "es", cookies))).toEqual([]);
    // Found alone, they are the answer.
    const alone = await searchAs("monedero", "es", cookies);
    expect(screens(alone)).toEqual([["Mi cartera", "/wallet"]]);
    expect(visibleText(alone)).toContain("1 resultado de “monedero”");
    expect(visibleText(alone)).not.toContain("No encontramos nada");
  });
});

describe("a person's own spaces", () => {
  const own = (page: Document) => page.querySelector("main section[aria-labelledby=results-mine]");
  const idsOf = (page: Document) =>
    [...(own(page)?.querySelectorAll("h3 a") ?? [])].map((link) => link.getAttribute("href"));
  let cookies: Record<string, string>;
  beforeAll(async () => {
    const { sql } = database;
    await sql`INSERT INTO people (id, kind, display_name, first_name, handle) VALUES
      ('q-owner', 'account', 'Ana López', 'Ana', 'q-owner'),
      ('q-helper', 'account', 'Luz López', 'Luz', 'q-helper')`;
    await sql`INSERT INTO spaces (id, name, description, type, visibility, owner_id, user_count)
      SELECT 'q-own-' || n, 'Ñandutí ' || n, 'Solo su gente', 'custom', 'private', 'q-owner', n
      FROM generate_series(1, 8) n`;
    await sql`INSERT INTO space_members (space_id, person_id, role)
      SELECT 'q-own-' || n, 'q-owner', 'owner' FROM generate_series(1, 8) n`;
    await sql`INSERT INTO space_members (space_id, person_id, role)
      VALUES ('q-own-3', 'q-helper', 'member')`;
    cookies = await sessionOf(database, "q-owner");
  });

  it("come first, six of them, with the way to all", async () => {
    const page = await get("?q=nanduti", { cookies });
    expect(idsOf(page)).toEqual([8, 7, 6, 5, 4, 3].map((n) => `/spaces/q-own-${n}`));
    const section = own(page)!;
    expect(visibleText(section.querySelector("h2")!)).toBe("Your spaces");
    expect(visibleText(section.querySelector("h2 + span")!)).toBe("8");
    const facts = /Space\s*Custom\s*Your space\s*8 members/;
    expect(visibleText(section.querySelector("li")!)).toMatch(facts);
    const all = section.querySelector('a[href^="/spaces?"]')!;
    expect(visibleText(all)).toBe("See all 8 Your spaces");
    const list = await readPage(await app.request(all.getAttribute("href")!, { cookies }));
    expect(
      list.querySelectorAll('main h2 a[href^="/spaces/q-own-"], main h3 a[href^="/spaces/q-own-"]'),
    ).toHaveLength(8);
    // They are the answer, although nothing else was found.
    expect(visibleText(page)).toContain("8 results for “nanduti”");
    expect(visibleText(page)).not.toContain("No results found");
    expect(page.querySelector("main h2")).toBe(section.querySelector("h2"));
  });

  it("are found by a member, and by nobody else", async () => {
    const helper = await sessionOf(database, "q-helper");
    expect(idsOf(await get("?q=nanduti", { cookies: helper }))).toEqual(["/spaces/q-own-3"]);
    const stranger = await sessionOf(database, "q-maker");
    for (const init of [{}, { cookies: stranger }]) {
      const page = await get("?q=nanduti", init);
      expect(own(page)).toBeNull();
      expect(visibleText(page)).toContain("No results found");
      expect(page.documentElement.outerHTML).not.toContain("q-own-");
    }
  });

  it("are in the results of spaces, on the first page, and of no other kind", async () => {
    expect(idsOf(await get("?q=nanduti&kind=space", { cookies }))).toHaveLength(6);
    for (const rest of ["&kind=space&page=2", "&kind=agentik"])
      expect(idsOf(await get(`?q=nanduti${rest}`, { cookies }))).toEqual([]);
    expect(own(await get("", { cookies }))).toBeNull();
  });

  it("are marked where they are examples of a guest", async () => {
    const form = { intent: "save-business", name: "Fonda" };
    const guest = cookiesOf(await app.request("/account/business", { form }));
    const [example] = await database.sql<{ id: string; name: string }[]>`
      SELECT s.id, s.name FROM spaces s JOIN space_members m ON m.space_id = s.id
      WHERE m.person_id = 'demo' AND s.is_listed ORDER BY s.id LIMIT 1`;
    const page = await get(`?q=${encodeURIComponent(example!.name)}`, { cookies: guest });
    expect(idsOf(page)).toEqual([`/spaces/${example!.id}`]);
    expect(visibleText(own(page)!)).toContain("· Example");
  });

  it("have their heading in Spanish", async () => {
    const page = await get("?q=nanduti", { cookies, preferences: { language: "es" } });
    expect(visibleText(own(page)!.querySelector("h2")!)).toBe("Tus espacios");
  });
});
