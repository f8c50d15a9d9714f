import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startFakeSending } from "../../support/channels/channel-business.ts";
import {
  BOT_TOKEN,
  startFakeTelegram,
  telegramText,
  type FakeTelegram,
} from "../../support/channels/fake-telegram.ts";
import {
  APP_SECRET,
  NUMBER_ID,
  NUMBER_TOKEN,
  signedByWhatsapp,
  startFakeWhatsapp,
  whatsappStatus,
  whatsappText,
  type FakeWhatsapp,
} from "../../support/channels/fake-whatsapp.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { openChatBusiness } from "../../support/pages/chats.ts";
import { createApp, type App } from "../../support/request.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";
import { startWorker } from "../../support/pages/start-worker.ts";

/**
 * Channels from the forms that connect them to the customer's answer, against fake services. Long
 * because it goes through the screen, both webhooks and the inbox.
 */
const [OWNER, OTHER] = ["person-1", "person-2"];
let database: TestDatabase;
let app: App;
let telegram: FakeTelegram;
let whatsapp: FakeWhatsapp;
let workers: { stop(): Promise<void> }[];
let agentik: string;
let made = 0;
beforeAll(async () => {
  database = await createTestDatabase();
  telegram = await startFakeTelegram();
  whatsapp = await startFakeWhatsapp();
  app = await createApp(database.url, {
    TELEGRAM_API_ROOT: telegram.root,
    WHATSAPP_API_ROOT: whatsapp.root,
    PUBLIC_URL: "https://plaza.example",
  });
  // Reads the environment when it is imported.
  const { unsealChannelSecret } = await import("#adapters/channels/channel-secrets.server.ts");
  workers = [
    await startWorker(database.url),
    startFakeSending(database.url, { telegram, whatsapp }, unsealChannelSecret),
  ];
});
afterAll(async () => {
  for (const worker of workers) await worker.stop();
  await app.close();
  await telegram.stop();
  await whatsapp.stop();
  await database.drop();
});
beforeEach(async () => {
  ({ agentikId: agentik } = await openChatBusiness(database, {
    name: `barra${(made += 1)}`,
    ownerId: OWNER,
  }));
  telegram.sent.length = 0;
  whatsapp.sent.length = 0;
});
afterEach(async () => {
  await database.sql`DELETE FROM channels`;
  await database.sql`DELETE FROM rate_limits`;
  telegram.behave("well");
  whatsapp.behave("well");
});

const as = async (personId: string) => createBrowser(app, await sessionOf(database, personId));
const page = (kind: "telegram" | "whatsapp") => `/agentiks/${agentik}/channels/${kind}`;
async function see(path: string, personId = OWNER) {
  const shown = await readPage(await (await as(personId)).request(path));
  return { shown, text: visibleText(shown) };
}
async function press(path: string, form: Record<string, string>, personId = OWNER) {
  const person = await as(personId);
  const response = await person.request(path, { form });
  const to = response.headers.get("Location");
  const shown = await readPage(to ? await person.request(to) : response);
  return { status: response.status, to, shown, text: visibleText(shown) };
}
const connectTelegram = () => press(page("telegram"), { intent: "connect", token: BOT_TOKEN });
const WHATSAPP = { number: NUMBER_ID, token: NUMBER_TOKEN, secret: APP_SECRET };
const connectWhatsapp = () => press(page("whatsapp"), { intent: "connect", ...WHATSAPP });
const channelId = async () =>
  (
    await database.sql<
      { id: string }[]
    >`SELECT id FROM channels WHERE agentik_id = ${agentik} AND is_on`
  )[0]!.id;

/** A delivery of Telegram's, as the application gets it. */
function deliver(update: object, headers: Record<string, string> = {}, body?: string) {
  const { url, ...init } = telegram.deliveryOf(BOT_TOKEN, update);
  return app.request(new URL(url).pathname, {
    method: "POST",
    headers: { ...init.headers, ...headers },
    body: body ?? init.body,
    preferences: false,
  });
}
const deliverWhatsapp = async (payload: object, secret?: string) =>
  app.request(`/api/channels/${await channelId()}/whatsapp`, {
    method: "POST",
    ...signedByWhatsapp(payload, secret),
    preferences: false,
  });
const outcomes = async () =>
  (
    await database.sql<{ outcome: string }[]>`SELECT outcome FROM channel_deliveries ORDER BY id`
  ).map(({ outcome }) => outcome);

describe("the screen", () => {
  it("connects a bot, says so, and names its webhook with a secret", async () => {
    const before = await see(`/agentiks/${agentik}/channels`);
    expect(before.text).toContain("Telegram Not connected");
    const done = await connectTelegram();
    expect(done).toMatchObject({ status: 303, to: page("telegram") });
    expect(done.text).toContain("Connected. Write to it to try it.");
    expect(done.text).toContain("@fonda_70001_bot");
    expect(done.text).toContain("https://t.me/fonda_70001_bot");
    const hook = telegram.webhooks.get(BOT_TOKEN)!;
    expect(hook.url).toBe(`https://plaza.example/api/channels/${await channelId()}/telegram`);
    expect(hook.secret).toMatch(/^[\w-]{43}$/);
    // Nothing of the secrets is on the page or in the row.
    expect(done.shown.documentElement.outerHTML).not.toContain(BOT_TOKEN.split(":")[1]);
    const [row] = await database.sql<
      { row: string }[]
    >`SELECT to_jsonb(c)::text AS row FROM channels c`;
    for (const secret of [BOT_TOKEN, hook.secret]) expect(row!.row).not.toContain(secret);
    const exported = await (await as(OWNER)).request("/account/export");
    const data = await exported.text();
    expect(data).toContain("fonda_70001_bot");
    expect(data).not.toContain("sealed_token");
    expect((await see(`/agentiks/${agentik}/channels`)).text).toContain(
      "@fonda_70001_bot Connected",
    );
  });

  it("says what is wrong with a token, and changes nothing", async () => {
    const wrong = await press(page("telegram"), { intent: "connect", token: "hola" });
    expect(wrong).toMatchObject({ status: 422 });
    expect(wrong.text).toContain("That is not a token of BotFather.");
    const unknown = `1:${"x".repeat(35)}`;
    expect((await press(page("telegram"), { intent: "connect", token: unknown })).status).toBe(422);
    telegram.revoke(BOT_TOKEN);
    const refused = await connectTelegram();
    telegram.restore(BOT_TOKEN);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain("Telegram does not accept this token.");
    expect(refused.shown.querySelector<HTMLInputElement>("[name=token]")?.value).toBe("");
    const number = await press(page("whatsapp"), {
      intent: "connect",
      ...WHATSAPP,
      number: "5555555555",
    });
    expect(number.text).toContain("This token cannot use that phone number.");
    const empty = await press(page("whatsapp"), { intent: "connect" });
    expect(empty.text).toContain("Write the phone number ID");
    expect(empty.text).toContain("The app secret has 32");
    expect(await database.sql`SELECT 1 FROM channels`).toHaveLength(0);
  });

  it("shows what Meta needs, answers its challenge, and keeps a template", async () => {
    const done = await connectWhatsapp();
    expect(done.text).toContain("+52 1 55 0000 0000");
    expect(done.text).toContain("https://wa.me/5215500000000");
    const url = done.shown.querySelector("#callback")!.textContent!;
    const verify = done.shown.querySelector("#verify")!.textContent!;
    expect(url).toBe(`https://plaza.example/api/channels/${await channelId()}/whatsapp`);
    expect(done.shown.documentElement.outerHTML).not.toContain(APP_SECRET);
    const ask = (token: string, mode = "subscribe", challenge = "1158201444") =>
      app.request(
        `${new URL(url).pathname}?hub.mode=${mode}&hub.verify_token=${token}&hub.challenge=${challenge}`,
      );
    const good = await ask(verify);
    expect([good.status, await good.text()]).toEqual([200, "1158201444"]);
    for (const bad of [ask("x"), ask(verify, "x"), ask(verify, "subscribe", "<b>")])
      expect((await bad).status).toBe(401);
    expect((await see(page("whatsapp"))).text).toContain("Address verified by Meta");
    const template = { intent: "template", template: "Bad Name", language: "es_MX" };
    expect((await press(page("whatsapp"), template)).text).toContain("Use small letters");
    const saved = await press(page("whatsapp"), { ...template, template: "seguimiento" });
    expect(saved.text).toContain("Template saved.");
    // Connected again with a new token, Meta needs nothing new.
    const again = await connectWhatsapp();
    expect(again.shown.querySelector("#verify")!.textContent).toBe(verify);
    expect(again.shown.querySelector<HTMLInputElement>("[name=template]")?.value).toBe(
      "seguimiento",
    );
  });

  it("says when the connection stops working, and when it works again", async () => {
    await connectTelegram();
    telegram.revoke(BOT_TOKEN);
    const bad = await press(page("telegram"), { intent: "check" });
    expect(bad.status).toBe(409);
    expect(bad.text).toContain("Telegram does not accept the token any more");
    expect((await see(`/agentiks/${agentik}/channels`)).text).toContain("Needs attention");
    telegram.restore(BOT_TOKEN);
    const good = await press(page("telegram"), { intent: "check" });
    expect(good.text).toContain("The connection works.");
    const off = await press(page("telegram"), { intent: "disconnect" });
    expect(off.text).toContain("Disconnected.");
    expect(telegram.webhooks.has(BOT_TOKEN)).toBe(false);
    expect((await press(page("telegram"), { intent: "check" })).status).toBe(409);
  });

  it("is the owner's alone, needs an account, and asks no provider for others", async () => {
    const calls = telegram.called.length;
    const form = { intent: "connect", token: BOT_TOKEN };
    expect((await see(page("telegram"), OTHER)).text).toContain("somebody else's");
    expect((await press(page("telegram"), form, OTHER)).status).toBe(403);
    const visitor = createBrowser(app);
    const shown = await readPage(await visitor.request("/agentiks/agentik-1/channels/telegram"));
    expect(visibleText(shown)).toContain("Connecting needs an account");
    const tried = await visitor.request("/agentiks/agentik-1/channels/telegram", { form });
    expect(tried.status).toBe(403);
    expect(telegram.called).toHaveLength(calls);
    for (const wrong of [`/agentiks/${agentik}/channels/fax`, "/agentiks/nobody/channels/telegram"])
      expect((await (await as(OWNER)).request(wrong)).status).toBe(404);
    expect(await database.sql`SELECT 1 FROM channels`).toHaveLength(0);
  });
});

describe("the webhooks", () => {
  it("accept what is signed, once, and store nothing that is not", async () => {
    await connectTelegram();
    const update = telegramText(555, "¿Cuánto cuestan los tacos?");
    const secret = "X-Telegram-Bot-Api-Secret-Token";
    expect((await deliver(update, { [secret]: "wrong" })).status).toBe(401);
    expect((await deliver(update, { [secret]: "" })).status).toBe(401);
    expect(await outcomes()).toEqual([]);
    expect(await database.sql`SELECT 1 FROM contacts WHERE channel_id IS NOT NULL`).toHaveLength(0);
    const statuses = await Promise.all(Array.from({ length: 50 }, () => deliver(update)));
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200]));
    const [count] =
      await database.sql`SELECT (SELECT count(*)::int FROM channel_messages WHERE direction = 'in')
      AS messages, (SELECT count(*)::int FROM runs r JOIN chats c ON c.thread_id = r.thread_id
        WHERE c.channel = 'telegram') AS runs`;
    expect(count).toEqual({ messages: 1, runs: 1 });
    expect((await outcomes()).length).toBeLessThanOrEqual(10);
    expect((await see(page("telegram"))).text).toContain("Came again, counted once");
  });

  it("answer 200 to an unreadable body, and note it", async () => {
    await connectTelegram();
    const update = telegramText(555, "Hola");
    for (const body of ["{", "[]", '"x"', '{"update_id":1,"message":7}', "\u0000", ""])
      expect((await deliver(update, {}, body)).status).toBe(200);
    const group = { ...update, message: { ...update.message, chat: { id: -1, type: "group" } } };
    expect((await deliver(group)).status).toBe(200);
    expect((await deliver({ update_id: 5, message_reaction: {} })).status).toBe(200);
    const noted = await outcomes();
    expect(noted.slice(-2)).toEqual(["ignored", "ignored"]);
    expect(noted.filter((one) => one === "malformed")).toHaveLength(5);
    const text = (await see(page("telegram"))).text;
    expect(text).toContain("Could not be read");
    expect(text).toContain("message_reaction");
  });

  it("are unknown to others: a wrong channel, kind or method", async () => {
    await connectTelegram();
    const post = { method: "POST", body: "{}", preferences: false } as const;
    const id = await channelId();
    const missing = [
      await app.request("/api/channels/nobody/telegram", post),
      await app.request(`/api/channels/${id}/whatsapp`, post),
    ];
    for (const response of missing)
      expect([response.status, await response.text()]).toEqual([404, "Not found"]);
    expect((await app.request(`/api/channels/${id}/telegram`)).status).toBe(405);
    await press(page("telegram"), { intent: "disconnect" });
    expect((await app.request(`/api/channels/${id}/telegram`, post)).status).toBe(404);
  });

  it("verify WhatsApp over the raw bytes", async () => {
    await connectWhatsapp();
    const payload = whatsappText("5215512345678", "Hola ñandú 🌮");
    expect((await deliverWhatsapp(payload, "f".repeat(32))).status).toBe(401);
    const { headers, body } = signedByWhatsapp(payload);
    const changed = await app.request(`/api/channels/${await channelId()}/whatsapp`, {
      method: "POST",
      headers,
      body: `${body} `,
      preferences: false,
    });
    expect(changed.status).toBe(401);
    expect(await outcomes()).toEqual(["verified"].slice(1));
    expect((await deliverWhatsapp(payload)).status).toBe(200);
    expect((await deliverWhatsapp(payload)).status).toBe(200);
    expect(await outcomes()).toEqual(["accepted", "duplicate"]);
  });

  it("tell the owner when storage is full, and acknowledge", async () => {
    await connectTelegram();
    await database.sql`INSERT INTO storage_usage (person_id, bytes) VALUES (${OWNER}, ${10 ** 12})
      ON CONFLICT (person_id) DO UPDATE SET bytes = excluded.bytes`;
    expect((await deliver(telegramText(555, "Hola"))).status).toBe(200);
    await database.sql`DELETE FROM storage_usage WHERE person_id = ${OWNER}`;
    expect(await outcomes()).toEqual(["full"]);
    const { text } = await see(page("telegram"));
    expect(text).toContain("Messages were not kept because your storage is full.");
    expect((await deliver(telegramText(555, "Hola otra vez"))).status).toBe(200);
    expect((await see(page("telegram"))).text).not.toContain("your storage is full. Free");
  });

  it("ask to deliver later what a customer writes too often", async () => {
    await connectTelegram();
    const statuses: number[] = [];
    for (let n = 0; n < 32; n += 1)
      statuses.push((await deliver(telegramText(555, `Mensaje ${n}`))).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect((await deliver(telegramText(777, "Otra persona"))).status).toBe(200);
  });
});

describe("a conversation", () => {
  const thread = async () =>
    (
      await database.sql<
        { id: string }[]
      >`SELECT h.thread_id AS id FROM chats h JOIN contacts c ON c.id = h.contact_id
        WHERE c.channel_id = ${await channelId()}`
    )[0]!.id;
  const keyOf = (shown: Document) =>
    shown.querySelector<HTMLInputElement>("[name=key]")?.value ?? "";

  it("is answered on Telegram, and by a person from the inbox", async () => {
    await connectTelegram();
    await deliver(telegramText(555, "Hola", { name: "Ana" }));
    await expect.poll(() => telegram.sent.length).toBe(1);
    expect(telegram.sent[0]).toMatchObject({ chatId: 555 });
    expect(telegram.sent[0]!.text).toContain("Mostrador");
    const list = await see("/inbox?tab=open");
    expect(list.text).toContain("by Telegram");
    const chat = `/inbox/${await thread()}`;
    await expect.poll(async () => (await see(chat)).text).toContain("Sent");
    const { shown } = await see(chat);
    const sent = await press(chat, { intent: "send", key: keyOf(shown), text: "Soy Luisa, dime" });
    expect(sent.to).toBe(chat);
    await expect.poll(() => telegram.sent.length).toBe(2);
    expect(telegram.sent[1]).toMatchObject({ chatId: 555, text: "Soy Luisa, dime" });
  });

  it("shows a message that may have arrived, and sends it again when a person says so", async () => {
    await connectTelegram();
    await deliver(telegramText(555, "Hola"));
    await expect.poll(() => telegram.sent.length).toBe(1);
    const chat = `/inbox/${await thread()}`;
    telegram.behave("cut-after");
    const { shown } = await see(chat);
    await press(chat, { intent: "send", key: keyOf(shown), text: "Claro" });
    await expect.poll(async () => (await see(chat)).text).toContain("It may have arrived");
    telegram.behave("well");
    const button = (await see(chat)).shown.querySelector("button[value=resend]");
    const seq = button!.closest("form")!.querySelector<HTMLInputElement>("[name=seq]")!.value;
    const again = await press(chat, { intent: "resend", seq, key: keyOf((await see(chat)).shown) });
    expect(again.text).toContain("It is sent again.");
    await expect
      .poll(() => telegram.sent.map(({ text }) => text))
      .toEqual([expect.any(String), "Claro", "Claro"]);
    expect((await press(chat, { intent: "resend", seq }, OTHER)).status).toBe(404);
  });

  it("says what became of a message on WhatsApp, and offers the template outside the window", async () => {
    await connectWhatsapp();
    await deliverWhatsapp(whatsappText("5215512345678", "Hola"));
    await expect.poll(() => whatsapp.sent.length).toBe(1);
    const chat = `/inbox/${await thread()}`;
    await expect
      .poll(async () => database.sql`SELECT 1 FROM channel_messages WHERE state = 'sent'`)
      .toHaveLength(1);
    const { id, data } = whatsapp.sent[0]!;
    await deliverWhatsapp(whatsappStatus(id, "read", { data }));
    await deliverWhatsapp(whatsappStatus(id, "delivered", { data }));
    expect((await see(chat)).text).toContain("Read");
    await database.sql`UPDATE contacts SET last_inbound_at = now() - interval '25 hours'
      WHERE channel_id = ${await channelId()}`;
    const late = await see(chat);
    expect(late.text).toContain("WhatsApp accepts only a template.");
    expect(late.text).toContain("Set a template");
    const unset = await press(chat, { intent: "template", key: keyOf(late.shown) });
    expect(unset.text).toContain("Set an approved template on the channel's page first.");
    await press(page("whatsapp"), {
      intent: "template",
      template: "seguimiento",
      language: "es_MX",
    });
    const sent = await press(chat, { intent: "template", key: keyOf((await see(chat)).shown) });
    expect(sent.text).toContain("The template is on its way.");
    await expect.poll(() => whatsapp.sent.length).toBe(2);
    expect(whatsapp.sent[1]).toMatchObject({ text: "", template: { name: "seguimiento" } });
    const text = await press(chat, {
      intent: "send",
      key: keyOf((await see(chat)).shown),
      text: "¿Sigues ahí?",
    });
    expect(text.text).toContain("Not sent: the customer last wrote more than 24 hours ago.");
    expect(whatsapp.sent).toHaveLength(2);
  });

  it("says who asked for no more messages", async () => {
    await connectTelegram();
    await deliver(telegramText(555, "BAJA"));
    await expect.poll(() => telegram.sent.length).toBe(1);
    const { text } = await see(`/inbox/${await thread()}`);
    expect(text).toContain("This customer asked for no more messages.");
  });
});
