import { afterAll, beforeAll, expect, it } from "vitest";
import { coverLook, coverVariant } from "#domain/items/cover.ts";
import { createPerson, newKey } from "../../reliability/bank.ts";
import { findAlike, looksOfCovers } from "../../support/pictures/covers.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";
import { uploaderOf } from "../../support/uploads.ts";

/** "My things" (/library), by requests to a real PostgreSQL. */
let database: TestDatabase;
let app: App;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url);
});
afterAll(async () => {
  await app?.close();
  await database?.drop();
});

type Client = ReturnType<typeof createBrowser>;
/** Names of the made artifakts on the page, and whether each is marked as an example. */
async function marksOfMade(client: Client): Promise<Record<string, boolean>> {
  const page = await readPage(await client.request("/library?section=made"));
  const rows = [...page.querySelectorAll("main li")];
  return Object.fromEntries(
    rows.map((row) => [
      row.querySelector("a")!.textContent,
      /Exampl|Ejemplo/.test(row.textContent!),
    ]),
  );
}

it("marks what a visitor sees, and a guest's copies of it, but nothing of their own", async () => {
  const visitor = await marksOfMade(createBrowser(app));
  expect(Object.keys(visitor).length).toBeGreaterThan(0);
  expect(new Set(Object.values(visitor))).toEqual(new Set([true]));

  const guest = createBrowser(app);
  const form = {
    name: "Menú del día",
    type: "pdf",
    price: "0",
    description: "",
    tags: "",
    intent: "draft",
  };
  const made = await guest.request("/new?tipo=artifakt", { form });
  expect(made.status).toBe(303);
  expect(await marksOfMade(guest)).toEqual({ ...visitor, "Menú del día": false });

  const signed = await guest.request("/signup", {
    form: { name: "Ana López", email: "ana@cosas.mx", password: "una lámpara bajo el mar" },
  });
  expect(signed.status).toBe(303);
  expect(await marksOfMade(guest)).toEqual({ "Menú del día": false });
});

it("counts the people who have an artifakt now", async () => {
  const { sql } = database;
  await sql`INSERT INTO artifakts (id, name, description, type, price, creator_id, publication, language)
    VALUES ('sold', 'Recetario', 'x', 'pdf', 100, 'person-4', 'published', 'es')`;
  const seller = async (language: "en" | "es") => {
    const browser = createBrowser(app, await sessionOf(database, "person-4"));
    const response = await browser.request("/library?section=made", { preferences: { language } });
    const page = await readPage(response);
    const row = [...page.querySelectorAll("main li")].find((each) =>
      each.textContent!.includes("Recetario"),
    );
    return visibleText(row!);
  };
  expect(await seller("en")).toContain("0 people have it");
  expect(await seller("es")).toContain("0 personas lo tienen");
  const buy = async (buyer: string) => {
    const client = uploaderOf(app, await createPerson(database.url, buyer, 100));
    const fields = { intent: "purchase", price: "100", key: newKey() };
    expect((await client.post("/artifakts/sold", fields)).status).toBe(303);
  };
  await buy("first-buyer");
  expect(await seller("en")).toContain("1 person has it");
  expect(await seller("es")).toContain("1 persona lo tiene");
  await buy("second-buyer");
  expect(await seller("en")).toContain("2 people have it");
  expect(await seller("es")).toContain("2 personas lo tienen");
  // One that has ended does not count.
  await sql`UPDATE artifakt_ownerships SET ended_at = now()
    WHERE person_id = 'first-buyer' AND artifakt_id = 'sold'`;
  expect(await seller("en")).toContain("1 person has it");
});

it("searches one's own things, and says so when none has the words", async () => {
  const { sql } = database;
  await sql`INSERT INTO artifakts (id, name, description, type, price, creator_id, publication, language)
    VALUES ('found', 'Recetario de moles', 'x', 'pdf', 0, 'person-5', 'published', 'es')`;
  const browser = createBrowser(app, await sessionOf(database, "person-5"));
  const look = async (q: string) => {
    const response = await browser.request(`/library?q=${encodeURIComponent(q)}`);
    expect(response.status).toBe(200);
    return readPage(response);
  };
  const none = "Nothing of yours has these words.";
  const hit = await look("moles");
  const links = [...hit.querySelectorAll("main li a")].map((link) => link.textContent);
  expect(links).toContain("Recetario de moles");
  expect(visibleText(hit.querySelector("main")!)).not.toContain(none);
  expect(hit.querySelector("main [name=q]")!.getAttribute("value")).toBe("moles");

  const missed = await look("zapatería");
  expect(visibleText(missed.querySelector("main [role=status]")!)).toContain(none);
  expect(missed.querySelectorAll("main li")).toHaveLength(0);
  const clear = missed.querySelector("main [role=status] a")!;
  expect(clear.getAttribute("href")).toBe("/library");
});

it("never shows two covers alike near each other", async () => {
  const { sql } = database;
  await createPerson(database.url, "draws", 0);
  await sql`INSERT INTO artifakts (id, name, description, type, price, creator_id, publication, language)
    SELECT 'made-' || n, 'Lámina ' || n, 'x', 'pdf', 0, 'draws', 'published', 'es'
    FROM generate_series(1, 30) n`;
  const browser = createBrowser(app, await sessionOf(database, "draws"));
  for (const [query, count] of [
    ["", 5],
    ["?section=made", 24],
    ["?section=made&page=2", 6],
  ] as const) {
    const page = await readPage(await browser.request(`/library${query}`));
    const covers = looksOfCovers(page.querySelector("main")!);
    expect([query, covers.length]).toEqual([query, count]);
    expect([query, findAlike(covers)]).toEqual([query, []]);
  }
  // Each looked at alone, some of the first page would be alike.
  const page = await readPage(await browser.request("/library?section=made"));
  const ids = [...page.querySelectorAll('main li a[href^="/artifakts/made-"]')]
    .map((link) => link.getAttribute("href")!.split("/")[2]!)
    .filter((id, at, all) => all.indexOf(id) === at);
  expect(
    findAlike(ids.map((id) => `${coverVariant("artifakt", id)} ${coverLook(id)}`)),
  ).not.toEqual([]);
});
