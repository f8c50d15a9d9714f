/** Money that comes in and goes out, and what is paid for by the month (product.md, "Money"). */
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { CURRENCIES, type Currency } from "#domain/money/ledger.ts";
import {
  PAYOUT_STATUSES,
  TOP_UP_STATUSES,
  type PayoutStatus,
  type TopUpStatus,
} from "#domain/money/payments.ts";
import { isOneOf } from "#db/schema/checks.ts";
import { ledgerTransactions } from "./ledger.ts";
import { people } from "#db/schema/people/people.ts";

const time = (name: string) => timestamp(name, { withTimezone: true });
const personId = () =>
  text("person_id")
    .notNull()
    .references(() => people.id, { onDelete: "cascade" });
const transactionId = (name: string) => text(name).references(() => ledgerTransactions.id);

/** Money a person wants to add: pending until its provider says that it was paid. */
export const topUps = pgTable(
  "top_ups",
  {
    id: text().primaryKey(),
    personId: personId(),
    currency: text().$type<Currency>().notNull(),
    /** Smallest unit, above zero. */
    amount: bigint({ mode: "number" }).notNull(),
    /** Who takes the payment: `sandbox` takes none and says so. */
    provider: text().notNull(),
    /** The provider's own name for it, by which its notices are matched. */
    providerReference: text("provider_reference").notNull(),
    status: text().$type<TopUpStatus>().notNull().default("pending"),
    transactionId: transactionId("transaction_id"),
    createdAt: time("created_at").notNull(),
    endedAt: time("ended_at"),
  },
  (topUp) => [
    check("top_ups_amount_positive", sql`${topUp.amount} > 0`),
    check("top_ups_currency_known", isOneOf(topUp.currency, CURRENCIES)),
    check("top_ups_status_known", isOneOf(topUp.status, TOP_UP_STATUSES)),
    check(
      "top_ups_settled_once",
      sql`(${topUp.status} = 'settled') = (${topUp.transactionId} IS NOT NULL)`,
    ),
    uniqueIndex("top_ups_of_provider").on(topUp.provider, topUp.providerReference),
    index("top_ups_of_person").on(topUp.personId, topUp.createdAt.desc()),
  ],
);

/** Money a person asked to be paid out: it is in their `hold` account until it is. */
export const payouts = pgTable(
  "payouts",
  {
    id: text().primaryKey(),
    personId: personId(),
    /** Whole MXN. */
    amount: bigint({ mode: "number" }).notNull(),
    status: text().$type<PayoutStatus>().notNull().default("requested"),
    holdId: transactionId("hold_id").notNull(),
    /** What ended it: paid, or back in the wallet. */
    endId: transactionId("end_id"),
    createdAt: time("created_at").notNull(),
    endedAt: time("ended_at"),
  },
  (payout) => [
    check("payouts_amount_positive", sql`${payout.amount} > 0`),
    check("payouts_status_known", isOneOf(payout.status, PAYOUT_STATUSES)),
    check("payouts_ended_once", sql`(${payout.status} = 'requested') = (${payout.endId} IS NULL)`),
    index("payouts_of_person").on(payout.personId, payout.createdAt.desc()),
  ],
);

/** Plaza Pro of one person, from its beginning to its end. */
export const subscriptions = pgTable(
  "subscriptions",
  {
    id: text().primaryKey(),
    personId: personId(),
    /** US cents a month, as it was agreed. */
    priceCents: integer("price_cents").notNull(),
    startedAt: time("started_at").notNull(),
    /** Paid until then. */
    periodEnd: time("period_end").notNull(),
    /** Ends with its period instead of being charged again. */
    isCancelled: boolean("is_cancelled").notNull().default(false),
    endedAt: time("ended_at"),
  },
  (subscription) => [
    // Never two active.
    uniqueIndex("subscriptions_one_active")
      .on(subscription.personId)
      .where(sql`${subscription.endedAt} IS NULL`),
    index("subscriptions_due")
      .on(subscription.periodEnd)
      .where(sql`${subscription.endedAt} IS NULL`),
    check("subscriptions_price_not_negative", sql`${subscription.priceCents} >= 0`),
    check("subscriptions_end_later", sql`${subscription.periodEnd} > ${subscription.startedAt}`),
  ],
);

/** One period that was paid: never the same one twice. */
export const subscriptionCharges = pgTable(
  "subscription_charges",
  {
    subscriptionId: text("subscription_id")
      .notNull()
      .references(() => subscriptions.id, { onDelete: "cascade" }),
    periodStart: time("period_start").notNull(),
    periodEnd: time("period_end").notNull(),
    transactionId: transactionId("transaction_id").notNull(),
  },
  (charge) => [primaryKey({ columns: [charge.subscriptionId, charge.periodStart] })],
);
