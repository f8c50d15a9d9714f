import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { startPlaza, type ServerProcess } from "../support/plaza-process.ts";
import { balancesOf, brokenRules, createArtifakt, createPerson, newKey, post } from "./bank.ts";

/**
 * Model-based test of the ledger: 16 concurrent clients run random operations. Acknowledged ones are
 * applied to the model, and after every batch the database must equal it.
 *
 * 10,000 operations with PLAZA_RELIABILITY=long (`npm run test:reliability`), or MONEY_OPERATIONS.
 */
const CLIENTS = 16;
const BATCH = 250;
const IS_LONG = process.env.PLAZA_RELIABILITY === "long";
const OPERATIONS = Number(process.env.MONEY_OPERATIONS ?? (IS_LONG ? 10_000 : 1_000));
const OPENING = 600;
const PRICES = [0, 20, 45, 90, 150, 240];
const COUNT = 48;

let database: TestDatabase;
let plaza: ServerProcess;
const cookies: string[] = [];
const person = (at: number) => `client-${at}`;
const artifakt = (at: number) => `model-${at}`;
const priceOf = (at: number) => PRICES[at % PRICES.length]!;
const makerOf = (at: number) => at % CLIENTS;

beforeAll(async () => {
  database = await createTestDatabase();
  plaza = await startPlaza(database.url);
  for (let at = 0; at < CLIENTS; at += 1)
    cookies.push(await createPerson(database.url, person(at), OPENING));
  for (let at = 0; at < COUNT; at += 1)
    await createArtifakt(database.sql, {
      id: artifakt(at),
      creatorId: person(makerOf(at)),
      price: priceOf(at),
    });
});
afterAll(async () => {
  await plaza?.stop();
  await database?.drop();
});

/** Expected state of the database, computed from the responses alone. */
class Model {
  wallets = Array<number>(CLIENTS).fill(OPENING);
  holds = Array<number>(CLIENTS).fill(0);
  owned = new Set<string>();
}

type Operation =
  | { kind: "purchase"; which: number; isTwice: boolean; isStale: boolean }
  | { kind: "refund"; which: number }
  | { kind: "top-up"; amount: number; isTwice: boolean }
  | { kind: "payout"; amount: number }
  | { kind: "cancel-payout" };

const operation: fc.Arbitrary<Operation> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant("purchase" as const),
      which: fc.nat(COUNT - 1),
      isTwice: fc.boolean(),
      isStale: fc.integer({ min: 0, max: 9 }).map((dice) => dice === 0),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("refund" as const), which: fc.nat(COUNT - 1) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("top-up" as const),
      amount: fc.integer({ min: 10, max: 120 }),
      isTwice: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("payout" as const),
      amount: fc.integer({ min: 100, max: 300 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("cancel-payout" as const) }) },
);

/** Requests that are shed under load (503, nothing done) are sent again, as their page tells people. */
const MAX_ATTEMPTS = 4;

async function sendUntilTaken(path: string, cookie: string, fields: Record<string, string>) {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await post(plaza.origin, path, cookie, fields);
    if (answer.status !== 503 || attempt === MAX_ATTEMPTS) return answer;
    const seconds = Number(answer.retryAfter);
    expect(seconds).toBeGreaterThan(0);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  }
}

/** Runs one operation over HTTP and applies it to the model if it was acknowledged. */
async function perform(model: Model, client: number, op: Operation): Promise<string> {
  const cookie = cookies[client]!;
  const send = (path: string, fields: Record<string, string>) =>
    sendUntilTaken(path, cookie, fields);
  switch (op.kind) {
    case "purchase": {
      const price = priceOf(op.which);
      const fields = {
        intent: price > 0 ? "purchase" : "download",
        price: String(op.isStale ? price + 1 : price),
        key: newKey(),
      };
      const path = `/artifakts/${artifakt(op.which)}`;
      const answers = await Promise.all(
        Array.from({ length: op.isTwice ? 2 : 1 }, () => send(path, fields)),
      );
      // Two successful responses with one idempotency key are one purchase.
      const done = answers.find(({ flash }) => /^(purchased|got)\./.test(flash ?? ""));
      if (done) {
        const name = `${client} ${op.which}`;
        if (model.owned.has(name)) return `${name} bought twice`;
        model.owned.add(name);
        model.wallets[client]! -= price;
        model.wallets[makerOf(op.which)]! += price;
      }
      return answers.every(({ status }) => [303, 402, 409].includes(status))
        ? ""
        : `purchase: ${answers.map(({ status }) => status).join(" ")}`;
    }
    case "refund": {
      const which = op.which - (op.which % CLIENTS) + client;
      if (which >= COUNT) return "";
      const [sale] = await database.sql<{ id: string; buyer: string }[]>`
        SELECT id, person_id AS buyer FROM artifakt_ownerships
        WHERE artifakt_id = ${artifakt(which)} AND price > 0 AND ended_at IS NULL LIMIT 1`;
      if (!sale) return "";
      const { status, flash } = await send(`/artifakts/${artifakt(which)}/manage`, {
        intent: "refund",
        sale: sale.id,
        key: newKey(),
      });
      if (flash?.startsWith("refunded")) {
        const buyer = Number(sale.buyer.slice("client-".length));
        model.owned.delete(`${buyer} ${which}`);
        model.wallets[client]! -= priceOf(which);
        model.wallets[buyer]! += priceOf(which);
      }
      return [303, 402, 404, 409, 410].includes(status) ? "" : `refund: ${status}`;
    }
    case "top-up": {
      const fields = {
        intent: "add",
        currency: "MXN",
        amount: String(op.amount),
        key: newKey(),
      };
      const asked = await send("/wallet", fields);
      if (asked.status !== 303) return `top-up: ${asked.status}`;
      const [row] = await database.sql`
        SELECT id FROM top_ups WHERE person_id = ${person(client)} AND status = 'pending'`;
      const topup = row!.id as string;
      const paid = await Promise.all(
        Array.from({ length: op.isTwice ? 2 : 1 }, () => send("/wallet", { intent: "pay", topup })),
      );
      if (paid.some(({ flash }) => flash === "added.wallet")) model.wallets[client]! += op.amount;
      return paid.every(({ status }) => status === 303) ? "" : "pay refused";
    }
    case "payout": {
      const { status, flash } = await send("/payouts", {
        intent: "request-payout",
        amount: String(op.amount),
        key: newKey(),
      });
      if (flash === "payout-asked.payouts") {
        model.wallets[client]! -= op.amount;
        model.holds[client]! += op.amount;
      }
      return [303, 402].includes(status) ? "" : `payout: ${status}`;
    }
    case "cancel-payout": {
      const [row] = await database.sql`
        SELECT id, amount::int FROM payouts
        WHERE person_id = ${person(client)} AND status = 'requested' LIMIT 1`;
      if (!row) return "";
      const { status, flash } = await send("/payouts", {
        intent: "cancel-payout",
        payout: row.id as string,
      });
      if (flash === "payout-cancelled.payouts") {
        model.wallets[client]! += row.amount as number;
        model.holds[client]! -= row.amount as number;
      }
      return status === 303 ? "" : `cancel-payout: ${status}`;
    }
  }
}

it(
  `is what ${OPERATIONS} random operations by ${CLIENTS} clients should leave`,
  async () => {
    const model = new Model();
    let differences = 0;
    let done = 0;
    const seed = Number(process.env.MONEY_SEED ?? Date.now() % 1_000_000);
    await fc.assert(
      fc.asyncProperty(
        fc.array(operation, { minLength: BATCH, maxLength: BATCH, size: "max" }),
        async (operations) => {
          // Rate limits are not the subject of this test.
          await database.sql`DELETE FROM rate_limits`;
          const problems = await Promise.all(
            Array.from({ length: CLIENTS }, async (_, client) => {
              const said: string[] = [];
              for (let at = client; at < operations.length; at += CLIENTS)
                said.push(await perform(model, client, operations[at]!));
              return said.filter(Boolean);
            }),
          );
          expect(problems.flat()).toEqual([]);
          done += operations.length;

          const held = await balancesOf(database.sql);
          const rows = await database.sql<{ name: string }[]>`
            SELECT substr(person_id, 8) || ' ' || substr(artifakt_id, 7) AS name
            FROM artifakt_ownerships WHERE ended_at IS NULL AND person_id LIKE 'client-%'`;
          const owned = rows.map(({ name }) => name).sort();
          const expected = {
            wallets: model.wallets,
            holds: model.holds,
            owned: [...model.owned].sort(),
          };
          const found = {
            wallets: model.wallets.map((_, at) => held[`${person(at)} wallet`] ?? 0),
            holds: model.holds.map((_, at) => held[`${person(at)} hold`] ?? 0),
            owned,
          };
          for (const part of ["wallets", "holds", "owned"] as const)
            if (JSON.stringify(expected[part]) !== JSON.stringify(found[part])) differences += 1;
          expect(found).toEqual(expected);
          expect(await brokenRules(database.url)).toEqual([]);
        },
      ),
      { numRuns: Math.ceil(OPERATIONS / BATCH), endOnFailure: true, seed },
    );
    process.stdout.write(
      `model: ${done} operations, ${CLIENTS} clients, ${differences} differences, ` +
        `${model.owned.size} owned, ledger zero after every batch, seed ${seed}\n`,
    );
  },
  Math.max(120_000, OPERATIONS * 60),
);
