import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testNextProvider } from "#worker/models/test-providers.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { startModelServer, type ModelServer } from "../../support/fakes/model-server.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { modelsFor } from "../../support/models/connect.ts";
import { createApp, type App } from "../../support/request.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";

/** /ajustes/models: Request -> Response, with the worker's part called by hand. */
const AT = "/ajustes/models";
const KEY = "sk-live-0123456789abcd";
let database: TestDatabase;
let app: App;
let server: ModelServer;
beforeAll(async () => {
  [database, server] = await Promise.all([createTestDatabase(), startModelServer()]);
  app = await createApp(database.url);
});
afterAll(async () => {
  await app?.close();
  await server?.stop();
  await database?.drop();
});
beforeEach(() => server.say("hola"));

const English = { preferences: { language: "en" } } as const;
type Client = ReturnType<typeof createBrowser>;
let made = 0;
async function account(kind = "account"): Promise<{ id: string; client: Client }> {
  const id = `models-${(made += 1)}`;
  await database.sql`INSERT INTO people (id, kind, display_name, first_name, handle)
    VALUES (${id}, ${kind}, 'Ana López', 'Ana', ${id})`;
  return { id, client: createBrowser(app, await sessionOf(database, id)) };
}
const open = async (client: Client, init = English) => readPage(await client.request(AT, init));
const send = (client: Client, form: Record<string, string>) =>
  client.request(AT, { ...English, form });
const OPENAI = {
  intent: "connect",
  kind: "openai-compatible",
  model: "gpt-4o-mini",
  apiKey: KEY,
  priceIn: "10",
  priceOut: "10",
};
const main = (page: Document) => visibleText(page.querySelector("main")!);
const alerts = (page: Document) =>
  [...page.querySelectorAll("main [role=alert]")].map(visibleText).join(" ");
const providerOf = async (id: string) =>
  (
    await database.sql`SELECT * FROM model_providers WHERE person_id = ${id} ORDER BY created_at`
  )[0]!;
/** The worker's test, at the test's own provider, wherever the row says that it is. */
async function work(id: string) {
  await database.sql`UPDATE model_providers SET base_url = ${server.baseUrl} WHERE person_id = ${id}`;
  await database.sql`UPDATE model_prices SET host = ${server.host} WHERE person_id = ${id}`;
  // Imported when the application has its environment.
  const { unsealSecret } = await import("#adapters/secrets/stored-secret.server.ts");
  const models = modelsFor(server, {}, {}, unsealSecret);
  const signal = new AbortController().signal;
  expect(await testNextProvider(database.db, models, { signal, clock: () => new Date() })).toBe(
    true,
  );
}
/** A form that waits for the worker's test; here it is tested meanwhile. */
async function sendTested(client: Client, id: string, form: Record<string, string>) {
  const answer = send(client, form);
  await expect
    .poll(async () => (await providerOf(id))?.test_state, { timeout: 5_000 })
    .toBe("waiting");
  await work(id);
  return answer;
}

describe("connecting", () => {
  it("stores the key encrypted, tests it, lets the first one that works answer", async () => {
    const { id, client } = await account();
    const answer = await sendTested(client, id, OPENAI);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, AT]);
    const provider = await providerOf(id);
    expect(provider).toMatchObject({
      model: "gpt-4o-mini",
      key_last_four: "abcd",
      is_default: true,
      test_state: "ok",
    });
    const [secret] = await database.sql`SELECT * FROM secrets WHERE person_id = ${id}`;
    expect(secret!.sealed_secret).not.toContain("0123456789");
    // Known nowhere: in no page, in no export, beside no idempotency key.
    const page = await open(client);
    expect(main(page)).toContain("Key ending in abcd");
    expect(main(page)).toContain("This one answers");
    expect(page.documentElement.outerHTML).not.toContain("0123456789");
    const file = await (await client.request("/account/export")).text();
    expect(file).toContain("key_last_four");
    expect(file).not.toContain("0123456789");
    expect(file).not.toContain(String(secret!.sealed_secret));
    const rows = await database.sql`SELECT * FROM idempotency_keys WHERE person_id = ${id}`;
    expect(JSON.stringify(rows)).not.toContain("0123456789");
    // The test was one small call, and is counted.
    expect(server.seen).toHaveLength(1);
    expect(server.seen[0]!.max_tokens).toBe(200);
    expect(server.keys).toEqual([`Bearer ${KEY}`]);
    const [spend] =
      await database.sql`SELECT spent, reserved FROM model_spend WHERE person_id = ${id}`;
    expect(spend).toEqual({ spent: 1, reserved: 0 });
  });

  it.each([
    [401, "The key was not accepted by"],
    [429, "Too many requests for now"],
    [400, "check the model's name"],
    ["garbled", "could not be read"],
  ] as const)("says in words why a test failed, and lets it not answer: %s", async (how, words) => {
    const { id, client } = await account();
    server.behave(how);
    await sendTested(client, id, OPENAI);
    expect(main(await open(client))).toContain(words);
    expect(await providerOf(id)).toMatchObject({ test_state: "failed", is_default: false });
    const provider = String((await providerOf(id)).id);
    const refused = await send(client, { intent: "default", provider });
    expect(refused.status).toBe(409);
    expect(alerts(await readPage(refused))).toContain("Its test has to go well first.");
    // Tested again, it answers.
    server.say("hola");
    expect((await sendTested(client, id, { intent: "test", provider })).status).toBe(303);
    expect(await providerOf(id)).toMatchObject({ test_state: "ok", is_default: true });
  });

  it("answers what is wrong at each field, keeps what was typed, and never sends the key back", async () => {
    const { id, client } = await account();
    const answer = await send(client, {
      ...OPENAI,
      model: "two words",
      baseUrl: "http://10.0.0.1",
      priceIn: "free",
    });
    expect(answer.status).toBe(422);
    const page = await readPage(answer);
    for (const text of ["Nothing is connected yet", "without spaces", "https://", "a number like"])
      expect(alerts(page)).toContain(text);
    expect(page.querySelector<HTMLInputElement>("main [name=model]")!.value).toBe("two words");
    expect(page.querySelector<HTMLInputElement>("main [name=apiKey]")!.value).toBe("");
    expect(page.documentElement.outerHTML).not.toContain(KEY);
    expect(await database.sql`SELECT 1 FROM secrets WHERE person_id = ${id}`).toHaveLength(0);
  });

  it("asks for the price of a model that it does not know", async () => {
    const { client } = await account();
    const answer = await send(client, {
      ...OPENAI,
      baseUrl: "https://llm.example/v1",
      priceIn: "",
      priceOut: "",
    });
    expect(alerts(await readPage(answer))).toContain("We do not know what this model costs");
  });

  it("is for accounts: a visitor and a guest are told so", async () => {
    const visitor = createBrowser(app);
    expect(main(await open(visitor))).toContain("Create your account to connect a model");
    expect((await send(visitor, OPENAI)).status).toBe(403);
    const { id, client } = await account("guest");
    expect((await send(client, OPENAI)).status).toBe(403);
    expect(await database.sql`SELECT 1 FROM secrets WHERE person_id = ${id}`).toHaveLength(0);
  });
});

describe("what is connected", () => {
  it("can be stopped, chosen and removed with its key, by its person alone", async () => {
    const { id, client } = await account();
    await sendTested(client, id, OPENAI);
    const provider = String((await providerOf(id)).id);
    const other = (await account()).client;
    for (const intent of ["default", "test", "remove"])
      expect([intent, (await send(other, { intent, provider })).status]).toEqual([intent, 404]);
    expect((await send(client, { intent: "stop", provider })).status).toBe(303);
    expect(main(await open(client))).toContain("Rules and templates answer now");
    expect((await send(client, { intent: "default", provider })).status).toBe(303);
    expect(main(await open(client))).toContain("answers now, on your account there");
    expect((await send(client, { intent: "remove", provider })).status).toBe(303);
    const left = await database.sql`SELECT 1 FROM secrets WHERE person_id = ${id}`;
    expect([left.length, await providerOf(id)]).toEqual([0, undefined]);
  });

  it("is ten at the most", async () => {
    const { id, client } = await account();
    await database.sql`INSERT INTO model_providers (id, person_id, kind, base_url, model, tested_at, created_at)
      SELECT ${id} || n, ${id}, 'anthropic', 'https://a.mx/' || n, 'x', now(), now() FROM generate_series(1, 10) n`;
    await database.sql`UPDATE model_providers SET test_state = 'ok' WHERE person_id = ${id}`;
    const refused = await send(client, OPENAI);
    expect(refused.status).toBe(409);
    expect(alerts(await readPage(refused))).toContain("up to 10 models");
  });
});

it("is in Spanish unless a language was chosen, reached from Ajustes, and never stored", async () => {
  const { client } = await account();
  const response = await client.request(AT, { preferences: {} });
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const page = await readPage(response);
  expect(page.querySelector("main h1")!.textContent).toBe("Modelos de IA");
  expect(page.querySelector("main h1")!.closest("[lang]")!.getAttribute("lang")).toBe("es");
  const settings = await readPage(await client.request("/ajustes", { preferences: {} }));
  const links = [...settings.querySelectorAll("main a")].map((link) => link.getAttribute("href"));
  expect(links.slice(-3)).toEqual([AT, "/ajustes/limits", "/ajustes/tokens"]);
});

it("answers 400 to what no form of it sends", async () => {
  const { client } = await account();
  expect((await send(client, { intent: "drop" })).status).toBe(400);
});
