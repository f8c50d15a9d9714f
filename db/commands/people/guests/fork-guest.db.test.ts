import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findPerson, findPersonStats } from "#db/queries/people/people.ts";
import { exportPerson } from "#db/queries/people/person-export.ts";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database.ts";
import { adoptGuest } from "./adopt-guest.ts";
import { createAccount } from "../create-account.ts";
import { openWalletsLikeDemo } from "#db/commands/money/open-wallets.ts";
import { deletePerson } from "../delete-person.ts";
import { forkGuest } from "./fork-guest.ts";
import { markNotificationsRead } from "#db/commands/people/notices/mark-notifications-read.ts";
import { bringExamplesBack, putExamplesAway } from "./put-examples-away.ts";
import { endOwnSession, startSession } from "../sessions.ts";

const NOW = new Date("2026-03-16T16:00:00.000Z");

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const { sql } = database;
  await sql`UPDATE spaces SET is_featured = true WHERE id = 'space-11'`;
  await sql`INSERT INTO creations (id, person_id, title, prompt) VALUES ('creation-d', 'demo', 'Menú', 'Escribe un menú')`;
  await sql`INSERT INTO creator_settings (person_id, system_prompt) VALUES ('demo', 'Breve')`;
  await sql`INSERT INTO slash_commands (person_id, name, prompt) VALUES ('demo', 'resumen', 'Resume')`;
  await sql`INSERT INTO builder_layouts (id, person_id, version, blocks, created_at) VALUES ('layout-d', 'demo', 1, '[]', '2026-01-01')`;
  await sql`INSERT INTO onboarding_answers (person_id, business_type) VALUES ('demo', 'pyme')`;
});
afterAll(() => database?.drop());

const fork = () => database.db.transaction((tx) => forkGuest(tx, NOW));

/** Every column of any table that refers to a person. */
async function columnsThatNamePeople() {
  return database.sql<{ table: string; column: string; onDelete: string }[]>`
    SELECT class.relname AS table, attribute.attname AS column, reference.confdeltype AS "onDelete"
    FROM pg_constraint reference
    JOIN pg_class class ON class.oid = reference.conrelid
    JOIN pg_attribute attribute
      ON attribute.attrelid = class.oid AND attribute.attnum = reference.conkey[1]
    WHERE reference.contype = 'f' AND reference.confrelid = 'people'::regclass ORDER BY 1, 2`;
}

async function rowsOf(table: string, column: string, id: string) {
  const { sql } = database;
  return sql<Record<string, unknown>[]>`
    SELECT * FROM ${sql(table)} WHERE ${sql(column)} = ${id}`;
}

/** Public figures, which copies must not change. */
async function publicFigures() {
  const [row] = await database.sql`
    SELECT (SELECT md5(string_agg(id || user_count, ',' ORDER BY id)) FROM spaces WHERE copied_from IS NULL) AS spaces,
      (SELECT md5(string_agg(id || current_participants, ',' ORDER BY id)) FROM challenges) AS challenges,
      (SELECT count(*) FROM agentiks WHERE copied_from IS NULL) AS agentiks,
      (SELECT count(*) FROM artifakts WHERE copied_from IS NULL) AS artifakts`;
  return row;
}

/** Invariants, each with its number of violations. */
async function brokenRules(): Promise<Record<string, number>> {
  const { sql } = database;
  const [row] = await sql<[Record<string, number>]>`
    SELECT
      (SELECT count(*)::int FROM spaces WHERE user_count <> (SELECT count(*) FROM space_members
        WHERE space_id = spaces.id AND NOT is_copy)) AS "member counts",
      (SELECT count(*)::int FROM challenges WHERE current_participants <> (SELECT count(*)
        FROM challenge_participants WHERE challenge_id = challenges.id AND NOT is_copy)) AS "participant counts",
      (SELECT count(*)::int FROM spaces WHERE 1 <> (SELECT count(*) FROM space_members
        WHERE space_id = spaces.id AND role = 'owner' AND person_id = spaces.owner_id)) AS "spaces without their owner",
      (SELECT count(*)::int FROM ledger_accounts WHERE balance <> (SELECT coalesce(sum(amount), 0)
        FROM ledger_entries WHERE account_id = ledger_accounts.id)) AS "balances",
      (SELECT count(*)::int FROM (SELECT 1 FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id
        GROUP BY e.transaction_id, a.currency HAVING sum(e.amount) <> 0) x) AS "unbalanced"`;
  return row;
}
const NOTHING_BROKEN = {
  "member counts": 0,
  "participant counts": 0,
  "spaces without their owner": 0,
  balances: 0,
  unbalanced: 0,
};

/**
 * For each table that refers to people: how many of the demo person's rows a guest gets. A new
 * table must be added here.
 */
const COPIED: Record<string, "all" | "own" | "none"> = {
  "agentiks.owner_id": "all",
  "artifakts.creator_id": "all",
  "builder_layouts.person_id": "all",
  "challenge_participants.person_id": "all",
  "creations.person_id": "all",
  "creator_settings.person_id": "all",
  "ledger_accounts.owner_id": "all",
  "notifications.person_id": "all",
  "space_invitations.person_id": "all",
  "onboarding_answers.person_id": "all",
  "slash_commands.person_id": "all",
  "space_members.person_id": "all",
  "spaces.owner_id": "all",
  "subscriptions.person_id": "all",
  // Challenges that the demo person created or won are not copied: they are shared, and their
  // rewards are in escrow. The demo person makes no submissions, requests or invitations.
  "challenges.awarded_to": "none",
  "challenges.creator_id": "none",
  "challenge_submissions.person_id": "none",
  "challenge_winners.person_id": "none",
  "space_invitations.invited_by": "none",
  "space_requests.person_id": "none",
  "space_removals.person_id": "none",
  // The demo person has none of these: they come from signing in or from writing. The inside of an
  // example is read in the original; the guest adds what only the guest sees.
  "answers.approved_by": "none",
  "document_versions.created_by": "none",
  "documents.created_by": "none",
  "documents.only_for": "none",
  "message_reactions.person_id": "none",
  "messages.author_id": "none",
  "space_agentiks.added_by": "none",
  "space_prompts.created_by": "none",
  "space_commands.changed_by": "none",
  "space_tasks.assignee_id": "none",
  "space_tasks.created_by": "none",
  "space_tasks.done_by": "none",
  "space_tasks.only_for": "none",
  "thread_reads.person_id": "none",
  "threads.created_by": "none",
  "threads.only_for": "none",
  "unanswered.asked_by": "none",

  "bookings.created_by": "none",
  "chat_requests.done_by": "none",
  "chats.handler_id": "none",
  "model_prices.person_id": "none",
  "model_providers.person_id": "none",
  "model_spend.person_id": "none",
  "run_calls.paid_by": "none",
  "secrets.person_id": "none",
  "spend_limits.person_id": "none",
  "api_tokens.person_id": "none",
  "tool_calls.person_id": "none",
  "app_waits.person_id": "none",
  "artifakt_ownerships.person_id": "none",
  "artifakt_reviews.person_id": "none",
  "audit_events.person_id": "none",
  "idempotency_keys.person_id": "none",
  "kit_installs.person_id": "none",
  "kit_parts.person_id": "none",
  "kit_waits.person_id": "none",
  "own_kits.maker_id": "none",
  "marketplace_installs.person_id": "none",
  "marketplace_purchases.person_id": "none",
  "payouts.person_id": "none",
  "payment_differences.ended_by": "none",
  "payout_batches.created_by": "none",
  "payout_destinations.person_id": "none",
  "perk_ownerships.person_id": "none",
  "portal_installs.person_id": "none",
  "top_ups.person_id": "none",
  "accounts.person_id": "none",
  // Examples do not count against a guest's quota.
  "storage_usage.person_id": "none",
  "people.shelf_of": "none",
  "businesses.person_id": "none",
  "pending_sign_ins.person_id": "none",
  "passkeys.person_id": "none",
  "passkey_challenges.person_id": "none",
  "pictures.person_id": "none",
  "push_subscriptions.person_id": "none",
  "recovery_codes.person_id": "none",
  "resumable_uploads.person_id": "none",
  "runs.person_id": "none",
  "totp_factors.person_id": "none",
  // Only accounts have rows here, so the demo person has none.
  "listening_places.person_id": "none",
  "person_settings.person_id": "none",
  "pages.person_id": "none",
  "page_pictures.person_id": "none",
  "challenge_entries.person_id": "none",
  "entry_comments.person_id": "none",
  "track_downloads.person_id": "none",
  "media_downloads.person_id": "none",
  "media_favorites.person_id": "none",
  "track_favorites.person_id": "none",
  "known_devices.person_id": "none",
  "one_time_links.person_id": "none",
  "sessions.person_id": "none",
  "item_reports.reporter_id": "none",
  "item_takedowns.owner_id": "none",
};

describe("forkGuest", () => {
  it("copies the tables that refer to a person as decided above", async () => {
    const before = await publicFigures();
    const guest = await fork();
    const places = await columnsThatNamePeople();
    expect(places.map(({ table, column }) => `${table}.${column}`)).toEqual(
      Object.keys(COPIED).sort(),
    );
    for (const { table, column } of places) {
      const [demos, guests] = [
        await rowsOf(table, column, "demo"),
        await rowsOf(table, column, guest),
      ];
      const wanted = COPIED[`${table}.${column}`] === "none" ? 0 : demos.length;
      expect([table, guests.length]).toEqual([table, wanted]);
      if (COPIED[`${table}.${column}`] === "all")
        expect([table, demos.length > 0]).toEqual([table, true]);
    }
    expect(await publicFigures()).toEqual(before);
    expect(await brokenRules()).toEqual(NOTHING_BROKEN);
  });

  it("copies every column, except owner, id and copy marks", async () => {
    await database.sql`UPDATE artifakts SET licence = 'cc-by' WHERE creator_id = 'demo'`;
    const guest = await fork();
    const differing = async (table: string, column: string) => {
      const demos = await rowsOf(table, column, "demo");
      const copies = new Map(
        (await rowsOf(table, column, guest)).map((row) => [row.copied_from as string, row]),
      );
      return [
        ...new Set(
          demos.flatMap((row) => {
            const copy = copies.get(row.id as string);
            return Object.keys(row).filter(
              (key) => JSON.stringify(copy?.[key]) !== JSON.stringify(row[key]),
            );
          }),
        ),
      ].sort();
    };
    expect(await differing("agentiks", "owner_id")).toEqual([
      "copied_from",
      "id",
      "is_listed",
      "owner_id",
    ]);
    expect(await differing("artifakts", "creator_id")).toEqual([
      "copied_from",
      "creator_id",
      "id",
      "is_listed",
    ]);
    expect(await differing("creations", "person_id")).toEqual(["copied_from", "id", "person_id"]);
    expect(await differing("notifications", "person_id")).toEqual([
      "copied_from",
      "href",
      "id",
      "person_id",
    ]);
    expect(await differing("spaces", "owner_id")).toEqual([
      "copied_from",
      "id",
      "is_featured",
      "is_listed",
      "owner_id",
      "user_count",
    ]);
    const [demo] = await rowsOf("people", "id", "demo");
    const [copy] = await rowsOf("people", "id", guest);
    // The demo person's tier, and nothing that names her.
    expect(copy).toMatchObject({ kind: "guest", tier: demo!.tier, avatar_url: null });
    expect(copy!.display_name).toMatch(/^Invitado \d{4}$/);
    expect(JSON.stringify(copy)).not.toContain(String(demo!.first_name));
    expect(new Date(String(copy?.created_at))).toEqual(NOW);
  });

  it("leaves the figures as the visitor saw them", async () => {
    const guest = await fork();
    const stats = await findPersonStats(database.db, guest);
    expect(stats).toEqual(await findPersonStats(database.db, "demo"));
    expect(stats?.creditsEarned).toBe(1_250);
    const balances = (id: string) => database.sql`
      SELECT currency, balance::int FROM ledger_accounts WHERE owner_id = ${id} ORDER BY currency`;
    expect([...(await balances(guest))]).toEqual([...(await balances("demo"))]);
    const causes = await database.sql`
      SELECT DISTINCT cause, currency FROM ledger_accounts a JOIN ledger_entries e ON e.account_id = a.id
      JOIN ledger_transactions t ON t.id = e.transaction_id WHERE owner_id = ${guest} ORDER BY 1, 2`;
    expect([...causes]).toEqual([
      { cause: "challenge_reward", currency: "credits" },
      { cause: "opening_balance", currency: "MXN" },
      { cause: "opening_balance", currency: "USD" },
    ]);
  });

  it("gives the guest no role in another person's space", async () => {
    const guest = await fork();
    const powers = await database.sql`
      SELECT s.id FROM space_members m JOIN spaces s ON s.id = m.space_id
      WHERE m.person_id = ${guest} AND m.role <> 'member' AND s.owner_id <> ${guest}`;
    expect([...powers]).toEqual([]);
  });

  it("leads a copied notification to the guest's own copy", async () => {
    const guest = await fork();
    const rows = await database.sql<{ href: string; mine: boolean }[]>`
      SELECT n.href, EXISTS (SELECT 1 FROM agentiks a WHERE '/agentiks/' || a.id = n.href AND a.owner_id = ${guest}) AS mine
      FROM notifications n WHERE person_id = ${guest} AND kind = 'agentik_report'`;
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ mine }) => mine)).toBe(true);
  });

  it("is rolled back with the write it belongs to", async () => {
    const count = async () =>
      (await database.sql`SELECT count(*)::int AS n FROM people`)[0]?.n as number;
    const before = await count();
    const failing = database.db.transaction(async (tx) => {
      await forkGuest(tx, NOW);
      throw new Error("the write failed");
    });
    await expect(failing).rejects.toThrow("the write failed");
    expect(await count()).toBe(before);
    expect(await brokenRules()).toEqual(NOTHING_BROKEN);
  });

  it("runs concurrently without deadlocks", async () => {
    const guests = await Promise.all(Array.from({ length: 12 }, fork));
    expect(new Set(guests).size).toBe(12);
    expect(await brokenRules()).toEqual(NOTHING_BROKEN);
  });

  it("invalidates no cached page, unless the write itself does", async () => {
    let heard = 0;
    const listening = await database.sql.listen("plaza_changes", () => void (heard += 1));
    const settle = () => new Promise((resolve) => setTimeout(resolve, 150));
    await fork();
    await settle();
    expect(heard).toBe(0);
    await database.db.transaction(async (tx) => {
      await forkGuest(tx, NOW);
      await tx.execute("UPDATE spaces SET name = name WHERE id = 'space-1'");
    });
    await settle();
    expect(heard).toBe(1);
    await listening.unlisten();
  });

  it("marks the copy read by the id that the visitor saw, and no other notification", async () => {
    const [guest, other] = [await fork(), await fork()];
    const href = await markNotificationsRead(database.db, guest, { id: "notification-1" }, NOW);
    expect(href).toMatch(/^\/challenges\//);
    const unread = async (id: string) =>
      (
        await database.sql`SELECT count(*)::int AS n FROM notifications WHERE person_id = ${id} AND read_at IS NULL`
      )[0]?.n as number;
    expect([await unread(guest), await unread(other), await unread("demo")]).toEqual([2, 3, 3]);
    const [foreign] = await database.sql<{ id: string }[]>`
      SELECT id FROM notifications WHERE person_id = ${other} AND read_at IS NULL LIMIT 1`;
    expect(await markNotificationsRead(database.db, guest, { id: foreign!.id }, NOW)).toBeNull();
    await markNotificationsRead(database.db, guest, "all", NOW);
    expect([await unread(guest), await unread(other), await unread("demo")]).toEqual([0, 3, 3]);
  });
});

const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000).toISOString();

async function makeThings(person: string, key: string) {
  const { sql } = database;
  await sql`INSERT INTO spaces (id, name, description, type, user_count, owner_id) VALUES (${`s-${key}`}, 'Mi espacio', 'x', 'custom', 2, ${person})`;
  await sql`INSERT INTO space_members (space_id, person_id, role) VALUES (${`s-${key}`}, ${person}, 'owner'), (${`s-${key}`}, 'person-9', 'member')`;
  await sql`INSERT INTO space_members (space_id, person_id, role) VALUES ('space-30', ${person}, 'member'), ('space-31', ${person}, 'member')`;
  await sql`UPDATE spaces SET user_count = user_count + 1 WHERE id IN ('space-30', 'space-31')`;
  await sql`INSERT INTO agentiks (id, owner_id, name, description, type) VALUES (${`a-${key}`}, ${person}, 'Mío', 'x', 'content')`;
  await sql`INSERT INTO artifakts (id, creator_id, name, description, type) VALUES (${`f-${key}`}, ${person}, 'Mío', 'x', 'pdf')`;
  await sql`INSERT INTO creations (id, person_id, title, prompt, created_at) VALUES (${`c-${key}`}, ${person}, 'Mía', 'x', ${later(1)})`;
  await sql`INSERT INTO builder_layouts (id, person_id, version, blocks, created_at) SELECT ${`l-${key}`}, ${person}, 1 + coalesce(max(version), 0), '[]', ${later(1)} FROM builder_layouts WHERE person_id = ${person}`;
  await sql`INSERT INTO slash_commands (person_id, name, prompt, created_at) VALUES (${person}, 'mio', 'x', ${later(1)})`;
}

describe("adoptGuest", () => {
  it("moves what the guest made, once each, and leaves copies and play money", async () => {
    const { sql, db } = database;
    const guest = await fork();
    await makeThings(guest, "adopted");
    const account = (await createAccount(
      db,
      { displayName: "Ana López", email: "ana@adopt.mx", passwordHash: "x" },
      NOW,
    ))!;
    await sql`INSERT INTO builder_layouts (id, person_id, version, blocks) VALUES ('l-account', ${account}, 1, '[]')`;
    // The account is already a counted member of one of the two spaces.
    await sql`INSERT INTO space_members (space_id, person_id) VALUES ('space-30', ${account})`;
    await sql`UPDATE spaces SET user_count = user_count + 1 WHERE id = 'space-30'`;
    const money = () =>
      sql`SELECT currency, balance::int FROM ledger_accounts WHERE owner_id = ${account} ORDER BY 1`;
    const before = [...(await money())];

    await db.transaction((tx) => adoptGuest(tx, { guestId: guest, accountId: account }));
    expect(await brokenRules()).toEqual(NOTHING_BROKEN);
    await deletePerson(db, guest);

    const owner = async (table: string, column: string, id: string) => {
      const [row] = await sql`SELECT ${sql(column)} AS owner FROM ${sql(table)} WHERE id = ${id}`;
      return row?.owner as string;
    };
    for (const [table, column, id] of [
      ["spaces", "owner_id", "s-adopted"],
      ["agentiks", "owner_id", "a-adopted"],
      ["artifakts", "creator_id", "f-adopted"],
      ["creations", "person_id", "c-adopted"],
      ["builder_layouts", "person_id", "l-adopted"],
    ] as const)
      expect([table, await owner(table, column, id)]).toEqual([table, account]);
    const versions =
      await sql`SELECT version FROM builder_layouts WHERE person_id = ${account} ORDER BY version`;
    expect(versions.map(({ version }) => version as number)).toEqual([1, 2]);
    const spaces =
      await sql`SELECT space_id FROM space_members WHERE person_id = ${account} AND space_id IN ('space-30', 'space-31', 's-adopted') ORDER BY 1`;
    expect(spaces.map(({ space_id }) => space_id as string)).toEqual([
      "s-adopted",
      "space-30",
      "space-31",
    ]);
    expect([...(await money())]).toEqual(before);
    // None of the examples.
    const [{ n }] = await sql<
      [{ n: number }]
    >`SELECT count(*)::int AS n FROM agentiks WHERE owner_id = ${account}`;
    expect(n).toBe(1);
    expect(await brokenRules()).toEqual(NOTHING_BROKEN);
  });

  it("takes nothing from a person who is no guest", async () => {
    const { db, sql } = database;
    const account = await fork();
    await db.transaction((tx) => adoptGuest(tx, { guestId: "person-1", accountId: account }));
    const [row] =
      await sql`SELECT count(*)::int AS n FROM space_members WHERE person_id = 'person-1'`;
    expect(row?.n).toBeGreaterThan(0);
  });
});

describe("deletePerson", () => {
  it("leaves no row that refers to the person, and keeps what others depend on", async () => {
    const { sql, db } = database;
    const person = await fork();
    await makeThings(person, "deleted");
    await sql`INSERT INTO artifakts (id, creator_id, name, description, type, price) VALUES ('f-sold', ${person}, 'Vendido', 'x', 'pdf', 10)`;
    await sql`INSERT INTO ledger_transactions (id, cause, reference) VALUES ('t-sold', 'artifakt_sale', 'f-sold')`;
    await sql`INSERT INTO challenges (id, name, description, type, reward, max_participants, deadline, creator_id) VALUES ('ch-x', 'x', 'x', 'other', 1, 5, now(), ${person})`;
    const wallets = await sql<{ id: string; balance: number }[]>`
      SELECT id, balance::int FROM ledger_accounts WHERE owner_id = ${person} ORDER BY id`;
    const entries = async () =>
      (
        await sql`SELECT count(*)::int AS n FROM ledger_entries WHERE account_id = ANY(${wallets.map(({ id }) => id)})`
      )[0]?.n as number;
    const before = await entries();
    expect(wallets.length).toBe(3);
    expect(before).toBeGreaterThan(0);

    expect(await deletePerson(db, person)).toBe(true);

    for (const { table, column } of await columnsThatNamePeople())
      expect([table, (await rowsOf(table, column, person)).length]).toEqual([table, 0]);
    expect(await rowsOf("people", "id", person)).toHaveLength(0);
    // A member has become the space's owner; a space without other members is deleted.
    expect([
      ...(await sql`SELECT owner_id, user_count FROM spaces WHERE id = 's-deleted'`),
    ]).toEqual([{ owner_id: "person-9", user_count: 1 }]);
    expect([...(await sql`SELECT creator_id FROM challenges WHERE id = 'ch-x'`)]).toEqual([
      { creator_id: null },
    ]);
    expect([
      ...(await sql`SELECT id, creator_id FROM artifakts WHERE id IN ('f-sold', 'f-deleted')`),
    ]).toEqual([{ id: "f-sold", creator_id: "former-member" }]);
    const closed =
      await sql`SELECT id, balance::int, owner_id FROM ledger_accounts WHERE id = ANY(${wallets.map(({ id }) => id)}) ORDER BY id`;
    expect([...closed]).toEqual(wallets.map((wallet) => ({ ...wallet, owner_id: null })));
    expect(await entries()).toBe(before);
    expect(await brokenRules()).toEqual(NOTHING_BROKEN);
    expect(await deletePerson(db, person)).toBe(false);
  });

  it("handles every foreign key that would block the deletion of a person", async () => {
    const holding = (await columnsThatNamePeople()).filter(({ onDelete }) => onDelete !== "c");
    // ON DELETE SET NULL: the audit log keeps the event, and a space what was written in it.
    expect(holding.map(({ table, column }) => `${table}.${column}`)).toEqual([
      "answers.approved_by",
      "artifakts.creator_id",
      "audit_events.person_id",
      "bookings.created_by",
      "challenge_winners.person_id",
      "challenges.awarded_to",
      "challenges.creator_id",
      "chat_requests.done_by",
      "chats.handler_id",
      "document_versions.created_by",
      "documents.created_by",
      "ledger_accounts.owner_id",
      "messages.author_id",
      "own_kits.maker_id",
      "payment_differences.ended_by",
      "payout_batches.created_by",
      "run_calls.paid_by",
      "space_agentiks.added_by",
      "space_commands.changed_by",
      "space_prompts.created_by",
      "space_tasks.assignee_id",
      "space_tasks.created_by",
      "space_tasks.done_by",
      "spaces.owner_id",
      "threads.created_by",
      "unanswered.asked_by",
    ]);
  });

  it("deletes nothing for a session that has ended", async () => {
    const { db } = database;
    const person = (await createAccount(
      db,
      { displayName: "Eva", email: "entretanto@plaza.test", passwordHash: "x" },
      NOW,
    ))!;
    const session = { personId: person, kind: "account" as const, device: "" };
    const { id: sessionId } = await startSession(db, session, NOW);
    await endOwnSession(db, person, sessionId);
    expect(await deletePerson(db, person, { sessionId })).toBe(false);
    expect(await findPerson(db, person)).toMatchObject({ kind: "account" });
  });

  it("never deletes the demo person", async () => {
    await expect(deletePerson(database.db, "demo")).rejects.toThrow(RangeError);
  });
});

describe("exportPerson", () => {
  it("has every row of every table that refers to the person, and no secret", async () => {
    const { sql, db } = database;
    const person = (await createAccount(
      db,
      {
        displayName: "Caro Gil",
        email: "caro@export.mx",
        passwordHash: "$argon2id$SECRET",
      },
      NOW,
    ))!;
    await db.transaction((tx) => bringExamplesBack(tx, person));
    await db.transaction((tx) => openWalletsLikeDemo(tx, person, NOW));
    await makeThings(person, "exported");
    await sql`INSERT INTO sessions (id, token_hash, person_id, created_at, last_seen_at, expires_at) VALUES ('se-x', 'SECRET-token', ${person}, ${later(0)}, ${later(0)}, ${later(9)})`;
    const exported = await exportPerson(db, person);
    for (const { table, column } of await columnsThatNamePeople()) {
      const rows = await rowsOf(table, column, person);
      // A table may refer to people twice: inviter and invitee.
      const found = (exported[table] ?? []).filter((row) => row[column] === person);
      expect([table, found.length]).toEqual([table, rows.length]);
      const keysOf = (list: readonly Record<string, unknown>[]) =>
        Object.keys(list[0] ?? {})
          .filter((key) => !/_hash$|^search_text$|^name_length$/.test(key))
          .sort();
      expect([table, keysOf(found)]).toEqual([table, keysOf(rows)]);
    }
    expect(exported.people).toMatchObject([{ id: person, display_name: "Caro Gil" }]);
    const [{ n }] = await sql<[{ n: number }]>`
      SELECT count(*)::int AS n FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id WHERE owner_id = ${person}`;
    expect(exported.ledger_entries).toHaveLength(n);
    expect(JSON.stringify(exported)).not.toContain("SECRET");
  });
});

const account = (email: string, guestId?: string) =>
  createAccount(database.db, { guestId, displayName: "Dani", email, passwordHash: "x" }, NOW);

describe("createAccount", () => {
  it("takes one e-mail address once, whatever its case, even concurrently", async () => {
    const made = await Promise.all(
      ["una@vez.mx", "UNA@vez.mx", "Una@Vez.MX", "una@vez.mx"].map((email) => account(email)),
    );
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await account("una@VEZ.mx")).toBeUndefined();
    const people =
      await database.sql`SELECT count(*)::int AS n FROM people WHERE display_name = 'Dani'`;
    expect(people[0]?.n).toBe(1);
  });

  it("takes over what a guest made once, ends the guest, and leaves the examples and the money", async () => {
    const { sql } = database;
    const guest = await fork();
    await makeThings(guest, "kept");
    await sql`INSERT INTO sessions (id, token_hash, person_id, created_at, last_seen_at, expires_at) VALUES ('se-g', 'g', ${guest}, ${later(0)}, ${later(0)}, ${later(9)})`;
    const made = await Promise.all([account("g1@vez.mx", guest), account("g2@vez.mx", guest)]);
    const [person, none] = made.filter(Boolean);
    expect(none).toBeUndefined();
    expect(await rowsOf("people", "id", guest)).toHaveLength(0);
    for (const { table, column } of await columnsThatNamePeople())
      expect([table, (await rowsOf(table, column, guest)).length]).toEqual([table, 0]);
    expect(await rowsOf("people", "id", person!)).toMatchObject([
      { kind: "account", display_name: "Dani", first_name: "Dani", tier: "free" },
    ]);
    expect(await rowsOf("creations", "person_id", person!)).toMatchObject([{ id: "c-kept" }]);
    expect(await rowsOf("agentiks", "owner_id", person!)).toMatchObject([{ id: "a-kept" }]);
    expect(await rowsOf("ledger_accounts", "owner_id", person!)).toHaveLength(0);
    expect(await rowsOf("notifications", "person_id", person!)).toHaveLength(0);
    expect(await brokenRules()).toEqual(NOTHING_BROKEN);
  });

  it("starts empty without a guest", async () => {
    const id = (await account("nada@vez.mx"))!;
    expect(await rowsOf("people", "id", id)).toMatchObject([{ tier: "free", kind: "account" }]);
    expect(await rowsOf("agentiks", "owner_id", id)).toHaveLength(0);
  });
});

describe("examples", () => {
  const putAway = (person: string) => database.db.transaction((tx) => putExamplesAway(tx, person));
  const bringBack = (person: string) =>
    database.db.transaction((tx) => bringExamplesBack(tx, person));
  /** Number of rows of a person's lists, examples and own. */
  const things = async (person: string) => {
    const counts = [
      ["agentiks", "owner_id"],
      ["artifakts", "creator_id"],
      ["spaces", "owner_id"],
      ["space_members", "person_id"],
      ["challenge_participants", "person_id"],
      ["creations", "person_id"],
      ["notifications", "person_id"],
    ].map(async ([table, column]) => (await rowsOf(table!, column!, person)).length);
    return Promise.all(counts);
  };

  it("are put away with their changes and come back; what the person made stays", async () => {
    const { sql } = database;
    const guest = await fork();
    const before = await things(guest);
    const figures = await publicFigures();
    await sql`UPDATE agentiks SET name = 'Mi ayudante' WHERE owner_id = ${guest} AND copied_from = 'agentik-1'`;
    const renamed = (await rowsOf("agentiks", "name", "Mi ayudante")).length;
    await makeThings(guest, "own");
    await putAway(guest);
    await putAway(guest);
    // The agentik, artifakt, space, two memberships and its own, creation that `makeThings` made.
    expect(await things(guest)).toEqual([1, 1, 1, 3, 0, 1, 0]);
    expect(await brokenRules()).toEqual(NOTHING_BROKEN);
    await bringBack(guest);
    await bringBack(guest);
    const own = [1, 1, 1, 3, 0, 1, 0];
    expect(await things(guest)).toEqual(before.map((count, index) => count + own[index]!));
    expect(await rowsOf("agentiks", "name", "Mi ayudante")).toHaveLength(renamed);
    expect(await rowsOf("people", "shelf_of", guest)).toHaveLength(0);
    expect({ ...(await publicFigures()), spaces: "" }).toEqual({
      ...figures,
      spaces: "",
      agentiks: `${Number(figures!.agentiks) + 1}`,
      artifakts: `${Number(figures!.artifakts) + 1}`,
    });
  });

  it("are offered to an account without them; a space joined meanwhile is joined once", async () => {
    const { sql } = database;
    const person = (await account("ejemplos@vez.mx"))!;
    await bringBack(person);
    const [agentiks, artifakts, spaces] = await things(person);
    expect([agentiks, artifakts]).toEqual([17, 8]);
    expect(spaces).toBe(4);
    // Without money, Pro, notifications or settings that are not the account's own.
    expect(await rowsOf("ledger_accounts", "owner_id", person)).toHaveLength(0);
    expect(await rowsOf("subscriptions", "person_id", person)).toHaveLength(0);
    expect(await rowsOf("notifications", "person_id", person)).toHaveLength(0);
    const [copy] = await sql<[{ space_id: string }]>`
      SELECT space_id FROM space_members WHERE person_id = ${person} AND is_copy LIMIT 1`;
    await putAway(person);
    await sql`INSERT INTO space_members (space_id, person_id) VALUES (${copy.space_id}, ${person})`;
    await sql`UPDATE spaces SET user_count = user_count + 1 WHERE id = ${copy.space_id}`;
    await bringBack(person);
    expect(
      await sql`SELECT is_copy FROM space_members
        WHERE person_id = ${person} AND space_id = ${copy.space_id}`,
    ).toMatchObject([{ is_copy: false }]);
    expect(await brokenRules()).toEqual(NOTHING_BROKEN);
  });

  it("of a deleted person are deleted, on the shelf too", async () => {
    const guest = await fork();
    await putAway(guest);
    const shelf = `shelf-${guest}`;
    expect(await rowsOf("agentiks", "owner_id", shelf)).not.toHaveLength(0);
    await deletePerson(database.db, guest);
    for (const { table, column } of await columnsThatNamePeople())
      expect([table, (await rowsOf(table, column, shelf)).length]).toEqual([table, 0]);
    expect(await rowsOf("people", "id", shelf)).toHaveLength(0);
  });
});
