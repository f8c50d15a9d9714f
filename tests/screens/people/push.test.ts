import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PUSH_DEVICES_MAX } from "#domain/people/notices/push.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createPushDevice } from "../../support/push/push-service.ts";
import { createApp, type App } from "../../support/request.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";

/** Push messages to a browser, by requests to a real PostgreSQL. Their content: worker/push. */
const AT = "/notifications/push";
const PASSWORD = "una lámpara bajo el mar";
let database: TestDatabase;
let app: App;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url, { PLAZA_SECRET_KEY: "s".repeat(32) });
});
afterAll(async () => {
  await app?.close();
  await database?.drop();
});

type Client = ReturnType<typeof createBrowser>;
let made = 0;
async function account(): Promise<{ id: string; client: Client }> {
  const id = `push-${(made += 1)}`;
  await database.sql`INSERT INTO people (id, kind, display_name, first_name, handle)
    VALUES (${id}, 'account', 'Ana López', 'Ana', ${id})`;
  return { id, client: createBrowser(app, await sessionOf(database, id)) };
}
const deviceForm = (endpoint = `https://push.example.com/${(made += 1)}`) => {
  const { p256dh, auth } = createPushDevice();
  return { intent: "subscribe", endpoint, p256dh, auth };
};
const subscribe = (client: Client, form = deviceForm()) => client.request(AT, { form });
const isOn = async (client: Client) =>
  ((await (await client.request(AT)).json()) as { isOn: boolean }).isOn;
const endpointsOf = async (personId: string) =>
  (
    await database.sql<{ endpoint: string }[]>`
      SELECT endpoint FROM push_subscriptions WHERE person_id = ${personId} ORDER BY created_at, id`
  ).map(({ endpoint }) => endpoint);
const number = async (table: string) =>
  (await database.sql<{ n: number }[]>`SELECT count(*)::int AS n FROM ${database.sql(table)}`)[0]!
    .n;

describe("a browser", () => {
  it("subscribes with the server's key, and no longer gets messages when it is turned off", async () => {
    const { id, client } = await account();
    const answer = await client.request(AT);
    expect(answer.headers.get("Cache-Control")).toContain("no-store");
    const { key, isOn: before } = (await answer.json()) as { key: string; isOn: boolean };
    expect(Buffer.from(key, "base64url")).toHaveLength(65);
    expect(before).toBe(false);
    const form = deviceForm();
    expect((await subscribe(client, form)).status).toBe(204);
    expect((await subscribe(client, form)).status).toBe(204);
    expect(await endpointsOf(id)).toEqual([form.endpoint]);
    expect(await isOn(client)).toBe(true);
    expect((await client.request(AT, { form: { intent: "unsubscribe" } })).status).toBe(204);
    expect((await client.request(AT, { form: { intent: "unsubscribe" } })).status).toBe(204);
    expect(await endpointsOf(id)).toEqual([]);
    expect(await isOn(client)).toBe(false);
  });

  it("has one subscription a session, and a person ten devices, the oldest making room", async () => {
    const { id, client } = await account();
    await subscribe(client);
    const last = deviceForm();
    await subscribe(client, last);
    expect(await endpointsOf(id)).toEqual([last.endpoint]);
    const all = [last.endpoint];
    for (let n = 0; n < PUSH_DEVICES_MAX; n += 1) {
      const form = deviceForm();
      all.push(form.endpoint);
      await subscribe(createBrowser(app, await sessionOf(database, id)), form);
    }
    expect(await endpointsOf(id)).toEqual(all.slice(1));
  });

  it("belongs only to the last account that signed in on it", async () => {
    const [ana, eva] = [await account(), await account()];
    const form = deviceForm();
    await subscribe(ana.client, form);
    await subscribe(eva.client, form);
    expect(await endpointsOf(ana.id)).toEqual([]);
    expect(await endpointsOf(eva.id)).toEqual([form.endpoint]);
    // A person cannot end another person's subscription.
    await ana.client.request(AT, { form: { intent: "unsubscribe" } });
    expect(await endpointsOf(eva.id)).toEqual([form.endpoint]);
  });

  it.each([
    ["http", { endpoint: "http://push.example.com/x" }],
    ["this machine", { endpoint: "https://localhost/x" }],
    ["a private address", { endpoint: "https://10.0.0.1/x" }],
    ["another port", { endpoint: "https://push.example.com:6379/x" }],
    ["an endless address", { endpoint: `https://push.example.com/${"x".repeat(2_000)}` }],
    ["a short key", { p256dh: "BAAA" }],
    ["a long secret", { auth: "a".repeat(500) }],
    ["another intent", { intent: "steal" }],
    ["nothing", { endpoint: "" }],
  ])("is refused with %s", async (_, wrong) => {
    const { id, client } = await account();
    const answer = await client.request(AT, { form: { ...deviceForm(), ...wrong } });
    expect(answer.status).toBe(422);
    expect(await endpointsOf(id)).toEqual([]);
  });
});

describe("a visitor", () => {
  it("becomes a guest by allowing them, and makes no row by asking or by turning them off", async () => {
    const visitor = createBrowser(app);
    const before = await number("people");
    expect(await isOn(visitor)).toBe(false);
    await visitor.request(AT, { form: { intent: "unsubscribe" } });
    expect(await number("people")).toBe(before);
    expect((await subscribe(visitor)).status).toBe(204);
    expect(await number("people")).toBe(before + 1);
    expect(await isOn(visitor)).toBe(true);
  });

  it("takes their device along to the account, and a new password keeps it", async () => {
    const browser = createBrowser(app);
    const form = deviceForm();
    await subscribe(browser, form);
    const email = "push@cuentas.mx";
    const signed = await browser.request("/signup", {
      form: { name: "Ana López", email, password: PASSWORD },
    });
    expect(signed.status).toBe(303);
    const [{ id }] = await database.sql<[{ id: string }]>`
      SELECT person_id AS id FROM accounts WHERE email = ${email}`;
    expect(await endpointsOf(id)).toEqual([form.endpoint]);
    expect(await isOn(browser)).toBe(true);
    const changed = await browser.request("/account", {
      form: {
        intent: "change-password",
        password: PASSWORD,
        "new-password": "otra lámpara en el monte",
      },
    });
    expect(changed.headers.get("Location")).toBe("/account?done=password");
    expect(await isOn(browser)).toBe(true);
    const none = await database.sql`SELECT 1 FROM push_subscriptions WHERE session_id IS NULL`;
    expect(none).toHaveLength(0);
  });
});

it("signing out ends them on that device, and not on another", async () => {
  const { id, client } = await account();
  const phone = createBrowser(app, await sessionOf(database, id));
  const [here, there] = [deviceForm(), deviceForm()];
  await subscribe(client, here);
  await subscribe(phone, there);
  await client.request("/account", { form: { intent: "sign-out" } });
  expect(await endpointsOf(id)).toEqual([there.endpoint]);
});

it("the export has the devices without their addresses and keys", async () => {
  const { id, client } = await account();
  const form = deviceForm();
  await subscribe(client, form);
  const text = await (await client.request("/account/export")).text();
  expect(text).toContain("push_subscriptions");
  for (const secret of [form.endpoint, form.p256dh, form.auth]) expect(text).not.toContain(secret);
  expect(await endpointsOf(id)).toHaveLength(1);
});

it("without JavaScript Ajustes says that the browser has to allow it", async () => {
  const page = await readPage(await app.request("/ajustes"));
  expect(visibleText(page.querySelector("main")!)).toContain("si das permiso en este navegador");
  const english = { preferences: { language: "en" } } as const;
  const off = { preferences: { language: "en", switched: "push" } } as const;
  const text = async (init: typeof english | typeof off) =>
    visibleText((await readPage(await app.request("/ajustes", init))).querySelector("main")!);
  expect(await text(english)).toContain("if you allow it in this browser");
  expect(await text(off)).not.toContain("if you allow it in this browser");
});
