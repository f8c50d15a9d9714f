import fs from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { SECURITY_EVENTS } from "#domain/people/security-events.ts";
import { ROOT } from "../architecture/source-files.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { startMailServer, type MailServer } from "../support/fakes/mail-server.ts";
import { startPlaza, type ServerProcess } from "../support/plaza-process.ts";
import { codeAt } from "../support/screens/totp-code.ts";
import { ask, FORM } from "./support/ask.ts";
import { openBrowser, type Browser } from "./support/browser.ts";
import { fromElsewhere, openAccount, PASSWORD, signIn, signUp } from "./support/people.ts";
import { report } from "./support/report.ts";

/** Security events in the log: sign-in, rate limits, account changes (docs/security.md, "Events"). */
let database: TestDatabase;
let smtp: MailServer;
let server: ServerProcess;
let mailing: ServerProcess;
beforeAll(async () => {
  database = await createTestDatabase();
  smtp = await startMailServer();
  server = await startPlaza(database.url, { TRUST_PROXY: "on" });
  mailing = await startPlaza(database.url, {
    TRUST_PROXY: "on",
    PUBLIC_URL: "http://plaza.example",
    SMTP_URL: smtp.url,
  });
});
afterAll(async () => {
  await server?.stop();
  await mailing?.stop();
  smtp?.close();
  await database?.drop();
});

type Line = Record<string, string>;
const eventsOf = (process: ServerProcess): Line[] =>
  process
    .output()
    .split("\n")
    .slice(0, -1) // the last piece is no whole line
    .filter((line) => line.includes('"msg":"security"'))
    .map((line) => JSON.parse(line) as Line);
const NEW_PASSWORD = "otra lámpara en el monte";

/** The events that neither process has logged. */
function missingEvents(): string[] {
  const logged = new Set([...eventsOf(server), ...eventsOf(mailing)].map(({ event }) => event));
  return [...Object.keys(SECURITY_EVENTS), "cross-site-refused"].filter(
    (name) => !logged.has(name),
  );
}

/** Triggers each security event at least once. @returns the id of the account */
async function triggerAllEvents(): Promise<string> {
  const email = "eventos@cuentas.mx";
  const browser = await openAccount(server.origin, email);
  const [{ id }] = await database.sql<[{ id: string }]>`
    SELECT person_id AS id FROM accounts WHERE email = ${email}`;
  const account = (fields: Record<string, string>) =>
    browser.post("/account", { password: PASSWORD, ...fields }, fromElsewhere());
  await signIn(openBrowser(server.origin), email, { password: "no es esta" });
  await signIn(openBrowser(server.origin), "nadie@cuentas.mx");
  const phone = openBrowser(server.origin);
  await signIn(phone, email);
  const [{ session }] = await database.sql<[{ session: string }]>`
    SELECT id AS session FROM sessions WHERE person_id = ${id} ORDER BY created_at DESC LIMIT 1`;
  await account({ intent: "end-sessions", session, password: "otra" });
  await account({ intent: "end-sessions", session });
  await account({ intent: "end-sessions", session: "others" });
  await account({ intent: "change-email", email: "movidos@cuentas.mx" });
  await account({ intent: "change-password", "new-password": NEW_PASSWORD });
  const token = { intent: "create", name: "Caja", scope: "read", lifetime: "30" };
  await browser.post("/ajustes/tokens", token, fromElsewhere());
  await browser.get("/account/export");
  await openBrowser(server.origin).get("/account/export");
  await ask(server.origin, "/spaces", {
    method: "POST",
    headers: { ...FORM, Origin: "https://evil.example" },
    body: "a=b",
  });
  await openBrowser(server.origin).post(`/login/reset/${"0".repeat(64)}`, { password: PASSWORD });
  const tries = fromElsewhere();
  for (let at = 0; at < 13; at += 1)
    await openBrowser(server.origin).post("/login", { email: `${at}@x.mx`, password: "x" }, tries);
  await browser.post("/account", { intent: "sign-out" });
  await signIn(browser, "movidos@cuentas.mx", { password: NEW_PASSWORD });
  await browser.post("/login/reset", { email: "movidos@cuentas.mx" }, fromElsewhere());

  await useSecondStep(browser);
  // Events that need a mailed link.
  const writer = openBrowser(mailing.origin);
  await signIn(writer, "movidos@cuentas.mx", { password: NEW_PASSWORD });
  await writer.post("/account", {
    intent: "change-email",
    email: "lejos@cuentas.mx",
    password: NEW_PASSWORD,
  });
  const linkOf = ({ text }: { text: string }) =>
    /plaza\.example(\/(?:signup|login\/[a-z]+)\/[0-9a-f]{64})/.exec(text)?.[1] ?? "";
  await writer.post("/account/security", { intent: "verify" }, fromElsewhere());
  const verify = linkOf(await smtp.next("movidos@cuentas.mx"));
  await writer.post(verify, {}, fromElsewhere());
  const change = linkOf(await smtp.next("lejos@cuentas.mx"));
  await writer.post(change, {}, fromElsewhere());
  await writer.post("/login/reset", { email: "lejos@cuentas.mx" }, fromElsewhere());
  const reset = linkOf(await smtp.next("lejos@cuentas.mx"));
  await writer.post(reset, { password: PASSWORD }, fromElsewhere());
  await signUp(openBrowser(mailing.origin), "otra@cuentas.mx");
  const finish = linkOf(await smtp.next("otra@cuentas.mx"));
  await openBrowser(mailing.origin).post(finish, { password: "no es esta" }, fromElsewhere());
  await openBrowser(mailing.origin).post(finish, { password: PASSWORD }, fromElsewhere());
  await signIn(writer, "lejos@cuentas.mx");
  await writer.post("/account/delete", { intent: "delete", password: PASSWORD });
  return id;
}

/** Adds an app, uses it wrongly and rightly, uses a recovery code, and removes the app. */
async function useSecondStep(browser: Browser): Promise<void> {
  const page = (await browser.get("/account/security/app")).text;
  const secret = /<code[^>]*>([A-Z2-7 ]{39})</.exec(page)?.[1]?.replaceAll(" ", "") ?? "";
  const setup = /name="setup" value="([^"]*)"/.exec(page)?.[1] ?? "";
  const code = codeAt(secret, 0);
  await browser.post("/account/security/app", { setup, code }, fromElsewhere());
  const renewed = await browser.post("/account/security", { intent: "codes" }, fromElsewhere());
  const codes = [...renewed.text.matchAll(/<code[^>]*>([0-9a-z-]{19})</g)].map(
    ([, found]) => found!,
  );
  const phone = openBrowser(server.origin);
  await signIn(phone, "movidos@cuentas.mx", { password: NEW_PASSWORD });
  await phone.post("/login/second-step", { code: "000000" }, fromElsewhere());
  await phone.post("/login/second-step", { code: codes[0]! }, fromElsewhere());
  const proof = { password: NEW_PASSWORD, code: codes[1]! };
  await phone.post("/account/confirm", proof, fromElsewhere());
  await browser.post("/account/security", { intent: "remove-app" }, fromElsewhere());
}

it("each is one line, with who and where, and without anything that opens something", async () => {
  const id = await triggerAllEvents();
  // A response may arrive before the line that its process wrote.
  await expect.poll(missingEvents, { timeout: 10_000 }).toEqual([]);
  const events = eventsOf(server);
  const all = [...events, ...eventsOf(mailing)];
  report("security events", { lines: all.length });

  for (const line of all) {
    expect(line).toMatchObject({ time: expect.stringMatching(/^\d{4}-.*Z$/) as string });
    expect(["info", "warn"]).toContain(line.level);
    if (line.event !== "limit-reached")
      expect([line.event, line.requestId]).toEqual([
        line.event,
        expect.stringMatching(/^[\w-]{22}$/),
      ]);
  }
  const of = (name: string) => events.filter(({ event }) => event === name);
  // A wrong password logs the account's person; an unknown address logs none.
  expect(
    of("sign-in-failed")
      .slice(0, 2)
      .map(({ person }) => person),
  ).toEqual([id, undefined]);
  for (const name of [
    "password-changed",
    "email-changed",
    "session-ended",
    "data-exported",
    "api-token-created",
  ])
    expect([name, of(name)[0]?.person, of(name)[0]?.session]).toEqual([
      name,
      id,
      expect.stringMatching(/^session-/),
    ]);
  // Logged once per rate-limit window.
  expect(of("limit-reached")).toEqual([
    expect.objectContaining({
      level: "warn",
      limit: "signInByAddress",
      whose: expect.stringMatching(/^10\./) as string,
    }),
  ]);

  const said = server.output() + mailing.output();
  // Random ids of requests may contain a name as short as "Ana".
  const texts = all.map((line) => JSON.stringify({ ...line, requestId: "" }));
  for (const secret of [PASSWORD, NEW_PASSWORD, "cuentas.mx", "Ana", "argon2"])
    expect([secret, texts.some((text) => text.includes(secret))]).toEqual([secret, false]);
  expect(said).not.toMatch(/[0-9a-f]{64}/);
  expect(said).not.toContain("@cuentas.mx");
}, 60_000);

it("a request's line and its event have the same id", async () => {
  const unknown = () => {
    const ids = new Set(
      server
        .output()
        .split("\n")
        .slice(0, -1)
        .filter((line) => line.includes('"msg":"request"'))
        .map((line) => (JSON.parse(line) as { id: string }).id),
    );
    return eventsOf(server).filter(({ requestId }) => requestId && !ids.has(requestId));
  };
  await expect.poll(unknown).toEqual([]);
});

it("are written down with what they mean", () => {
  const text = fs.readFileSync(path.join(ROOT, "docs/security.md"), "utf8");
  const rows = [...text.matchAll(/^\| `([a-z-]+)` +\| (info|warn)/gm)].map(([, name, level]) => [
    name,
    level,
  ]);
  // The last two are not the application's: the server and the file store log them.
  expect(rows).toEqual([
    ...Object.entries(SECURITY_EVENTS),
    ["cross-site-refused", "warn"],
    ["harmful-upload", "warn"],
  ]);
});
