import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { createBrowser } from "../../support/session.ts";

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
