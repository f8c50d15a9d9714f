import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeWorkingAgentik } from "../../support/agentiks/working-agentik.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { byRole, cardsOf, hrefOf } from "../../support/roles.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";

let database: TestDatabase;
let app: App;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url);
  // The seeds' deadlines have fixed dates: move them so that the first is 1.5 days ahead.
  await database.sql`
    UPDATE challenges SET deadline = deadline + (now() + interval '36 hours' - earliest)
    FROM (SELECT min(deadline) AS earliest FROM challenges WHERE is_active) AS first`;
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const get = async (preferences = {}) => {
  const response = await app.request("/", { preferences });
  expect(response.status).toBe(200);
  return readPage(response);
};
const main = (page: Document) => page.querySelector("main")!;

/** A space, an agentik and a page of a person's own, so that no first step is left. */
async function makeOwn(personId: string, slug?: string) {
  const { sql } = database;
  await makeWorkingAgentik(database, { personId, ...(slug && { slug }) });
  await sql`INSERT INTO spaces (id, name, description, type, join_policy, visibility, user_count, owner_id, language)
    VALUES (${`of-${personId}`}, 'Own', 'x', 'custom', 'invite', 'private', 1, ${personId}, 'en')`;
  await makePage(personId);
  await sql`INSERT INTO businesses (person_id, name) VALUES (${personId}, 'Own')
    ON CONFLICT (person_id) DO UPDATE SET name = excluded.name`;
}
async function makePage(personId: string) {
  const [layout] = await database.sql`
    INSERT INTO builder_layouts (id, person_id, version, blocks, created_at)
    VALUES (${`layout-of-${personId}`}, ${personId}, 1, '[]', now()) RETURNING id`;
  await database.sql`
    INSERT INTO pages (id, person_id, slug, title, layout_id, created_at, published_at)
    VALUES (${`page-of-${personId}`}, ${personId}, ${`page-of-${personId}`}, 'Own', ${String(layout!.id)}, now(), now())`;
}
async function makePerson(id: string) {
  await database.sql`INSERT INTO people (id, kind, display_name, first_name, handle)
    VALUES (${id}, 'account', ${id}, ${id}, ${id})`;
  return sessionOf(database, id);
}

/** The section with a heading. */
function section(page: Document, heading: string): Element {
  const around = byRole(page, "heading", { name: heading, level: 2 }).closest("section");
  if (!around) throw new Error(`no section "${heading}"`);
  return around;
}
/** The addresses of a section's cards, in order. */
const cardLinks = (page: Document, heading: string) => cardsOf(section(page, heading)).map(hrefOf);
const linksNamed = (root: Element, name: string) =>
  [...root.querySelectorAll("a")]
    .filter((link) => link.textContent === name)
    .map((link) => link.getAttribute("href"));
const ids = async (query: string) =>
  (await database.sql.unsafe<{ id: string }[]>(query)).map((row) => row.id);
/** The values of a description list by their terms. */
const figures = (list: Element) =>
  Object.fromEntries(
    [...list.querySelectorAll("dt")].map((term) => [
      term.textContent,
      term.parentElement!.querySelector("dd")!.textContent,
    ]),
  );

describe("GET /, advanced", () => {
  it("has every specified part, the viewer's first and the platform's last", async () => {
    const page = await get();
    const headings = [...main(page).querySelectorAll("h1, h2")].map((each) => each.textContent);
    expect(headings).toEqual([
      "Yours today",
      "Your whole business, one plaza.",
      "Your Active Agentiks",
      "Featured Spaces",
      "Trending Artifakts",
      "Community Challenges",
      "Platform Analytics",
      "Upgrade to Pro - $29/month",
    ]);
    expect(page.title).toBe("Dashboard · Plaza");
    const charts = [...section(page, "Platform Analytics").querySelectorAll("figcaption")];
    expect(charts.map((caption) => caption.textContent)).toEqual([
      "User Activity Trend",
      "Uptime and Load",
      "Insights: use and success",
    ]);
  });

  it("begins with what waits for the demo person, as an example", async () => {
    const [own] = await database.sql`
      SELECT count(*)::int AS unread FROM notifications WHERE person_id = 'demo' AND read_at IS NULL`;
    const today = section(await get(), "Yours today");
    expect(visibleText(today)).toContain("Sample data");
    expect(linksNamed(today, `${own!.unread} unread notifications`)).toEqual(["/notifications"]);
    const spanish = section(await get({ language: "es" }), "Lo tuyo hoy");
    expect(visibleText(spanish)).toContain(`${own!.unread} avisos sin leer`);
  });

  it("says to a person for whom nothing waits that it is so, without a mark", async () => {
    await database.sql`
      INSERT INTO people (id, kind, display_name, first_name, handle)
      VALUES ('calma', 'account', 'Calma', 'Calma', 'calma')`;
    await makeOwn("calma");
    const cookies = await sessionOf(database, "calma");
    for (const mode of ["creator", "easy"]) {
      const response = await app.request("/", { cookies, preferences: { mode, language: "en" } });
      const today = section(await readPage(response), "Yours today");
      expect(visibleText(today)).toBe("Yours today Nothing waits for you right now.");
    }
  });

  it("names the first steps of a new person, each until it is done", async () => {
    const cookies = await makePerson("primera");
    const steps = async (mode: string) => {
      const response = await app.request("/", { cookies, preferences: { mode, language: "es" } });
      const today = section(await readPage(response), "Lo tuyo hoy");
      expect(visibleText(today)).not.toContain("Nada te espera por ahora");
      return [...today.querySelectorAll("ol a")].map((link) => [
        visibleText(link),
        link.getAttribute("href"),
      ]);
    };
    const [business, agentik, space, page] = [
      ["Cuéntanos de tu negocio", "/account/business"],
      ["Crea un agentik para tu negocio", "/new?tipo=agentik&type=customer_service"],
      ["Crea un espacio para tu equipo", "/new?tipo=space&joinPolicy=invite"],
      ["Haz una página para tus clientes", "/builder/templates"],
    ];
    for (const mode of ["creator", "easy"])
      expect(await steps(mode)).toEqual([business, agentik, space, page]);
    // What the wizard asks (trade and town) is not all of it.
    await database.sql`INSERT INTO businesses (person_id, town) VALUES ('primera', 'Puebla')`;
    expect(await steps("creator")).toEqual([business, agentik, space, page]);
    await database.sql`UPDATE businesses SET name = 'Fonda' WHERE person_id = 'primera'`;
    await database.sql`
      INSERT INTO spaces (id, name, description, type, user_count, owner_id, language)
      VALUES ('of-primera', 'x', 'x', 'custom', 1, 'primera', 'es')`;
    expect(await steps("creator")).toEqual([agentik, page]);
    // Beside what waits, too, until it is done.
    await database.sql`
      INSERT INTO notifications (id, person_id, kind, data, href, created_at)
      VALUES ('notice-primera', 'primera', 'welcome', '{}', '/', now())`;
    expect(await steps("creator")).toEqual([agentik, page]);
    await makePage("primera");
    expect(await steps("easy")).toEqual([agentik]);
    // A copy of an example does not count.
    await database.sql`
      INSERT INTO agentiks (id, owner_id, name, description, type, status, language, copied_from)
      SELECT 'copy-primera', 'primera', name, description, type, status, language, id
      FROM agentiks WHERE owner_id = 'demo' LIMIT 1`;
    expect(await steps("easy")).toEqual([agentik]);
    expect(visibleText(main(await get()))).not.toContain("Begin here");
  });

  it("leads a business with customers to its inbox, agenda and data, here and in the menus", async () => {
    const open = async (cookies: Record<string, string>) =>
      readPage(await app.request("/", { cookies, preferences: { language: "es" } }));
    const places = (root: Element) =>
      [...root.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    const BUSINESS = ["/inbox", "/agenda", "/account/business"];

    const without = await makePerson("taller");
    await makeOwn("taller");
    const quiet = await open(without);
    for (const place of BUSINESS)
      expect(places(section(quiet, "Lo tuyo hoy"))).not.toContain(place);
    const bar = (page: Document) =>
      places(page.querySelector('nav[aria-label="Lugares rápidos"]')!);
    expect(bar(quiet)).toEqual(["/", "/spaces", "/artifakts", "/agentiks", "#menu"]);
    const menu = (page: Document) => places(page.querySelector("#menu details ul")!);
    const DAILY = ["/inbox", "/account/business"];
    expect(menu(quiet).slice(0, 2)).toEqual(DAILY);

    const cookies = await makePerson("fonda");
    await makeOwn("fonda", "fonda-abierta");
    const page = await open(cookies);
    expect(places(section(page, "Lo tuyo hoy"))).toEqual(BUSINESS);
    expect(bar(page)).toEqual(["/", "/spaces", "/inbox", "/agentiks", "#menu"]);
    expect(menu(page).slice(0, 2)).toEqual(DAILY);
    // Closed again, the bar is as before.
    await database.sql`UPDATE chat_pages SET is_open = false WHERE slug = 'fonda-abierta'`;
    expect(bar(await open(cookies))).toEqual(bar(quiet));
  });

  it("leads who works in the space of an open agentik to its inbox, without an owner's first steps", async () => {
    const open = async (cookies: Record<string, string>) =>
      readPage(await app.request("/", { cookies, preferences: { language: "es" } }));
    const places = (root: Element) =>
      [...root.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    await makePerson("patrona");
    await makeOwn("patrona", "mesera-abierta");
    const cookies = await makePerson("mesera");
    await database.sql`
      INSERT INTO spaces (id, name, description, type, user_count, owner_id, language)
      VALUES ('comedor', 'x', 'x', 'custom', 2, 'patrona', 'es')`;
    await database.sql`INSERT INTO agentik_workplaces (agentik_id, space_id, created_at)
      SELECT agentik_id, 'comedor', now() FROM chat_pages WHERE slug = 'mesera-abierta'`;
    const join = (isCopy: boolean) => database.sql`
      INSERT INTO space_members (space_id, person_id, role, is_copy)
      VALUES ('comedor', 'mesera', 'member', ${isCopy})
      ON CONFLICT (space_id, person_id) DO UPDATE SET is_copy = excluded.is_copy`;
    // A membership that is an example opens no inbox.
    await join(true);
    expect(places(section(await open(cookies), "Lo tuyo hoy"))).not.toContain("/inbox");
    await join(false);
    const page = await open(cookies);
    expect(places(section(page, "Lo tuyo hoy"))).toEqual(["/inbox", "/agenda"]);
    expect(places(page.querySelector('nav[aria-label="Lugares rápidos"]')!)).toContain("/inbox");
    await database.sql`UPDATE chat_pages SET is_open = false WHERE slug = 'mesera-abierta'`;
    expect(places(section(await open(cookies), "Lo tuyo hoy"))).toContain("/builder/templates");
  });

  it("leads who was invited to a team into its space, without an owner's first steps", async () => {
    await makePerson("chef");
    const cookies = await makePerson("cocinero");
    await database.sql`
      INSERT INTO spaces (id, name, description, type, user_count, owner_id, language, visibility, join_policy)
      VALUES ('cocina', 'Cocina', 'x', 'custom', 2, 'chef', 'es', 'private', 'invite'),
        ('vecinos', 'Vecinos', 'x', 'custom', 2, 'chef', 'es', 'listed', 'open')`;
    await database.sql`
      INSERT INTO space_members (space_id, person_id, role)
      VALUES ('cocina', 'cocinero', 'member'), ('vecinos', 'cocinero', 'member')`;
    const open = async (mode: string) => {
      const response = await app.request("/", { cookies, preferences: { mode, language: "es" } });
      return readPage(response);
    };
    const linksOf = (page: Document) =>
      [...section(page, "Lo tuyo hoy").querySelectorAll("a")].map((link) => [
        visibleText(link),
        link.getAttribute("href"),
      ]);
    const COCINA = ["Abrir Cocina", "/spaces/cocina"];
    for (const mode of ["creator", "easy"]) expect(linksOf(await open(mode))).toEqual([COCINA]);
    const steps = (page: Document) => main(page).querySelector("details ol");
    expect(steps(await open("easy"))).not.toBeNull();
    // An owner who helps elsewhere has both.
    await makePage("cocinero");
    const both = await open("easy");
    expect(linksOf(both)[0]).toEqual(COCINA);
    expect(linksOf(both)).toHaveLength(4);
    expect(steps(both)).toBeNull();
    await database.sql`UPDATE space_members SET is_copy = true WHERE person_id = 'cocinero'`;
    expect(linksOf(await open("easy"))).not.toContainEqual(COCINA);
  });

  it("leads to new messages of one's spaces: of one by name, of several to the spaces", async () => {
    const cookies = await makePerson("mesero");
    const lines = async (language: "en" | "es", mode = "creator") => {
      const page = await readPage(
        await app.request("/", { cookies, preferences: { mode, language } }),
      );
      const heading = language === "es" ? "Lo tuyo hoy" : "Yours today";
      return [...section(page, heading).querySelectorAll("li a")]
        .map((link) => [visibleText(link), link.getAttribute("href")])
        .filter(([, to]) => to!.startsWith("/spaces"));
    };
    await makePerson("gerente");
    const { sql } = database;
    for (const [id, name] of [
      ["barra", "Barra"],
      ["salon", "Salón"],
    ] as const) {
      await sql`INSERT INTO spaces (id, name, description, type, user_count, owner_id, language, visibility, join_policy)
        VALUES (${id}, ${name}, 'x', 'custom', 2, 'gerente', 'es', 'listed', 'open')`;
      await sql`INSERT INTO space_members (space_id, person_id, role, joined_at)
        VALUES (${id}, 'mesero', 'member', now() - interval '1 day')`;
    }
    const write = async (spaceId: string, count: number) => {
      await sql`INSERT INTO threads (id, space_id, title, client_key, last_seq, last_message_at, created_at)
        VALUES (${`en-${spaceId}`}, ${spaceId}, 'Turnos', ${spaceId}, ${count}, now(), now())`;
      await sql`INSERT INTO messages (thread_id, seq, author_id, text, created_at)
        SELECT ${`en-${spaceId}`}, n, 'gerente', 'Hola', now() FROM generate_series(1, ${count}::int) n`;
    };
    expect(await lines("es")).toEqual([]);
    await write("barra", 1);
    expect(await lines("en")).toEqual([["1 new message Barra", "/spaces/barra"]]);
    expect(await lines("es")).toEqual([["1 mensaje nuevo Barra", "/spaces/barra"]]);
    await write("salon", 11);
    for (const mode of ["creator", "easy"])
      expect(await lines("es", mode)).toEqual([["12 mensajes nuevos en 2 espacios", "/spaces"]]);
    await sql`UPDATE space_members SET notices = 'none' WHERE person_id = 'mesero' AND space_id = 'barra'`;
    expect(await lines("en")).toEqual([["11 new messages Salón", "/spaces/salon"]]);
    await sql`DELETE FROM messages WHERE thread_id = 'en-salon'`;
    await sql`UPDATE threads SET last_seq = 500 WHERE id = 'en-salon'`;
    await sql`INSERT INTO messages (thread_id, seq, author_id, text, created_at)
      SELECT 'en-salon', n, 'gerente', 'Hola', now() FROM generate_series(1, 500) n`;
    expect(await lines("es")).toEqual([["99+ mensajes nuevos Salón", "/spaces/salon"]]);
    await sql`INSERT INTO thread_reads (thread_id, person_id, seq) VALUES ('en-salon', 'mesero', 500)`;
    expect(await lines("es")).toEqual([]);
    // The example of a visitor, who has read nothing of it.
    const example = visibleText(section(await get(), "Yours today"));
    expect(example).not.toContain("new message");
  });

  it("begins with nothing for a new account: zeros, and no paid plan", async () => {
    await database.sql`
      INSERT INTO people (id, kind, display_name, first_name, handle)
      VALUES ('nueva', 'account', 'Nueva', 'Nueva', 'nueva')`;
    const cookies = await sessionOf(database, "nueva");
    const response = await app.request("/", { cookies, preferences: { language: "es" } });
    const page = await readPage(response);
    expect(new Set(Object.values(figures(main(page).querySelector("dl")!)))).toEqual(
      new Set(["0"]),
    );
    const person = visibleText(page.querySelector("#menu summary")!);
    expect(person).toContain("Nueva Miembro");
    expect(person).not.toMatch(/Pro|Valentina/);
  });

  it("has buttons that link to the right addresses", async () => {
    const page = await get();
    expect(linksNamed(main(page), "Create New Space")).toEqual(["/new?tipo=space"]);
    expect(linksNamed(main(page), "Explore Marketplace")).toEqual(["/marketplace"]);
    expect(linksNamed(main(page), "View All Plans")).toEqual(["/pro"]);
    for (const list of ["spaces", "artifakts", "agentiks", "challenges"]) {
      expect(linksNamed(main(page), `All ${list}`)).toEqual([`/${list}`]);
    }
  });

  it("shows the person's figures as counted in the database", async () => {
    const [own] = await database.sql`
      SELECT (SELECT count(*) FROM space_members WHERE person_id = 'demo') AS spaces,
             (SELECT count(*) FROM artifakts WHERE creator_id = 'demo') AS artifakts,
             (SELECT count(*) FROM agentiks WHERE owner_id = 'demo') AS agentiks`;
    const page = await get();
    expect(figures(main(page).querySelector("dl")!)).toEqual({
      "Active Spaces": own!.spaces,
      "Artifakts Created": own!.artifakts,
      "AI Agentiks": own!.agentiks,
      "Credits Earned": "1,250",
    });
  });

  it("labels sample data", async () => {
    const page = await get();
    expect(visibleText(section(page, "Platform Analytics"))).toContain("Sample data");
    // The demo person's first agentiks have counted figures.
    for (const heading of ["Your Active Agentiks", "Featured Spaces"])
      expect(visibleText(section(page, heading))).not.toContain("Sample data");
    const shown = figures(section(page, "Platform Analytics").querySelector("dl")!);
    expect(Object.keys(shown)).toEqual(["Active Users", "Revenue Growth", "Success Rate"]);
  });

  it("shows the four largest featured spaces and the four most downloaded artifakts", async () => {
    const page = await get();
    const spaces = await ids(
      "SELECT id FROM spaces WHERE is_featured ORDER BY user_count DESC, id LIMIT 4",
    );
    expect(cardLinks(page, "Featured Spaces")).toEqual(spaces.map((id) => `/spaces/${id}`));
    const artifakts = await ids(
      "SELECT id FROM artifakts ORDER BY download_count DESC, id LIMIT 4",
    );
    expect(cardLinks(page, "Trending Artifakts")).toEqual(
      artifakts.map((id) => `/artifakts/${id}`),
    );
  });

  it("shows each artifakt's price, rating and creator", async () => {
    const [first] = await database.sql`
      SELECT a.price, a.rating, p.display_name FROM artifakts a JOIN people p ON p.id = a.creator_id
      ORDER BY a.download_count DESC, a.id LIMIT 1`;
    const page = await get();
    const card = section(page, "Trending Artifakts").querySelector("li")!;
    const text = visibleText(card);
    const price = first!.price === 0 ? "FREE" : `$${first!.price.toLocaleString("en-US")} MXN`;
    expect(text).toContain(price);
    const rating = (first!.rating / 10).toFixed(1);
    expect(text).toContain(`★ ${rating} · `);
    expect(text).toContain(first!.display_name);
    expect(text).toMatch(/[\d.]+K downloads/);
  });

  it("without an active agentik leads to making one", async () => {
    const person = createBrowser(app, await makePerson("idle"));
    const page = await readPage(await person.request("/", {}));
    const [all, make] = section(page, "Your Active Agentiks").querySelectorAll("a");
    expect([all, make].map((link) => link!.getAttribute("href"))).toEqual([
      "/agentiks",
      "/new?tipo=agentik",
    ]);
  });

  it("shows three active agentiks of the person, with counted figures and Configure", async () => {
    const page = await get();
    const own = await ids(
      "SELECT id FROM agentiks WHERE owner_id = 'demo' AND status = 'active' ORDER BY name, id LIMIT 3",
    );
    const links = own.map((id) => `/agentiks/${id}`);
    expect(cardLinks(page, "Your Active Agentiks")).toEqual(links);
    const around = section(page, "Your Active Agentiks");
    expect(linksNamed(around, "Configure")).toEqual(links.map((link) => `${link}/configure`));
    // The first three of the demo person have worked.
    const figures = await database.sql<{ id: string; ended: number; succeeded: number }[]>`
      SELECT agentik_id AS id, ended, succeeded FROM agentik_figures WHERE agentik_id IN ${database.sql(own)}`;
    for (const [index, card] of cardsOf(around).entries()) {
      const text = visibleText(card);
      expect(text).toContain("Active");
      const { ended, succeeded } = figures.find(({ id }) => id === own[index])!;
      const percent = Math.floor((100 * succeeded) / ended);
      expect(text).toContain(`${ended} tasks · ${percent}% success`);
    }
    expect(visibleText(around)).not.toContain("Sample data");
    await database.sql`UPDATE agentik_figures SET ended = 5678 WHERE agentik_id = ${own[0]!}`;
    expect(visibleText(section(await get(), "Your Active Agentiks"))).toContain("5.7K tasks");
  });

  it("shows the first 3 challenges, active first, then soonest, with Join Challenge or the relationship", async () => {
    const page = await get();
    const rows = await database.sql`
      SELECT id, reward, current_participants AS current, max_participants AS max, deadline
      FROM challenges WHERE is_active AND deadline > now() ORDER BY deadline, id LIMIT 3`;
    const links = rows.map((row) => `/challenges/${row.id}`);
    expect(links).toHaveLength(3);
    expect(cardLinks(page, "Community Challenges")).toEqual(links);
    const around = section(page, "Community Challenges");
    const cards = cardsOf(around);
    for (const [index, { id }] of rows.entries()) {
      const [mine] = await database.sql`SELECT 1 FROM challenge_participants
        WHERE challenge_id = ${id} AND person_id = 'demo'`;
      const form = cards[index]!.querySelector("form");
      expect(visibleText(cards[index]!)).toContain(mine ? "Joined" : "Join Challenge");
      expect(form?.getAttribute("action")).toBe(mine ? undefined : `/challenges/${id}?back=%2F`);
    }
    for (const [index, row] of rows.entries()) {
      const days = Math.ceil((Date.parse(row.deadline) - Date.now()) / 86_400_000);
      const text = visibleText(cards[index]!);
      expect(text).toContain(days === 1 ? "1 day left" : `${days} days left`);
      expect(text).toContain(`${row.reward.toLocaleString("en-US")} credits`);
      expect(text).toContain(`${row.current} of ${row.max} places taken`);
      const bar = cards[index]!.querySelector('[style^="--filled:"]')!;
      expect(bar.getAttribute("style")).toBe(
        `--filled:${Math.round((row.current / row.max) * 100)}%`,
      );
    }
  });

  it("joins a challenge without leaving the home, and shows the result on its card", async () => {
    const browser = createBrowser(app);
    const [open] = await database.sql<[{ id: string }]>`
      SELECT id FROM challenges WHERE is_active AND deadline > now() ORDER BY deadline, id LIMIT 1`;
    await database.sql`DELETE FROM challenge_participants
      WHERE challenge_id = ${open.id} AND person_id = 'demo'`;
    const form = [...(await get()).querySelectorAll("main form")].find((each) =>
      each.getAttribute("action")?.startsWith(`/challenges/${open.id}?`),
    )!;
    const intent = form.querySelector<HTMLButtonElement>("[name=intent]")!.value;
    const joined = await browser.request(form.getAttribute("action")!, { form: { intent } });
    expect(joined.headers.get("Location")).toBe(`/#${open.id}-answer`);
    const response = await browser.request("/");
    expect(response.headers.getSetCookie().join()).toContain("plaza-flash=; Max-Age=0");
    const said = (await readPage(response)).getElementById(`${open.id}-answer`)!;
    expect(visibleText(said)).toMatch(/^You are taking part/);
    expect(visibleText(said.closest("li")!)).toContain("Joined");
    const again = await readPage(await browser.request("/"));
    expect(again.getElementById(`${open.id}-answer`)).toBeNull();
  });

  it("shows why a challenge cannot be joined", async () => {
    try {
      await database.sql`CREATE TABLE kept AS SELECT * FROM challenges`;
      await database.sql`UPDATE challenges SET deadline = now() - interval '1 hour'`;
      const text = visibleText(section(await get(), "Community Challenges"));
      expect(text.match(/Ending soon/g)).toHaveLength(3);
      expect(text.match(/The deadline has passed\./g)).toHaveLength(3);
      expect(linksNamed(section(await get(), "Community Challenges"), "Join Challenge")).toEqual(
        [],
      );
    } finally {
      await database.sql`UPDATE challenges c SET deadline = k.deadline FROM kept k WHERE k.id = c.id`;
      await database.sql`DROP TABLE kept`;
    }
  });

  it("has each chart as a picture with a name and as a table of the same numbers", async () => {
    const page = await get();
    const charts = [...section(page, "Platform Analytics").querySelectorAll("figure")];
    expect(charts).toHaveLength(3);
    for (const chart of charts) {
      const picture = chart.querySelector("[role=img]")!;
      expect(picture.getAttribute("aria-label")).toBeTruthy();
      expect(picture.querySelectorAll("svg path").length).toBeGreaterThan(1);
      expect(chart.querySelector("details > summary")!.textContent).toBe("Show as a table");
    }
    const rows = charts.map((chart) => [...chart.querySelectorAll("tbody tr")]);
    expect(rows.map((list) => list.length)).toEqual([30, 2, 24]);
    for (const row of rows.flat()) {
      const columns = row.closest("table")!.querySelectorAll("th").length;
      const cells = [...row.querySelectorAll("td")].map((cell) => cell.textContent);
      expect(cells).toHaveLength(columns);
      expect(cells.slice(1).join(" ")).toMatch(/^[\d,.% ]+$/);
    }
  });

  it("renders the same page for the same data", async () => {
    const shown = async () => visibleText(main(await get()));
    expect(await shown()).toBe(await shown());
  });

  it("sets `lang` on texts that are not in the page's language", async () => {
    const names = await database.sql<{ name: string; language: string }[]>`
      SELECT name, language FROM artifakts ORDER BY download_count DESC, id LIMIT 4`;
    for (const locale of ["en", "es"]) {
      const page = await get({ language: locale });
      const headings = [...main(page).querySelectorAll("h3")];
      for (const { name, language } of names) {
        const heading = headings.find((each) => each.textContent === name)!;
        expect(heading.getAttribute("lang")).toBe(language === locale ? null : language);
      }
    }
  });
});

describe("GET /, in Spanish", () => {
  it("has all texts in Spanish, in easy mode or by choice", async () => {
    const expected = [
      "Crear un espacio",
      "Explorar el mercado",
      "Espacios activos",
      "Analítica de la plataforma",
      "Datos de muestra",
      "Espacios destacados",
      "Artifakts en tendencia",
      "Tus agentiks activos",
      "100% éxito",
      "Configurar",
      "Retos de la comunidad",
      "Unirme al reto",
      "Mejora a Pro - $29/mes",
    ];
    const page = await get({ language: "es" });
    const text = visibleText(main(page));
    for (const words of expected) expect(text).toContain(words);
    expect(page.documentElement.lang).toBe("es");
    // No English words of the interface are left; items' own texts have `lang`.
    for (const part of main(page).querySelectorAll("[lang=en]")) part.remove();
    expect(visibleText(main(page))).not.toMatch(/\b(left|members|downloads|taken|week|days)\b/);
  });

  it("uses the singular for one", async () => {
    const [soonest] = await database.sql`
      SELECT id, deadline FROM challenges WHERE is_active AND deadline > now() ORDER BY deadline, id LIMIT 1`;
    await database.sql`UPDATE challenges SET deadline = now() + interval '30 minutes' WHERE id = ${soonest!.id}`;
    try {
      expect(visibleText(section(await get(), "Community Challenges"))).toContain("1 day left");
      const spanish = section(await get({ language: "es" }), "Retos de la comunidad");
      expect(visibleText(spanish)).toContain("Queda 1 día");
    } finally {
      await database.sql`UPDATE challenges SET deadline = ${soonest!.deadline} WHERE id = ${soonest!.id}`;
    }
  });
});
