import { afterAll, beforeAll, expect, it } from "vitest";
import { TRIGGER_OF, type Duty } from "#domain/agentiks/duties/duties.ts";
import { READY_MADE, readyContent } from "#domain/agentiks/ready-made/ready-made.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { sentBy } from "../../support/forms/sent-by.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";
import { startWorker } from "../../support/pages/start-worker.ts";

/** Ready-made agentiks, created by the form of a page without JavaScript. */
const OWNER = "person-1";
const PAGE = "/new?tipo=agentik";
let database: TestDatabase;
let app: App;
let worker: { stop(): Promise<void> };
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url);
  worker = await startWorker(database.url);
});
afterAll(async () => {
  await worker.stop();
  await app.close();
  await database.drop();
});

const owner = async () => createBrowser(app, await sessionOf(database, OWNER));
type Browser = Awaited<ReturnType<typeof owner>>;
const keyOn = async (browser: Browser, path: string) =>
  (await readPage(await browser.request(path))).querySelector<HTMLInputElement>("[name=key]")!
    .value;

async function create(form: Record<string, string>) {
  const browser = await owner();
  const key = await keyOn(browser, PAGE);
  const fields = { key, name: "Lupita", description: "", type: "customer_service", language: "es" };
  const response = await browser.request(PAGE, { form: { ...fields, instructions: "", ...form } });
  const id = response.headers.get("Location")?.split("/").at(-1) ?? "";
  return { response, id, browser, key };
}

it.each(READY_MADE)("%s has its abilities and duties from the first day", async (readyMade) => {
  const { id, response, browser } = await create({ template: readyMade });
  expect(response.status).toBe(303);
  const content = readyContent(readyMade, "es");
  const [agentik] =
    await database.sql`SELECT description, type, status FROM agentiks WHERE id = ${id}`;
  expect(agentik).toEqual({
    description: content.description,
    type: content.type,
    status: "inactive",
  });
  const [published] = await database.sql`SELECT abilities FROM agentik_configurations
    WHERE agentik_id = ${id} AND version = 1 AND published_at IS NOT NULL`;
  expect(published!.abilities).toEqual(content.abilities);
  const duties = () =>
    database.sql`SELECT settings, cron, next_at IS NOT NULL AS is_due FROM agentik_triggers
      WHERE agentik_id = ${id} ORDER BY created_at, id`;
  const stored = await duties();
  expect(stored).toHaveLength(content.duties.length);
  expect(stored.map(({ settings }) => settings as unknown)).toEqual(
    expect.arrayContaining(content.duties.map(({ work }) => work)),
  );
  expect(stored.filter(({ is_due: isDue }) => isDue)).toEqual([]);

  // Launched, its clocks run.
  const page = `/agentiks/${id}`;
  await browser.request(page, { form: { intent: "launch" } });
  for (const { settings, is_due: isDue } of await duties())
    expect([settings.duty, isDue]).toEqual([
      settings.duty,
      ["schedule", "watch"].includes(TRIGGER_OF[settings.duty as Duty]),
    ]);
  const triggers = await readPage(await browser.request(`${page}/triggers`));
  expect(triggers.querySelectorAll("main li[id^=trigger]").length).toBe(content.duties.length);
});

const MENU = `Tacos al pastor: $18 cada uno
Tacos de bistec: $20 cada uno
Quesadilla de flor de calabaza: $35
Agua de jamaica: $25
Flan: $40
Llevamos a domicilio en la colonia Roma por $30.`;

it("a restaurant's answers, takes an order and books a table from a pasted menu", async () => {
  const { id, browser } = await create({ template: "restaurant" });
  const page = `/agentiks/${id}`;
  const send = async (path: string, form: Record<string, string>) => {
    const key = await keyOn(browser, path);
    const sent = await browser.request(path, { form: { key, ...form } });
    return readPage(await browser.request(sent.headers.get("Location")!));
  };
  const first = (await readPage(await browser.request(page))).querySelector("main a.btn-primary")!;
  expect(first.getAttribute("href")).toBe(`${page}/configure#knows`);
  const menu = { intent: "teach", document: "Menú", text: MENU };
  await send(first.getAttribute("href")!.split("#")[0]!, menu);
  await expect
    .poll(async () =>
      Number(
        (
          await database.sql`SELECT count(*) AS n FROM passages p JOIN agentik_workplaces w
            ON w.space_id = p.space_id WHERE w.agentik_id = ${id}`
        )[0]!.n,
      ),
    )
    .toBeGreaterThan(0);

  const says = async (text: string) => {
    const shown = await send(`${page}/try`, { intent: "send", text });
    return visibleText([...shown.querySelectorAll("#trial ol[aria-label] > li")].at(-1)!);
  };
  expect(await says("¿cuánto cuestan los tacos al pastor?")).toContain("$18 cada uno");
  expect(await says("quiero pedir 4 tacos al pastor y un flan")).toContain("a domicilio");
  expect(await says("a domicilio, calle Orizaba 20, colonia Roma")).toContain("¿Para qué día?");
  expect(await says("mañana a las 2 de la tarde")).toContain("¿A nombre de quién?");
  expect(await says("Ana Pech")).toContain("teléfono");
  const order = await says("999 123 4567");
  for (const shown of ["$72", "$40", "$30", "$142", "Orizaba 20"]) expect(order).toContain(shown);
  expect(await says("sí")).toContain("Orizaba 20");
  // The name and the phone are those of the order before.
  const table = await says("quiero reservar una mesa para 4 mañana a las 8 de la noche");
  for (const shown of ["Ana Pech", "999 123 4567", "¿Lo envío así?"])
    expect(table).toContain(shown);
  await says("sí");
  const requests = await database.sql`SELECT r.kind, r.state FROM chat_requests r
    JOIN threads t ON t.id = r.thread_id WHERE t.chat_with_id = ${id} ORDER BY r.kind`;
  expect(requests.map((row) => ({ ...row }))).toEqual([
    { kind: "booking", state: "sent" },
    { kind: "order", state: "sent" },
  ]);
}, 60_000);

it("answers from the text that was pasted when it was made, and keeps one that is too long", async () => {
  const { id, browser, response, key } = await create({ knows: `  ${MENU}\n` });
  expect(response.status).toBe(303);
  const stored = await database.sql`SELECT d.name, v.text FROM documents d
    JOIN document_versions v ON v.document_id = d.id
    JOIN agentik_workplaces w ON w.space_id = d.space_id WHERE w.agentik_id = ${id}`;
  expect(stored.map((row) => ({ ...row }))).toEqual([{ name: "Lo que sabe", text: MENU }]);
  // The same form again makes neither another agentik nor another document.
  const fields = { key, name: "Lupita", description: "", type: "customer_service" };
  const again = { ...fields, language: "es", instructions: "", knows: `  ${MENU}\n` };
  const repeated = await browser.request(PAGE, { form: again });
  expect(repeated.headers.get("Location")).toBe(response.headers.get("Location"));
  const [main] = (await readPage(await browser.request(`/agentiks/${id}`))).querySelectorAll(
    "main a.btn-primary",
  );
  expect(main!.getAttribute("href")).not.toContain("#knows");

  const tooLong = "a".repeat(200_001);
  const refused = await create({ knows: tooLong });
  expect(refused.response.status).toBe(422);
  const page = await readPage(refused.response);
  const area = page.querySelector<HTMLTextAreaElement>("[name=knows]")!;
  expect(area.textContent).toHaveLength(tooLong.length);
  expect(area.getAttribute("aria-invalid")).toBe("true");
});

it("takes an order at once", async () => {
  const { id, browser } = await create({ template: "orders", description: "La de mi fonda" });
  const [agentik] = await database.sql`SELECT description FROM agentiks WHERE id = ${id}`;
  expect(agentik!.description).toBe("La de mi fonda");
  const page = `/agentiks/${id}/try`;
  const key = await keyOn(browser, page);
  const form = { key, intent: "send", text: "quiero pedir 12 tamales" };
  const asked = await browser.request(page, { form });
  const shown = await readPage(await browser.request(asked.headers.get("Location")!));
  const said = [...shown.querySelectorAll("#trial ol[aria-label] > li")].at(-1)!;
  expect(visibleText(said)).toContain("Con gusto. Te ayudo con tu pedido.");
});

it("speaks the language that was chosen", async () => {
  const { id } = await create({ template: "welcome", language: "pt" });
  const [trigger] =
    await database.sql`SELECT settings FROM agentik_triggers WHERE agentik_id = ${id}`;
  expect(trigger!.settings.text).toContain("Boas-vindas");
});

it("is made once by a form that is sent twice, and not without a template", async () => {
  const { id, browser, key } = await create({ template: "bookings" });
  const again = {
    key,
    name: "Lupita",
    description: "",
    type: "customer_service",
    language: "es",
    instructions: "",
  };
  const second = await browser.request(PAGE, { form: { ...again, template: "bookings" } });
  expect(second.headers.get("Location")).toBe(`/agentiks/${id}`);
  for (const template of ["none", "", "root"]) {
    const plain = await create({ template });
    const [published] = await database.sql`SELECT abilities FROM agentik_configurations
      WHERE agentik_id = ${plain.id}`;
    expect(published!.abilities).toEqual({});
  }
});

it("keeps the choice when the form is refused", async () => {
  const { response } = await create({ template: "returns", name: " " });
  expect(response.status).toBe(422);
  const shown = await readPage(response);
  const chosen = shown.querySelector("select[name=template] option[selected]");
  expect(chosen?.getAttribute("value")).toBe("returns");
});

it("is chosen by the trade of a business that has no agentik yet", async () => {
  await database.sql`INSERT INTO people (id, kind, display_name, first_name, handle)
    VALUES ('barber', 'account', 'Barber', 'Barber', 'barber')`;
  const browser = createBrowser(app, await sessionOf(database, "barber"));
  const chosen = async (by: Browser = browser) =>
    (await readPage(await by.request(PAGE)))
      .querySelector("select[name=template] option[selected]")
      ?.getAttribute("value");
  expect(await chosen()).toBeUndefined();
  await database.sql`INSERT INTO businesses (person_id, name, trade) VALUES ('barber', 'Barber', 'beauty')`;
  expect(await chosen()).toBe("appointments");
  await database.sql`UPDATE businesses SET trade = 'other' WHERE person_id = 'barber'`;
  expect(await chosen()).toBeUndefined();
  await database.sql`UPDATE businesses SET trade = 'beauty' WHERE person_id = 'barber'`;
  await database.sql`
    INSERT INTO agentiks (id, owner_id, name, description, type, status, language)
    VALUES ('of-barber', 'barber', 'Own', 'x', 'sales', 'inactive', 'es')`;
  expect(await chosen()).toBeUndefined();
  expect(await chosen(createBrowser(app))).toBeUndefined();
});

it("begins in the language that was chosen in the form, on a page in another one", async () => {
  const browser = await owner();
  const page = await readPage(await browser.request(PAGE, { preferences: { language: "es" } }));
  const [template] = READY_MADE;
  const typed = { name: "Lupita", language: "en", template };
  const { to, init } = sentBy(page, PAGE, "button[value=create]", typed);
  const response = await browser.request(to, init);
  const id = response.headers.get("Location")!.split("/").at(-1)!;
  const [agentik] = await database.sql`SELECT language, description FROM agentiks WHERE id = ${id}`;
  expect(agentik).toEqual({
    language: "en",
    description: readyContent(template, "en").description,
  });
});
