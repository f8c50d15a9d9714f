import { getTableColumns, getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  AGENTIK_TYPES,
  ARTIFAKT_CATEGORIES,
  ARTIFAKT_TYPES,
  ARTIFAKT_TYPES_BY_CATEGORY,
  CHALLENGE_TYPES,
  PORTAL_APP_STATUSES,
  SPACE_TYPES,
} from "#domain/items/catalogue.ts";
import { CREATION_KINDS, RECENT_CREATIONS } from "#domain/studio/creations.ts";
import * as catalogue from "#db/schema/items/catalogue.ts";
import * as multimedia from "#db/schema/studio/multimedia.ts";
import * as offers from "#db/schema/shop/offers.ts";
import * as peopleSchema from "#db/schema/people/people.ts";
import { creations } from "#db/schema/studio/studio.ts";
import { verifyLedger } from "#db/verify/verify-ledger.ts";
import { createTestDatabase, type TestDatabase } from "../tests/support/database.ts";
import { PERK_CATEGORIES } from "./content/perks.ts";
import { isEmptyDatabase, seedDatabase, type SeedCounts } from "./seed.ts";

const NOW = new Date("2026-03-16T15:00:00.000Z");
const LATER = new Date("2026-05-02T09:30:00.000Z");

/** Items of each scale, and what the example café has beside them. */
const CATALOGUE = { spaces: 312, artifakts: 430, agentiks: 220, challenges: 24 };
const CAFE: Partial<typeof CATALOGUE> = { spaces: 1, agentiks: 10 };
type Catalogued = keyof typeof CATALOGUE;
const CATALOGUED = Object.keys(CATALOGUE) as Catalogued[];

let base: TestDatabase;
let doubled: TestDatabase;
let firstCounts: SeedCounts;
let seconds: number;

beforeAll(async () => {
  base = await createTestDatabase({ seeded: false });
  doubled = await createTestDatabase({ seeded: false });
  expect(await isEmptyDatabase(base.db)).toBe(true);
  const started = performance.now();
  firstCounts = await seedDatabase(base.db, { now: NOW });
  seconds = (performance.now() - started) / 1_000;
  await seedDatabase(doubled.db, { scale: 2, now: NOW });
});

afterAll(async () => {
  await base?.drop();
  await doubled?.drop();
});

/** A hash of all rows by table. */
async function hashTables({ sql }: TestDatabase): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }[]>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`;
  const hashes: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await sql<{ hash: string | null }[]>`
      SELECT md5(string_agg(whole::text, '|' ORDER BY whole::text)) AS hash
      FROM ${sql(name)} AS whole`;
    hashes[name] = row?.hash ?? "empty";
  }
  return hashes;
}

async function numberOf(database: TestDatabase, query: string): Promise<number> {
  const [row] = await database.sql.unsafe<{ n: number }[]>(`SELECT (${query})::float8 AS n`);
  if (row === undefined) throw new Error(`no answer to ${query}`);
  return row.n;
}

const count = (query: string) => numberOf(base, `SELECT count(*) FROM ${query}`);

async function distinct(query: string): Promise<string[]> {
  const rows = await base.sql.unsafe<{ value: string }[]>(
    `SELECT DISTINCT value FROM (${query}) AS one(value) ORDER BY value`,
  );
  return rows.map(({ value }) => value);
}

describe("the figures the product claims", () => {
  it("has at least as many items as the sidebar's badges say", async () => {
    for (const table of CATALOGUED)
      expect(await count(table), table).toBe(CATALOGUE[table] + (CAFE[table] ?? 0));
    expect(await count("marketplace_apps")).toBe(14);
    expect(await count("multimedia_collections")).toBe(28);
    expect(await count("sound_tracks")).toBe(24);
    expect(await count("people WHERE kind = 'account'")).toBe(401);
    expect(await count("spaces WHERE is_featured")).toBe(8);
  });

  it("reports what it wrote", async () => {
    for (const [table, written] of Object.entries(firstCounts)) {
      expect(written, table).toBe(await count(table));
      expect(written, table).toBeGreaterThan(0);
    }
  });

  it("writes all of it within seconds", () => {
    // About 3 s on an idle machine; the margin is for a machine shared with other tests.
    expect(seconds).toBeLessThan(10);
  });

  it("has every type, category and status", async () => {
    expect(await distinct("SELECT type FROM spaces")).toEqual([...SPACE_TYPES].sort());
    expect(await distinct("SELECT type FROM challenges")).toEqual([...CHALLENGE_TYPES].sort());
    expect(await distinct("SELECT type FROM agentiks")).toEqual([...AGENTIK_TYPES].sort());
    const types = await distinct("SELECT type FROM artifakts");
    expect(types).toEqual([...ARTIFAKT_TYPES].sort());
    for (const category of ARTIFAKT_CATEGORIES) {
      const ofCategory: readonly string[] = ARTIFAKT_TYPES_BY_CATEGORY[category];
      expect(types.filter((type) => ofCategory.includes(type)).length, category).toBeGreaterThan(0);
    }
    expect(await distinct("SELECT category FROM perks")).toEqual([...PERK_CATEGORIES].sort());
    expect(await distinct("SELECT status FROM portal_apps")).toEqual(
      [...PORTAL_APP_STATUSES].sort(),
    );
    expect(await distinct("SELECT category FROM portals")).toEqual([
      "analytics",
      "communication",
      "intelligence",
      "productivity",
    ]);
    for (const table of ["spaces", "artifakts", "agentiks", "challenges"]) {
      expect(await distinct(`SELECT language FROM ${table}`), table).toEqual(["en", "es", "pt"]);
    }
  });

  it("has correct member counts, and one owner per space", async () => {
    expect(
      await count(`spaces WHERE user_count <>
        (SELECT count(*) FROM space_members WHERE space_id = spaces.id)`),
    ).toBe(0);
    expect(
      await count(`spaces WHERE 1 <>
        (SELECT count(*) FROM space_members WHERE space_id = spaces.id AND role = 'owner')`),
    ).toBe(0);
    expect(
      await count(`spaces JOIN space_members ON space_id = id AND role = 'owner'
        WHERE owner_id <> person_id`),
    ).toBe(0);
    expect(await numberOf(base, "SELECT min(user_count) FROM spaces")).toBeGreaterThanOrEqual(3);
    expect(await numberOf(base, "SELECT max(user_count) FROM spaces")).toBeLessThanOrEqual(401);
    const members = await count("space_members");
    expect(members).toBeGreaterThan(8_000);
    expect(members).toBeLessThan(12_000);
  });

  it("has correct participant counts, some challenges full and some empty", async () => {
    expect(
      await count(`challenges WHERE current_participants <>
        (SELECT count(*) FROM challenge_participants WHERE challenge_id = challenges.id)`),
    ).toBe(0);
    expect(
      await count("challenges WHERE is_active AND current_participants = max_participants"),
    ).toBeGreaterThan(0);
    expect(await count("challenges WHERE current_participants = 0")).toBeGreaterThan(0);
    const now = NOW.toISOString();
    expect(await count(`challenges WHERE is_active AND deadline > '${now}'`)).toBe(20);
    expect(
      await count(`challenges WHERE is_active AND
        deadline BETWEEN '${now}' AND timestamptz '${now}' + interval '3 days'`),
    ).toBe(3);
  });

  it("has a third of the artifakts free, and ratings in tenths", async () => {
    const free = await numberOf(base, "SELECT avg((price = 0)::int) FROM artifakts");
    expect(free).toBeGreaterThan(0.28);
    expect(free).toBeLessThan(0.4);
    expect(await count("artifakts WHERE rating = 0")).toBeGreaterThan(5);
    expect(await numberOf(base, "SELECT avg((rating >= 38)::int) FROM artifakts")).toBeGreaterThan(
      0.75,
    );
  });
});

describe("the demo person", () => {
  it("has 3 unread notifications, all with valid links", async () => {
    expect(await count("notifications WHERE person_id = 'demo' AND read_at IS NULL")).toBe(3);
    expect(await count("notifications WHERE person_id = 'demo' AND read_at IS NOT NULL")).toBe(5);
    const hrefs = await distinct("SELECT href FROM notifications");
    expect(hrefs.length).toBeGreaterThan(3);
    for (const href of hrefs) {
      const [, table = "", id = ""] = href.split("/");
      expect(["spaces", "artifakts", "agentiks", "challenges"]).toContain(table);
      expect(await count(`${table} WHERE id = '${id}'`), href).toBe(1);
    }
    expect(
      await count(`notifications WHERE data ? 'from' AND
        NOT EXISTS (SELECT FROM people WHERE display_name = data ->> 'from')`),
    ).toBe(0);
  });

  it("has more creations than the Creator's sidebar lists, of every kind, some of this week", async () => {
    expect(await count("creations WHERE person_id = 'demo'")).toBeGreaterThan(RECENT_CREATIONS);
    expect(await count("creations WHERE person_id <> 'demo'")).toBe(0);
    expect(await distinct("SELECT kind FROM creations")).toEqual([...CREATION_KINDS].sort());
    const weekAgo = `timestamptz '${NOW.toISOString()}' - interval '7 days'`;
    expect(await count(`creations WHERE created_at > ${weekAgo}`)).toBe(5);
    // Two of the three open steps on the easy home.
    expect(await count("creator_settings")).toBe(0);
    expect(await count("slash_commands")).toBe(0);
  });

  it("joined 3 challenges and earned 1,250 credits in them", async () => {
    expect(await count("challenge_participants WHERE person_id = 'demo'")).toBe(3);
    const rewards = `ledger_transactions AS moved
      JOIN ledger_entries ON transaction_id = moved.id
      JOIN ledger_accounts AS account ON account.id = account_id
      WHERE cause = 'challenge_reward' AND owner_id = 'demo' AND currency = 'credits'`;
    expect(await numberOf(base, `SELECT sum(amount) FROM ${rewards}`)).toBe(1_250);
    expect(
      await count(`${rewards} AND NOT EXISTS (SELECT FROM challenge_participants
        WHERE person_id = 'demo' AND challenge_id = moved.reference)`),
    ).toBe(0);
    // The amount paid equals the challenge's reward.
    expect(
      await count(`${rewards} AND amount <>
        (SELECT reward FROM challenges WHERE challenges.id = moved.reference)`),
    ).toBe(0);
  });

  it("is Pro, in 13 spaces, with 8 artifakts and agentiks of every status", async () => {
    expect(await count("people WHERE id = 'demo' AND kind = 'demo' AND tier = 'pro'")).toBe(1);
    expect(await count("people WHERE kind = 'demo'")).toBe(1);
    expect(await count("space_members WHERE person_id = 'demo'")).toBe(13);
    expect(await count("space_members WHERE person_id = 'demo' AND role = 'owner'")).toBe(4);
    expect(await count("artifakts WHERE creator_id = 'demo'")).toBe(8);
    // One of the three open steps on the easy home.
    expect(
      await count(
        "artifakts WHERE creator_id = 'demo' AND type IN ('document', 'pdf', 'doc', 'xls', 'txt')",
      ),
    ).toBe(0);
    expect(await count("agentiks WHERE owner_id = 'demo'")).toBe(17);
    expect(await count("agentiks WHERE owner_id = 'demo' AND status = 'active'")).toBe(14);
    expect(await distinct("SELECT status FROM agentiks WHERE owner_id = 'demo'")).toEqual([
      "active",
      "in_review",
      "inactive",
      "paused",
    ]);
  });

  it("has balances equal to the sum of their entries, and transactions that sum to zero", async () => {
    expect(
      await count(`ledger_accounts WHERE balance <>
        (SELECT coalesce(sum(amount), 0) FROM ledger_entries WHERE account_id = ledger_accounts.id)`),
    ).toBe(0);
    expect(
      await count(`(SELECT FROM ledger_entries JOIN ledger_accounts ON id = account_id
        GROUP BY transaction_id, currency HAVING sum(amount) <> 0) AS unbalanced`),
    ).toBe(0);
    const wallets = await base.sql<{ currency: string; balance: number }[]>`
      SELECT currency, balance::int FROM ledger_accounts
      WHERE owner_id = 'demo' AND purpose = 'wallet' ORDER BY currency`;
    expect(Object.fromEntries(wallets.map((one) => [one.currency, one.balance]))).toEqual({
      MXN: 3_536,
      USD: 4_000,
      credits: 1_250,
    });
    expect(
      await count(`ledger_transactions WHERE cause = 'artifakt_sale' AND NOT EXISTS
        (SELECT FROM artifakts WHERE id = reference AND creator_id = 'demo' AND created_at < ledger_transactions.created_at)`),
    ).toBe(0);
  });
});

describe("the money behind the challenges", () => {
  it("is in their escrow while they are open, and not afterwards", async () => {
    const rows = await base.sql<{ state: string; n: number; held: number; due: number }[]>`
      SELECT CASE WHEN awarded_at IS NOT NULL THEN 'awarded' WHEN cancelled_at IS NOT NULL
          THEN 'cancelled' WHEN is_active THEN 'open' ELSE 'shut' END AS state,
        count(*)::int AS n, sum(balance)::int AS held, sum(reward)::int AS due
      FROM challenges JOIN ledger_accounts account ON account.id = escrow_id
      GROUP BY 1 ORDER BY 1`;
    expect([...rows]).toEqual([
      { state: "awarded", n: 3, held: 0, due: 1_100 },
      { state: "cancelled", n: 1, held: 0, due: 390 },
      { state: "open", n: 20, held: rows[2]!.due, due: rows[2]!.due },
    ]);
    expect((await verifyLedger(base.db)).filter(({ broken }) => broken > 0)).toEqual([]);
    // Winners took part, and creators kept nothing of the credits they were given.
    expect(
      await count(`challenges WHERE awarded_at IS NOT NULL AND NOT EXISTS
        (SELECT FROM challenge_participants WHERE challenge_id = id AND person_id = awarded_to)`),
    ).toBe(0);
    const kept = await base.sql`
      SELECT owner_id, balance::int FROM ledger_accounts
      WHERE currency = 'credits' AND purpose = 'wallet' AND balance > 0 AND owner_id NOT IN
        (SELECT awarded_to FROM challenges WHERE awarded_to IS NOT NULL)`;
    const [cancelled] =
      await base.sql`SELECT creator_id FROM challenges WHERE cancelled_at IS NOT NULL`;
    expect([...kept]).toEqual([{ owner_id: cancelled!.creator_id, balance: 390 }]);
  });

  it("moved when the challenge was created, before anyone joined", async () => {
    expect(
      await count(`challenges JOIN ledger_transactions moved
        ON moved.reference = challenges.id AND cause = 'challenge_escrow'
        WHERE moved.created_at = challenges.created_at`),
    ).toBe(24);
    expect(
      await count(`challenge_participants participant JOIN challenges ON challenges.id = challenge_id
        WHERE joined_at < created_at OR joined_at > coalesce(awarded_at, cancelled_at)`),
    ).toBe(0);
  });
});

describe("the shops", () => {
  it("has three suites of six apps of the portals", async () => {
    expect(await distinct("SELECT name FROM suites")).toEqual([
      "Creative Suite",
      "Office Suite",
      "Workspace Suite",
    ]);
    expect(
      await count(`suites WHERE 6 <> (SELECT count(*) FROM suite_apps WHERE suite_id = suites.id)`),
    ).toBe(0);
  });

  it("has more apps in every portal than its card shows", async () => {
    expect(await count("portals")).toBe(6);
    expect(
      await count(`portals WHERE
        (SELECT count(*) FROM portal_apps WHERE portal_id = portals.id) NOT BETWEEN 7 AND 14`),
    ).toBe(0);
    expect(await distinct("SELECT type FROM portals")).toEqual(["free", "premium"]);
    expect(await distinct("SELECT type FROM portal_apps")).toEqual(["free", "premium"]);
  });

  it.each(["free", "premium"])("has the top ten of the %s perks and more", async (type) => {
    const rows = await base.sql<{ position: number }[]>`
      SELECT top_position AS position FROM perks
      WHERE type = ${type} AND top_position IS NOT NULL ORDER BY top_position`;
    expect(rows.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(await count(`perks WHERE type = '${type}' AND top_position IS NULL`)).toBeGreaterThan(1);
  });

  it("has featured perks and apps", async () => {
    expect(await count("perks WHERE featured")).toBeGreaterThan(2);
    expect(await count("marketplace_apps WHERE featured")).toBe(4);
    expect((await distinct("SELECT category FROM marketplace_apps")).length).toBeGreaterThan(4);
  });

  it("has music and sound effects with waveforms of 40 peaks", async () => {
    expect(await count("sound_tracks WHERE genre = 'sound effect'")).toBe(12);
    expect(await count("sound_tracks WHERE cardinality(waveform) <> 40")).toBe(0);
    expect(await count("sound_tracks WHERE 0 > ANY (waveform) OR 100 < ANY (waveform)")).toBe(0);
    expect((await distinct("SELECT waveform::text FROM sound_tracks")).length).toBe(24);
  });

  it("has a sound for every track, about 3 MB in all, and a position for every collection", async () => {
    expect((await distinct("SELECT hash FROM sound_files")).length).toBe(24);
    expect(await count("sound_tracks WHERE id NOT IN (SELECT track_id FROM sound_files)")).toBe(0);
    const bytes = await numberOf(base, "SELECT sum(size) FROM sound_files");
    expect(bytes).toBeGreaterThan(2_000_000);
    expect(bytes).toBeLessThan(3_250_000);
    expect(await count("sound_tracks WHERE collection_id IS NULL")).toBe(0);
    expect(
      await count(`multimedia_collections AS one WHERE category IN ('music', 'sound-effects')
        AND track_count <> (SELECT count(*) FROM sound_tracks WHERE collection_id = one.id)`),
    ).toBe(0);
    expect((await distinct("SELECT position::text FROM multimedia_collections")).length).toBe(28);
    expect(
      await count("multimedia_collections WHERE (category = 'luts') <> (cardinality(palette) = 4)"),
    ).toBe(0);
  });
});

const TABLES = [catalogue, multimedia, offers, peopleSchema, { creations }]
  .flatMap((schema) => Object.values(schema) as unknown[])
  .filter((value): value is PgTable => is(value, PgTable));

describe("the texts", () => {
  it("are trimmed, never empty, and single-spaced", async () => {
    let checked = 0;
    for (const table of TABLES) {
      const name = getTableName(table);
      const texts = Object.values(getTableColumns(table)).filter(
        (column) => column.getSQLType() === "text",
      );
      for (const column of texts) {
        checked += 1;
        expect(
          await count(
            `${name} WHERE "${column.name}" ~ '^\\s|\\s$|\\s{2}|[{}]' OR "${column.name}" = ''`,
          ),
          `${name}.${column.name}`,
        ).toBe(0);
      }
    }
    expect(checked).toBeGreaterThan(50);
    expect(await count("artifakts WHERE cardinality(tags) = 0 OR '' = ANY (tags)")).toBe(0);
  });

  it.each([
    ["spaces", "name"],
    ["artifakts", "name"],
    ["agentiks", "name"],
    ["challenges", "name"],
    ["marketplace_apps", "name"],
    ["perks", "name"],
    ["portals", "name"],
    ["portal_apps", "name"],
    ["multimedia_collections", "title"],
    ["sound_tracks", "title"],
    ["people", "display_name"],
    ["creations", "title"],
  ])("of %s.%s are all different at scale 1", async (table, column) => {
    const repeated = await distinct(
      `SELECT ${column} FROM ${table} GROUP BY ${column} HAVING count(*) > 1`,
    );
    expect(repeated).toEqual([]);
  });

  it("vary in length, some longer than the 120 characters that search shows", async () => {
    for (const table of ["spaces", "artifakts", "agentiks", "challenges"]) {
      expect(await count(`${table} WHERE length(description) > 120`), table).toBeGreaterThan(0);
      expect(await count(`${table} WHERE length(description) < 80`), table).toBeGreaterThan(0);
    }
    expect(await count("spaces WHERE length(name) > 50")).toBeGreaterThan(0);
  });
});

describe("running again", () => {
  it("gives the same rows in another database, the base first at any scale", async () => {
    const again = await createTestDatabase({ seeded: false });
    try {
      await seedDatabase(again.db, { now: NOW });
      expect(await hashTables(again)).toEqual(await hashTables(base));
    } finally {
      await again.drop();
    }
    for (const table of CATALOGUED) {
      const ids = `ARRAY(SELECT '${table.slice(0, -1)}-' || n FROM generate_series(1, ${CATALOGUE[table]}) AS n)`;
      const query = `SELECT md5(string_agg(whole::text, '|' ORDER BY whole::text)) AS hash
        FROM ${table} AS whole WHERE id = ANY (${ids})`;
      expect(await doubled.sql.unsafe(query), table).toEqual(await base.sql.unsafe(query));
    }
  });

  it("changes nothing, even at a later time", async () => {
    const before = await hashTables(base);
    const counts = await seedDatabase(base.db, { now: LATER });
    expect(Object.values(counts).every((written) => written === 0)).toBe(true);
    expect(await hashTables(base)).toEqual(before);
    expect(await isEmptyDatabase(base.db)).toBe(false);
  });

  it("keeps what people did since, with correct counts", async () => {
    const lived = await createTestDatabase({ seeded: true });
    try {
      await lived.sql.begin(async (sql) => {
        await sql`DELETE FROM space_members WHERE space_id = 'space-1' AND person_id = 'demo'`;
        await sql`UPDATE spaces SET user_count = user_count - 1 WHERE id = 'space-1'`;
        await sql`UPDATE notifications SET read_at = now() WHERE read_at IS NULL`;
      });
      const before = await hashTables(lived);
      await seedDatabase(lived.db, { now: LATER });
      expect(await hashTables(lived)).toEqual(before);
    } finally {
      await lived.drop();
    }
  });

  it("can run twice at once: one process seeds, the other finds it done", async () => {
    const shared = await createTestDatabase({ seeded: false });
    try {
      const both = await Promise.all([
        seedDatabase(shared.db, { now: NOW }),
        seedDatabase(shared.db, { now: LATER }),
      ]);
      expect(both.map((counts) => counts.spaces).sort()).toEqual([0, 313]);
    } finally {
      await shared.drop();
    }
  });
});

describe("a larger scale", () => {
  it("multiplies the catalogue and nothing else", async () => {
    const size = (table: string) => numberOf(doubled, `SELECT count(*) FROM ${table}`);
    for (const table of CATALOGUED) {
      expect(await size(table), table).toBe(2 * CATALOGUE[table] + (CAFE[table] ?? 0));
    }
    for (const table of ["people", "perks", "portal_apps", "notifications"]) {
      expect(await size(table), table).toBe(await count(table));
    }
    // Two transactions of two entries for each added challenge: opening balance and escrow.
    expect(await size("ledger_entries")).toBe((await count("ledger_entries")) + 24 * 4);
    expect((await verifyLedger(doubled.db)).filter(({ broken }) => broken > 0)).toEqual([]);
  });

  it("keeps counts correct, with few members each", async () => {
    expect(
      await numberOf(
        doubled,
        `SELECT count(*) FROM spaces WHERE user_count <>
        (SELECT count(*) FROM space_members WHERE space_id = spaces.id)`,
      ),
    ).toBe(0);
    expect(
      await numberOf(
        doubled,
        `SELECT count(*) FROM challenges WHERE current_participants <>
        (SELECT count(*) FROM challenge_participants WHERE challenge_id = challenges.id)`,
      ),
    ).toBe(0);
    const added =
      (await numberOf(doubled, "SELECT count(*) FROM space_members")) -
      (await count("space_members"));
    expect(added).toBeGreaterThanOrEqual(3 * 312);
    expect(added).toBeLessThanOrEqual(5 * 312);
  });

  it.each([0, -1, 1.5, Number.NaN])("refuses %s", async (scale) => {
    await expect(seedDatabase(base.db, { scale, now: NOW })).rejects.toThrow(RangeError);
  });
});
