import type { Sql } from "postgres";

/** Every row of every table as text; of a long one its beginning and a digest. */
export type Rows = ReadonlyMap<string, ReadonlySet<string>>;

export interface ChangedRow {
  table: string;
  row: string;
  /** As it was before, or as it is now. */
  was: "there" | "added";
}

const KEPT_CHARACTERS = 1_500;

export async function readRows(sql: Sql): Promise<Rows> {
  const tables = await sql<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY table_name`;
  const read = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await sql<{ row: string }[]>`
        SELECT CASE WHEN length(t::text) > ${KEPT_CHARACTERS}
          THEN left(t::text, ${KEPT_CHARACTERS}) || md5(t::text) ELSE t::text END AS row
        FROM ${sql(name)} AS t`;
      return [name, new Set(rows.map(({ row }) => row))] as const;
    }),
  );
  return new Map(read);
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
 * Of what was changed: the rows that are not one of these people's, nor of what they have made. A
 * row is a person's when it names them, or something of theirs by its id; a movement is whoever's
 * account it is of. Counters of tries are nobody's, and so is what the house owes.
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
  // How often an app was installed follows from the installs; everything else of it stays.
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
      !(table === "ledger_accounts" && /^\([^,]+,,/.test(row)) &&
      !names(row),
  );
}

/** A rating comes before the count of installs. */
const withoutCount = (row: string) => row.replace(/,(\d+),\d+,/, ",$1,,");

/** Tables whose first column is a row's own name, or (of a movement) that of its transaction. */
const HAS_ID =
  /^(people|agentiks|artifakts|spaces|notifications|creations|builder_layouts|sessions|ledger_accounts|ledger_entries|ledger_transactions)$/;
