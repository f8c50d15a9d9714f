import { afterAll, beforeAll, expect, it } from "vitest";
import { countTry as rule, type CountedTry } from "#domain/people/rate-limits.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/database.ts";
import { countTry } from "./count-try.ts";

const NOW = new Date("2026-03-16T16:00:00.000Z");
const after = (ms: number) => new Date(NOW.getTime() + ms);
const LIMIT = { max: 5, windowMs: 60_000 };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ seeded: false });
});
afterAll(() => database?.drop());

it("counts as `countTry` does, in any sequence of times", async () => {
  let expected: CountedTry | undefined;
  for (const ms of [0, 1, 30_000, 59_999, 60_000, 60_001, 200_000, 260_000]) {
    expected = rule(expected, LIMIT, after(ms));
    expect(await countTry(database.db, "a", LIMIT, after(ms))).toEqual(expected);
  }
});

it("counts a hundred concurrent attempts as a hundred", async () => {
  const counts = await Promise.all(
    Array.from({ length: 100 }, () => countTry(database.db, "b", LIMIT, NOW)),
  );
  expect(counts.map(({ count }) => count).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 100 }, (_, index) => index + 1),
  );
});

it("keeps keys apart, and deletes ended windows", async () => {
  for (let key = 0; key < 30; key += 1) await countTry(database.db, `old-${key}`, LIMIT, NOW);
  expect((await countTry(database.db, "c", LIMIT, after(60_001))).count).toBe(1);
  expect((await countTry(database.db, "d", LIMIT, after(60_001))).count).toBe(1);
  const rows = await database.sql`SELECT key FROM rate_limits ORDER BY key`;
  expect(rows.map(({ key }) => key as string).filter((key) => key.startsWith("old-"))).toEqual([]);
  expect((await countTry(database.db, "c", LIMIT, after(60_002))).count).toBe(2);
});
