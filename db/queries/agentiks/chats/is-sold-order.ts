import { sql } from "drizzle-orm";

/** Condition for an order `r` that counts as sold: sent and not cancelled; bookings and calls back are none. */
export const IS_SOLD_ORDER = sql`r.state = 'sent' AND r.kind IN ('order', 'other') AND r.stage <> 'cancelled'`;
