import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";
import { startWorker } from "../../support/pages/start-worker.ts";

/** A restaurant owner teaches an agentik the menu and tries it, by forms without JavaScript. */
const OWNER = "person-1";
const PAGE = "/agentiks/a-agentik";
let database: TestDatabase;
let app: App;
let worker: { stop(): Promise<void> };
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url);
  await database.sql`INSERT INTO agentiks (id, name, description, type, status, owner_id, language)
    VALUES ('a-agentik', 'Lupita', 'Atiende la fonda', 'customer_service', 'inactive', ${OWNER}, 'es')`;
  worker = await startWorker(database.url);
});
afterAll(async () => {
  await worker.stop();
  await app.close();
  await database.drop();
});

const as = async (personId: string) => createBrowser(app, await sessionOf(database, personId));
type Browser = Awaited<ReturnType<typeof as>>;
const page = async (browser: Browser, path: string) => readPage(await browser.request(path));
const keyOf = (shown: Document) => shown.querySelector<HTMLInputElement>("[name=key]")!.value;
/** Posts a form of a page as a browser does: with its key, following the redirect. */
async function press(browser: Browser, path: string, form: Record<string, string>) {
  const key = keyOf(await page(browser, path));
  const response = await browser.request(path, { form: { key, ...form } });
  const to = response.headers.get("Location");
  return {
    status: response.status,
    to,
    shown: to ? await page(browser, to) : await readPage(response),
  };
}
const bubbles = (shown: Document) =>
  [...shown.querySelectorAll("#trial ol[aria-label] > li")].map((line) => visibleText(line));

const CONFIGURATION = {
  name: "Lupita",
  description: "Atiende la fonda",
  type: "customer_service",
  language: "es",
  instructions: "",
  revision: "0",
};

it("says that it knows nothing, and leads to where the menu is pasted", async () => {
  const owner = await as(OWNER);
  const first = (await page(owner, PAGE)).querySelector<HTMLAnchorElement>("main a.btn-primary")!;
  expect(first.getAttribute("href")).toBe(`${PAGE}/configure#knows`);
  expect(visibleText(first)).toMatch(/^(?:Teach it your menu|Enséñale tu menú)/);
  const trial = (await page(owner, `${PAGE}/try`)).querySelector("#trial")!;
  expect(visibleText(trial)).toMatch(/knows nothing|no sabe nada/);
  const link = trial.querySelector(`a[href="${PAGE}/configure#knows"]`)!;
  expect(visibleText(link)).toBe(visibleText(first));
  const form = (await page(owner, `${PAGE}/configure`)).querySelector("#knows form")!;
  expect(form.querySelector("textarea[name=text]")).not.toBeNull();
});

it("learns a pasted menu, answers from it and says why", async () => {
  const owner = await as(OWNER);
  const taught = await press(owner, `${PAGE}/configure`, {
    intent: "teach",
    document: "Menú",
    text: "Tacos al pastor: $18 cada uno\n\nAceptamos tarjeta.",
  });
  expect(taught.status).toBe(303);
  expect(visibleText(taught.shown.querySelector("#knows")!)).toContain("Menú");
  await expect
    .poll(
      async () => (await database.sql`SELECT 1 FROM passages WHERE text LIKE '%pastor%'`).length,
    )
    .toBeGreaterThan(0);

  // Taught, it is to be tried next.
  const next = (await page(owner, PAGE)).querySelector("main a.btn-primary")!;
  expect(next.getAttribute("href")).toBe(`${PAGE}/try`);
  const trial = (await page(owner, `${PAGE}/try`)).querySelector("#trial")!;
  expect(visibleText(trial)).not.toMatch(/knows nothing|no sabe nada/);

  const asked = await press(owner, `${PAGE}/try`, {
    intent: "send",
    text: "¿cuánto cuestan los tacos al pastor?",
  });
  expect(asked.to).toBe(`${PAGE}/try#t1`);
  const [question, answer] = bubbles(asked.shown);
  expect(question).toContain("¿cuánto cuestan");
  expect(answer).toContain("$18 cada uno");
  expect(answer).toMatch(/Why it said this|Por qué dijo esto/);
  expect(answer).toContain("Menú");
  const teaching = ({ shown }: typeof asked) =>
    shown.querySelectorAll(`#trial ol a[href="${PAGE}/configure#knows"]`);
  expect(teaching(asked)).toHaveLength(0);
  // What it does not know can be taught from there.
  const unknown = await press(owner, `${PAGE}/try`, {
    intent: "send",
    text: "¿tienen estacionamiento?",
  });
  expect(visibleText(teaching(unknown)[0]!)).toMatch(/^(Teach it this|Enseñarle esto)$/);
  expect(teaching(unknown)).toHaveLength(1);
});

it("tries the draft's forms before customers get them, and begins anew", async () => {
  const owner = await as(OWNER);
  const drafted = await press(owner, `${PAGE}/configure`, {
    ...CONFIGURATION,
    intent: "draft",
    abilities: "1",
    answers: "on",
    hours: "always",
    "add-booking": "on",
    labels: "Queja: queja, molesto",
    "hand-over-after": "2",
  });
  expect(drafted.status).toBe(303);
  expect(visibleText(drafted.shown)).toContain("Reservación");
  const idea = drafted.shown.querySelector<HTMLButtonElement>("#trial button[name=idea]");
  expect(idea).toBeNull();
  const asked = await press(owner, `${PAGE}/try`, {
    intent: "send",
    text: "quiero reservar mesa para 4 mañana a las 8 pm",
    back: "configure",
  });
  expect(asked.to).toMatch(/\/configure#t\d+$/);
  expect(bubbles(asked.shown).at(-1)).toContain("¿A nombre de quién?");
  const [published] = await database.sql`SELECT abilities FROM agentik_configurations
    WHERE agentik_id = 'a-agentik' AND published_at IS NOT NULL ORDER BY version DESC LIMIT 1`;
  expect(published!.abilities).toEqual({});
  const anew = await press(owner, `${PAGE}/try`, { intent: "restart" });
  expect(bubbles(anew.shown)).toEqual([]);
  expect(anew.shown.querySelectorAll("#trial button[name=idea]").length).toBeGreaterThan(1);
});

it("keeps abilities that a form without their fields does not name", async () => {
  const owner = await as(OWNER);
  const abilitiesOf = async () =>
    (
      await database.sql`SELECT abilities FROM agentik_configurations
        WHERE agentik_id = 'a-agentik' ORDER BY version DESC LIMIT 1`
    )[0]!.abilities as unknown;
  const before = await abilitiesOf();
  const [draft] = await database.sql`SELECT revision FROM agentik_configurations
    WHERE agentik_id = 'a-agentik' AND published_at IS NULL`;
  await press(owner, `${PAGE}/configure`, {
    ...CONFIGURATION,
    intent: "publish",
    name: "Lupita II",
    revision: String(draft!.revision),
  });
  expect(await abilitiesOf()).toEqual(before);
});

it("refuses an empty message in words and keeps a long one", async () => {
  const owner = await as(OWNER);
  expect((await press(owner, `${PAGE}/try`, { intent: "send", text: "  " })).status).toBe(422);
  const long = "a".repeat(1_001);
  const refused = await press(owner, `${PAGE}/try`, { intent: "send", text: long });
  expect(refused.status).toBe(422);
  expect(refused.shown.querySelector<HTMLInputElement>("#trial [name=text]")!.value).toBe(long);
});

it("takes the menu pasted again under its name as the next version of it", async () => {
  const owner = await as(OWNER);
  const teach = (document: string, text: string) =>
    press(owner, `${PAGE}/configure`, { intent: "teach", document, text });
  await teach("Carta de postres", "Flan: $40");
  const again = await teach("carta de Postres", "Flan: $45");
  expect(visibleText(again.shown.querySelector("#knows")!)).toMatch(
    /The document of that name was updated|Se actualizó el documento/,
  );
  const found = await database.sql`SELECT name, version FROM documents WHERE name ILIKE 'carta%'`;
  expect(found.map((row) => ({ ...row }))).toEqual([{ name: "Carta de postres", version: 2 }]);
});

it("keeps a text that was refused, and leaves strangers out", async () => {
  const owner = await as(OWNER);
  const wrong = await press(owner, `${PAGE}/configure`, {
    intent: "teach",
    document: "",
    text: "x y",
  });
  expect(wrong.status).toBe(422);
  expect(wrong.shown.querySelector<HTMLTextAreaElement>("#knows [name=text]")!.value).toBe("x y");
  const stranger = await as("person-2");
  expect(visibleText(await page(stranger, `${PAGE}/try`))).not.toContain("tacos");
  for (const [path, form] of [
    ["/try", { intent: "send", text: "hola" }],
    ["/configure", { intent: "teach", document: "Menú", text: "x" }],
  ] as const) {
    const response = await stranger.request(`${PAGE}${path}`, { form });
    expect([403, 409]).toContain(response.status);
  }
});

it("does not wait for an answer while the operator has paused the runs", async () => {
  const owner = await as(OWNER);
  await database.sql`INSERT INTO run_pauses DEFAULT VALUES`;
  const begun = performance.now();
  const asked = await press(owner, `${PAGE}/try`, { intent: "send", text: "¿Abren hoy?" });
  await database.sql`DELETE FROM run_pauses`;
  expect(asked.status).toBe(303);
  expect(performance.now() - begun).toBeLessThan(5_000);
});
