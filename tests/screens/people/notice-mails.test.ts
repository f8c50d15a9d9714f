/** The switch of mails about unseen notifications, where a mail server is configured. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { startMailServer, type MailServer } from "../../support/fakes/mail-server.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";

let database: TestDatabase;
let smtp: MailServer;
let app: App;
beforeAll(async () => {
  database = await createTestDatabase();
  smtp = await startMailServer();
  app = await createApp(database.url, { SMTP_URL: smtp.url, PUBLIC_URL: "http://plaza.example" });
});
afterAll(async () => {
  await app?.close();
  smtp?.close();
  await database?.drop();
});

async function openAccount(id: string, isConfirmed: boolean) {
  await database.sql`INSERT INTO people (id, kind, display_name, first_name, handle)
    VALUES (${id}, 'account', 'Rosa Méndez', 'Rosa', ${id})`;
  await database.sql`INSERT INTO accounts (person_id, email, password_hash, email_verified_at)
    VALUES (${id}, ${`${id}@correos.mx`}, 'x', CASE WHEN ${isConfirmed} THEN now() END)`;
  return createBrowser(app, await sessionOf(database, id));
}

const isOff = async (id: string) => {
  const rows = await database.sql`SELECT is_off FROM notice_mails WHERE person_id = ${id}`;
  return rows.map((row) => row.is_off as boolean);
};

it("is on for a confirmed address, and can be switched off and on", async () => {
  const rosa = await openAccount("rosa-mails", true);
  const mails = async () =>
    visibleText((await readPage(await rosa.request("/notifications"))).querySelector("#mails")!);
  expect(await mails()).toContain("rosa-mails@correos.mx");
  expect((await rosa.request("/notifications", { form: { intent: "mails-off" } })).status).toBe(
    303,
  );
  expect(await isOff("rosa-mails")).toEqual([true]);
  expect(await mails()).toContain("We send you no mails");
  await rosa.request("/notifications", { form: { intent: "mails-on" } });
  expect(await isOff("rosa-mails")).toEqual([false]);
  expect(await mails()).toContain("Send no mails");
});

it("is not shown without a confirmed address, nor to visitors, and stores nothing for guests", async () => {
  const unconfirmed = await openAccount("rosa-unconfirmed", false);
  for (const who of [unconfirmed, createBrowser(app)]) {
    const page = await readPage(await who.request("/notifications"));
    expect(page.querySelector("#mails")).toBeNull();
  }
  const guest = createBrowser(app);
  expect((await guest.request("/notifications", { form: { intent: "mails-off" } })).status).toBe(
    303,
  );
  const [row] = await database.sql`SELECT count(*)::int AS count FROM notice_mails n
    JOIN people p ON p.id = n.person_id WHERE p.kind = 'guest'`;
  expect(row).toEqual({ count: 0 });
});
