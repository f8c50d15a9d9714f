import { afterAll, beforeAll, expect, it } from "vitest";
import { PAGE_SIZE } from "#domain/lists/list-state.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/database.ts";
import { findItemPage } from "./media.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const pageOf = (q: string, page: number) =>
  findItemPage(database.db, { collection: "", q, section: "home", page });

it("counts all items that a search finds, on each page and after the last", async () => {
  const [counted] = await database.sql<{ total: number }[]>`
    SELECT count(*)::int AS total FROM media_items
    WHERE plaza_fold(title || ' ' || title_es || ' ' || note || ' ' || note_es || ' ' || coalesce(text, ''))
      LIKE '%a%'`;
  const { total } = counted!;
  expect(total).toBeGreaterThan(PAGE_SIZE);
  const last = Math.ceil(total / PAGE_SIZE);
  const seen = new Set<string>();
  for (let page = 1; page <= last; page += 1) {
    const found = await pageOf("a", page);
    expect(found.total).toBe(total);
    for (const { id } of found.items) seen.add(id);
  }
  expect(seen.size).toBe(total);
  expect(await pageOf("a", last + 1)).toEqual({ items: [], total });
});

it("finds none without a match, a search or a collection", async () => {
  const none = { items: [], total: 0 };
  expect(await pageOf("xyzzy", 1)).toEqual(none);
  expect(await pageOf("xyzzy", 2)).toEqual(none);
  expect(await pageOf("", 1)).toEqual(none);
});
