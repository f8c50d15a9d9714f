import { execFile } from "node:child_process";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { PayoutDestination } from "#domain/money/payout-destination.ts";
import type { Db } from "#db/connection/client.ts";
import { postTransaction } from "#db/commands/money/post-transaction.ts";
import { cancelPayout, requestPayout } from "#db/commands/money/payouts.ts";
import { beginRun } from "#db/commands/runs/begin-run.ts";
import { endRun } from "#db/commands/runs/end-run.ts";
import { listNewRuns } from "#db/commands/runs/hand-over.ts";
import { awaitPortalApp } from "#db/commands/shop/portal-apps.ts";
import { storeCreation } from "#db/commands/studio/store-creation.ts";
import { findBalances } from "#db/queries/money/ledger.ts";
import { verifyLedger } from "#db/verify/verify-ledger.ts";
import { createTestDatabase, type TestDatabase } from "../../tests/support/database.ts";
import { giveDestination } from "../../tests/support/payments/payout-destination.ts";

/** The operator's scripts of the production build, run as child processes on a real database. */
const NOW = new Date("2026-03-16T16:00:00.000Z");
const SECRET = "k".repeat(32);
/** Each call starts a Node process; the first test starts six, three of them with tsx. */
const SLOW = 120_000;
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

interface Said {
  code: number;
  out: string;
  error: string;
}
const run = (script: string, ...words: string[]) =>
  runNode(path.resolve(`build/${script}.js`), ...words);
const runNode = (...args: string[]) =>
  new Promise<Said>((resolve) => {
    const env = { ...process.env, DATABASE_URL: database.url, PLAZA_SECRET_KEY: SECRET };
    execFile(process.execPath, args, { env, timeout: 60_000 }, (error, out, said) =>
      resolve({ code: Number(error?.code ?? 0), out: out.trim(), error: said.trim() }),
    );
  });
const inOne = <Value>(work: (tx: Db) => Promise<Value>) => database.db.transaction(work);
const noticesOf = async (personId: string) =>
  (
    await database.sql<{ kind: string }[]>`
      SELECT kind FROM notifications WHERE person_id = ${personId} ORDER BY created_at`
  ).map(({ kind }) => kind);

it(
  "npm run payouts, portal:release and runs find their programs",
  async () => {
    const operator = path.resolve("scripts/database/operator.mjs");
    expect(await runNode(operator, "payouts")).toMatchObject({
      code: 0,
      out: expect.stringMatching(/Nobody waits to be paid out\.$/) as string,
    });
    expect((await runNode(operator, "portal-release")).out).toContain("trade/loyalty");
    expect((await runNode(operator, "runs")).out).toMatch(
      /No run is active, none has failed today\.$/,
    );
  },
  SLOW,
);

describe("payouts", () => {
  const seller = "person-30";
  const ask = async (amount: number) => {
    const asked = await inOne((tx) => requestPayout(tx, { personId: seller, amount, now: NOW }));
    if (asked.kind !== "done") throw new Error(asked.reason);
    return asked.payoutId;
  };
  const balance = async () => (await findBalances(database.db, seller)).MXN;
  /** A destination as the application encrypts it. */
  async function sealed() {
    vi.stubEnv("PLAZA_SECRET_KEY", SECRET);
    vi.stubEnv("DATABASE_URL", database.url);
    const { sealDestination } = await import("#adapters/secrets/payout-destination.server.ts");
    vi.unstubAllEnvs();
    const destination = { method: "clabe", holder: "Ana López", account: "012180001234567899" };
    return sealDestination(destination as PayoutDestination, seller);
  }

  it(
    "lists what waits, notes what was paid, gives back what was refused, each once",
    async () => {
      expect(await run("payouts")).toMatchObject({ code: 0, out: "Nobody waits to be paid out." });
      await inOne((tx) =>
        postTransaction(tx, {
          cause: "top_up",
          postings: [
            { ownerId: null, purpose: "funding", currency: "MXN", amount: -1_000 },
            { ownerId: seller, purpose: "wallet", currency: "MXN", amount: 1_000 },
          ],
          now: NOW,
        }),
      );
      await giveDestination(database.sql, seller);
      const [paid, refused] = [await ask(300), await ask(250)];
      await database.sql`UPDATE payouts SET sealed_destination = ${await sealed()} WHERE id = ${paid}`;
      expect(await balance()).toBe(450);
      const list = await run("payouts");
      expect(list.out.split("\n")).toHaveLength(3);
      expect(list.out).toContain(`${paid}  $300 MXN  2026-03-16T16:00`);
      expect(list.out).toContain("2 requests, $550 MXN");
      expect(list.out).toContain("CLABE BBVA México 012180001234567899 (Ana López)");
      expect(list.out).toContain("(unreadable: PLAZA_SECRET_KEY?)");
      await database.sql`UPDATE payouts SET sealed_destination = NULL, method = NULL,
        last_four = NULL WHERE id = ${refused}`;
      expect((await run("payouts")).out).toContain("(nowhere said: ask them)");

      expect(await run("payouts", "pay", paid)).toMatchObject({
        code: 0,
        out: `${paid}: $300 MXN is paid`,
      });
      expect((await run("payouts", "pay", paid)).out).toBe(`${paid}: $300 MXN was paid`);
      expect(await run("payouts", "refuse", paid)).toMatchObject({
        code: 1,
        out: "",
        error: `${paid} was paid already: it cannot be refused.`,
      });
      expect(await balance()).toBe(450);
      for (const word of ["is", "was"])
        expect((await run("payouts", "refuse", refused)).out).toBe(
          `${refused}: $250 MXN ${word} back in the person's balance`,
        );
      expect(await balance()).toBe(700);
      expect(await run("payouts", "pay", refused)).toMatchObject({ code: 1, out: "" });
      expect((await noticesOf(seller)).sort()).toEqual(["payout_paid", "payout_refused"]);
      expect((await run("payouts")).out).toBe("Nobody waits to be paid out.");
      expect((await verifyLedger(database.db)).filter(({ broken }) => broken > 0)).toEqual([]);
    },
    SLOW,
  );

  it(
    "says what is wrong with what was typed, and does nothing",
    async () => {
      const payoutId = await ask(100);
      await inOne((tx) => cancelPayout(tx, { personId: seller, payoutId, now: NOW }));
      for (const words of [
        ["pay", "nope"],
        ["refuse", "a", "b"],
        ["steal", payoutId],
      ]) {
        const { code, out, error } = await run("payouts", ...words);
        expect([words, code, out]).toEqual([words, 1, ""]);
        expect(error).toMatch(/^(Say `payouts`|No request nope waits)/);
      }
      expect((await run("payouts", "pay", payoutId)).code).toBe(1);
    },
    SLOW,
  );
});

describe("portal:release", () => {
  it(
    "opens an app, and tells everybody who asked exactly once",
    async () => {
      const appId = "portal-app-loyalty";
      for (const personId of ["person-31", "person-32"])
        await inOne((tx) => awaitPortalApp(tx, { personId, appId, now: NOW }));
      const list = await run("portal-release");
      expect(list.out).toContain("trade/loyalty  Frequent Customer  2 waiting");
      expect(await run("portal-release", "trade/nothing")).toMatchObject({ code: 1, out: "" });
      expect(await run("portal-release", "trade/loyalty")).toMatchObject({
        code: 0,
        out: "Frequent Customer is open; 2 people were told.",
      });
      const again = await run("portal-release", `portal-trade/${appId}`);
      expect(again).toMatchObject({ code: 1, out: "" });
      expect(again.error).toContain("is not coming soon");
      for (const personId of ["person-31", "person-32"])
        expect(await noticesOf(personId)).toEqual(["app_available"]);
      const [app] = await database.sql`SELECT status FROM portal_apps WHERE id = ${appId}`;
      expect(app!.status).toBe("available");
    },
    SLOW,
  );
});

describe("runs", () => {
  const ask = async (prompt: string) => {
    const sent = await inOne((tx) =>
      storeCreation(tx, { personId: "person-33", kind: "text", prompt, now: new Date() }),
    );
    if (sent.kind !== "done") throw new Error(sent.reason);
    return sent.runId;
  };
  const stateOf = async (id: string) => {
    const [found] = await database.sql<
      { state: string }[]
    >`SELECT state FROM runs WHERE id = ${id}`;
    return found!.state;
  };

  it(
    "lists, cancels and retries, and says what it cannot",
    async () => {
      const [waiting, failed] = [await ask("Una oferta secreta"), await ask("Un aviso")];
      await beginRun(database.db, failed, new Date());
      const end = { id: failed, attempt: 1, now: new Date() };
      await endRun(database.db, end, { state: "failed", failure: "engine" });
      const list = (await run("runs")).out;
      expect(list.split("\n")).toHaveLength(2);
      expect(list).toMatch(new RegExp(`${waiting}  queued  \\d+ s ago  attempts 0  person-33`));
      expect(list).toContain(`${failed}  failed (engine)`);
      expect(list).not.toContain("secreta");

      expect(await run("runs", "cancel", waiting)).toMatchObject({ code: 0 });
      expect(await stateOf(waiting)).toBe("cancelled");
      expect(await run("runs", "cancel", waiting)).toMatchObject({
        code: 1,
        error: `${waiting} had ended already.`,
      });
      expect(await run("runs", "retry", waiting)).toMatchObject({
        code: 1,
        error: `${waiting} has not failed: it is cancelled.`,
      });
      const retried = await run("runs", "retry", failed);
      expect(retried.out).toMatch(/ is answered anew by run-/);
      expect(await run("runs", "retry", failed)).toMatchObject({
        code: 1,
        error: `${failed} cannot be answered anew: another answer is being written there.`,
      });
      for (const words of [["retry"], ["drain", "x"], ["burn"], ["retry", "a", "b"]])
        expect((await run("runs", ...words)).error).toMatch(/^Say `runs`/);
      expect((await run("runs", "cancel", "nope")).error).toBe("There is no run nope.");
    },
    SLOW,
  );

  it(
    "drains: nothing is handed over until it is resumed",
    async () => {
      expect((await run("runs", "drain")).out).toMatch(/^Drained/);
      expect((await run("runs", "drain")).out).toMatch(/^Drained/);
      const id = await ask("Otro aviso");
      expect(await listNewRuns(database.db, 50)).toEqual([]);
      expect((await run("runs")).out).toMatch(/^Drained since 20.*: no run begins\./);
      expect((await run("runs", "resume")).out).toBe("Runs begin again.");
      expect(await listNewRuns(database.db, 50)).toContain(id);
    },
    SLOW,
  );
});
