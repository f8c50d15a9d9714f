import { sql } from "drizzle-orm";
import { SITE_TIME_ZONE } from "#domain/format/dates.ts";
import type { Db } from "#db/connection/client.ts";
import { artifaktOwnerships } from "#db/schema/artifakts/artifakt-trade.ts";

/** Sales of one month in Mexico City. */
export interface MonthOfSales {
  /** Its first moment. */
  month: Date;
  count: number;
  /** In whole MXN. */
  total: number;
}

/** Months that a chart of sales shows. */
const SALES_MONTHS = 12;

/** Sales of an artifakt that were not refunded, by month: the last twelve, the earliest first. */
export async function listSalesByMonth(
  db: Db,
  artifaktId: string,
  now: Date,
): Promise<MonthOfSales[]> {
  const rows = await db.execute<{ month: string; count: number; total: number }>(sql`
    SELECT (each AT TIME ZONE ${SITE_TIME_ZONE}) AS month, count(sold.id)::int AS count,
      coalesce(sum(sold.price), 0)::int AS total
    FROM generate_series(
        date_trunc('month', ${now.toISOString()}::timestamptz AT TIME ZONE ${SITE_TIME_ZONE})
          - make_interval(months => ${SALES_MONTHS - 1}),
        date_trunc('month', ${now.toISOString()}::timestamptz AT TIME ZONE ${SITE_TIME_ZONE}),
        '1 month') each
      LEFT JOIN ${artifaktOwnerships} sold ON sold.artifakt_id = ${artifaktId} AND sold.price > 0
        AND sold.ended_at IS NULL
        AND date_trunc('month', sold.acquired_at AT TIME ZONE ${SITE_TIME_ZONE}) = each
    GROUP BY each ORDER BY each`);
  return rows.map(({ month, ...figures }) => ({ month: new Date(month), ...figures }));
}
