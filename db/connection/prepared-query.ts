import type { Db } from "./client.ts";

/**
 * Builds a query's SQL once per database instead of once per call; Drizzle takes longer to write the
 * SQL of a page's queries than PostgreSQL to answer them. A transaction is a database of its own, for
 * which it is built again.
 *
 * @param build ends in Drizzle's `.prepare(name)`; values that differ are `sql.placeholder(name)`, which
 *   no column encodes: pass dates as ISO 8601 strings
 * @returns the prepared query of a database: `query(db).execute({ name: value })`
 */
export function prepareOnce<Prepared>(build: (db: Db) => Prepared): (db: Db) => Prepared {
  const prepared = new WeakMap<Db, Prepared>();
  return (db) => {
    let query = prepared.get(db);
    if (query === undefined) {
      query = build(db);
      prepared.set(db, query);
    }
    return query;
  };
}
