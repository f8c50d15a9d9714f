/**
 * A deadlock is tried again, and the person never hears of it: sign-up, sign-in, second step, mailed link and
 * deletion lock sessions before people, and another transaction locks them the other way round. The
 * product's own time limits: PostgreSQL looks for a deadlock after one second, a lock lasts two.
 */
import { hash } from "@node-rs/argon2";
import type { Sql } from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLink } from "#db/commands/people/one-time-links.ts";
import { connectTo } from "#db/connection/client.ts";
import { PASSWORD } from "../../security/support/people.ts";
import { peopleOf } from "../../support/screens/app-people.ts";
import { codeAt } from "../../support/screens/totp-code.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { createApp, type App } from "../../support/request.ts";

const WAITS_MS = 10_000;

let database: TestDatabase;
let app: App;
let people: ReturnType<typeof peopleOf>;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url);
  people = peopleOf(app, database);
});
afterAll(async () => {
  await app?.close();
  await database?.drop();
});

const ownerOf = async (name: string) =>
  (
    await database.sql<{ owner: string }[]>`
      SELECT owner_id AS owner FROM spaces WHERE name = ${name}`
  ).map(({ owner }) => owner);

const deadlocks = async (): Promise<number> => {
  const [row] = await database.sql<[{ n: number }]>`
    SELECT deadlocks::int AS n FROM pg_stat_database WHERE datname = current_database()`;
  return row.n;
};

/** Resolves when the transaction keeps another one waiting. */
async function untilBlocking(pid: number): Promise<void> {
  const since = Date.now();
  for (;;) {
    const waiting = await database.sql`
      SELECT 1 FROM pg_stat_activity
      WHERE datname = current_database() AND ${pid}::int = ANY (pg_blocking_pids(pid))`;
    if (waiting.length > 0) return;
    if (Date.now() - since > WAITS_MS) throw new Error("the request has not met the lock");
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Locks a person's row in a new transaction, and nothing else yet. */
async function lockPerson(other: Sql, personId: string): Promise<void> {
  await other`BEGIN`;
  // The request looks for the deadlock first, and is the one that PostgreSQL rolls back.
  await other`SET LOCAL deadlock_timeout = '30s'`;
  await other`SET LOCAL lock_timeout = '20s'`;
  const held = await other`SELECT 1 FROM people WHERE id = ${personId} FOR UPDATE`;
  expect(held).toHaveLength(1);
}

/**
 * Sends a form that locks a person's sessions and then their row, while another transaction has locked the
 * row and then asks for the sessions.
 *
 * @returns the answer, after a deadlock that PostgreSQL has counted
 */
async function sendIntoDeadlock(
  personId: string,
  send: () => Promise<Response>,
): Promise<Response> {
  const before = await deadlocks();
  const other = connectTo(database.url, 1);
  try {
    const [{ pid }] = await other<[{ pid: number }]>`SELECT pg_backend_pid() AS pid`;
    await lockPerson(other, personId);
    const sent = send();
    await untilBlocking(pid);
    // Granted when the request has been rolled back.
    await other`SELECT 1 FROM sessions WHERE person_id = ${personId} ORDER BY id FOR UPDATE`;
    await other`COMMIT`;
    const answer = await sent;
    await expect.poll(deadlocks, { timeout: WAITS_MS }).toBe(before + 1);
    return answer;
  } finally {
    await other.end();
  }
}

const outcomeOf = ({ status, headers }: Response) => [status, headers.get("Location")];

describe("after a deadlock, tried again and done", () => {
  it("a guest signs up", async () => {
    const email = "sube@abrazo.mx";
    const { browser, guestId, name } = await people.openGuest();
    const form = { name: "Ana López", email, password: PASSWORD, next: "/wallet" };
    const answer = await sendIntoDeadlock(guestId, () => people.post(browser, "/signup", form));
    expect(outcomeOf(answer)).toEqual([303, "/wallet"]);
    expect(await ownerOf(name)).toEqual([await people.personOf(email)]);
    expect((await browser.request("/account/security")).status).toBe(200);
  });

  it("a guest signs in, and keeps what they made", async () => {
    const email = "entra@abrazo.mx";
    await people.openAccount(email);
    const { browser, guestId, name } = await people.openGuest();
    const form = { email, password: PASSWORD, keep: "on", next: "/wallet" };
    const answer = await sendIntoDeadlock(guestId, () => people.post(browser, "/login", form));
    expect(outcomeOf(answer)).toEqual([303, "/wallet"]);
    expect(await ownerOf(name)).toEqual([await people.personOf(email)]);
    expect((await browser.request("/account/security")).status).toBe(200);
  });

  it("a guest passes the second step, by a code that works once", async () => {
    const email = "doble@abrazo.mx";
    const secret = await people.addSecondFactor(await people.openAccount(email));
    const { browser, guestId, name } = await people.openGuest();
    const first = await people.post(browser, "/login", { email, password: PASSWORD, keep: "on" });
    expect(outcomeOf(first)).toEqual([303, "/login/second-step"]);
    const answer = await sendIntoDeadlock(guestId, () =>
      people.post(browser, "/login/second-step", { code: codeAt(secret, 0), next: "/wallet" }),
    );
    expect(outcomeOf(answer)).toEqual([303, "/wallet"]);
    expect(await ownerOf(name)).toEqual([await people.personOf(email)]);
    expect((await browser.request("/account/security")).status).toBe(200);
  });

  it("a guest opens the link of their sign-up", async () => {
    const email = "liga@abrazo.mx";
    const { browser, guestId: personId, name } = await people.openGuest();
    const passwordHash = await hash(PASSWORD);
    const token = await createLink(
      database.db,
      { purpose: "sign-up", personId, email, displayName: "Ana", passwordHash },
      new Date(),
    );
    const form = { password: PASSWORD, next: "/wallet" };
    const answer = await sendIntoDeadlock(personId, () =>
      people.post(browser, `/signup/${token}`, form),
    );
    expect(outcomeOf(answer)).toEqual([303, "/wallet"]);
    expect(await ownerOf(name)).toEqual([await people.personOf(email)]);
    expect((await browser.request("/account/security")).status).toBe(200);
  });

  it("an account is deleted", async () => {
    const email = "borra@abrazo.mx";
    const browser = await people.openAccount(email);
    const personId = await people.personOf(email);
    const form = { intent: "delete", password: PASSWORD };
    const answer = await sendIntoDeadlock(personId, () =>
      people.post(browser, "/account/delete", form),
    );
    expect(outcomeOf(answer)).toEqual([303, "/login?done=deleted"]);
    expect(await database.sql`SELECT 1 FROM people WHERE id = ${personId}`).toHaveLength(0);
  });
});
