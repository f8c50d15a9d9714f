import { afterAll, beforeAll, expect, it } from "vitest";
import type { Db } from "#db/connection/client.ts";
import { actOn } from "../../../tests/support/act.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/database.ts";
import { answerTakedown, takeDownItem } from "#db/commands/items/takedowns.ts";
import { postTransaction } from "#db/commands/money/post-transaction.ts";
import { deletePerson } from "#db/commands/people/delete-person.ts";
import { verifyLedger } from "#db/verify/verify-ledger.ts";
import { cancelChallenge } from "./cancel-challenge.ts";
import { createChallenge } from "./create-challenge.ts";
import { joinChallenge } from "./join-challenge.ts";
import { submitEntry } from "./submit-entry.ts";

/** The reward of a challenge with entries whose owner deletes the account, taken down or not. */
const NOW = new Date("2026-03-16T16:00:00.000Z");
const DEADLINE = new Date("2026-03-26T16:00:00.000Z");

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ seeded: false });
  await database.sql`
    INSERT INTO people (id, kind, display_name, first_name, handle)
    SELECT id, 'account', id, id, id FROM unnest(ARRAY['ana', 'beto', 'caro', 'dani', 'opera']) AS id`;
});
afterAll(() => database?.drop());

const act = <Value>(work: (tx: Db) => Promise<Value>) => actOn(database.db, work);

/** An open challenge with a reward of 100 credits and an entry of dani. */
async function withEntry(personId: string): Promise<string> {
  await act((tx) =>
    postTransaction(tx, {
      cause: "opening_balance",
      postings: [
        { ownerId: null, purpose: "funding", currency: "credits", amount: -100 },
        { ownerId: personId, purpose: "wallet", currency: "credits", amount: 100 },
      ],
      now: NOW,
    }),
  );
  const challenge = {
    name: "Cartel",
    description: "Dibuja",
    type: "design",
    language: "es",
    reward: 100,
    maxParticipants: 20,
    deadline: DEADLINE,
  } as const;
  const made = await act((tx) => createChallenge(tx, { personId, challenge, now: NOW }));
  if (made.kind !== "done") throw new Error(made.reason);
  const { challengeId } = made;
  const entry = { personId: "dani", challengeId, now: NOW };
  await act((tx) => joinChallenge(tx, entry));
  const handedIn = await act((tx) => submitEntry(tx, { ...entry, text: "Mío", link: "" }));
  expect(handedIn.kind).toBe("done");
  return challengeId;
}
const takeDown = (id: string) =>
  act((tx) =>
    takeDownItem(tx, {
      operatorId: "opera",
      item: { kind: "challenge", id },
      reason: "Fraude",
      now: NOW,
    }),
  );
const stateOf = async (id: string) => {
  const [row] = await database.sql`
    SELECT creator_id, is_active, cancelled_at IS NOT NULL AS cancelled,
      (SELECT balance::int FROM ledger_accounts a WHERE a.id = c.escrow_id) AS escrow,
      (SELECT count(*)::int FROM ledger_transactions
       WHERE reference = c.id AND cause = 'challenge_refund') AS refunds
    FROM challenges c WHERE id = ${id}`;
  return row;
};
/** Every rule of `npm run ledger:verify`, and the sum of all credits. */
async function expectNothingLost() {
  const broken = (await verifyLedger(database.db)).filter((check) => check.broken > 0);
  expect(broken).toEqual([]);
  const [{ credits }] = await database.sql<[{ credits: number }]>`
    SELECT sum(balance)::int AS credits FROM ledger_accounts WHERE currency = 'credits'`;
  expect(credits).toBe(0);
}

it("returns the reward of one that is down to its owner, once, before the owner leaves", async () => {
  const id = await withEntry("ana");
  expect((await takeDown(id)).kind).toBe("done");
  const own = { personId: "ana", challengeId: id, now: NOW };
  expect(await act((tx) => cancelChallenge(tx, own))).toEqual({
    kind: "refused",
    reason: "handed-in",
  });
  expect(await deletePerson(database.db, "ana", { now: NOW })).toBe(true);
  const ended = { creator_id: null, is_active: false, cancelled: true, escrow: 0, refunds: 1 };
  expect(await stateOf(id)).toEqual(ended);
  const [closed] = await database.sql`SELECT balance::int FROM ledger_accounts
    WHERE owner_id IS NULL AND purpose = 'wallet' AND currency = 'credits'`;
  expect(closed).toEqual({ balance: 100 });
  expect(
    await database.sql`SELECT kind FROM notifications
      WHERE person_id = 'dani' AND kind = 'challenge_cancelled'`,
  ).toHaveLength(1);
  await expectNothingLost();

  // Opened again by an operator, or deleted for again, it stays ended.
  const answer = { operatorId: "opera", item: { kind: "challenge", id } as const, now: NOW };
  await act((tx) => answerTakedown(tx, { ...answer, outcome: "restored", answer: "Error" }));
  expect(await deletePerson(database.db, "ana", { now: NOW })).toBe(false);
  expect(await stateOf(id)).toEqual(ended);
  await expectNothingLost();
});

it("keeps the reward of one that is open for its entries", async () => {
  const id = await withEntry("beto");
  expect(await deletePerson(database.db, "beto", { now: NOW })).toBe(true);
  expect(await stateOf(id)).toMatchObject({ cancelled: false, escrow: 100, refunds: 0 });
  await expectNothingLost();
});

it("is not returned twice when an owner's deletion and a takedown meet", async () => {
  const id = await withEntry("caro");
  await Promise.all([takeDown(id), deletePerson(database.db, "caro", { now: NOW })]);
  const state = await stateOf(id);
  expect(state!.refunds as number).toBe(state!.cancelled ? 1 : 0);
  expect(state!.escrow as number).toBe(state!.cancelled ? 0 : 100);
  await expectNothingLost();
});
