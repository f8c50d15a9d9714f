import { sql } from "drizzle-orm";
import type { Period } from "#domain/agentiks/tools/periods.ts";
import type { Zone } from "#domain/format/zones.ts";
import type { Db } from "#db/connection/client.ts";
import { REPORTED_MAX } from "#db/queries/agentiks/duties/report-figures.ts";

/** How many of the things that sold best are named. */
const BEST_MAX = 3;

export interface SalesFigures {
  sales: number;
  /** In whole MXN. */
  income: number;
  /** Artifakts with the most sales, at most BEST_MAX, the best first. */
  best: { name: string; sales: number }[];
}

/** A person's own sales in a period, of at most REPORTED_MAX. @param zone where its days begin */
export async function findOwnSales(
  db: Db,
  { personId, period: { from, to }, zone }: { personId: string; period: Period; zone: Zone },
): Promise<SalesFigures> {
  const [row] = await db.execute<{ figures: SalesFigures }>(sql`
    WITH sold AS (
      SELECT t.reference, e.amount FROM ledger_accounts w
        JOIN ledger_entries e ON e.account_id = w.id
        JOIN ledger_transactions t ON t.id = e.transaction_id
      WHERE coalesce(w.owner_id, '') = ${personId} AND w.purpose = 'wallet' AND w.currency = 'MXN'
        AND t.cause = 'artifakt_sale' AND e.amount > 0
        AND t.created_at >= ${from}::date::timestamp AT TIME ZONE ${zone}
        AND t.created_at < (${to}::date + 1)::timestamp AT TIME ZONE ${zone}
      LIMIT ${sql.raw(String(REPORTED_MAX))}
    ), best AS (
      SELECT reference, count(*)::int AS n FROM sold GROUP BY reference
      ORDER BY n DESC, reference LIMIT ${BEST_MAX}
    )
    SELECT json_build_object(
      'sales', (SELECT count(*)::int FROM sold),
      'income', (SELECT coalesce(sum(amount), 0)::float8 FROM sold),
      'best', (SELECT coalesce(json_agg(json_build_object('name', a.name, 'sales', best.n)
        ORDER BY best.n DESC, a.name), '[]') FROM best JOIN artifakts a ON a.id = best.reference)
    ) AS figures`);
  return row!.figures;
}
