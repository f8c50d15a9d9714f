import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { createDb } from "#db/connection/client.ts";
import { createImap } from "#adapters/channels/mail/imap.server.ts";
import { startReadingMail } from "#worker/channels/read-mail.ts";
import { isOfTests, startFakeSending } from "../../support/channels/channel-business.ts";
import { startFakeMailbox, type FakeMailbox } from "../../support/channels/fake-mailbox.ts";
import { mailOf } from "../../support/channels/mails.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { openChatBusiness } from "../../support/pages/chats.ts";
import { createApp, type App } from "../../support/request.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";
import { startWorker } from "../../support/pages/start-worker.ts";

/** A mailbox from the form that connects it to the inbox, against fake servers. */
const [OWNER, OTHER] = ["person-1", "person-2"];
let database: TestDatabase;
let app: App;
let box: FakeMailbox;
let workers: { stop(): Promise<void> }[];
let agentik: string;
let made = 0;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url, { MAIL_HOSTS_ALLOWED: "127.0.0.1" });
  // Reads the environment when it is imported.
  const { unsealChannelSecret } = await import("#adapters/channels/channel-secrets.server.ts");
  const none = { root: "http://127.0.0.1:9" };
  const fakes = { telegram: none, whatsapp: none } as Parameters<typeof startFakeSending>[1];
  const connection = createDb(database.url, { max: 1 });
  const reading = startReadingMail(connection, {
    imap: createImap({ isAllowedHost: isOfTests }),
    unseal: unsealChannelSecret,
    log: { warn: (details: unknown) => expect(details).toBeUndefined() },
  });
  workers = [
    await startWorker(database.url),
    startFakeSending(database.url, fakes, unsealChannelSecret),
    reading,
    { stop: () => connection.close() },
  ];
});
afterAll(async () => {
  for (const worker of workers) await worker.stop();
  await app.close();
  await database.drop();
});
beforeEach(async () => {
  box = await startFakeMailbox();
  ({ agentikId: agentik } = await openChatBusiness(database, {
    name: `buzon${(made += 1)}`,
    ownerId: OWNER,
  }));
});
afterEach(async () => {
  await database.sql`DELETE FROM channels`;
  await database.sql`DELETE FROM rate_limits`;
  await box.stop();
});

const as = async (personId: string) => createBrowser(app, await sessionOf(database, personId));
const page = () => `/agentiks/${agentik}/channels/email`;
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
const form = (changed: Record<string, string> = {}) => ({
  intent: "connect",
  service: "other",
  address: box.address,
  token: box.password,
  imapHost: box.host,
  imapPort: String(box.imapPort),
  smtpHost: box.host,
  smtpPort: String(box.smtpPort),
  ...changed,
});
const connect = (changed?: Record<string, string>) => press(page(), form(changed));
const countChannels = async () => (await database.sql`SELECT 1 FROM channels`).length;

it("connects a mailbox, shows its servers, and of its password the last four signs", async () => {
  expect((await see(`/agentiks/${agentik}/channels`)).text).toContain("E-mail Not connected");
  const done = await connect();
  expect(done).toMatchObject({ status: 303, to: page() });
  for (const said of [
    "Connected. Write a mail to it",
    box.address,
    `Read at 127.0.0.1:${box.imapPort}`,
    `Sent by 127.0.0.1:${box.smtpPort}`,
    "Password that ends in mnop",
  ])
    expect(done.text).toContain(said);
  expect(done.shown.documentElement.outerHTML).not.toContain(box.password);
  const rows = await database.sql`SELECT to_jsonb(c)::text || to_jsonb(b)::text AS row
    FROM channels c JOIN channel_mailboxes b ON b.channel_id = c.id`;
  expect(JSON.stringify(rows)).not.toContain(box.password);
  const exported = await (await (await as(OWNER)).request("/account/export")).text();
  expect(exported).toContain(box.address);
  expect(exported).toContain("channel_mailboxes");
  expect(exported).not.toContain("sealed_token");
  expect((await see(`/agentiks/${agentik}/channels`)).text).toContain("Connected");
  // Another agentik cannot have the same one.
  ({ agentikId: agentik } = await openChatBusiness(database, { name: "otro", ownerId: OWNER }));
  const taken = await connect();
  expect(taken).toMatchObject({ status: 409 });
  expect(taken.text).toContain("Another agentik answers there.");
});

it("says in words which server refused, keeps what was typed, and writes nothing", async () => {
  const wrong = await connect({ token: "not the password" });
  expect(wrong.status).toBe(422);
  expect(wrong.text).toContain("The server to read, 127.0.0.1, does not accept this user");
  expect(wrong.shown.querySelector<HTMLInputElement>("[name=address]")?.value).toBe(box.address);
  expect(wrong.shown.querySelector<HTMLInputElement>("[name=imapHost]")?.value).toBe(box.host);
  expect(wrong.shown.documentElement.outerHTML).not.toContain("not the password");
  box.changePassword("another", "smtp");
  const sending = await connect();
  expect(sending.text).toContain("The server to send, 127.0.0.1, does not accept this user");
  const away = await connect({ imapPort: "9" });
  expect(away.status).toBe(422);
  expect(away.text).toContain("The server to read, 127.0.0.1, does not answer.");
  expect(await countChannels()).toBe(0);
});

it("refuses what no mail server is, and addresses that are not on the public internet", async () => {
  const said = async (changed: Record<string, string>) => {
    const { status, text } = await connect(changed);
    expect(status).toBe(422);
    return text;
  };
  expect(await said({ address: "hola" })).toContain("Write one e-mail address");
  expect(await said({ address: "a@x.mx, b@x.mx" })).toContain("Write one e-mail address");
  expect(await said({ token: "" })).toContain("Write the password of the mailbox");
  expect(await said({ imapHost: "http://x.mx" })).toContain("Write the server's name");
  expect(await said({ imapHost: "x.example", imapPort: "22" })).toContain("Use 993 or 143.");
  expect(await said({ smtpHost: "x.example", smtpPort: "no" })).toContain("Use 465, 587");
  for (const imapHost of ["10.0.0.1", "169.254.169.254", "localhost"])
    expect(await said({ imapHost, imapPort: "993" })).toContain("not on the public internet");
  expect(await said({ smtpHost: "192.168.1.1", smtpPort: "465" })).toContain(
    "The server to send, 192.168.1.1, is not on the public internet",
  );
  expect(box.commands.filter((one) => one === "LOGIN")).toHaveLength(1);
  expect(await countChannels()).toBe(0);
});

it("is for the agentik's owner, with an account", async () => {
  expect((await press(page(), form(), OTHER)).status).toBe(403);
  expect(box.commands).toEqual([]);
  await connect();
  const other = await see(page(), OTHER);
  expect(other.text).not.toContain(box.address);
  expect((await press(page(), { intent: "disconnect" }, OTHER)).status).toBe(403);
  expect(await countChannels()).toBe(1);
});

it("checks both servers, and forgets them when it is disconnected", async () => {
  await connect();
  expect((await press(page(), { intent: "check" })).text).toContain("The connection works.");
  box.changePassword("another", "smtp");
  const refused = await press(page(), { intent: "check" });
  expect(refused.status).toBe(409);
  expect(refused.text).toContain("does not accept the password any more");
  box.changePassword(box.password);
  expect((await press(page(), { intent: "check" })).text).toContain("The connection works.");
  expect((await press(page(), { intent: "disconnect" })).text).toContain("Disconnected.");
  expect(await database.sql`SELECT 1 FROM channel_mailboxes`).toEqual([]);
});

it("brings a customer's mail to the inbox, answers it, and sends what the owner writes", async () => {
  await connect();
  box.arrive(mailOf("Hola, ¿qué venden?", { subject: "Duda" }));
  box.arrive(mailOf("Fuera de la oficina", { headers: ["Auto-Submitted: auto-replied"] }));
  await database.sql`UPDATE channel_mailboxes SET next_read_at = now()`;
  await database.sql`SELECT pg_notify('plaza_mailboxes', '')`;
  await expect.poll(() => box.sent.length, { timeout: 10_000 }).toBe(1);
  expect((await see("/inbox?tab=open")).text).toContain("by e-mail");
  const deliveries = (await see(page())).text;
  expect(deliveries).toContain("Message received");
  expect(deliveries).toContain("Not answered: written by a program");
  const [row] = await database.sql<{ id: string }[]>`SELECT thread_id AS id FROM chats
    WHERE channel = 'email'`;
  const chat = `/inbox/${row!.id}`;
  const { shown, text } = await see(chat);
  expect(text).toContain("Duda");
  expect(text).toContain("Ana Ruiz");
  const key = shown.querySelector<HTMLInputElement>("[name=key]")?.value ?? "";
  box.behave(550);
  await press(chat, { intent: "send", key, text: "Soy Luisa, dime" });
  await expect
    .poll(async () => (await see(chat)).text)
    .toContain("Not sent: the customer's address takes no mail.");
  box.behave("well");
  const button = (await see(chat)).shown.querySelector("button[value=resend]");
  const seq = button!.closest("form")!.querySelector<HTMLInputElement>("[name=seq]")!.value;
  const again = await see(chat);
  await press(chat, {
    intent: "resend",
    seq,
    key: again.shown.querySelector<HTMLInputElement>("[name=key]")?.value ?? "",
  });
  await expect.poll(() => box.sent.length).toBe(2);
  expect(box.sent[1]).toMatchObject({ to: "ana@cliente.example", text: "Soy Luisa, dime" });
});
