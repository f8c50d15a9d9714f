import type { Sql } from "postgres";

/** People's texts, as they are stored: they stay in their language on every page. */
export interface StoredTexts {
  /** Whether a text is a whole stored one, or some words of one. */
  has(text: string): boolean;
  /** A text without the stored names in it: "Play Market Day" without "Market Day". */
  without(text: string): string;
}

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** A manifest is stored as its text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** All texts in a value, at any depth. */
function leavesOf(value: unknown): string[] {
  if (typeof value === "string")
    return [oneLine(value), ...(value.startsWith("{") ? leavesOf(parsed(value)) : [])];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(leavesOf);
}

/**
 * Reads the texts of some tables.
 *
 * @param names columns with names that labels contain, as `table.column`
 */
export async function storedTexts(
  sql: Sql,
  tables: readonly string[],
  names: readonly string[] = [],
): Promise<StoredTexts> {
  const read = async (table: string) =>
    (await sql`SELECT row_to_json(t)::text AS row FROM ${sql(table)} t`).flatMap(({ row }) =>
      leavesOf(JSON.parse(row as string)),
    );
  const whole = new Set((await Promise.all(tables.map(read))).flat());
  const all = [...whole].join("\n");
  const inLabels = (
    await Promise.all(
      names.map(async (name) => {
        const [table, column] = name.split(".") as [string, string];
        return (await sql`SELECT ${sql(column)} AS name FROM ${sql(table)}`).map(
          (row) => row.name as string,
        );
      }),
    )
  ).flat();
  return {
    has: (text) => whole.has(text) || (text.includes(" ") && all.includes(text.replace(/…$/, ""))),
    without: (text) => inLabels.reduce((rest, name) => rest.replaceAll(name, ""), text),
  };
}

/** The names of all tables. */
export const tablesOf = async (sql: Sql): Promise<string[]> =>
  (await sql`SELECT tablename FROM pg_tables WHERE schemaname = 'public'`).map(
    ({ tablename }) => tablename as string,
  );
