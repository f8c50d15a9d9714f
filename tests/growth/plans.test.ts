import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isRead } from "#db/connection/read-statement.ts";
import type { QueryAsked } from "#db/connection/client.ts";
import type { TestDatabase } from "../support/database.ts";
import { createApp, type App } from "../support/request.ts";
import { ADDRESSES, FAR_PAGES } from "./addresses.ts";
import { createGrownDatabase, isFull } from "./grown-database.ts";
import { planOf, queriesOf, type Plan } from "./plans.ts";

/**
 * What every page asks of a grown catalogue, and what Postgres reads for it (docs/decisions/0025-growth.md).
 * `npm run test:growth` does it at a hundred times the catalogue.
 */
let database: TestDatabase;
let app: App;
/** Tables that the catalogue makes long: nothing may read one of them from end to end. */
let long: ReadonlySet<string>;

/** Rows of tables that one query may read; of a page of 24, of a search in four kinds, of an answer. */
const ROWS_READ = 2_600;
const ROWS_READ_BY_A_SEARCH = 4_600;
/** For each row of an answer of up to 2,000: the item, and whose it is. */
const ROWS_READ_PER_ROW = 4;
/** Rows of an index that is all that was read. */
const ENTRIES_READ = 2_600;
/** Rows in one sort: no list is put in order that an index has in order. */
const ROWS_SORTED = 2_600;
const ROWS_SORTED_BY_A_SEARCH = 7_000;
/**
 * A table is long from here on: shorter ones are read whole sooner than through an index, which is
 * not counted with the rows that are picked.
 */
const LONG = 3_000;

/**
 * What may read more of an index alone, and why:
 * a far page, which nobody walks to, passes over the entries before it; its own items are all it reads.
 */
const mayPassOver = (address: string): boolean =>
  FAR_PAGES.includes(address) || address.startsWith("/api/");

/**
 * What may compare more rows, and why: how many have a text is counted up to 500 of those that the
 * index finds. It knows nothing of categories, so within one of them those of the others are looked
 * at as well; and of several short words it finds what has their letters in another order.
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

/** What is wrong with a plan; empty when nothing is. */
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
  /** Each of these is the only one that keeps some page from reading the whole. */
  it.each([
    ...["spaces_by_size", "spaces_by_type", "spaces_by_name", "spaces_by_age"],
    "spaces_search",
    ...["artifakts_by_downloads", "artifakts_by_rating"],
    ...["artifakts_by_age", "artifakts_by_name", "artifakts_by_price", "artifakts_search"],
    ...["artifakts_search_name", "artifakts_of_creator"],
    ...["agentiks_by_name", "agentiks_by_age", "agentiks_by_rank", "agentiks_search"],
    // The seeds have as many people at every scale, too few for a page to be found out.
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
    // It is there again, and so are its pages.
    const { address, query, params } = users[0]!;
    expect(complaintsOf(address, await planOf(database.sql, { query, params }))).toEqual([]);
  });
});
