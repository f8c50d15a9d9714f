import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";

/** /ajustes/limits: Request -> Response. */
const AT = "/ajustes/limits";
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

const English = { preferences: { language: "en" } } as const;
let made = 0;
async function account() {
  const id = `limits-${(made += 1)}`;
  await database.sql`INSERT INTO people (id, kind, display_name, first_name, handle)
    VALUES (${id}, 'account', 'Ana López', 'Ana', ${id})`;
  return { id, client: createBrowser(app, await sessionOf(database, id)) };
}
type Client = ReturnType<typeof createBrowser>;
const open = async (client: Client) => readPage(await client.request(AT, English));
const save = (client: Client, run: string, day: string) =>
  client.request(AT, { ...English, form: { intent: "save-limits", run, day } });
const valueOf = (page: Document, name: string) =>
  page.querySelector<HTMLInputElement>(`main [name=${name}]`)!.value;

it("shows the standard limits, and what was spent, counted", async () => {
  const { id, client } = await account();
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "America/Mexico_City" }).format(
    new Date(),
  );
  await database.sql`INSERT INTO model_spend (person_id, day, spent, reserved)
    VALUES (${id}, ${today}, 123, 45), (${id}, ${today}::date - 40, 999, 0)`;
  if (!today.endsWith("-01"))
    await database.sql`INSERT INTO model_spend (person_id, day, spent) VALUES (${id}, ${today}::date - 1, 200)`;
  const page = await open(client);
  expect([valueOf(page, "run"), valueOf(page, "day")]).toEqual(["5", "50"]);
  const text = visibleText(page.querySelector("main")!);
  for (const words of ["$1.23 MXN", "of $50.00 MXN", "$0.45 MXN", "20.00 MXN per dollar"])
    expect(text).toContain(words);
  expect(text).toContain(today.endsWith("-01") ? "$1.23 MXN" : "$3.23 MXN");
});

it("stores limits, and answers what is no amount without losing what was typed", async () => {
  const { id, client } = await account();
  expect((await save(client, "7.50", "1,000")).status).toBe(303);
  const page = await open(client);
  expect([valueOf(page, "run"), valueOf(page, "day")]).toEqual(["7.50", "1,000"]);
  expect(visibleText(page.querySelector("main [role=status]")!)).toBe("Your limits are saved.");
  const refused = await save(client, "much", "20000");
  expect(refused.status).toBe(422);
  const again = await readPage(refused);
  expect([valueOf(again, "run"), valueOf(again, "day")]).toEqual(["much", "20,000"]);
  expect(again.querySelectorAll("main [aria-invalid=true]")).toHaveLength(2);
  const [row] =
    await database.sql`SELECT run_centavos, day_centavos FROM spend_limits WHERE person_id = ${id}`;
  expect(row).toEqual({ run_centavos: 750, day_centavos: 100_000 });
});

it("limits of a guest are small, and a visitor sees no other person's", async () => {
  const client = createBrowser(app);
  expect(valueOf(await open(client), "day")).toBe("5");
  expect((await save(client, "0.50", "2")).status).toBe(303);
  expect(valueOf(await open(client), "day")).toBe("2");
  expect(valueOf(await open(createBrowser(app)), "day")).toBe("5");
});

it("answers 400 to what no form of it sends", async () => {
  const { client } = await account();
  expect((await client.request(AT, { ...English, form: { intent: "drop" } })).status).toBe(400);
});
