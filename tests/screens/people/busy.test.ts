/**
 * Rows locked by another connection are answered with 503 in words, never with 500: sign-up,
 * sign-in, second step, mailed links, deletion. Another connection holds the row that each needs,
 * past all of its tries. The lock timeout is shortened by a parameter of DATABASE_URL, which the
 * driver hands on to PostgreSQL; the tries and the pauses between them are the product's.
 */
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { hash } from "@node-rs/argon2";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connectTo, QUERY_CHANNEL, type QueryAsked } from "#db/connection/client.ts";
import { createLink, type NewLink } from "#db/commands/people/one-time-links.ts";
import { MAX_RETRIES } from "#db/commands/writing/retry-transaction.ts";
import { databaseState } from "../../security/support/database-state.ts";
import { PASSWORD } from "../../security/support/people.ts";
import { peopleOf, type AppBrowser } from "../../support/screens/app-people.ts";
import { codeAt } from "../../support/screens/totp-code.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { createBrowser, said } from "../../support/session.ts";
import { RUNS_ALL } from "../../support/sampling/combinations.ts";

/** 4 tries of one lock last 0.7 s; with the 2 s of the product they would last 8. */
const LOCK_TIMEOUT_MS = 150;

let database: TestDatabase;
let app: App;
let people: ReturnType<typeof peopleOf>;
beforeAll(async () => {
  database = await createTestDatabase();
  const url = new URL(database.url);
  url.searchParams.set("lock_timeout", String(LOCK_TIMEOUT_MS));
  app = await createApp(url.href);
  people = peopleOf(app, database);
});
afterAll(async () => {
  await app?.close();
  await database?.drop();
});

/** `common_busy`, letter by letter: the words are what is tested. */
const BUSY = {
  en: "Something else was being written at the same moment, so nothing was changed. Wait a moment and try again; what you wrote is still here.",
  es: "Se estaba guardando otra cosa al mismo tiempo, así que no cambió nada. Espera un momento y hazlo otra vez; lo que escribiste sigue aquí.",
} as const;
type Language = keyof typeof BUSY;
const LANGUAGES = ["en", "es"] as const;

type Fields = Record<string, string>;

const emailOf = (name: string, language: Language) => `${name}-${language}@ocupada.mx`;

const makeLink = (link: NewLink) => createLink(database.db, link, new Date());

/** Does work while another connection holds rows of a person in an open transaction. */
async function whileLocked<Value>(
  table: "people" | "accounts" | "sessions",
  personId: string,
  work: () => Promise<Value>,
): Promise<Value> {
  const other = connectTo(database.url, 1);
  const column = table === "people" ? "id" : "person_id";
  try {
    await other`BEGIN`;
    const held = await other`
      SELECT 1 FROM ${other(table)} WHERE ${other(column)} = ${personId} FOR UPDATE`;
    expect(held.length).toBeGreaterThan(0);
    return await work();
  } finally {
    await other`ROLLBACK`;
    await other.end();
  }
}

/** Counts the queries of the application that match, while it works. */
async function countQueries(pattern: RegExp, work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const onQuery = (asked: unknown) => {
    if (pattern.test((asked as QueryAsked).query)) count += 1;
  };
  subscribe(QUERY_CHANNEL, onQuery);
  try {
    await work();
  } finally {
    unsubscribe(QUERY_CHANNEL, onQuery);
  }
  return count;
}

interface Attempt {
  browser: AppBrowser;
  to: string;
  form: Fields;
  locked: { table: "people" | "accounts" | "sessions"; personId: string };
  /** Fields that come back as they were typed. */
  keeps?: Fields;
  language: Language;
}

/**
 * Sends a form while its row is locked, and expects 503 in words, with the typed fields, without any
 * secret and without a trace in the database.
 *
 * @returns the page of the answer
 */
async function expectBusy({ browser, to, form, locked, keeps = {}, language }: Attempt) {
  const { cookies } = browser;
  const before = await databaseState(database.sql);
  const kept = { ...cookies };
  const answer = await whileLocked(locked.table, locked.personId, () =>
    people.post(browser, to, form, { language }),
  );
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Retry-After")).toBe("2");
  expect(answer.headers.get("Cache-Control")).toContain("no-store");
  const html = await answer.clone().text();
  const page = await readPage(answer);
  expect(page.documentElement.lang).toBe(language);
  expect(said(page)).toBe(BUSY[language]);
  for (const [name, value] of Object.entries(keeps)) {
    const field = page.querySelector(`main form [name="${name}"]`);
    expect([name, field?.getAttribute("value")]).toEqual([name, value]);
  }
  for (const field of page.querySelectorAll("[type=password], [name=code]"))
    expect(field.getAttribute("value") ?? "").toBe("");
  for (const secret of [form.password, form.code]) if (secret) expect(html).not.toContain(secret);
  // Neither a row nor a cookie of a session has changed.
  expect(await databaseState(database.sql)).toBe(before);
  expect(cookies).toEqual(kept);
  return page;
}

/** The form that was refused, sent again: it has been taken, and redirects. */
async function expectTaken({ browser, to, form, language }: Attempt, location: string) {
  const answer = await people.post(browser, to, form, { language });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, location]);
}

/** In the usual run in Spanish alone: both have every message (tests/architecture.test.ts). */
const ANSWERED_IN = RUNS_ALL ? LANGUAGES : (["es"] as const);

describe.each(ANSWERED_IN)("in %s, 503 in words is the answer", (language) => {
  it.each(["people", "sessions"] as const)(
    "to a guest who signs up while their row of %s is locked",
    async (table) => {
      const { browser, guestId } = await people.openGuest();
      const email = emailOf(`sube-${table}`, language);
      const attempt: Attempt = {
        browser,
        to: "/signup?next=/wallet",
        form: { name: "Ana López", email, password: PASSWORD, next: "/wallet" },
        locked: { table, personId: guestId },
        keeps: { name: "Ana López", email, next: "/wallet" },
        language,
      };
      await expectBusy(attempt);
      await expectTaken(attempt, "/wallet");
      expect(await people.personOf(email)).not.toBe("");
    },
  );

  it("to a guest who signs in, and keeps whether they keep what they made", async () => {
    const email = emailOf("entra", language);
    await people.openAccount(email);
    const { browser } = await people.openGuest();
    const attempt: Attempt = {
      browser,
      to: "/login?next=/wallet",
      // The box is not ticked, though it is in a new form.
      form: { email, password: PASSWORD, next: "/wallet" },
      locked: { table: "people", personId: await people.personOf(email) },
      keeps: { email, next: "/wallet" },
      language,
    };
    const page = await expectBusy(attempt);
    expect(page.querySelector("[name=keep][type=checkbox]")!.hasAttribute("checked")).toBe(false);
    await expectTaken(attempt, "/wallet");
  });

  it("to a sign-in whose password's hash is renewed", async () => {
    const email = emailOf("renueva", language);
    await people.openAccount(email);
    const old = await hash(PASSWORD, { memoryCost: 4096, timeCost: 2, parallelism: 1 });
    await database.sql`UPDATE accounts SET password_hash = ${old} WHERE email = ${email}`;
    const attempt: Attempt = {
      browser: createBrowser(app),
      to: "/login",
      form: { email, password: PASSWORD },
      locked: { table: "accounts", personId: await people.personOf(email) },
      keeps: { email },
      language,
    };
    await expectBusy(attempt);
    await expectTaken(attempt, "/");
    const [row] = await database.sql<[{ hash: string }]>`
      SELECT password_hash AS hash FROM accounts WHERE email = ${email}`;
    expect(row.hash).not.toBe(old);
  });

  it("to both steps of a sign-in, and the code works afterwards", async () => {
    const email = emailOf("doble", language);
    const secret = await people.addSecondFactor(await people.openAccount(email));
    const personId = await people.personOf(email);
    const { browser } = await people.openGuest();
    const first: Attempt = {
      browser,
      to: "/login",
      form: { email, password: PASSWORD, keep: "on" },
      locked: { table: "people", personId },
      keeps: { email },
      language,
    };
    const page = await expectBusy(first);
    expect(page.querySelector("[name=keep][type=checkbox]")!.hasAttribute("checked")).toBe(true);
    await expectTaken(first, "/login/second-step");
    const second: Attempt = {
      browser,
      to: "/login/second-step?next=/wallet",
      form: { code: codeAt(secret, 0), next: "/wallet" },
      locked: { table: "people", personId },
      keeps: { next: "/wallet" },
      language,
    };
    await expectBusy(second);
    await expectTaken(second, "/wallet");
  });

  it("to the link of a sign-up, after as many tries as of any other write", async () => {
    const email = emailOf("liga", language);
    const { browser, guestId: personId } = await people.openGuest();
    const passwordHash = await hash(PASSWORD);
    const link = { purpose: "sign-up", personId, email, displayName: "Ana", passwordHash } as const;
    const attempt: Attempt = {
      browser,
      to: `/signup/${await makeLink(link)}?next=/wallet`,
      form: { password: PASSWORD, next: "/wallet" },
      locked: { table: "people", personId },
      keeps: { next: "/wallet" },
      language,
    };
    const tries = await countQueries(/^delete from "one_time_links"/, () => expectBusy(attempt));
    expect(tries).toBe(1 + MAX_RETRIES);
    await expectTaken(attempt, "/wallet");
  });

  it("to the link of a new password, after as many tries", async () => {
    const email = emailOf("clave", language);
    await people.openAccount(email);
    const personId = await people.personOf(email);
    const attempt: Attempt = {
      browser: createBrowser(app),
      to: `/login/reset/${await makeLink({ purpose: "reset", personId })}`,
      form: { password: "otra lámpara sobre la mesa" },
      locked: { table: "accounts", personId },
      language,
    };
    const tries = await countQueries(/^delete from "one_time_links"/, () => expectBusy(attempt));
    expect(tries).toBe(1 + MAX_RETRIES);
    await expectTaken(attempt, "/login?done=reset");
  });

  it.each(["email", "verify"] as const)("to the link of an address (%s)", async (purpose) => {
    const email = emailOf(purpose, language);
    const browser = await people.openAccount(email);
    const personId = await people.personOf(email);
    const address = purpose === "email" ? `otra-${email}` : email;
    const attempt: Attempt = {
      browser,
      to: `/login/email/${await makeLink({ purpose, personId, email: address })}`,
      form: {},
      locked: { table: "accounts", personId },
      language,
    };
    await expectBusy(attempt);
    const done = purpose === "email" ? "/account?done=email" : "/account/security?done=verified";
    await expectTaken(attempt, done);
  });

  it.each(["people", "sessions"] as const)(
    "to an account that is deleted while its row of %s is locked",
    async (table) => {
      const email = emailOf(`borra-${table}`, language);
      const browser = await people.openAccount(email);
      const personId = await people.personOf(email);
      const attempt: Attempt = {
        browser,
        to: "/account/delete",
        form: { intent: "delete", password: PASSWORD },
        locked: { table, personId },
        language,
      };
      await expectBusy(attempt);
      await expectTaken(attempt, "/login?done=deleted");
      expect(await database.sql`SELECT 1 FROM people WHERE id = ${personId}`).toHaveLength(0);
    },
  );

  it("to a guest who is deleted", async () => {
    const { browser, guestId } = await people.openGuest();
    const attempt: Attempt = {
      browser,
      to: "/account/delete",
      form: { intent: "delete", password: "" },
      locked: { table: "people", personId: guestId },
      language,
    };
    await expectBusy(attempt);
    await expectTaken(attempt, "/login?done=deleted");
  });

  it("to a sign-out and to a confirmation of who one is", async () => {
    const email = emailOf("sale", language);
    const browser = await people.openAccount(email);
    const secret = await people.addSecondFactor(browser);
    const personId = await people.personOf(email);
    await database.sql`UPDATE sessions SET confirmed_at = NULL WHERE person_id = ${personId}`;
    const confirm: Attempt = {
      browser,
      to: "/account/confirm?next=/account/security",
      form: {
        intent: "confirm",
        password: PASSWORD,
        code: codeAt(secret, 0),
        next: "/account/security",
      },
      locked: { table: "sessions", personId },
      language,
    };
    await expectBusy(confirm);
    await expectTaken(confirm, "/account/security");
    const signOut: Attempt = {
      browser,
      to: "/account",
      form: { intent: "sign-out" },
      locked: { table: "sessions", personId },
      language,
    };
    await expectBusy(signOut);
    await expectTaken(signOut, "/login?done=signed-out");
  });
});
