import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";

/** Requests of the screen on which its maker edits an artifakt. */
let database: TestDatabase;
let app: App;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.sql`
    INSERT INTO artifakts (id, name, description, creator_id, price, type, tags, language)
    VALUES ('t-own', 'Menú', 'Para imprimir', 'person-4', 120, 'pdf', '{menú,fonda}', 'es')`;
  app = await createApp(database.url);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const EDIT = "/artifakts/t-own/edit";
const as = async (personId: string) => createBrowser(app, await sessionOf(database, personId));
const fieldOf = (page: Document, name: string) =>
  page.querySelector<HTMLInputElement>(`main form [name=${name}]`)!.value;
const NAMES = ["name", "description", "price", "tags", "language", "seen", "key"] as const;
const formOf = (page: Document) =>
  Object.fromEntries(NAMES.map((name) => [name, fieldOf(page, name)])) as Record<
    (typeof NAMES)[number],
    string
  >;
const licenceOf = (page: Document) =>
  page.querySelector<HTMLInputElement>("main form input[name=licence]:checked")!.value;
const stored = async () => {
  const [row] = await database.sql`
    SELECT name, description, price, tags, language FROM artifakts WHERE id = 't-own'`;
  return row;
};

describe("the edit screen of an artifakt", () => {
  it("is for its maker only, and linked from its page and from where it is managed", async () => {
    const maker = await as("person-4");
    for (const path of ["/artifakts/t-own", "/artifakts/t-own/manage"]) {
      const page = await readPage(await maker.request(path));
      expect(page.querySelector(`main a[href="${EDIT}"]`)).not.toBeNull();
    }
    const other = await as("person-5");
    const form = formOf(await readPage(await maker.request(EDIT)));
    expect((await other.request(EDIT)).status).toBe(404);
    expect((await other.request(EDIT, { form: { ...form, name: "Robado" } })).status).toBe(404);
    expect((await app.request(EDIT)).status).toBe(404);
    expect(await stored()).toMatchObject({ name: "Menú" });
  });

  it("keeps both versions of a conflict, and stores the second when it is sent again", async () => {
    const maker = await as("person-4");
    const form = formOf(await readPage(await maker.request(EDIT)));
    expect(form).toMatchObject({ price: "120", tags: "menú, fonda", language: "es" });
    const saved = await maker.request(EDIT, { form: { ...form, name: "Carta", price: "150" } });
    expect([saved.status, saved.headers.get("Location")]).toEqual([303, "/artifakts/t-own/manage"]);
    const old = { ...form, key: "a".repeat(22), name: "Otra", tags: "uno, dos" };
    const refused = await maker.request(EDIT, { form: old });
    expect(refused.status).toBe(409);
    const page = await readPage(refused);
    expect(visibleText(page.querySelector("main [role=alert]")!)).toContain("changed somewhere");
    const now = visibleText(page.querySelector("section[aria-labelledby=stored]")!);
    expect(now).toMatch(/Carta Para imprimir \$150 MXN/);
    expect(formOf(page)).toMatchObject({ name: "Otra", tags: "uno, dos", price: "120" });
    expect(await stored()).toMatchObject({ name: "Carta", price: 150 });
    expect((await maker.request(EDIT, { form: formOf(page) })).status).toBe(303);
    expect(await stored()).toEqual({
      name: "Otra",
      description: "Para imprimir",
      price: 120,
      tags: ["uno", "dos"],
      language: "es",
    });
  });

  it.each([
    ["name", "", "Give it a name"],
    ["price", "-5", "whole pesos"],
    ["price", "1.5", "whole pesos"],
    ["tags", "a,b,c,d,e,f,g,h,i", "at most 8 tags"],
  ])("refuses %s %o, and keeps what was typed", async (name, typed, words) => {
    const maker = await as("person-4");
    const form = formOf(await readPage(await maker.request(EDIT)));
    const before = await stored();
    const refused = await maker.request(EDIT, { form: { ...form, [name]: typed } });
    expect(refused.status).toBe(422);
    const page = await readPage(refused);
    expect(visibleText(page.querySelector("main")!)).toContain(words);
    expect(fieldOf(page, name)).toBe(typed);
    expect(await stored()).toEqual(before);
  });

  it("chooses one of four licences, each with what it allows, and keeps it on a refusal", async () => {
    const maker = await as("person-4");
    const page = await readPage(await maker.request(EDIT));
    const radios = [...page.querySelectorAll<HTMLInputElement>("main form input[name=licence]")];
    expect(radios.map(({ value }) => value)).toEqual(["personal", "commercial", "cc-by", "cc0"]);
    for (const radio of radios)
      expect(visibleText(page.getElementById(radio.getAttribute("aria-describedby")!)!)).not.toBe(
        "",
      );
    expect(licenceOf(page)).toBe("commercial");
    const form = { ...formOf(page), licence: "cc-by" };
    const refused = await maker.request(EDIT, { form: { ...form, name: "" } });
    expect(refused.status).toBe(422);
    expect(licenceOf(await readPage(refused))).toBe("cc-by");
    expect((await maker.request(EDIT, { form })).status).toBe(303);
    expect(licenceOf(await readPage(await maker.request(EDIT)))).toBe("cc-by");
  });

  it("keeps the licence of a form that names none or an unknown one, also when refused", async () => {
    const maker = await as("person-4");
    await database.sql`UPDATE artifakts SET licence = 'cc0' WHERE id = 't-own'`;
    const form = formOf(await readPage(await maker.request(EDIT)));
    const refused = await maker.request(EDIT, { form: { ...form, name: "" } });
    expect(licenceOf(await readPage(refused))).toBe("cc0");
    const name = `${form.name} 2`;
    expect((await maker.request(EDIT, { form: { ...form, name, licence: "mine" } })).status).toBe(
      303,
    );
    const [row] = await database.sql`SELECT name, licence FROM artifakts WHERE id = 't-own'`;
    expect(row).toEqual({ name, licence: "cc0" });
  });

  it("refuses a licence over another change, and shows the stored one", async () => {
    const maker = await as("person-4");
    await database.sql`UPDATE artifakts SET licence = 'commercial' WHERE id = 't-own'`;
    const form = formOf(await readPage(await maker.request(EDIT)));
    await database.sql`UPDATE artifakts SET licence = 'personal' WHERE id = 't-own'`;
    const refused = await maker.request(EDIT, { form: { ...form, licence: "cc0" } });
    expect(refused.status).toBe(409);
    const page = await readPage(refused);
    expect(licenceOf(page)).toBe("cc0");
    expect(visibleText(page.querySelector("section[aria-labelledby=stored]")!)).toContain(
      "Personal use",
    );
  });

  it("has a new price for new buyers only: an owner pays nothing more", async () => {
    const [maker, buyer] = [await as("person-4"), await as("person-5")];
    await database.sql`UPDATE artifakts SET price = 0 WHERE id = 't-own'`;
    await buyer.request("/artifakts/t-own", { form: { intent: "download" } });
    const form = formOf(await readPage(await maker.request(EDIT)));
    expect((await maker.request(EDIT, { form: { ...form, price: "900" } })).status).toBe(303);
    const page = await readPage(await buyer.request("/artifakts/t-own"));
    expect(page.querySelector('main a[href="/artifakts/t-own/file"]')).not.toBeNull();
    const [owned] = await database.sql`
      SELECT price FROM artifakt_ownerships WHERE artifakt_id = 't-own' AND person_id = 'person-5'`;
    expect(owned!.price).toBe(0);
  });
});
