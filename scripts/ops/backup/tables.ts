import { pipeline } from "node:stream/promises";
import type { Readable } from "node:stream";
import type { TransactionSql } from "postgres";

/** A table with its data columns, that is without generated columns. */
export interface Table {
  name: string;
  columns: string[];
  /** Query whose COPY output is identical for identical rows on any server. */
  ordered: string;
}

export interface Sequence {
  name: string;
  value: string;
  isCalled: boolean;
}

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** `"a", "b"`, for a list of columns. */
export const quoteAll = (names: readonly string[]): string => names.map(quote).join(", ");

/** Makes COPY's output identical for identical values, for the rest of the transaction. */
export async function steadyText(sql: TransactionSql): Promise<void> {
  await sql`SET LOCAL DateStyle = 'ISO, YMD'`;
  await sql`SET LOCAL IntervalStyle = 'postgres'`;
  await sql`SET LOCAL TimeZone = 'UTC'`;
  await sql`SET LOCAL extra_float_digits = 1`;
  await sql`SET LOCAL bytea_output = 'hex'`;
  // The default timeouts are meant for pages; a large database takes longer.
  await sql`SET LOCAL statement_timeout = 0`;
  await sql`SET LOCAL idle_in_transaction_session_timeout = 0`;
}

/** All tables of the schema `public`, by name. */
export async function listTables(sql: TransactionSql): Promise<Table[]> {
  const rows = await sql<{ name: string; columns: string[]; key: string[] }[]>`
    SELECT class.relname AS name,
      ARRAY(SELECT attname::text FROM pg_attribute
        WHERE attrelid = class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
        ORDER BY attnum) AS columns,
      ARRAY(SELECT attname::text FROM pg_index JOIN pg_attribute
          ON attrelid = indrelid AND attnum = ANY (indkey::int2[])
        WHERE indrelid = class.oid AND indisprimary
        ORDER BY array_position(indkey::int2[], attnum)) AS key
    FROM pg_class class JOIN pg_namespace space ON space.oid = class.relnamespace
    WHERE space.nspname = 'public' AND class.relkind = 'r'
    ORDER BY class.relname COLLATE "C"`;
  return rows.map(({ name, columns, key }) => {
    // Ordered by text in byte order (COLLATE "C"), independent of the server's locale.
    const order =
      key.length > 0
        ? key.map((column) => `${quote(column)}::text COLLATE "C"`).join(", ")
        : `row::text COLLATE "C"`;
    const ordered = `SELECT ${quoteAll(columns)} FROM ${quote(name)} row ORDER BY ${order}`;
    return { name, columns, ordered };
  });
}

/** Current values of all sequences of `public`. */
export async function listSequences(sql: TransactionSql): Promise<Sequence[]> {
  const names = await sql<{ name: string }[]>`
    SELECT sequencename::text AS name FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`;
  const sequences: Sequence[] = [];
  for (const { name } of names) {
    const [row] = await sql.unsafe<{ value: string; called: boolean }[]>(
      `SELECT last_value::text AS value, is_called AS called FROM public.${quote(name)}`,
    );
    sequences.push({ name, value: row!.value, isCalled: row!.called });
  }
  return sequences;
}

/** Hashes of the applied migrations, oldest first. */
export async function listApplied(sql: TransactionSql): Promise<string[]> {
  const rows = await sql<{ hash: string }[]>`
    SELECT hash FROM drizzle.__drizzle_migrations ORDER BY created_at, id`;
  return rows.map(({ hash }) => hash);
}

/**
 * Pipes a table's rows in COPY's text format through streams; the last one is a sink.
 *
 * Workaround for postgres.js 3.4.9: it pauses the socket while the stream is full and resumes it in
 * `_read`. After the last row nothing calls `_read`, and the connection would hang, so it is called
 * once more at the end.
 */
export async function copyOut(
  sql: TransactionSql,
  { ordered }: Table,
  ...through: (NodeJS.ReadWriteStream | NodeJS.WritableStream)[]
): Promise<void> {
  const rows: Readable = await sql.unsafe(`COPY (${ordered}) TO STDOUT`).readable();
  await pipeline([rows, ...through]);
  rows._read(0);
}
