import { afterAll, beforeAll, expect, it } from "vitest";
import { GUEST_KEPT_MS } from "#domain/people/sessions.ts";
import { verifyLedger } from "#db/verify/verify-ledger.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/database.ts";
import { createSpace } from "#db/commands/spaces/create-space.ts";
import { deletePerson } from "#db/commands/people/delete-person.ts";
import { forkGuest } from "#db/commands/people/guests/fork-guest.ts";
import { startSession } from "#db/commands/people/sessions.ts";
import { listAbandonedGuests } from "./abandoned-guests.ts";

const NOW = new Date("2026-09-16T16:00:00.000Z");
const LONG_AGO = new Date(NOW.getTime() - GUEST_KEPT_MS - 1_000);
const RECENTLY = new Date(NOW.getTime() - GUEST_KEPT_MS + 60_000);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

const guest = (at = LONG_AGO, seen = at) =>
  database.db.transaction(async (tx) => {
    const personId = await forkGuest(tx, at);
    await startSession(tx, { personId, kind: "guest", device: "" }, at);
    await tx.execute(
      `UPDATE sessions SET last_seen_at = '${seen.toISOString()}' WHERE person_id = '${personId}'`,
    );
    return personId;
  });
/**
 * Deletes abandoned guests as the background work does.
 *
 * @returns the number deleted by this call
 */
async function clearGuests(limit: number): Promise<number> {
  let cleared = 0;
  for (const id of await listAbandonedGuests(database.db, NOW, limit))
    if (await deletePerson(database.db, id, { now: NOW })) cleared += 1;
  return cleared;
}
const isThere = async (id: string) =>
  (await database.sql`SELECT 1 FROM people WHERE id = ${id}`).length === 1;
const broken = async () =>
  (await verifyLedger(database.db)).filter((check) => check.broken > 0).map(({ rule }) => rule);
/** Rows that refer to a person, except ledger entries and closed wallets. */
async function rowsOf(id: string): Promise<string[]> {
  const tables = await database.sql<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`;
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await database.sql`
      SELECT 1 FROM ${database.sql(name)} t WHERE t::text LIKE ${`%${id}%`} LIMIT 1`;
    if (rows.length > 0) found.push(name);
  }
  return found;
}

it("deletes abandoned guests with all their data, and keeps the ledger balanced", async () => {
  const [gone, also] = [await guest(), await guest()];
  const money = async () =>
    (
      await database.sql<{ of: string; sum: number }[]>`
      SELECT currency AS of, sum(balance)::int AS sum FROM ledger_accounts GROUP BY 1 ORDER BY 1`
    ).map(({ of, sum }) => `${of} ${sum}`);
  const before = await money();
  expect(before.every((each) => each.endsWith(" 0"))).toBe(true);
  expect(await rowsOf(gone)).toContain("space_members");
  const counts =
    await database.sql`SELECT id, user_count FROM spaces WHERE copied_from IS NULL ORDER BY id`;
  expect(await clearGuests(100)).toBe(2);
  expect([await isThere(gone), await isThere(also)]).toEqual([false, false]);
  expect(await rowsOf(gone)).toEqual([]);
  expect(await broken()).toEqual([]);
  expect(await money()).toEqual(before);
  // No public figure changed: copies take no places.
  expect(
    await database.sql`SELECT id, user_count FROM spaces WHERE copied_from IS NULL ORDER BY id`,
  ).toEqual(counts);
  expect(await clearGuests(100)).toBe(0);
});

it("keeps guests on whose data others depend, and those who may come back", async () => {
  const { sql } = database;
  const stays: Record<string, string> = {
    "is new": await guest(RECENTLY),
    "was here not long ago": await guest(LONG_AGO, RECENTLY),
  };
  const having = async (what: string, work: (id: string) => Promise<unknown>) => {
    const id = await guest();
    await work(id);
    stays[what] = id;
  };
  await having("has a space", (personId) =>
    database.db.transaction((tx) =>
      createSpace(tx, {
        personId,
        now: LONG_AGO,
        space: {
          name: "a",
          description: "",
          type: "custom",
          joinPolicy: "open",
          maxMembers: null,
          language: "es",
        },
      }),
    ),
  );
  await having("is in a space", async (id) => {
    await sql`INSERT INTO space_members (space_id, person_id, role, joined_at)
      VALUES ('space-4', ${id}, 'member', now())
      ON CONFLICT (space_id, person_id) DO UPDATE SET is_copy = false`;
  });
  await having(
    "has reviewed",
    (id) =>
      sql`INSERT INTO artifakt_reviews (artifakt_id, person_id, stars, text, written_at)
      VALUES ('artifakt-2', ${id}, 5, '', now())`,
  );
  await having(
    "owns an artifakt",
    (id) =>
      sql`INSERT INTO artifakt_ownerships (id, person_id, artifakt_id, price, acquired_at)
      VALUES (${`ownership-${id}`}, ${id}, 'artifakt-2', 0, now())`,
  );
  await having(
    "has given one away",
    (id) =>
      sql`INSERT INTO artifakt_ownerships (id, person_id, artifakt_id, price, acquired_at)
      VALUES (${`sold-${id}`}, 'person-3',
        (SELECT id FROM artifakts WHERE creator_id = ${id} LIMIT 1), 0, now())`,
  );
  await having("has handed in", async (id) => {
    await sql`INSERT INTO challenge_participants (challenge_id, person_id, joined_at)
      VALUES ('challenge-1', ${id}, now()) ON CONFLICT DO NOTHING`;
    await sql`INSERT INTO challenge_submissions (challenge_id, person_id, version, text, created_at)
      VALUES ('challenge-1', ${id}, 1, 'a', now())`;
  });
  await having(
    "has asked to add money",
    (id) =>
      sql`INSERT INTO top_ups (id, person_id, currency, amount, provider, provider_reference, created_at)
      VALUES (${`top-up-${id}`}, ${id}, 'MXN', 100, 'sandbox', ${id}, now())`,
  );
  await having("has published a page", async (id) => {
    await sql`INSERT INTO builder_layouts (id, person_id, version, blocks)
      VALUES (${`layout-${id}`}, ${id}, 900, '[]'::jsonb)`;
    await sql`INSERT INTO pages (id, person_id, slug, title, layout_id, created_at, published_at)
      VALUES (${`page-${id}`}, ${id}, 'a-page', 'A page', ${`layout-${id}`}, now(), now())`;
  });
  const accounts = await sql<
    [{ n: number }]
  >`SELECT count(*)::int AS n FROM people WHERE kind <> 'guest'`;
  const gone = await guest();
  const cleared = await clearGuests(100);
  const lost: string[] = [];
  for (const [what, id] of Object.entries(stays)) if (!(await isThere(id))) lost.push(what);
  expect(lost).toEqual([]);
  expect([cleared, await isThere(gone)]).toEqual([1, false]);
  expect(await sql`SELECT count(*)::int AS n FROM people WHERE kind <> 'guest'`).toEqual(accounts);
  expect(await broken()).toEqual([]);
});

it("deletes at most the given number, and each once with several processes", async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, () => guest()));
  expect(await clearGuests(2)).toBe(2);
  const cleared = await Promise.all(Array.from({ length: 4 }, () => clearGuests(100)));
  expect(cleared.reduce((sum, count) => sum + count, 0)).toBe(4);
  const left = await Promise.all(ids.map(isThere));
  expect(left).toEqual(ids.map(() => false));
  expect(await broken()).toEqual([]);
});
