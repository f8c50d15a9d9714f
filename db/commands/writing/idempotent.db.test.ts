import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDb } from "#db/connection/client.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/database.ts";
import { fingerprintOf, KeyConflict, idempotent } from "./idempotent.ts";
import { codeOf, MAX_RETRIES, retryTransaction } from "./retry-transaction.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ seeded: false });
  for (const id of ["ana", "luis"])
    await database.sql`INSERT INTO people (id, display_name, first_name, handle)
      VALUES (${id}, ${id}, ${id}, ${id})`;
  await database.sql`CREATE TABLE done (what text NOT NULL)`;
});
afterAll(() => database?.drop());

const countDone = async (what: string) =>
  (await database.sql`SELECT 1 FROM done WHERE what = ${what}`).length;

/** Does countable work, once per key. */
const doOnce = (
  personId: string,
  key: string | undefined,
  what: string,
  { db = database.db, content = { what } as unknown, isRefused = false } = {},
) =>
  db.transaction((tx) =>
    idempotent(
      tx,
      { personId, key, scope: `do ${what.split(" ")[0]}`, payload: content },
      async () => {
        const [row] = await tx.execute<{ at: string }>(
          sql`INSERT INTO done (what) VALUES (${what}) RETURNING clock_timestamp()::text AS at`,
        );
        return isRefused
          ? { kind: "refused" as const, reason: "full" }
          : { kind: "done" as const, at: row!.at, list: [1, "dos"] };
      },
    ),
  );

describe("an idempotency key", () => {
  it("returns the same answer again, without repeating the work", async () => {
    const first = await doOnce("ana", "k1", "one");
    expect(await doOnce("ana", "k1", "one")).toEqual(first);
    expect(first).toMatchObject({ kind: "done", list: [1, "dos"] });
    expect(await countDone("one")).toBe(1);
  });

  it("is separate per person and scope", async () => {
    await doOnce("ana", "k2", "two");
    await doOnce("luis", "k2", "two");
    await doOnce("ana", "k2", "three");
    expect([await countDone("two"), await countDone("three")]).toEqual([2, 1]);
  });

  it("with another payload is a conflict, and the first answer stays", async () => {
    await doOnce("ana", "k3", "four");
    await expect(
      doOnce("ana", "k3", "four", { content: { what: "four", price: 2 } }),
    ).rejects.toBeInstanceOf(KeyConflict);
    expect(await countDone("four")).toBe(1);
  });

  it("is not stored when the work was refused or failed", async () => {
    expect(await doOnce("ana", "k4", "five", { isRefused: true })).toMatchObject({
      kind: "refused",
    });
    expect(await doOnce("ana", "k4", "five")).toMatchObject({ kind: "done" });
    const failing = database.db.transaction((tx) =>
      idempotent(tx, { personId: "ana", key: "k5", scope: "fail", payload: 1 }, () =>
        Promise.reject(new Error("broken")),
      ),
    );
    await expect(failing).rejects.toThrow("broken");
    const rows = await database.sql`SELECT key FROM idempotency_keys WHERE key LIKE '% k5'`;
    expect(rows).toEqual([]);
  });

  it("that is missing lets the work run each time; one that is too long is rejected", async () => {
    await doOnce("ana", undefined, "six");
    await doOnce("ana", "", "six");
    expect(await countDone("six")).toBe(2);
    await expect(doOnce("ana", "x".repeat(65), "six")).rejects.toBeInstanceOf(RangeError);
  });

  it("lets one of fifty concurrent calls do the work, and gives fifty equal answers", async () => {
    const connection = createDb(database.url, { max: 25 });
    try {
      for (let round = 0; round < 5; round += 1) {
        const answers = await Promise.all(
          Array.from({ length: 50 }, () =>
            doOnce("ana", `race-${round}`, `race ${round}`, { db: connection.db }),
          ),
        );
        expect(new Set(answers.map(fingerprintOf)).size).toBe(1);
        expect(await countDone(`race ${round}`)).toBe(1);
      }
    } finally {
      await connection.close();
    }
  });
});

describe("a fingerprint", () => {
  it("depends on everything but the order of properties", () => {
    expect(fingerprintOf({ a: 1, b: [1, 2], c: undefined })).toBe(
      fingerprintOf({ b: [1, 2], a: 1 }),
    );
    const others = [{ a: 1 }, { a: "1" }, { a: [1] }, { b: 1 }, [1], 1, "1", null];
    expect(new Set(others.map(fingerprintOf)).size).toBe(others.length);
  });
});

describe("retryTransaction", () => {
  const failure = (code: string) => Object.assign(new Error(code), { code });

  it("repeats a transaction that PostgreSQL rolled back for another one, at most three times", async () => {
    let tries = 0;
    const done = await retryTransaction(async () => {
      tries += 1;
      if (tries <= MAX_RETRIES) throw new Error("wrapped", { cause: failure("40P01") });
      return "done";
    });
    expect([done, tries]).toEqual(["done", 4]);

    tries = 0;
    const never = retryTransaction(() => {
      tries += 1;
      return Promise.reject(failure("40001"));
    });
    await expect(never).rejects.toMatchObject({ code: "40001" });
    expect(tries).toBe(4);
  });

  it("does not repeat after any other error", async () => {
    let tries = 0;
    const once = retryTransaction(() => {
      tries += 1;
      return Promise.reject(failure("23514"));
    });
    await expect(once).rejects.toMatchObject({ code: "23514" });
    expect(tries).toBe(1);
  });

  it("recognises a real deadlock, after which both transactions succeed", async () => {
    const connection = createDb(database.url, { max: 4 });
    await database.sql`CREATE TABLE two (id int PRIMARY KEY, n int NOT NULL DEFAULT 0)`;
    await database.sql`INSERT INTO two (id) VALUES (1), (2)`;
    let taken = 0;
    const codes: string[] = [];
    const cross = (first: number, second: number) =>
      retryTransaction(() =>
        connection.db
          .transaction(async (tx) => {
            await tx.execute(sql`UPDATE two SET n = n + 1 WHERE id = ${first}`);
            taken += 1;
            const until = Date.now() + 1_000;
            while (taken < 2 && Date.now() < until)
              await new Promise((resolve) => setTimeout(resolve, 5));
            await tx.execute(sql`UPDATE two SET n = n + 1 WHERE id = ${second}`);
          })
          .catch((error: unknown) => {
            codes.push(codeOf(error));
            throw error;
          }),
      );
    await Promise.all([cross(1, 2), cross(2, 1)]);
    expect(codes).toEqual(["40P01"]);
    expect(await database.sql`SELECT n FROM two`).toEqual([{ n: 2 }, { n: 2 }]);
    await connection.close();
  });
});
