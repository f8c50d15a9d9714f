import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isRead } from "#db/connection/read-statement.ts";
import type { QueryAsked } from "#db/connection/client.ts";
import type { TestDatabase } from "../support/database.ts";
import { createApp, type App } from "../support/request.ts";
import { ADDRESSES, FAR_PAGES } from "./addresses.ts";
import { createGrownDatabase, isFull } from "./grown-database.ts";
import { planOf, queriesOf, type Plan } from "./plans.ts";

/**
 * Query plans of every page on a grown database (docs/decisions/0025-growth.md). `npm run test:growth`
 * runs it on 100 times the seeded rows.
 */
let database: TestDatabase;
let app: App;
/** Large tables: no query may scan one of them sequentially. */
let long: ReadonlySet<string>;

/** Limit of rows read by one query: a page of 24, a search in four kinds. */
const ROWS_READ = 2_600;
const ROWS_READ_BY_A_SEARCH = 4_600;
/** Limit per returned row, for responses of up to 2,000 rows: the item and its owner. */
const ROWS_READ_PER_ROW = 4;
/** Limit of entries read by index-only scans. */
const ENTRIES_READ = 2_600;
/** Limit of rows in one sort: lists use the order of an index instead of sorting. */
const ROWS_SORTED = 2_600;
const ROWS_SORTED_BY_A_SEARCH = 7_000;
/**
 * Tables with at least this number of rows count as large. For smaller ones Postgres prefers a
 * sequential scan, which is not counted as rows read.
 */
const LONG = 3_000;

/**
 * URLs that may read more index entries: far pages, which people do not visit, skip the entries before
 * them, and JSON lists are long.
 */
const mayPassOver = (address: string): boolean =>
  FAR_PAGES.includes(address) || address.startsWith("/api/");

/**
 * Searches that may compare more rows. The total is counted up to 500 among the rows that the trigram
 * index finds. The index knows no categories, so rows of other categories are compared as well; for
 * several short words it also finds rows with their letters in another order.
 */
const comparesMore = (address: string): boolean =>
  /[?&]q=.*&category=/.test(address) || address.includes("q=de%20la");
const ROWS_COMPARED = 6_000;

beforeAll(async () => {
  const started = performance.now();
  database = await createGrownDatabase();
  const tables = await database.sql<{ name: string }[]>`
    SELECT relname AS name FROM pg_class
    WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND reltuples >= ${LONG}`;
  long = new Set(tables.map(({ name }) => name));
  const seconds = (performance.now() - started) / 1_000;
  process.stdout.write(`grown in ${seconds.toFixed(1)} s; long: ${[...long].join(", ")}\n`);
  app = await createApp(database.url);
}, 600_000);
afterAll(async () => {
  await app?.close();
  await database?.drop();
});

/** Violations of the limits by a plan. */
function complaintsOf(address: string, plan: Plan): string[] {
  const isSearch = /^\/(search|suggestions)\?q=/.test(address);
  const rows = Math.max(
    comparesMore(address) ? ROWS_COMPARED : isSearch ? ROWS_READ_BY_A_SEARCH : ROWS_READ,
    plan.rowsReturned * ROWS_READ_PER_ROW,
  );
  const sorted = Math.max(
    isSearch ? ROWS_SORTED_BY_A_SEARCH : ROWS_SORTED,
    plan.rowsReturned * ROWS_READ_PER_ROW,
  );
  const whole = [...plan.wholeTables];
  return [
    ...whole.flatMap(([table, read]) =>
      long.has(table) || read >= LONG ? [`reads ${read} rows of ${table} from end to end`] : [],
    ),
    ...(plan.rowsRead > rows ? [`reads ${plan.rowsRead} rows for ${plan.rowsReturned}`] : []),
    ...(plan.entriesRead > ENTRIES_READ && !mayPassOver(address)
      ? [`reads ${plan.entriesRead} entries of an index for ${plan.rowsReturned} rows`]
      : []),
    ...(plan.rowsSorted > sorted ? [`sorts ${plan.rowsSorted} rows`] : []),
  ];
}

interface Seen extends QueryAsked {
  address: string;
  plan: Plan;
}
const seen: Seen[] = [];

it("has grown", () => {
  for (const table of ["spaces", "artifakts", "agentiks"]) expect([...long]).toContain(table);
});

describe("no query reads more of a long catalogue than it shows", () => {
  it.each([...ADDRESSES, ...FAR_PAGES])("%s", { timeout: 60_000 }, async (address) => {
    let status = 0;
    const asked = await queriesOf(async () => {
      const response = await app.request(address);
      status = response.status;
      await response.arrayBuffer();
    });
    expect(status).toBeLessThan(500);
    for (const one of asked) {
      expect(isRead(one.query), one.query).toBe(true);
      const plan = await planOf(database.sql, one);
      seen.push({ address, ...one, plan });
      expect(complaintsOf(address, plan), one.query).toEqual([]);
    }
  });
});

describe("without one of its indexes", () => {
  /** Without any one of these indexes, some page reads too much. */
  it.each([
    "spaces_by_size",
    "spaces_by_type",
    "spaces_by_name",
    "spaces_by_age",
    "spaces_search",
    "artifakts_by_downloads",
    "artifakts_by_rating",
    "artifakts_by_age",
    "artifakts_by_name",
    "artifakts_by_price",
    "artifakts_search",
    "artifakts_search_name",
    "artifakts_of_creator",
    "agentiks_by_name",
    "agentiks_by_age",
    "agentiks_by_rank",
    "agentiks_search",
    // The seeds have the same number of people at every scale, too few to notice.
    ...(isFull ? [] : ["people_search"]),
  ])("a page is found out: %s", { timeout: 120_000 }, async (index) => {
    const users = seen.filter(({ plan }) => plan.indexes.has(index));
    expect(users.length, "pages that use it").toBeGreaterThan(0);
    const complaints: string[] = [];
    const undone = new Error("undone");
    await database.sql
      .begin(async (tx) => {
        await tx`SET LOCAL statement_timeout = '60s'`;
        await tx`DROP INDEX ${tx(index)}`;
        for (const { address, query, params } of users) {
          complaints.push(...complaintsOf(address, await planOf(tx, { query, params })));
          if (complaints.length > 0) break;
        }
        throw undone;
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error;
      });
    expect(complaints).not.toEqual([]);
    // The rollback has restored the index.
    const { address, query, params } = users[0]!;
    expect(complaintsOf(address, await planOf(database.sql, { query, params }))).toEqual([]);
  });
});
