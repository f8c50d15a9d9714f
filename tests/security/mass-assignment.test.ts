import type { Sql } from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { startPlaza, type ServerProcess } from "../support/plaza-process.ts";
import { ACCESS, type Fields } from "./access-matrix.ts";
import { openBrowser, type Browser } from "./support/browser.ts";
import { dataAddress, readBuiltRoutes } from "./built-routes.ts";
import { changedRows, foreignRows, readRows, type ChangedRow } from "./support/changed-rows.ts";
import { openOwner, type Owner } from "./owned.ts";
import { fromElsewhere, openGuest, PASSWORD, signUp } from "./support/people.ts";
import { report } from "./support/report.ts";
import { RUNS_ALL } from "../support/sampling/combinations.ts";

/** One of two servers with identical initial data, to which the same forms are sent. */
interface Twin {
  database: TestDatabase;
  server: ServerProcess;
  ana: Owner;
  guest: Browser;
}

/** `plain` gets the forms as they are, `more` gets them with additional fields. */
let [plain, more]: [Twin | undefined, Twin | undefined] = [undefined, undefined];
let database: TestDatabase;
let server: ServerProcess;
beforeAll(async () => {
  [plain, more] = await Promise.all([openTwin(), openTwin()]);
  ({ database, server } = more);
}, 120_000);
afterAll(async () => {
  for (const twin of [plain, more]) {
    await twin?.server.stop();
    await twin?.database.drop();
  }
});

async function openTwin(): Promise<Twin> {
  const base = await createTestDatabase();
  const process = await startPlaza(base.url, { TRUST_PROXY: "on" });
  const owner = await openOwner(process.origin, base.sql, "ana");
  const guest = await openGuest(process.origin);
  return { database: base, server: process, ana: owner, guest };
}

/** Fields that no form may set, in every spelling that a column or property could have. */
const PRIVILEGED: Fields = {
  price: "0",
  price_cents: "0",
  priceCents: "0",
  amount: "999999",
  credits: "999999",
  balance: "999999",
  currency: "credits",
  reward: "999999",
  purpose: "wallet",
  role: "owner",
  tier: "pro",
  kind: "demo",
  isPro: "true",
  is_admin: "true",
  admin: "1",
  owner: "demo",
  ownerId: "demo",
  owner_id: "demo",
  creatorId: "demo",
  creator_id: "demo",
  personId: "demo",
  person_id: "demo",
  userId: "demo",
  user: "demo",
  copied_from: "x",
  handle: "root",
  status: "active",
  isFeatured: "true",
  is_featured: "true",
  rating: "50",
  downloadCount: "999999",
  created_at: "2000-01-01",
  readAt: "",
  expires_at: "2999-01-01",
  createdAt: "2000-01-01",
  updated_at: "2000-01-01",
  startedAt: "2000-01-01",
  at: "2000-01-01",
  verified: "true",
  is_verified: "true",
  isVerified: "true",
  isCopy: "true",
  is_copy: "true",
  userCount: "999999",
  user_count: "999999",
  participant_count: "999999",
  provider: "free",
  avatarUrl: "/x.png",
  avatar_url: "/x.png",
  image: "/x.png",
  publication: "retired",
  isCancelled: "true",
  awardedTo: "demo",
  escrow_id: "x",
  holdId: "x",
  transaction_id: "x",
  status_: "active",
  "rows[0][person_id]": "demo",
  handle_: "root",
  is_active: "true",
  password_hash: "x",
  passwordHash: "x",
  "person[tier]": "pro",
  made_by_guest: "false",
  madeByGuest: "false",
  taken_down_at: "2000-01-01",
  takenDownAt: "2000-01-01",
  is_listed: "true",
  isListed: "true",
  outcome: "restored",
  answer: "x",
  reporterId: "demo",
  reporter_id: "demo",
  operatorId: "demo",
  isOperator: "true",
  "__proto__[tier]": "pro",
  "constructor[prototype][tier]": "pro",
};

/**
 * Columns that no form may set directly: roles, prices, owners, statistics, of all rows. Existing rows
 * are compared with their previous values.
 */
async function privileges(sql: Sql): Promise<Map<string, string>> {
  const rows = await sql<{ of: string; is: string }[]>`
    SELECT 'person ' || id AS of, concat_ws('|', kind, tier, handle, avatar_url) AS is FROM people
    UNION ALL SELECT 'account ' || person_id, concat_ws('|', password_hash, created_at) FROM accounts
    UNION ALL SELECT 'artifakt ' || id,
      concat_ws('|', creator_id, price, rating, download_count, made_by_guest, taken_down_at)
      FROM artifakts
    UNION ALL SELECT 'space ' || id,
      concat_ws('|', owner_id, is_featured, created_at, made_by_guest, taken_down_at) FROM spaces
    UNION ALL SELECT 'agentik ' || id,
      concat_ws('|', owner_id, made_by_guest, taken_down_at) FROM agentiks
    UNION ALL SELECT 'challenge ' || id,
      concat_ws('|', creator_id, reward, awarded_to, escrow_id, made_by_guest, taken_down_at)
      FROM challenges
    UNION ALL SELECT 'takedown ' || id, concat_ws('|', owner_id, reason, answer, outcome)
      FROM item_takedowns
    UNION ALL SELECT 'app ' || id, price FROM marketplace_apps
    UNION ALL SELECT 'perk ' || id, price_cents::text FROM perks
    UNION ALL SELECT 'role ' || space_id || ' ' || person_id, role FROM space_members
    UNION ALL SELECT 'top-up ' || id, concat_ws('|', person_id, amount, currency, provider) FROM top_ups
    UNION ALL SELECT 'payout ' || id, concat_ws('|', person_id, amount, hold_id) FROM payouts
    UNION ALL SELECT 'wallet ' || id, concat_ws('|', owner_id, currency, purpose) FROM ledger_accounts`;
  return new Map(rows.map(({ of, is }) => [of, is]));
}

/** Values from PRIVILEGED that no form of the matrix contains: no new row may contain them. */
const SAID_TOO_MUCH = /999999|2999-01-01|2000-01-01|(?<=[(,])(root|demo)(?=[,)])/;

/** Results of all forms: response statuses, and added or changed rows. */
interface Written {
  statuses: string[];
  changed: ChangedRow[];
}

/**
 * Sends every form of the matrix as the owner, and those of every fourth route as a guest too; so are those
 * that make items, since a challenge needs credits that the owner may have spent.
 */
async function sendAll({ database: base, ana, guest }: Twin, isMore: boolean): Promise<Written> {
  const before = await readRows(base.sql);
  const statuses: string[] = [];
  for (const [turn, { id }] of readBuiltRoutes().entries()) {
    const senders = [
      ["the owner", ana.browser],
      ["a guest", guest],
    ] as const;
    const isForBoth = RUNS_ALL || turn % 4 === 0 || id === "screens/new/route";
    const some = isForBoth ? senders : senders.slice(0, 1);
    const { writes, addresses } = ACCESS[id] ?? { writes: "none", addresses: () => [] };
    // Forms that end a session or delete an account would end the test.
    if (writes === "none" || /account|login|signup/.test(id)) continue;
    // All forms of a person within a minute are more than one may send.
    await base.sql`DELETE FROM rate_limits`;
    for (const [at, address] of addresses(ana).entries()) {
      for (const [which, fields] of writes(ana).entries()) {
        for (const [who, browser] of some) {
          // Keeps the form's own fields.
          const others = Object.entries(PRIVILEGED).filter(([name]) => !(name in fields));
          const said = isMore ? Object.fromEntries(others) : {};
          // Alternates the order: neither the first nor the last field may win.
          const count = statuses.length;
          const body = count % 2 === 0 ? { ...said, ...fields } : { ...fields, ...said };
          const path = count % 3 === 0 ? dataAddress(address) : address;
          const { status } = await browser.post(path, body, fromElsewhere());
          statuses.push(`${id} ${at} ${which} as ${who}: ${status}`);
        }
      }
    }
  }
  return { statuses, changed: changedRows(before, await readRows(base.sql)) };
}

const DAY_MS = 86_400_000;

/** Tables counted by IP address, which differs between the tests' clients. */
const BY_ADDRESS: ReadonlySet<string> = new Set(["rate_limits", "guest_uploads"]);

/**
 * Normalizes rows: removes random ids and secrets, sequence numbers, and times of day. Dates become
 * their distance from today in days.
 */
function alike(changed: readonly ChangedRow[], now: number): string[] {
  return changed
    .filter(({ table }) => !BY_ADDRESS.has(table))
    .map(({ table, row, was }) => {
      const even = row
        .replace(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?\+00/g, (time) => {
          const days = (Date.parse(time.replace(" ", "T").replace("+00", "Z")) - now) / DAY_MS;
          return `@${Math.round(days)}`;
        })
        // Times and ids depend on the order of the run.
        .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, "@")
        .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{12,}/g, "#")
        // The hash of a token, with its last signs.
        .replace(/[\w-]{43,}(,[\w-]{4}(?=,))?/g, "#")
        // Keys of forms.
        .replace(/(?<=[, ])[\w-]{22}(?=[,"])/g, "#");
      return `${table} ${was} ${table === "audit_events" ? even.replace(/^\(\d+/, "(n") : even}`;
    })
    .sort();
}

/** Multiset difference: elements of `list` that `others` lacks, with multiplicity. */
function missingIn(list: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const other of others) left.set(other, (left.get(other) ?? 0) + 1);
  return list.filter((one) => {
    const count = left.get(one) ?? 0;
    left.set(one, count - 1);
    return count <= 0;
  });
}

it("no form sets a price, a role, a balance or an owner, whatever else it says", async () => {
  const wrong: string[] = [];
  const { ana } = more!;
  const [{ id: guestId }] = await database.sql<[{ id: string }]>`
    SELECT person_id AS id FROM sessions JOIN people ON people.id = person_id
    WHERE kind = 'guest' ORDER BY sessions.created_at DESC LIMIT 1`;
  const people = [ana.ids.person, guestId];
  const privilegesBefore = await privileges(database.sql);
  const moneyBefore = await moneyOf(people);
  const now = Date.now();
  const [asIs, withMore] = await Promise.all([sendAll(plain!, false), sendAll(more!, true)]);
  const { changed } = withMore;
  // Additional fields must change neither the response nor the written rows.
  for (const status of missingIn(withMore.statuses, asIs.statuses)) {
    wrong.push(`otherwise without the other fields: ${status}`);
    if (/: 5/.test(status)) wrong.push(status);
  }
  const [rows, rowsMore] = [alike(asIs.changed, now), alike(changed, now)];
  for (const row of missingIn(rowsMore, rows)) wrong.push(`only with the other fields: ${row}`);
  for (const row of missingIn(rows, rowsMore)) wrong.push(`only without them: ${row}`);
  for (const { table, row, was } of foreignRows(changed, [...people, ...Object.values(ana.ids)]))
    wrong.push(`${table} ${was} ${row.slice(0, 200)}`);
  for (const { table, row, was } of changed)
    if (was === "added" && !BY_ADDRESS.has(table) && SAID_TOO_MUCH.test(row))
      wrong.push(`${table} says too much: ${row.slice(0, 200)}`);
  for (const [of, is] of await privileges(database.sql)) {
    const former = privilegesBefore.get(of);
    if (former !== undefined && former !== is) wrong.push(`${of}: ${is} instead of ${former}`);
  }
  // Balances grow only by payments, and none of the top-ups here was paid.
  const money = await moneyOf(people);
  for (const [wallet, sum] of money)
    if (sum > (moneyBefore.get(wallet) ?? 0)) wrong.push(`${wallet} has ${sum}`);
  const [readDates] = await database.sql<[{ n: number }]>`
    SELECT count(*)::int AS n FROM notifications WHERE read_at IS NULL
      AND person_id = ${ana.ids.person} AND created_at < ${new Date(now).toISOString()}`;
  const made = changed.filter(({ was }) => was === "added").map(({ table }) => table);
  report("mass assignment", {
    asked: withMore.statuses.length,
    fields: Object.keys(PRIVILEGED).length,
    rowsChanged: changed.length,
    tablesWithNewRows: new Set(made).size,
    wrong: wrong.length,
  });
  expect(readDates.n).toBe(0);
  expect(changed.length).toBeGreaterThan(50);
  // Every kind of item was created.
  expect(made).toEqual(
    expect.arrayContaining(["spaces", "artifakts", "agentiks", "challenges", "creations"]),
  );
  expect(wrong).toEqual([]);
}, 120_000);

/** Sum of all balances, including holds, by person and currency. */
async function moneyOf(people: readonly string[]): Promise<Map<string, number>> {
  const rows = await database.sql<{ of: string; sum: number }[]>`
    SELECT owner_id || ' ' || currency AS of, sum(balance)::int AS sum FROM ledger_accounts
    WHERE owner_id IN ${database.sql([...people])} GROUP BY 1`;
  return new Map(rows.map(({ of, sum }) => [of, sum]));
}

it("additional fields do not change the result of signing up", async () => {
  const made: Record<string, unknown>[] = [];
  for (const [index, extra] of [{}, PRIVILEGED].entries()) {
    const email = `assigned-${index}@cuentas.mx`;
    const browser = openBrowser(server.origin);
    // Own name and password, and all privileged fields.
    await signUp(browser, email, { ...extra, name: "Ana López", password: PASSWORD });
    const [row] = await database.sql<Record<string, unknown>[]>`
      SELECT people.kind, tier, avatar_url, display_name,
        (SELECT json_agg(json_build_array(currency, purpose, balance) ORDER BY currency, purpose)
          FROM ledger_accounts WHERE owner_id = people.id) AS wallets,
        (SELECT json_agg(role ORDER BY role) FROM space_members WHERE person_id = people.id) AS roles,
        (SELECT json_agg(price ORDER BY price) FROM artifakts WHERE creator_id = people.id) AS prices,
        (SELECT count(*)::int FROM agentiks WHERE owner_id = people.id) AS agentiks,
        password_hash LIKE '$argon2id$%' AS is_hashed, accounts.created_at > now() - interval '1 hour' AS is_new
      FROM accounts JOIN people ON people.id = accounts.person_id WHERE email = ${email}`;
    made.push(row ?? { missing: email });
  }
  expect(made[0]).toMatchObject({ kind: "account", is_hashed: true, is_new: true });
  expect(made[1]).toEqual(made[0]);
  const [demo] = await database.sql<[{ n: number }]>`
    SELECT count(*)::int AS n FROM people WHERE kind = 'demo'`;
  expect(demo.n).toBe(1);
});

it("changing one's e-mail changes that alone", async () => {
  const { browser, ids } = await openOwner(server.origin, database.sql, "moving");
  const before = await readRows(database.sql);
  const answer = await browser.post("/account", {
    ...PRIVILEGED,
    intent: "change-email",
    email: "moved@duenas.mx",
    password: PASSWORD,
  });
  expect(answer.headers.location).toBe("/account?done=email");
  const changed = changedRows(before, await readRows(database.sql));
  const rows = changed.filter(({ table }) => !BY_ADDRESS.has(table));
  expect(rows.map(({ table, was }) => `${table} ${was}`).sort()).toEqual([
    "accounts added",
    "accounts there",
  ]);
  for (const { row } of rows) expect(row).toContain(ids.person);
});
