/**
 * Every mail to an account is in the language of the page that it was asked for on: the browser's, or the
 * one that was chosen there.
 */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { hash } from "@node-rs/argon2";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as m from "#app/messages/messages.js";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { startMailServer, type MailServer } from "../../support/fakes/mail-server.ts";
import { readPage } from "../../support/html.ts";
import { createApp, type App, type AppRequestInit } from "../../support/request.ts";
import { codeAt } from "../../support/screens/totp-code.ts";
import { createBrowser, sessionOf } from "../../support/session.ts";

const PASSWORD = "una lámpara bajo el mar";
let folder: string;
let database: TestDatabase;
let smtp: MailServer;
let app: App;
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "plaza-mails-"));
  database = await createTestDatabase();
  smtp = await startMailServer();
  app = await createApp(database.url, {
    SMTP_URL: smtp.url,
    PUBLIC_URL: "http://plaza.example",
    FILES_DIR: path.join(folder, "files"),
  });
});
afterAll(async () => {
  await app?.close();
  smtp?.close();
  await database?.drop();
  fs.rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => database.sql`DELETE FROM rate_limits`);

type Locale = "es" | "en";
const SPANISH = { "Accept-Language": "es-MX,es;q=0.9,en;q=0.8" };
const ENGLISH = { "Accept-Language": "en-US,en;q=0.9,es;q=0.8" };
const READERS: [string, Locale, AppRequestInit][] = [
  ["a Spanish browser", "es", { headers: SPANISH }],
  ["an English browser", "en", { headers: ENGLISH }],
  [
    "Spanish, chosen in an English browser",
    "es",
    { headers: ENGLISH, preferences: { language: "es" } },
  ],
];

/** A mail's subject and text, whose first words tell its language. */
type Letter = (locale: Locale) => { subject: string; text: string };
const letterOf =
  (
    subject: (inputs: object, lang: { locale: Locale }) => string,
    text: (inputs: never, lang: { locale: Locale }) => string,
  ): Letter =>
  (locale) => ({
    subject: subject({}, { locale }),
    text: text({ link: "", home: "", login: "", reset: "" } as never, { locale }).split("\n")[0]!,
  });

const LETTERS = {
  reset: letterOf(m.account_mail_subject, m.account_mail_text),
  verify: letterOf(m.security_verify_mail_subject, m.security_verify_mail_text),
  newAddress: letterOf(m.account_email_mail_subject, m.account_email_mail_text),
  formerAddress: letterOf(m.account_email_changed_subject, m.account_email_changed_text),
  takenAddress: letterOf(m.account_email_taken_subject, m.account_email_taken_text),
  takenSignUp: letterOf(m.account_signup_taken_subject, m.account_signup_taken_text),
  factorAdded: letterOf(m.security_mail_added_subject, m.security_mail_text),
  codesRenewed: letterOf(m.security_mail_codes_subject, m.security_mail_text),
  factorRemoved: letterOf(m.security_mail_removed_subject, m.security_mail_text),
};

let made = 0;
/** An account with a session that confirmed its identity. */
async function openAccount() {
  const id = `mails-${(made += 1)}`;
  const email = `${id}@correos.mx`;
  await database.sql`INSERT INTO people (id, kind, display_name, first_name, handle)
    VALUES (${id}, 'account', 'Rosa Méndez', 'Rosa', ${id})`;
  await database.sql`INSERT INTO accounts (person_id, email, password_hash)
    VALUES (${id}, ${email}, ${await hash(PASSWORD)})`;
  const browser = createBrowser(app, await sessionOf(database, id));
  await database.sql`UPDATE sessions SET confirmed_at = now() WHERE person_id = ${id}`;
  return { email, browser };
}

/** The next mail to an address is this letter, in this language alone. */
async function expectLetter(to: string, letter: Letter, locale: Locale): Promise<string> {
  const mail = readable((await smtp.next(to)).text);
  expect(mail).toContain(letter(locale).subject);
  expect(mail).toContain(letter(locale).text);
  expect(mail).not.toContain(letter(locale === "es" ? "en" : "es").text);
  return mail;
}

describe.each(READERS)("%s", (_, locale, reader) => {
  it("reads the mails about a password and an address in its language", async () => {
    const { email, browser } = await openAccount();
    const send = (to: string, form: Record<string, string>) =>
      browser.request(to, { ...reader, form });
    await send("/login/reset", { email });
    await expectLetter(email, LETTERS.reset, locale);
    expect((await send("/account/security", { intent: "verify" })).status).toBe(303);
    await expectLetter(email, LETTERS.verify, locale);

    const other = await openAccount();
    const change = (to: string) =>
      send("/account", { intent: "change-email", email: to, password: PASSWORD });
    await change(other.email);
    await expectLetter(other.email, LETTERS.takenAddress, locale);
    const changed = `nuevo-${email}`;
    await change(changed);
    const mail = await expectLetter(changed, LETTERS.newAddress, locale);
    const link = /http:\/\/plaza\.example(\/login\/email\/[0-9a-f]{64})/.exec(mail)![1]!;
    expect((await send(link, {})).status).toBe(303);
    await expectLetter(email, LETTERS.formerAddress, locale);

    const visitor = createBrowser(app);
    const form = { name: "Rosa", email: other.email, password: PASSWORD };
    expect((await visitor.request("/signup", { ...reader, form })).status).toBe(303);
    await expectLetter(other.email, LETTERS.takenSignUp, locale);
  });

  it("reads the mails about its second step in its language", async () => {
    const { email, browser } = await openAccount();
    const page = await readPage(await browser.request("/account/security/app", reader));
    const secret = page.querySelector("main code")!.textContent.replaceAll(" ", "");
    const setup = page.querySelector<HTMLInputElement>("[name=setup]")!.value;
    const form = { setup, code: codeAt(secret, 0) };
    const added = await browser.request("/account/security/app", { ...reader, form });
    expect(added.status).toBe(200);
    await expectLetter(email, LETTERS.factorAdded, locale);
    const send = (intent: string) =>
      browser.request("/account/security", { ...reader, form: { intent } });
    expect((await send("codes")).status).toBe(200);
    await expectLetter(email, LETTERS.codesRenewed, locale);
    expect((await send("remove-app")).status).toBe(303);
    await expectLetter(email, LETTERS.factorRemoved, locale);
  });
});

/**
 * Undoes quoted-printable (RFC 2045, 6.7), also of encoded words in the header (RFC 2047), whose last `=`
 * the mail server of the tests has taken for a line break's.
 */
function readable(text: string): string {
  const bytes = text
    .replace(/\?\s*=\?UTF-8\?Q\?/g, "")
    .replace(/=\?UTF-8\?Q\?([^?]*)\?/g, (_, word: string) => `${word.replaceAll("_", " ")}\n`)
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString();
}
