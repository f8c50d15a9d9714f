import { afterAll, beforeAll, expect, it } from "vitest";
import { openBrowser, type Browser } from "../../security/support/browser.ts";
import { fromElsewhere, openGuest, PASSWORD, signUp } from "../../security/support/people.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { startMailServer, type MailServer } from "../../support/fakes/mail-server.ts";
import { startPlaza, type ServerProcess } from "../../support/plaza-process.ts";

/** Invitations to a space where a mail server is configured, from a process of Plaza over SMTP. */
const PUBLIC_URL = "http://plaza.example";
let database: TestDatabase;
let smtp: MailServer;
let server: ServerProcess;
beforeAll(async () => {
  database = await createTestDatabase();
  smtp = await startMailServer();
  server = await startPlaza(database.url, {
    TRUST_PROXY: "on",
    PUBLIC_URL,
    SMTP_URL: smtp.url,
  });
});
afterAll(async () => {
  await server?.stop();
  smtp?.close();
  await database?.drop();
});

/** Creates a space. @returns the path of its members screen */
async function createSpace(browser: Browser, fields: Record<string, string>): Promise<string> {
  const answer = await browser.post(
    "/new?tipo=space",
    { type: "standard", joinPolicy: "invite", visibility: "private", ...fields },
    fromElsewhere(),
  );
  const { pathname } = new URL(answer.headers.location ?? "", PUBLIC_URL);
  if (!pathname.startsWith("/spaces/")) throw new Error(`no space: ${answer.status}`);
  return `${pathname}/members`;
}
/** Invites. @returns the status and what the page shows, without its scripts */
async function invite(browser: Browser, members: string, invitee: string) {
  const form = { intent: "invite", invitee, role: "member" };
  const { status, text } = await browser.post(members, form, fromElsewhere());
  return { status, text: text.replace(/<script[^]*?<\/script>/g, "") };
}

async function openOwner(email: string): Promise<Browser> {
  const browser = openBrowser(server.origin);
  await signUp(browser, email, { name: "Rosa Méndez" });
  const link = /plaza\.example(\/signup\/\S+)/.exec((await smtp.next(email)).text)![1]!;
  await browser.post(link, { password: PASSWORD, next: "/" }, fromElsewhere());
  return browser;
}

it("an account's invitation is mailed in the space's language, and its link opens it", async () => {
  const owner = await openOwner("rosa@fonda.mx");
  const members = await createSpace(owner, { name: "Cocina de la fonda", language: "es" });
  const answer = await invite(owner, members, "mari@correos.mx\nDoña Luz");
  expect(answer.status).toBe(200);
  // One of the two is an address.
  expect(answer.text.match(/Sent by e-mail\./g)).toHaveLength(1);
  expect(answer.text).not.toContain("The e-mail was not sent");

  const { text } = await smtp.next("mari@correos.mx");
  const [header = "", body = ""] = text.split("\r\n\r\n");
  expect(header).toMatch(/^Subject: /m);
  expect(body).toContain("Rosa M=C3=A9ndez te invita a");
  const path = new RegExp(`${PUBLIC_URL}(/invitations/[0-9a-f]{64})`).exec(body)![1]!;
  const invited = openBrowser(server.origin);
  expect((await invited.get(path)).text).toContain("Cocina de la fonda");
  const joined = await invited.post(path, { intent: "accept" }, fromElsewhere());
  expect(joined.headers.location).toMatch(/^\/spaces\/space-/);
});

it("a guest's invitation is a link to send oneself: nothing is mailed", async () => {
  const guest = await openGuest(server.origin);
  const members = await createSpace(guest, { name: "Mesa de la esquina", language: "es" });
  const mailed = smtp.mails.length;
  const answer = await invite(guest, members, "vecina@correos.mx");
  expect(answer.text).toMatch(/\/invitations\/[0-9a-f]{64}/);
  expect(answer.text).not.toMatch(/Sent by e-mail|The e-mail was not sent/);
  expect(smtp.mails).toHaveLength(mailed);
});

it("says that a mail was not sent if the mail server is away, and keeps the link", async () => {
  const owner = await openOwner("marta@fonda.mx");
  const members = await createSpace(owner, { name: "Barra de la fonda", language: "es" });
  smtp.close();
  const answer = await invite(owner, members, "lejos@correos.mx");
  expect(answer.text).toContain("The e-mail was not sent. The link works: send it yourself.");
  expect(answer.text).toMatch(/\/invitations\/[0-9a-f]{64}/);
});
