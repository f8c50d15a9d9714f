import { subscribe, unsubscribe } from "node:diagnostics_channel";
import zlib from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { QUERY_CHANNEL } from "#db/connection/client.ts";
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

const ask = (preferences = {}) =>
  app.request("/", { preferences: { mode: "easy", ...preferences } });
const get = async (preferences = {}) => {
  const response = await ask(preferences);
  expect(response.status).toBe(200);
  return readPage(response);
};
const main = (page: Document) => page.querySelector("main")!;
const left = (page: Document) => page.querySelector("main h1 + p")!.textContent;
const cardOf = (page: Document, title: string) =>
  [...page.querySelectorAll("main ol > li")].find(
    (card) => card.querySelector("h2")!.textContent === title,
  )!;

const TASKS = {
  "Crea un espacio de trabajo": "/new?tipo=space&joinPolicy=invite",
  "Envía un chat": "/creator",
  "Incrusta un documento": "/spaces/documents",
  "Define un prompt de sistema": "/creator?panel=ajustes",
  "Define un comando con barra": "/creator?panel=ajustes",
  "Visita el centro de la comunidad": "/challenges",
};
type Task = keyof typeof TASKS;
const TITLES = Object.keys(TASKS) as Task[];

/** Gives all spaces of one person to another in one statement: a space always has an owner. */
const handOver = (from: string, to: string) => `
  UPDATE space_members SET role = 'member' WHERE person_id = '${from}' AND role = 'owner';
  INSERT INTO space_members (space_id, person_id, role)
    SELECT id, '${to}', 'owner' FROM spaces WHERE owner_id = '${from}'
    ON CONFLICT (space_id, person_id) DO UPDATE SET role = excluded.role;
  UPDATE spaces SET owner_id = '${to}' WHERE owner_id = '${from}'`;
/** SQL that completes each step, and SQL that reverts it. */
const DOING: Record<Task, [done: string, undone: string]> = {
  "Crea un espacio de trabajo": [handOver("person-1", "demo"), handOver("demo", "person-1")],
  "Envía un chat": [
    "INSERT INTO creations (id, person_id, title, prompt) VALUES ('t-chat', 'demo', 'Menú', 'Hola')",
    "DELETE FROM creations WHERE person_id = 'demo'",
  ],
  "Incrusta un documento": [
    `INSERT INTO artifakts (id, name, description, creator_id, type, language)
     VALUES ('t-doc', 'Carta', 'Carta', 'demo', 'xls', 'es')`,
    "DELETE FROM artifakts WHERE id = 't-doc'",
  ],
  "Define un prompt de sistema": [
    `INSERT INTO creator_settings (person_id, system_prompt) VALUES ('demo', 'Habla de tú')
     ON CONFLICT (person_id) DO UPDATE SET system_prompt = excluded.system_prompt`,
    "DELETE FROM creator_settings WHERE person_id = 'demo'",
  ],
  "Define un comando con barra": [
    "INSERT INTO slash_commands (person_id, name, prompt) VALUES ('demo', 'resumen', 'Resume')",
    "DELETE FROM slash_commands WHERE person_id = 'demo'",
  ],
  "Visita el centro de la comunidad": [
    `INSERT INTO challenge_participants (challenge_id, person_id)
     SELECT id, 'demo' FROM challenges ORDER BY id LIMIT 1`,
    "DELETE FROM challenge_participants WHERE person_id = 'demo'",
  ],
};
const run = (query: string) => database.sql.unsafe(query);

describe("GET / in easy mode", () => {
  it("is COMENZANDO: 3 links left for the demo person, Ajustes, six steps", async () => {
    const page = await get();
    expect(page.documentElement.lang).toBe("es");
    expect(page.querySelector("main h1")!.textContent).toBe("COMENZANDO");
    expect(page.title).toBe("Tablero · Plaza");
    expect(left(page)).toBe("3 enlaces restantes");
    const settings = main(page).querySelector('a[href="/ajustes"]')!;
    expect(visibleText(settings)).toBe("Ajustes");
    const cards = [...page.querySelectorAll("main ol > li")];
    expect(cards).toHaveLength(6);
    for (const title of TITLES) {
      expect(cardOf(page, title).querySelector("a")!.getAttribute("href")).toBe(TASKS[title]);
    }
    const done = TITLES.filter((title) => visibleText(cardOf(page, title)).includes("Hecho"));
    expect(done).toEqual([
      "Crea un espacio de trabajo",
      "Envía un chat",
      "Visita el centro de la comunidad",
    ]);
    // A finished step has a word and an icon, an open step neither.
    for (const card of cards) {
      const ok = visibleText(card).includes("Hecho");
      expect(card.querySelectorAll(".i-lucide-circle-check")).toHaveLength(ok ? 1 : 0);
    }
  });

  it("shows exactly one step as the next", async () => {
    const page = await get();
    const [first, ...others] = [...page.querySelectorAll("main ol > li")];
    expect(visibleText(first!)).toContain("Tu siguiente paso Incrusta un documento");
    expect(others.filter((card) => visibleText(card).includes("Tu siguiente paso"))).toEqual([]);
  });

  it("has quick links and pictures that explain", async () => {
    const page = await get();
    const headings = [...main(page).querySelectorAll("section h2")].map((h2) => h2.textContent);
    expect(headings).toEqual(["Lo tuyo hoy", "Enlaces rápidos", "Qué es cada cosa"]);
    const [, links, about] = [...main(page).querySelectorAll("section")];
    const hrefs = [...links!.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    const known = ["/spaces", "/artifakts", "/agentiks", "/challenges", "/marketplace"];
    expect(hrefs).toEqual([...known, "/multimedia"]);
    const stories = [...about!.querySelectorAll("li")];
    expect(stories.map((story) => story.querySelector("h3")!.textContent)).toEqual([
      "Un espacio es tu local",
      "Un artifakt ya viene hecho",
      "Un agentik trabaja por ti",
      "Un reto se paga",
    ]);
    // Five signs each: three with an arrow between.
    for (const story of stories) expect(story.querySelectorAll("svg path")).toHaveLength(5);
  });

  it("is all English where English was chosen", async () => {
    const page = await get({ language: "en" });
    expect(page.querySelector("main h1")!.textContent).toBe("GETTING STARTED");
    expect(left(page)).toBe("3 links left");
    // The name of a challenge that waits for its winner is its creator's.
    const text = visibleText(main(page)).replace("Recetario con costos de tu región", "");
    expect(text).not.toMatch(/[áéíóúñ]/);
  });

  it("folds the steps away when Iniciar al arrancar is off", async () => {
    expect((await get()).querySelector("main details")).toBeNull();
    const page = await get({ switched: "startup" });
    const folded = page.querySelector("main details")!;
    expect(folded.hasAttribute("open")).toBe(false);
    expect(folded.querySelectorAll("ol > li")).toHaveLength(6);
    expect(left(page)).toBe("3 enlaces restantes");
  });

  it("needs one query for all six steps, and one for what waits", async () => {
    const seen: string[] = [];
    const note = (message: unknown) => void seen.push((message as { query: string }).query);
    subscribe(QUERY_CHANNEL, note);
    try {
      await (await ask()).text();
    } finally {
      unsubscribe(QUERY_CHANNEL, note);
    }
    // Two queries are the layout's.
    expect(seen, seen.join("\n")).toHaveLength(4);
  });

  it("has no parts of the advanced home, and vice versa", async () => {
    const easy = await (await ask()).text();
    const advanced = await (await ask({ mode: "creator", language: "es" })).text();
    for (const words of ["Analítica de la plataforma", "Espacios destacados"]) {
      expect(advanced).toContain(words);
      expect(easy).not.toContain(words);
    }
    for (const words of ["COMENZANDO", "Enlaces rápidos", "i-lucide-circle-check"]) {
      expect(easy).toContain(words);
      expect(advanced).not.toContain(words);
    }
  });

  it("stays within the size limits of a screen, in total and up to the first text", async () => {
    const html = await (await ask()).text();
    const brotli = (text: string) => zlib.brotliCompressSync(text).length;
    const css = Array.from(html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g), ([, style]) => style);
    expect(brotli(html)).toBeLessThan(12 * 1024);
    expect(brotli(html.slice(0, html.indexOf("</h1>")))).toBeLessThan(5 * 1024);
    expect(css.join("").length).toBeGreaterThan(1_000);
    expect(brotli(css.join(""))).toBeLessThan(5 * 1024);
  });
});

describe("the count of links left", () => {
  beforeEach(async () => {
    for (const [, undone] of Object.values(DOING)) await run(undone);
  });

  it("goes from six to none as steps are done, with the singular for one", async () => {
    const said = [left(await get())];
    for (const title of TITLES) {
      await run(DOING[title][0]);
      const page = await get();
      expect([title, visibleText(cardOf(page, title)).includes("Hecho")]).toEqual([title, true]);
      said.push(left(page));
    }
    expect(said).toEqual([
      "6 enlaces restantes",
      "5 enlaces restantes",
      "4 enlaces restantes",
      "3 enlaces restantes",
      "2 enlaces restantes",
      "1 enlace restante",
      "No te queda ningún enlace: ya conoces Plaza.",
    ]);
    const page = await get();
    expect(visibleText(main(page))).not.toContain("Tu siguiente paso");
    expect(page.querySelectorAll("main ol > li")).toHaveLength(6);
    expect(left(await get({ language: "en" }))).toBe("No links left: you know Plaza now.");
  });

  it("has the singular in English too", async () => {
    for (const title of TITLES.slice(1)) await run(DOING[title][0]);
    expect(left(await get({ language: "en" }))).toBe("1 link left");
  });

  it("counts only rows that satisfy the step's rule", async () => {
    const { "Incrusta un documento": document, "Define un prompt de sistema": prompt } = DOING;
    // Rows of another person, another category, or blank text: six steps are left.
    await run(document[0].replace("'demo'", "'person-1'"));
    await run(
      `INSERT INTO creations (id, person_id, title, prompt) VALUES ('t-other', 'person-1', 'a', 'b')`,
    );
    await run(
      `INSERT INTO slash_commands (person_id, name, prompt) VALUES ('person-1', 'resumen', 'b')`,
    );
    await run(prompt[0].replace("'Habla de tú'", "E' \\n\\t\\u00a0'"));
    expect(left(await get())).toBe("6 enlaces restantes");
    await run(prompt[0]);
    expect(left(await get())).toBe("5 enlaces restantes");
  });
});
