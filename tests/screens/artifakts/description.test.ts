import { afterAll, beforeAll, expect, it } from "vitest";
import { truncate } from "#domain/format/truncate.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";

/** The description of an artifakt: Markdown on its page, text without marks wherever else it is shown. */
const RICH = `Doce salsas **para tu taquería** <img src=x onerror=alert(1)>

- Verde cruda
- Roja, con [chile de árbol](https://chiles.example/arbol)
- [Gratis](javascript:alert(1))`;
const PLAIN =
  "Doce salsas para tu taquería <img src=x onerror=alert(1)> • Verde cruda • Roja, con chile de árbol (https://chiles.example/arbol) • Gratis (javascript:alert(1))";

let database: TestDatabase;
let app: App;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.sql`
    INSERT INTO artifakts (id, name, description, creator_id, price, type, language, download_count)
    VALUES ('t-rich', 'Zacahuil de salsas', ${RICH}, 'person-4', 0, 'pdf', 'es', 9999999),
      ('t-plain', 'Zacahuil sin marcas', 'Precio: $5 - sin chile', 'person-4', 0, 'pdf', 'es', 1)`;
  app = await createApp(database.url);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const metaOf = (page: Document, name: string) =>
  page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute("content");

it("is shown with its marks on the page, and nothing in it is active", async () => {
  const page = await readPage(await app.request("/artifakts/t-rich"));
  const main = page.querySelector("main")!;
  expect(main.querySelector("strong")!.textContent).toBe("para tu taquería");
  const lines = [...main.querySelectorAll("section ul li")].map((line) => line.textContent);
  expect(lines).toEqual(
    expect.arrayContaining(["Verde cruda", "Roja, con chile de árbol (chiles.example)", "Gratis"]),
  );
  const link = main.querySelector('a[href="https://chiles.example/arbol"]')!;
  expect([link.getAttribute("rel"), link.getAttribute("target")]).toEqual([
    "noreferrer nofollow ugc",
    "_blank",
  ]);
  expect(main.querySelector('img[src="x"], a[href^="javascript"]')).toBeNull();
  expect(visibleText(main)).toContain("<img src=x onerror=alert(1)>");
  // Its words are those of its language.
  expect(link.closest("[lang]")!.getAttribute("lang")).toBe("es");

  const plain = await readPage(await app.request("/artifakts/t-plain"));
  expect(plain.querySelector("main p.max-w-prose")!.textContent).toBe("Precio: $5 - sin chile");
});

it("is text without marks in link previews, structured data, search results and JSON", async () => {
  const page = await readPage(await app.request("/artifakts/t-rich"));
  for (const name of ["description", "og:description"])
    expect(metaOf(page, name)).toBe(truncate(PLAIN, 160));
  const ld = JSON.parse(
    page.querySelector('script[type="application/ld+json"]')!.textContent!,
  ) as Record<string, unknown>;
  expect(ld.description).toBe(PLAIN);

  const found = await readPage(await app.request("/search?q=zacahuil+de+salsas"));
  expect(visibleText(found.querySelector("main")!)).toContain("Doce salsas para tu taquería <img");

  const text = (answer: unknown) => JSON.stringify(answer);
  const suggested = text(await (await app.request("/suggestions?q=zacahuil+de")).json());
  expect(suggested).toContain("Doce salsas para tu taquería");
  expect(suggested).not.toContain("**");
  for (const path of ["/api/artifakts", "/api/artifakts/trending"]) {
    const items = (await (await app.request(path)).json()) as { id: string; description: string }[];
    const { description } = items.find(({ id }) => id === "t-rich")!;
    expect([path, description]).toEqual([
      path,
      expect.stringMatching(/^Doce salsas para tu taquería <img[^>]*>\n\n• Verde cruda\n• Roja/),
    ]);
  }
});

it("is edited as it was typed, in forms that say what can be used", async () => {
  const maker = createBrowser(app, await sessionOf(database, "person-4"));
  const edit = await readPage(await maker.request("/artifakts/t-rich/edit"));
  const fresh = await readPage(await maker.request("/new?tipo=artifakt"));
  const space = await readPage(await maker.request("/new?tipo=space"));
  const helpOf = (page: Document) => {
    const area = page.querySelector("main textarea[name=description]")!;
    const id = area.getAttribute("aria-describedby");
    return id ? page.getElementById(id)!.textContent : null;
  };
  expect(edit.querySelector("main textarea[name=description]")!.textContent).toBe(RICH);
  for (const page of [edit, fresh])
    expect(helpOf(page)).toContain("**bold**, - at the start of a line for a list");
  expect(helpOf(space)).toBeNull();
});
