import { createHmac, randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { startPlaza, type ServerProcess } from "../support/plaza-process.ts";
import { balancesOf, brokenRules, createPerson, newKey, post } from "./bank.ts";

/** Payment webhooks over HTTP to the production server: signed, repeated, concurrent and invalid. */
const SECRET = randomBytes(32).toString("hex");
let database: TestDatabase;
let plaza: ServerProcess;
beforeAll(async () => {
  database = await createTestDatabase();
  plaza = await startPlaza(database.url, { SANDBOX_NOTICE_SECRET: SECRET });
});
afterAll(async () => {
  await plaza?.stop();
  const broken = await brokenRules(database.url);
  await database?.drop();
  expect(broken).toEqual([]);
});

const seconds = (offset = 0) => Math.floor(Date.now() / 1_000) + offset;
const sign = (body: string, { time = seconds(), secret = SECRET } = {}) =>
  `t=${time},v1=${createHmac("sha256", secret).update(`${time}.${body}`).digest("hex")}`;

async function send(body: string, signature: string | undefined, origin = plaza.origin) {
  const response = await fetch(`${origin}/payments/sandbox`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      ...(signature === undefined ? {} : { "Plaza-Signature": signature }),
    },
    body,
    signal: AbortSignal.timeout(20_000),
  });
  return { status: response.status, text: (await response.text()).trim() };
}

/** A person with a pending top-up of 500 pesos, and the webhook's payload once it is paid. */
async function asked(person: string) {
  const cookie = await createPerson(database.url, person, 0);
  const form = { intent: "add", currency: "MXN", amount: "500", key: newKey() };
  expect((await post(plaza.origin, "/wallet", cookie, form)).status).toBe(303);
  const [row] = await database.sql<{ id: string; reference: string }[]>`
    SELECT id, provider_reference AS reference FROM top_ups WHERE person_id = ${person}`;
  const { id, reference } = row!;
  return { id, cookie, notice: { reference, outcome: "paid", currency: "MXN", amount: 500 } };
}
const stateOf = async (id: string) => {
  const [row] = await database.sql<{ status: string }[]>`
    SELECT status FROM top_ups WHERE id = ${id}`;
  return row!.status;
};
const walletOf = async (person: string) =>
  (await balancesOf(database.sql))[`${person} wallet`] ?? 0;

describe("a signed notice", () => {
  it("settles its payment once, of 50 at once and whenever it comes again", async () => {
    const { id, notice, cookie } = await asked("fifty");
    const body = JSON.stringify(notice);
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(body, sign(body))));
    expect(answers).toEqual(Array(50).fill({ status: 200, text: "Settled" }));
    expect([await stateOf(id), await walletOf("fifty")]).toEqual(["settled", 500]);
    expect(await send(body, sign(body))).toEqual({ status: 200, text: "Settled" });
    const moved = await database.sql`
      SELECT 1 FROM ledger_transactions WHERE reference = ${id} AND cause = 'top_up'`;
    const told = await database.sql`
      SELECT 1 FROM notifications WHERE person_id = 'fifty' AND kind = 'top_up_settled'`;
    expect([moved.length, told.length, await walletOf("fifty")]).toEqual([1, 1, 500]);
    // The "pay" button finds the payment settled.
    await post(plaza.origin, "/wallet", cookie, { intent: "pay", topup: id });
    expect(await walletOf("fifty")).toBe(500);
    process.stdout.write("one notice, 50 times: 1 settlement, 50 answers of 200\n");
  });

  it("that a payment failed leaves it pending, to be paid later", async () => {
    const { id, notice } = await asked("later");
    const failed = JSON.stringify({ ...notice, outcome: "failed" });
    expect((await send(failed, sign(failed))).status).toBe(200);
    expect([await stateOf(id), await walletOf("later")]).toEqual(["pending", 0]);
    const paid = JSON.stringify(notice);
    expect((await send(paid, sign(paid))).status).toBe(200);
    expect([await stateOf(id), await walletOf("later")]).toEqual(["settled", 500]);
  });

  it("loses to a cancellation or wins, never both", async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = `race-${round}`;
      const { id, notice, cookie } = await asked(person);
      const body = JSON.stringify(notice);
      const [told, cancelled] = await Promise.all([
        send(body, sign(body)),
        post(plaza.origin, "/wallet", cookie, { intent: "cancel", topup: id }),
      ]);
      const isSettled = (await stateOf(id)) === "settled";
      expect([told.status, cancelled.status]).toEqual(isSettled ? [200, 409] : [409, 303]);
      expect(await walletOf(person)).toBe(isSettled ? 500 : 0);
    }
  });
});

describe("an invalid notice", () => {
  it("is a clear refusal, and changes nothing", async () => {
    const { id, notice } = await asked("nothing");
    const body = JSON.stringify(notice);
    const as = (changes: object) => {
      const changed = JSON.stringify({ ...notice, ...changes });
      return [changed, sign(changed)] as const;
    };
    const wrong: Record<string, readonly [string, string | undefined, number, RegExp]> = {
      "no signature": [body, undefined, 401, /not signed/],
      "no time": [body, sign(body).replace(/^t=\d+,/, ""), 401, /not signed/],
      "a short signature": [body, sign(body).slice(0, -2), 401, /not signed/],
      "another secret": [body, sign(body, { secret: "x".repeat(64) }), 401, /signature is wrong/],
      "another body": [`${body} `, sign(body), 401, /signature is wrong/],
      "another time": [
        body,
        sign(body).replace(/^t=\d+/, `t=${seconds(-60)}`),
        401,
        /signature is wrong/,
      ],
      "too old": [body, sign(body, { time: seconds(-302) }), 401, /too old/],
      "from later": [body, sign(body, { time: seconds(330) }), 401, /too old, or a clock/],
      "no JSON": ["reference=x", sign("reference=x"), 400, /Malformed body/],
      "a list": ["[]", sign("[]"), 400, /cannot be read/],
      "an unknown outcome": [...as({ outcome: "maybe" }), 400, /cannot be read/],
      "a fraction": [...as({ amount: 500.5 }), 400, /cannot be read/],
      "less than nothing": [...as({ amount: -500 }), 400, /cannot be read/],
      "an unknown payment": [...as({ reference: "sandbox-0" }), 404, /No such payment/],
      "our own id": [...as({ reference: id }), 404, /No such payment/],
      "another amount": [...as({ amount: 50_000 }), 422, /amount or the currency/],
      "another currency": [...as({ currency: "USD" }), 422, /amount or the currency/],
      "no currency": [...as({ currency: undefined }), 400, /cannot be read/],
      "too long": [...as({ note: "x".repeat(5_000) }), 413, /too l(ong|arge)/i],
    };
    const before = await database.sql`SELECT count(*) FROM ledger_transactions`;
    for (const [what, [sent, signature, status, words]] of Object.entries(wrong)) {
      const answer = await send(sent, signature);
      expect([what, answer.status]).toEqual([what, status]);
      expect(answer.text, what).toMatch(words);
      expect(answer.text.length, what).toBeLessThan(80);
    }
    expect(await database.sql`SELECT count(*) FROM ledger_transactions`).toEqual(before);
    expect([await stateOf(id), await walletOf("nothing")]).toEqual(["pending", 0]);
    // Clock differences of four minutes are tolerated in both directions.
    for (const offset of [-240, 240]) {
      const again = await send(body, sign(body, { time: seconds(offset) }));
      expect([offset, again.status]).toEqual([offset, 200]);
    }
    expect(await walletOf("nothing")).toBe(500);
  });

  it("is refused for a cancelled payment", async () => {
    const { id, notice, cookie } = await asked("cancelled");
    await post(plaza.origin, "/wallet", cookie, { intent: "cancel", topup: id });
    const body = JSON.stringify(notice);
    expect(await send(body, sign(body))).toEqual({
      status: 409,
      text: "The payment was cancelled",
    });
    expect([await stateOf(id), await walletOf("cancelled")]).toEqual(["cancelled", 0]);
  });
});

describe("without a secret", () => {
  it("no notice is taken at all", async () => {
    const { id, notice } = await asked("nobody");
    const other = await startPlaza(database.url);
    try {
      const body = JSON.stringify(notice);
      for (const secret of [SECRET, ""]) {
        const answer = await send(body, sign(body, { secret }), other.origin);
        expect(answer).toEqual({ status: 404, text: "No such notice" });
      }
    } finally {
      await other.stop();
    }
    expect(await stateOf(id)).toBe("pending");
  });
});
