/**
 * Sign-up, also by a mailed link, sign-in, also with a second factor, and deletion while eight writes of
 * the same person are in flight, over HTTP against the production build with two workers. No 500, no
 * deadlock, and every acknowledged write belongs to the account that the guest became. Three rounds each in the usual run, twenty with
 * `PLAZA_RELIABILITY=long`.
 */
import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hashPassword } from "#app/session/passwords/password-hash.server.ts";
import { createDb } from "#db/connection/client.ts";
import { createLink } from "#db/commands/people/one-time-links.ts";
import { findSession } from "#db/queries/people/sessions.ts";
import type { Answer } from "../security/support/ask.ts";
import { openBrowser, type Browser } from "../security/support/browser.ts";
import {
  fromElsewhere,
  openAccount,
  openGuest,
  PASSWORD,
  signIn,
  signUp,
} from "../security/support/people.ts";
import { codeAt, untilStepLasts } from "../support/screens/totp-code.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { DEFAULT_CONCURRENCY, startPlaza, type ServerProcess } from "../support/plaza-process.ts";
import { brokenRules, createArtifakt, createPerson, newKey, post } from "./bank.ts";
import { IS_LONG, pause, report } from "./load.ts";

const ROUNDS = IS_LONG ? 20 : 3;
const WRITERS = 8;
/** Writes per client; all clients together stay below the rate limit of a session. */
const WRITES_EACH = 10;
const ROUND_MS = 60_000;
const MAX_ATTEMPTS = 3;

let database: TestDatabase;
let server: ServerProcess;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startPlaza(database.url, {
    ...DEFAULT_CONCURRENCY,
    TRUST_PROXY: "on",
    WEB_CONCURRENCY: "2",
    // Runs end: a person has three at a time.
    BACKGROUND_WORK: "on",
  });
});
afterAll(async () => {
  await server?.stop();
  const broken = await brokenRules(database.url);
  const [found] =
    await database.sql`SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()`;
  await database?.drop();
  expect(broken).toEqual([]);
  // Sign-up, sign-in, deletion and writes lock in one order, so that nothing has to be tried again.
  expect(found).toEqual({ deadlocks: "0" });
});

/** A write with a unique name, and the query that finds its owner. */
interface Write {
  /** The unique name. */
  mark: string;
  path: string;
  fields: Record<string, string>;
  findOwners: () => Promise<{ owner: string }[]>;
}

const WRITES: ((mark: string) => Write)[] = [
  (mark) => ({
    mark,
    path: "/creator",
    fields: { intent: "send", kind: "text", prompt: mark, key: newKey() },
    findOwners: () => database.sql`SELECT person_id AS owner FROM creations WHERE prompt = ${mark}`,
  }),
  (mark) => ({
    mark,
    path: "/new?tipo=space",
    fields: { tipo: "space", name: mark, description: "x", key: newKey() },
    findOwners: () => database.sql`SELECT owner_id AS owner FROM spaces WHERE name = ${mark}`,
  }),
];

interface Written {
  write: Write;
  answer: Answer;
}

interface Writing {
  /** Settles with the first write that was acknowledged, or when all are answered. */
  begun: Promise<unknown>;
  all: Promise<Written[]>;
}

/**
 * Starts eight clients that write with the browser's present cookies, whatever happens to its session: as
 * requests that were on their way. The browser keeps the cookies of their answers in the order in
 * which these arrive, also after the answer to its sign-up.
 */
function startWriting(browser: Browser, writesEach = WRITES_EACH): Writing {
  let begin: () => void;
  const acknowledged = new Promise<void>((resolve) => (begin = resolve));
  const cookies = new Map(browser.cookies);
  const clients = Array.from({ length: WRITERS }, async (_, client) => {
    const written: Written[] = [];
    for (let turn = 0; turn < writesEach; turn += 1) {
      const make = WRITES[(client + turn) % 2]!;
      const write = make(`race-${randomBytes(6).toString("hex")}`);
      const old = openBrowser(server.origin);
      for (const [name, value] of cookies) old.cookies.set(name, value);
      const answer = await old.post(write.path, write.fields, fromElsewhere());
      browser.keep(answer);
      written.push({ write, answer });
      if (isAcknowledged(answer)) begin();
    }
    return written;
  });
  const all = Promise.all(clients).then((each) => each.flat());
  return { begun: Promise.race([acknowledged, all]), all };
}

const isSignInPage = ({ headers }: Answer) => /^\/login/.test(headers.location ?? "");
/** Success: a redirect to the result, with a flash message or to the new creation. */
const isAcknowledged = (answer: Answer) =>
  answer.status === 303 &&
  !isSignInPage(answer) &&
  (answer.headers.location?.startsWith("/creator?creation=") ||
    (answer.headers["set-cookie"] ?? []).some((line) => line.startsWith("plaza-flash=")));

/** Repeats a form after 503, as the error page asks users to do. */
async function untilTaken(send: () => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const answer = await send();
    answers.push(answer);
    if (answer.status !== 503) break;
    await pause(Number(answer.headers["retry-after"]) * 1_000);
  }
  return answers;
}

/** Expects only success, the sign-in for a session that ended, or 503 with Retry-After. */
function expectNoFault(answers: Answer[], others: readonly number[] = []): void {
  for (const { status, headers } of answers) {
    expect([303, 503, ...others], server.output().slice(-3_000)).toContain(status);
    if (status === 503) expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  }
}

/** The creator answers 429 while five of a person's answers are being written (ACTIVE_RUNS_MAX). */
function expectWritten(written: Written[]): void {
  for (const { write, answer } of written)
    expectNoFault([answer], write.path === "/creator" ? [429] : []);
}

async function ownerOf(email: string): Promise<string> {
  const [row] = await database.sql<[{ id: string }?]>`
    SELECT person_id AS id FROM accounts WHERE email = ${email}`;
  return row?.id ?? "";
}

/** Acknowledged writes that are missing or belong to another person; there must be acknowledged ones. */
async function findMisplaced(written: Written[], personId: string): Promise<string[]> {
  const misplaced: string[] = [];
  const acknowledged = written.filter((one) => isAcknowledged(one.answer));
  expect(acknowledged.length, JSON.stringify(tally(written))).toBeGreaterThan(0);
  for (const { write, answer } of acknowledged) {
    const owners = await write.findOwners();
    if (owners.length !== 1 || owners[0]?.owner !== personId)
      misplaced.push(`${write.path} ${answer.headers.location} -> ${JSON.stringify(owners)}`);
  }
  return misplaced;
}

/**
 * After all answers, late ones too, the browser is signed in to the account, whose export has every
 * acknowledged write.
 */
async function expectSignedIn(
  browser: Browser,
  personId: string,
  written: Written[],
): Promise<void> {
  expect((await browser.get(`/api/user/${personId}/stats`)).status).toBe(200);
  const { status, text } = await browser.get("/account/export");
  expect(status).toBe(200);
  const acknowledged = written.filter(({ answer }) => isAcknowledged(answer));
  expect(acknowledged.filter(({ write }) => !text.includes(write.mark))).toEqual([]);
}

/** The link that a guest's sign-up mails. @returns its token */
async function createSignUpLink(browser: Browser, email: string): Promise<string> {
  const { db, close } = createDb(database.url, { max: 1 });
  try {
    const session = await findSession(db, browser.cookies.get("plaza-guest") ?? "");
    const passwordHash = await hashPassword(PASSWORD);
    const personId = session!.person.id;
    return await createLink(
      db,
      { purpose: "sign-up", personId, email, displayName: "Ana López", passwordHash },
      new Date(),
    );
  } finally {
    await close();
  }
}

/** Adds an authenticator app to an account, by the code of the step before. @returns its key */
async function addSecondFactor(browser: Browser): Promise<string> {
  const { text } = await browser.get("/account/security/app");
  const secret = /<code[^>]*>([A-Z2-7 ]{39})</.exec(text)![1]!.replaceAll(" ", "");
  const setup = /name="setup" value="([^"]*)"/.exec(text)![1]!;
  await untilStepLasts();
  const code = codeAt(secret, -1);
  const { status } = await browser.post("/account/security/app", { setup, code }, fromElsewhere());
  expect(status).toBe(200);
  return secret;
}

const countGuests = async () =>
  (
    await database.sql<[{ n: number }]>`
    SELECT count(*)::int AS n FROM people WHERE kind = 'guest'`
  )[0].n;

function tally(written: Written[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { answer } of written) {
    const what = isSignInPage(answer) ? "session ended" : String(answer.status);
    counts[what] = (counts[what] ?? 0) + 1;
  }
  return counts;
}

const byRound = Array.from({ length: ROUNDS }, (_, index) => index + 1);

describe("eight writes at a time while", () => {
  it.each(byRound)(
    "a guest signs up (round %d)",
    async (round) => {
      const email = `sube-${round}@carreras.mx`;
      const browser = await openGuest(server.origin);
      const guests = await countGuests();
      const writing = startWriting(browser);
      await writing.begun;
      await pause(20 * (round - 1));
      const signing = await untilTaken(() => signUp(browser, email));
      const written = await writing.all;
      expectNoFault(signing);
      expectWritten(written);
      expect(signing.at(-1)?.status).toBe(303);
      const personId = await ownerOf(email);
      expect(personId).not.toBe("");
      report("sign-up among eight writes", { round, signing: signing.length, ...tally(written) });
      expect(await findMisplaced(written, personId)).toEqual([]);
      expect(await countGuests()).toBe(guests - 1);
      await expectSignedIn(browser, personId, written);
    },
    ROUND_MS,
  );

  it.each(byRound)(
    "a guest signs in and keeps what they made (round %d)",
    async (round) => {
      const email = `entra-${round}@carreras.mx`;
      await openAccount(server.origin, email);
      const personId = await ownerOf(email);
      const browser = await openGuest(server.origin);
      const guests = await countGuests();
      const writing = startWriting(browser);
      await writing.begun;
      await pause(20 * (round - 1));
      const signing = await untilTaken(() => signIn(browser, email, { keep: "on" }));
      const written = await writing.all;
      expectNoFault(signing);
      expectWritten(written);
      expect(signing.at(-1)?.status).toBe(303);
      report("sign-in among eight writes", { round, signing: signing.length, ...tally(written) });
      expect(await findMisplaced(written, personId)).toEqual([]);
      expect(await countGuests()).toBe(guests - 1);
      await expectSignedIn(browser, personId, written);
    },
    ROUND_MS,
  );

  it.each(byRound)(
    "a guest opens the link of their sign-up (round %d)",
    async (round) => {
      const email = `liga-${round}@carreras.mx`;
      const browser = await openGuest(server.origin);
      const guests = await countGuests();
      const token = await createSignUpLink(browser, email);
      const writing = startWriting(browser);
      await writing.begun;
      await pause(20 * (round - 1));
      const signing = await untilTaken(() =>
        browser.post(`/signup/${token}`, { password: PASSWORD }, fromElsewhere()),
      );
      const written = await writing.all;
      expectNoFault(signing);
      expectWritten(written);
      report("a link among eight writes", { round, signing: signing.length, ...tally(written) });
      const personId = await ownerOf(email);
      expect(await findMisplaced(written, personId)).toEqual([]);
      expect(await countGuests()).toBe(guests - 1);
      await expectSignedIn(browser, personId, written);
    },
    ROUND_MS,
  );

  it.each(byRound)(
    "a guest signs in with a second factor (round %d)",
    async (round) => {
      const email = `doble-${round}@carreras.mx`;
      const secret = await addSecondFactor(await openAccount(server.origin, email));
      const personId = await ownerOf(email);
      const browser = await openGuest(server.origin);
      const guests = await countGuests();
      const begun = await signIn(browser, email, { keep: "on" });
      expect(begun.headers.location).toBe("/login/second-step");
      const writing = startWriting(browser);
      await writing.begun;
      await pause(20 * (round - 1));
      const signing = await untilTaken(() =>
        browser.post("/login/second-step", { code: codeAt(secret, 0) }, fromElsewhere()),
      );
      const written = await writing.all;
      expectNoFault(signing);
      expectWritten(written);
      expect(signing.at(-1)?.status).toBe(303);
      report("a second step among eight writes", {
        round,
        signing: signing.length,
        ...tally(written),
      });
      expect(await findMisplaced(written, personId)).toEqual([]);
      expect(await countGuests()).toBe(guests - 1);
      await expectSignedIn(browser, personId, written);
    },
    ROUND_MS,
  );

  it.each(byRound)(
    "an account is deleted (round %d)",
    async (round) => {
      const email = `borra-${round}@carreras.mx`;
      const browser = await openAccount(server.origin, email);
      const personId = await ownerOf(email);
      const guests = await countGuests();
      const writing = startWriting(browser);
      await writing.begun;
      await pause(20 * (round - 1));
      const deleting = await untilTaken(() =>
        browser.post("/account/delete", { intent: "delete", password: PASSWORD }, fromElsewhere()),
      );
      const written = await writing.all;
      expectNoFault(deleting);
      expectWritten(written);
      expect(deleting.at(-1)?.headers.location).toBe("/login?done=deleted");
      expect(written.filter(({ answer }) => isAcknowledged(answer)).length).toBeGreaterThan(0);
      report("deletion among eight writes", {
        round,
        deleting: deleting.length,
        ...tally(written),
      });
      expect(await database.sql`SELECT 1 FROM people WHERE id = ${personId}`).toHaveLength(0);
      // A late write of the deleted account creates no guest.
      expect(await countGuests()).toBe(guests);
    },
    ROUND_MS,
  );

  it.each(byRound)(
    "a visitor who wrote for the first time signs up (round %d)",
    async (round) => {
      const email = `llega-${round}@carreras.mx`;
      const browser = openBrowser(server.origin);
      await browser.get("/spaces");
      expect(browser.cookies.has("plaza-visitor")).toBe(true);
      const guests = await countGuests();
      const writing = startWriting(browser, 3);
      await pause(20 * round);
      const signing = await untilTaken(() => signUp(browser, email));
      const written = await writing.all;
      expectNoFault(signing);
      expectWritten(written);
      const personId = await ownerOf(email);
      report("a visitor's sign-up among eight writes", { round, ...tally(written) });
      expect(signing.at(-1)?.status).toBe(303);
      expect(await findMisplaced(written, personId)).toEqual([]);
      expect(await countGuests()).toBe(guests);
      await expectSignedIn(browser, personId, written);
    },
    ROUND_MS,
  );
});

describe("a seller is deleted while thirty people buy from them", () => {
  it.each(byRound)(
    "round %d",
    async (round) => {
      const email = `vende-${round}@carreras.mx`;
      const seller = await openAccount(server.origin, email);
      const personId = await ownerOf(email);
      const ids = Array.from({ length: 10 }, (_, index) => `venta-${round}-${index}`);
      for (const id of ids)
        await createArtifakt(database.sql, { id, creatorId: personId, price: 10 });
      const buyers = await Promise.all(
        Array.from({ length: 30 }, (_, index) =>
          createPerson(database.url, `compra-${round}-${index}`, 500),
        ),
      );
      let begin = () => undefined as void;
      const begun = new Promise<void>((resolve) => (begin = resolve));
      const buying = Promise.all(
        buyers.map(async (cookie, index) => {
          const outcomes = [];
          for (const id of [...ids.slice(index % 10), ...ids.slice(0, index % 10)]) {
            const fields = { intent: "purchase", price: "10", key: newKey() };
            const answer = await post(server.origin, `/artifakts/${id}`, cookie, fields);
            outcomes.push({ buyer: `compra-${round}-${index}`, id, ...answer });
            if (answer.status === 303) begin();
          }
          return outcomes;
        }),
      );
      await Promise.race([begun, buying]);
      await pause(50 * round);
      const deleting = await untilTaken(() =>
        seller.post("/account/delete", { intent: "delete", password: PASSWORD }, fromElsewhere()),
      );
      const outcomes = (await buying).flat();
      expectNoFault(deleting);
      expect(deleting.at(-1)?.headers.location).toBe("/login?done=deleted");
      const counts: Record<string, number> = {};
      for (const { status } of outcomes) counts[status] = (counts[status] ?? 0) + 1;
      report("deletion among thirty buyers", { round, deleting: deleting.length, ...counts });
      // Bought, gone with its seller, retired because it was bought before, or busy.
      for (const { status, text, retryAfter } of outcomes) {
        expect([303, 404, 410, 503], text.slice(0, 500)).toContain(status);
        if (status === 503) expect(Number(retryAfter)).toBeGreaterThan(0);
      }
      const bought = outcomes.filter(({ status }) => status === 303);
      expect(bought.length, JSON.stringify(counts)).toBeGreaterThan(0);
      for (const { buyer, id } of bought)
        expect(
          await database.sql`SELECT 1 FROM artifakt_ownerships
            WHERE person_id = ${buyer} AND artifakt_id = ${id} AND ended_at IS NULL`,
        ).toHaveLength(1);
      expect(await database.sql`SELECT 1 FROM people WHERE id = ${personId}`).toHaveLength(0);
    },
    ROUND_MS,
  );
});
