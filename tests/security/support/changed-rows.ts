import type { Sql } from "postgres";

/** All rows of all tables as text; long rows as their beginning and a digest. */
export type Rows = ReadonlyMap<string, ReadonlySet<string>>;

export interface ChangedRow {
  table: string;
  row: string;
  /** `there`: a previous state that no longer exists. `added`: a new state. */
  was: "there" | "added";
}

const KEPT_CHARACTERS = 1_500;

interface ReadTable {
  signature: string;
  rows: ReadonlySet<string>;
}

/** The tables as last read, by database: tables without a new signature are not read again. */
const lastRead = new WeakMap<Sql, Map<string, ReadTable>>();

/** Reads all rows of all tables; the transactions that wrote them must have ended. */
export async function readRows(sql: Sql): Promise<Rows> {
  const former = lastRead.get(sql) ?? new Map<string, ReadTable>();
  const read = new Map<string, ReadTable>();
  for (const { name, signature } of await readSignatures(sql)) {
    const known = former.get(name);
    read.set(
      name,
      known?.signature === signature ? known : { signature, rows: await readTable(sql, name) },
    );
  }
  lastRead.set(sql, read);
  return new Map([...read].map(([name, { rows }]) => [name, rows]));
}

/**
 * A text for each table that differs after each write: every version of a row has the id of the
 * transaction that wrote it (xmin) and a place of its own (ctid).
 */
async function readSignatures(sql: Sql): Promise<{ name: string; signature: string }[]> {
  const tables = await sql<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY table_name`;
  const each = tables.map(
    ({ name }) => sql`
      SELECT ${name} AS name, count(*) || ' ' ||
        coalesce(sum(hashtextextended(t.xmin::text || t.ctid::text, 0)), 0) AS signature
      FROM ${sql(name)} AS t`,
  );
  return sql`${each.reduce((before, next) => sql`${before} UNION ALL ${next}`)}`;
}

async function readTable(sql: Sql, name: string): Promise<ReadonlySet<string>> {
  const rows = await sql<{ row: string }[]>`
    SELECT CASE WHEN length(t::text) > ${KEPT_CHARACTERS}
      THEN left(t::text, ${KEPT_CHARACTERS}) || md5(t::text) ELSE t::text END AS row
    FROM ${sql(name)} AS t`;
  return new Set(rows.map(({ row }) => row));
}

export function changedRows(before: Rows, after: Rows): ChangedRow[] {
  return [...after].flatMap(([table, rows]) => {
    const former = before.get(table) ?? new Set<string>();
    return [
      ...[...former]
        .filter((row) => !rows.has(row))
        .map((row) => ({ table, row, was: "there" }) as const),
      ...[...rows]
        .filter((row) => !former.has(row))
        .map((row) => ({ table, row, was: "added" }) as const),
    ];
  });
}

/**
 * Changed rows that do not belong to these people or to what they have created. A row belongs to a
 * person if it contains their id or the id of something of theirs; a ledger transaction belongs to the
 * owner of its accounts.
 *
 * Ignored are rows without an owner: rate-limit counters, Plaza's own ledger accounts, the challenges of
 * sign-ins, the worker's attempts to deliver push messages, and the queue of files to delete, which
 * triggers fill: that another person's file was deleted is seen by the row that named it.
 */
export function foreignRows(
  changed: readonly ChangedRow[],
  people: readonly string[],
): ChangedRow[] {
  const owned = new Set(people);
  const names = (row: string) => row.split(/[(),"{}]+/).some((part) => owned.has(part));
  for (let size = -1; size < owned.size;) {
    size = owned.size;
    for (const { table, row } of changed) {
      if (HAS_ID.test(table) && names(row)) owned.add(/^\("?([^,"]+)/.exec(row)?.[1] ?? "");
    }
    owned.delete("");
  }
  // An app's number of installs changes with each install; only that column may change.
  const isCount = ({ table, row, was }: ChangedRow) =>
    table === "marketplace_apps" &&
    changed.some(
      (other) =>
        other.table === table && other.was !== was && withoutCount(other.row) === withoutCount(row),
    );
  return changed.filter(
    ({ table, row, was }) =>
      !isCount({ table, row, was }) &&
      table !== "rate_limits" &&
      table !== "guest_uploads" &&
      table !== "push_deliveries" &&
      !(table === "removed_files" && was === "added") &&
      !(table === "ledger_accounts" && /^\([^,]+,,/.test(row)) &&
      !(table === "passkey_challenges" && /^\([^,]+,sign-in,,/.test(row)) &&
      !names(row),
  );
}

/** Removes the number of installs, the column after the rating. */
const withoutCount = (row: string) => row.replace(/,(\d+),\d+,/, ",$1,,");

/** Tables whose first column is the row's id, or in ledger_entries the transaction's. */
const HAS_ID =
  /^(people|agentiks|artifakts|spaces|notifications|creations|builder_layouts|pages|own_kits|sessions|ledger_accounts|ledger_entries|ledger_transactions|runs|threads|documents|answers|secrets|model_providers)$/;
