import { pipeline } from "node:stream/promises";
import type { Readable } from "node:stream";
import type { TransactionSql } from "postgres";

/** A table of ours, with what of it is data: computed columns are not. */
export interface Table {
  name: string;
  columns: string[];
  /** `COPY` of this is the same text for the same rows, whatever server they are on. */
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

/** Makes COPY write the same text for the same values everywhere, for the rest of the transaction. */
export async function steadyText(sql: TransactionSql): Promise<void> {
  await sql`SET LOCAL DateStyle = 'ISO, YMD'`;
  await sql`SET LOCAL IntervalStyle = 'postgres'`;
  await sql`SET LOCAL TimeZone = 'UTC'`;
  await sql`SET LOCAL extra_float_digits = 1`;
  await sql`SET LOCAL bytea_output = 'hex'`;
  // A page's limits; a large database takes longer.
  await sql`SET LOCAL statement_timeout = 0`;
  await sql`SET LOCAL idle_in_transaction_session_timeout = 0`;
}

/** Every table of the schema `public`, by name. */
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
    // By their text in plain byte order, so that no server's language changes it.
    const order =
      key.length > 0
        ? key.map((column) => `${quote(column)}::text COLLATE "C"`).join(", ")
        : `row::text COLLATE "C"`;
    const ordered = `SELECT ${quoteAll(columns)} FROM ${quote(name)} row ORDER BY ${order}`;
    return { name, columns, ordered };
  });
}

/** Where every sequence of `public` stands. */
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

/** The hashes of the migrations a database has had, the oldest first. */
export async function listApplied(sql: TransactionSql): Promise<string[]> {
  const rows = await sql<{ hash: string }[]>`
    SELECT hash FROM drizzle.__drizzle_migrations ORDER BY created_at, id`;
  return rows.map(({ hash }) => hash);
}

/**
 * Sends a table's rows as COPY writes them through streams, the last of which takes them in.
 *
 * The driver (postgres 3.4.9) stops reading its socket when the stream is full and goes on when more
 * is asked for; after the last row nobody asks, and the connection would wait for ever. So it is
 * asked once more at the end.
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
