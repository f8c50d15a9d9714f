import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage } from "../../support/html.ts";
import { cookiesOf, createApp, type App, type AppRequestInit } from "../../support/request.ts";
import { byRole, cardsOf, hrefOf } from "../../support/roles.ts";

/** The filter of the catalogues by the language of their items (docs/product.md, Lists, filters and search). */
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

const open = async (path: string, init: AppRequestInit = {}) => {
  const response = await app.request(path, init);
  expect(response.status).toBe(200);
  return readPage(response);
};
const buttonOf = (page: Document) =>
  page.querySelector<HTMLButtonElement>("main button[name=items]")!;
const idsOf = (page: Document) =>
  cardsOf(byRole(page, "main")).map((card) => hrefOf(card).split("/").at(-1)!);
/** Languages of the shown items, from the database. */
const languagesOf = async (table: string, page: Document) => {
  const rows = await database.sql<{ language: string }[]>`
    SELECT DISTINCT language FROM ${database.sql(table)} WHERE id IN ${database.sql(idsOf(page))}`;
  return rows.map(({ language }) => language).sort();
};
/** The answer to the page's button, as a browser without JavaScript sends it. */
async function press(page: Document, cookies: Record<string, string> = {}) {
  const button = buttonOf(page);
  const action = button.getAttribute("formaction")!;
  expect([button.form?.method, button.getAttribute("formmethod")]).toEqual(["get", "post"]);
  const stored = cookies["plaza-preferences"];
  const fields = Object.fromEntries(
    [...button.form!.querySelectorAll<HTMLInputElement>("input[name]")].map((input) => [
      input.name,
      input.value,
    ]),
  );
  const response = await app.request(action, {
    form: { ...fields, items: button.value },
    ...(stored && { headers: { Cookie: `plaza-preferences=${stored}` } }),
  });
  expect(response.status).toBe(303);
  return { to: response.headers.get("Location")!, cookies: cookiesOf(response) };
}

describe.each(["spaces", "artifakts", "agentiks", "challenges"])("/%s", (list) => {
  it("is unfiltered at first, and offers the language of the page", async () => {
    const english = await open(`/${list}`);
    expect([buttonOf(english).textContent, buttonOf(english).value]).toEqual([
      "Only in English",
      "en",
    ]);
    expect(buttonOf(english).getAttribute("aria-pressed")).toBe("false");
    expect(english.querySelectorAll("main [name=lang]")).toHaveLength(0);
    const spanish = await open(`/${list}`, { preferences: { language: "es" } });
    expect([buttonOf(spanish).textContent, buttonOf(spanish).value]).toEqual([
      "Solo en español",
      "es",
    ]);
    expect(idsOf(spanish)).toEqual(idsOf(english));
    const all = await Promise.all([1, 2, 3].map((page) => open(`/${list}?page=${page}`)));
    const filled = all.filter((page) => cardsOf(byRole(page, "main")).length > 0);
    const shown = await Promise.all(filled.map((page) => languagesOf(list, page)));
    expect(new Set(shown.flat()).size).toBeGreaterThan(1);
  });

  it.each(["es", "en"])("shows only items in %s, by its address", async (language) => {
    const page = await open(`/${list}?lang=${language}`);
    expect(await languagesOf(list, page)).toEqual([language]);
    expect(buttonOf(page).getAttribute("aria-pressed")).toBe("true");
    // The search keeps the filter, and so does the next page.
    expect(page.querySelector<HTMLInputElement>("main [name=lang]")!.value).toBe(language);
    const next = page.querySelector("main a[rel=next]")?.getAttribute("href");
    if (next) {
      expect(next).toContain(`lang=${language}`);
      expect(await languagesOf(list, await open(next))).toEqual([language]);
    }
  });

  it("is filtered with one press, remembers it, and shows all again with another", async () => {
    const pressed = await press(await open(`/${list}?sort=newest`));
    expect(pressed.to).toBe(`/${list}?sort=newest&lang=en`);
    const headers = { Cookie: `plaza-preferences=${pressed.cookies["plaza-preferences"]}` };
    const later = await open(`/${list}`, { headers });
    expect(await languagesOf(list, later)).toEqual(["en"]);
    // A remembered filter can be left for once by the address.
    const left = await open(`/${list}?lang=all`, { headers });
    expect(idsOf(left)).toEqual(idsOf(await open(`/${list}`)));
    const off = await press(later, pressed.cookies);
    expect(off.to).toBe(`/${list}`);
    const cookie = off.cookies["plaza-preferences"]!;
    expect(cookie).not.toContain("items");
    const again = await open(off.to, { headers: { Cookie: `plaza-preferences=${cookie}` } });
    expect(idsOf(again)).toEqual(idsOf(await open(`/${list}`)));
  });

  it("ignores an unknown language", async () => {
    const page = await open(`/${list}?lang=klingon`);
    expect(idsOf(page)).toEqual(idsOf(await open(`/${list}`)));
    expect(buttonOf(page).getAttribute("aria-pressed")).toBe("false");
  });
});

it("does not filter the three spaces of easy mode, which have no such button", async () => {
  const easy = await open("/spaces", { preferences: { mode: "easy" } });
  const stored = "theme=dark&mode=easy&language=auto&onboarded=1&path=1&items=en";
  const remembered = await open("/spaces", { headers: { Cookie: `plaza-preferences=${stored}` } });
  expect(buttonOf(remembered)).toBeNull();
  expect(remembered.querySelector("main ul")!.textContent).toBe(
    easy.querySelector("main ul")!.textContent,
  );
});
