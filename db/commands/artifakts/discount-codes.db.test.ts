import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { discountedPrice } from "#domain/artifakts/discount-codes.ts";
import type { Db } from "#db/connection/client.ts";
import { retryTransaction } from "#db/commands/writing/retry-transaction.ts";
import { postTransaction } from "#db/commands/money/post-transaction.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/database.ts";
import { findReceipt } from "#db/queries/artifakts/receipts.ts";
import { addDiscountCode, setOpenPrice, stopDiscountCode } from "./discount-codes.ts";
import { purchaseArtifakt, type PurchaseInput } from "./purchase-artifakt.ts";
import { refundArtifakt } from "./refund-artifakt.ts";

const NOW = new Date("2026-11-26T18:00:00Z");
const PRICE = 190;
const [MAKER, ITEM] = ["maker", "recetario"];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.sql`
    INSERT INTO people (id, kind, display_name, first_name, handle, avatar_url)
    SELECT name, 'account', name, name, name, '/avatar.svg'
    FROM unnest(ARRAY[${MAKER}, 'other'] || ARRAY(SELECT 'buyer-' || n FROM generate_series(1, 40) n)) name`;
  await database.sql`
    INSERT INTO artifakts (id, name, description, creator_id, price, type)
    VALUES (${ITEM}, 'Recetario', 'Doce salsas', ${MAKER}, ${PRICE}, 'pdf')`;
  for (let n = 1; n <= 40; n += 1)
    await run((tx) =>
      postTransaction(tx, {
        cause: "top_up",
        reference: `fund-${n}`,
        postings: [
          { ownerId: `buyer-${n}`, purpose: "wallet", currency: "MXN", amount: 10_000 },
          { ownerId: null, purpose: "funding", currency: "MXN", amount: -10_000 },
        ],
        now: NOW,
      }),
    );
});
afterAll(() => database.drop());

const run = <Answer>(write: (tx: Db) => Promise<Answer>) =>
  retryTransaction(() => database.db.transaction(write));
const buy = (personId: string, input: Partial<PurchaseInput> = {}) =>
  run((tx) =>
    purchaseArtifakt(tx, { personId, artifaktId: ITEM, shownPrice: PRICE, now: NOW, ...input }),
  );
const add = (code: string, more: { percent?: number; usesMax?: number; until?: string } = {}) =>
  run((tx) =>
    addDiscountCode(tx, {
      personId: MAKER,
      artifaktId: ITEM,
      code: {
        code,
        percent: more.percent ?? 20,
        usesMax: more.usesMax ?? null,
        until: more.until ?? null,
      },
      now: NOW,
    }),
  );
const balanceOf = async (personId: string) => {
  const [row] = await database.sql<{ sum: string | null }[]>`
    SELECT sum(amount) FROM ledger_entries JOIN ledger_accounts account ON account.id = account_id
    WHERE owner_id = ${personId} AND currency = 'MXN'`;
  return Number(row!.sum ?? 0);
};
const usesOf = async (code: string) => {
  const [row] = await database.sql<{ uses_count: number }[]>`
    SELECT uses_count FROM discount_codes WHERE artifakt_id = ${ITEM} AND code = ${code}`;
  return row!.uses_count;
};

describe("a discount code", () => {
  it("lowers what the buyer pays and the maker gets, and is named with the sale", async () => {
    await add("BUENFIN", { percent: 25 });
    const least = discountedPrice(PRICE, 25);
    const before = await balanceOf(MAKER);
    expect(await buy("buyer-1", { code: "BUENFIN", shownPrice: least })).toMatchObject({
      kind: "done",
      price: least,
    });
    expect(await balanceOf("buyer-1")).toBe(10_000 - least);
    expect((await balanceOf(MAKER)) - before).toBe(least);
    const [sale] = await database.sql`
      SELECT price, discount_code FROM artifakt_ownerships WHERE person_id = 'buyer-1'`;
    expect(sale).toEqual({ price: least, discount_code: "BUENFIN" });
    const bought = { artifaktId: ITEM, personId: "buyer-1" };
    expect(await findReceipt(database.db, bought)).toMatchObject({
      price: least,
      code: "BUENFIN",
      percent: 25,
      currentPrice: PRICE,
    });
  });

  it("of 100 per cent gives it for nothing", async () => {
    await add("REGALO", { percent: 100 });
    expect(await buy("buyer-2", { code: "REGALO", shownPrice: 0 })).toMatchObject({
      kind: "done",
      price: 0,
    });
    expect(await balanceOf("buyer-2")).toBe(10_000);
  });

  it("does not help against the price that was shown", async () => {
    await add("OTRO", { percent: 10 });
    expect(await buy("buyer-3", { code: "OTRO", shownPrice: PRICE })).toEqual({
      kind: "refused",
      reason: "price-changed",
      price: discountedPrice(PRICE, 10),
    });
    expect(await usesOf("OTRO")).toBe(0);
  });

  it("that is unknown, stopped, ended or of another artifakt is refused", async () => {
    await add("ALTO");
    await run((tx) =>
      stopDiscountCode(tx, { personId: MAKER, artifaktId: ITEM, code: "ALTO", now: NOW }),
    );
    await add("AYER", { until: "2026-11-25" });
    for (const code of ["ALTO", "AYER", "NADA", ""])
      expect(await buy("buyer-3", { code, shownPrice: 152 }), code).toEqual({
        kind: "refused",
        reason: "code",
      });
    expect(await balanceOf("buyer-3")).toBe(10_000);
  });

  it("is used as often as its maker said, however many buy at once", async () => {
    await add("CINCO", { percent: 50, usesMax: 5 });
    const shownPrice = discountedPrice(PRICE, 50);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => buy(`buyer-${n + 10}`, { code: "CINCO", shownPrice })),
    );
    expect(answers.filter(({ kind }) => kind === "done")).toHaveLength(5);
    for (const answer of answers) if (answer.kind === "refused") expect(answer.reason).toBe("code");
    expect(await usesOf("CINCO")).toBe(5);
  });

  it("is its maker's alone to make and stop, once under one name", async () => {
    expect(await add("UNICO")).toMatchObject({ kind: "done" });
    expect(await add("UNICO")).toEqual({ kind: "refused", reason: "known" });
    const [personId, artifaktId] = ["other", ITEM];
    expect(
      await run((tx) => stopDiscountCode(tx, { personId, artifaktId, code: "UNICO", now: NOW })),
    ).toEqual({ kind: "refused", reason: "gone" });
    expect(
      await run((tx) => setOpenPrice(tx, { personId, artifaktId, isOpen: true, now: NOW })),
    ).toEqual({ kind: "refused", reason: "gone" });
  });

  it("is one of twenty at most", async () => {
    let answer: Awaited<ReturnType<typeof add>> = await add("LLENO-0");
    for (let n = 1; n < 30 && answer.kind === "done"; n += 1) answer = await add(`LLENO-${n}`);
    expect(answer).toEqual({ kind: "refused", reason: "full" });
  });
});

describe("an open price", () => {
  it("is the least that is paid, and only where the maker opened it", async () => {
    expect(await buy("buyer-35", { amount: 300 })).toEqual({ kind: "refused", reason: "amount" });
    const [personId, artifaktId] = [MAKER, ITEM];
    await run((tx) => setOpenPrice(tx, { personId, artifaktId, isOpen: true, now: NOW }));
    expect(await buy("buyer-35", { amount: PRICE - 1 })).toEqual({
      kind: "refused",
      reason: "amount",
    });
    expect(await buy("buyer-35", { amount: 10_001 })).toMatchObject({ reason: "short" });
    expect(await buy("buyer-35", { amount: 300 })).toMatchObject({ kind: "done", price: 300 });
    expect(await balanceOf("buyer-35")).toBe(9_700);
  });

  it("comes back whole with a refund", async () => {
    const [sale] = await database.sql<{ id: string }[]>`
      SELECT id FROM artifakt_ownerships WHERE person_id = 'buyer-35'`;
    await run((tx) => refundArtifakt(tx, { personId: MAKER, ownershipId: sale!.id, now: NOW }));
    expect(await balanceOf("buyer-35")).toBe(10_000);
  });
});

it("any sales by codes and amounts move money from buyers to the maker, to the peso", async () => {
  await database.sql`UPDATE artifakts SET is_price_open = true WHERE id = ${ITEM}`;
  let n = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 2_000 }),
      fc.integer({ min: 1, max: 100 }),
      fc.integer({ min: 0, max: 500 }),
      async (price, percent, more) => {
        n += 1;
        const [artifaktId, code] = [`item-${n}`, `PCT-${n}`];
        await database.sql`
          INSERT INTO artifakts (id, name, description, creator_id, price, type, is_price_open)
          VALUES (${artifaktId}, 'Otro', 'Otro', ${MAKER}, ${price}, 'pdf', true)`;
        await database.sql`
          INSERT INTO discount_codes (artifakt_id, code, percent, created_at)
          VALUES (${artifaktId}, ${code}, ${percent}, ${NOW.toISOString()})`;
        const least = discountedPrice(price, percent);
        const [maker, buyer] = [await balanceOf(MAKER), await balanceOf("buyer-40")];
        const answer = await buy("buyer-40", {
          artifaktId,
          code,
          shownPrice: least,
          amount: least + more,
        });
        const paid = answer.kind === "done" ? least + more : 0;
        if (answer.kind === "refused") expect(answer.reason).toBe("short");
        expect(buyer - (await balanceOf("buyer-40"))).toBe(paid);
        expect((await balanceOf(MAKER)) - maker).toBe(paid);
      },
    ),
    { numRuns: 25 },
  );
});
