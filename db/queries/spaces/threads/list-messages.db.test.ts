import { afterAll, beforeAll, expect, it } from "vitest";
import { MESSAGES_PER_PAGE } from "#domain/spaces/threads.ts";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database.ts";
import { planOf, queriesOf } from "../../../../tests/growth/plans.ts";
import { listMessageParts, listMessages } from "./list-messages.ts";

/** A page of a conversation of 50,000 messages, wherever in it, reads about one page of rows. */
const MESSAGES = 50_000;
const VIEWER = { spaceId: "long", personId: "person-1" };
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const { sql } = database;
  await sql.begin(async (tx) => {
    await tx`INSERT INTO spaces (id, name, description, type, owner_id, user_count)
      VALUES ('long', 'Fonda', 'x', 'custom', 'person-1', 1)`;
    await tx`INSERT INTO space_members (space_id, person_id, role)
      VALUES ('long', 'person-1', 'owner')`;
  });
  await sql`INSERT INTO threads (id, space_id, title, created_by, client_key, last_seq,
      last_message_at, created_at)
    VALUES ('long', 'long', 'Todo', 'person-1', 'k', ${MESSAGES}, now(), now())`;
  await sql`INSERT INTO messages (thread_id, seq, author_id, text, created_at)
    SELECT 'long', n, 'person-1', n::text, now() FROM generate_series(1, ${MESSAGES}::int) n`;
  await sql`ANALYZE messages, threads`;
});
afterAll(() => database.drop());

const limit = MESSAGES_PER_PAGE + 1;
const seqsAround = async (around: number | undefined) => {
  const rows = await listMessages(database.db, VIEWER, "long", { around, limit });
  return [rows[0]!.seq, rows.at(-1)!.seq];
};

it("is half a page on each side of a message, and the newest page for one that is there", async () => {
  expect(await seqsAround(undefined)).toEqual([49_950, 50_000]);
  expect(await seqsAround(49_951)).toEqual([49_950, 50_000]);
  expect(await seqsAround(49_950)).toEqual([49_924, 49_974]);
  expect(await seqsAround(1_000)).toEqual([974, 1_024]);
  expect(await seqsAround(1)).toEqual([1, 25]);
  // A number that is none yet.
  expect(await seqsAround(999_999_999)).toEqual([49_950, 50_000]);
});

it.each([undefined, 1, 1_000, 49_990])("reads one page of rows around %s", async (around) => {
  const queries = await queriesOf(async () => {
    await listMessages(database.db, VIEWER, "long", { around, limit });
    await listMessageParts(database.db, VIEWER, "long", { around, limit });
  });
  expect(queries).toHaveLength(3);
  for (const query of queries) {
    const { rowsRead, entriesRead, rowsSorted, wholeTables } = await planOf(database.sql, query);
    expect(Math.max(rowsRead, entriesRead, rowsSorted)).toBeLessThan(1_000);
    expect(wholeTables.has("messages")).toBe(false);
  }
});
