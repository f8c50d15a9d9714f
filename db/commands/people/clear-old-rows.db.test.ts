import { afterAll, beforeAll, expect, it } from "vitest";
import { RETENTION_DAYS } from "#domain/people/retention.ts";
import { FailedRows } from "#worker/due-rows.ts";
import { doWhatIsDue } from "#worker/renewals.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/database.ts";
import { clearOldRows } from "./clear-old-rows.ts";
import { createAccount } from "./create-account.ts";
import { forkGuest } from "./guests/fork-guest.ts";

const NOW = new Date("2026-09-16T16:00:00.000Z");
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** A time `days` ago: a minute more by default, or `lessMs` less. */
const agoDays = (days: number, lessMs = -MINUTE_MS) =>
  new Date(NOW.getTime() - days * DAY_MS + lessMs).toISOString();

let database: TestDatabase;
let account: string;
let guest: string;
beforeAll(async () => {
  database = await createTestDatabase();
  account = (await createAccount(
    database.db,
    { displayName: "Ana", email: "ana@plaza.mx", passwordHash: "x" },
    new Date(agoDays(800)),
  ))!;
  guest = await database.db.transaction((tx) => forkGuest(tx, new Date(agoDays(10))));
});
afterAll(() => database?.drop());

/** Inserts one row into each cleared table, past its retention or, with `less`, within it. */
async function plant(name: "old" | "young", less: number): Promise<void> {
  const { sql } = database;
  const { accountSession, guestSession, knownDevice, notification, invitation, itemReport } =
    RETENTION_DAYS;
  const soon = agoDays(-30);
  const session = (id: string, person: string, seen: string, ends: string) => sql`
    INSERT INTO sessions (id, token_hash, person_id, created_at, last_seen_at, expires_at)
    VALUES (${`${name}-${id}`}, ${`${name}-${id}`}, ${person}, ${agoDays(400)}, ${seen}, ${ends})`;
  await session("idle", account, agoDays(accountSession, less), soon);
  await session("idle-guest", guest, agoDays(guestSession, less), soon);
  await session("over", account, agoDays(1), agoDays(0, less));
  await sql`INSERT INTO one_time_links (token_hash, purpose, email, display_name, password_hash,
      created_at, expires_at)
    VALUES (${name}, 'sign-up', 'una@plaza.mx', 'Una', 'x', ${agoDays(1)}, ${agoDays(0, less)})`;
  await sql`INSERT INTO pending_sign_ins (token_hash, person_id, keeps_guest, created_at, expires_at)
    VALUES (${name}, ${account}, false, ${agoDays(1)}, ${agoDays(0, less)})`;
  await sql`INSERT INTO rate_limits (key, ends_at, count) VALUES (${name}, ${agoDays(0, less)}, 1)`;
  await sql`INSERT INTO known_devices (token_hash, person_id, created_at, last_used_at)
    VALUES (${name}, ${account}, ${agoDays(700)}, ${agoDays(knownDevice, less)})`;
  await sql`INSERT INTO notifications (id, person_id, kind, href, created_at)
    VALUES (${name}, ${account}, 'pro_ended', '/pro', ${agoDays(notification, less)})`;
  for (const [what, createdAt, closedAt] of [
    ["open", agoDays(itemReport, less), null],
    ["closed", agoDays(700), agoDays(itemReport, less)],
  ] as const) {
    const id = `${name}-${what}`;
    await sql`INSERT INTO item_reports (id, item_kind, item_id, reporter_id, reason, created_at,
        closed_at, outcome)
      VALUES (${id}, 'space', ${id}, ${account}, 'spam', ${createdAt}, ${closedAt},
        ${closedAt && "dismissed"})`;
  }
  for (const [what, column, ends] of [
    ["ended", null, agoDays(invitation, less)],
    ["accepted", "accepted_at", agoDays(1)],
  ] as const) {
    const id = `${name}-${what}`;
    await sql`INSERT INTO space_invitations (id, space_id, invited_by, invitee, token_hash,
        created_at, expires_at, accepted_at)
      VALUES (${id}, 'space-4', ${account}, ${`${id}@plaza.mx`}, ${id}, ${agoDays(300)}, ${ends},
        ${column ? agoDays(invitation, less) : null})`;
  }
}

/** Tables that still have their row of that name. */
async function left(name: "old" | "young"): Promise<string[]> {
  const places: [string, string][] = [
    ["sessions", "id"],
    ["one_time_links", "token_hash"],
    ["pending_sign_ins", "token_hash"],
    ["rate_limits", "key"],
    ["known_devices", "token_hash"],
    ["notifications", "id"],
    ["space_invitations", "id"],
    ["item_reports", "id"],
  ];
  const found = await Promise.all(
    places.map(async ([table, column]) => {
      const rows = await database.sql<{ key: string }[]>`
        SELECT ${database.sql(column)} AS key FROM ${database.sql(table)}
        WHERE ${database.sql(column)} LIKE ${`${name}%`} ORDER BY 1`;
      return rows.map(({ key }) => `${table} ${key}`);
    }),
  );
  return found.flat();
}

it("deletes rows past their retention, and none that is a minute younger", async () => {
  const seeds = async () =>
    database.sql`SELECT person_id, count(*)::int FROM notifications GROUP BY 1 ORDER BY 1`;
  await plant("old", -MINUTE_MS);
  await plant("young", MINUTE_MS);
  const [old, young] = [await left("old"), await left("young")];
  expect(old).toHaveLength(12);
  // Notifications of the demo person and their copies are exempt: they are as old as the seeds.
  await database.sql`UPDATE notifications SET created_at = ${agoDays(900)}
    WHERE person_id IN ('demo', ${guest})`;
  const before = await seeds();
  const failed = new FailedRows();
  const deleteFile = async () => undefined;
  await doWhatIsDue(database.db, NOW, { failed, deleteFile, log: { error: () => undefined } });
  expect(failed.size).toBe(0);
  expect(await left("old")).toEqual([]);
  expect(await left("young")).toEqual(young);
  const after = before.map((row) => (row.person_id === account ? { ...row, count: 1 } : row));
  expect(await seeds()).toEqual(after);
});

it("deletes at most the given number per table, and skips locked rows", async () => {
  for (let at = 0; at < 5; at += 1)
    await database.sql`INSERT INTO rate_limits (key, ends_at, count)
      VALUES (${`window-${at}`}, ${agoDays(1)}, 1)`;
  expect(await clearOldRows(database.db, NOW, 2)).toBe(2);
  await database.db.transaction(async (tx) => {
    await tx.execute("SELECT 1 FROM rate_limits WHERE key LIKE 'window-%' LIMIT 1 FOR UPDATE");
    expect(await clearOldRows(database.db, NOW, 100)).toBe(2);
  });
  expect(await clearOldRows(database.db, NOW, 100)).toBe(1);
});
