/** Top-ups, payouts, and Plaza Pro subscriptions with their monthly charges. */
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
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { CURRENCIES, type Currency } from "#domain/money/ledger.ts";
import {
  PAYOUT_STATUSES,
  TOP_UP_STATUSES,
  type PayoutStatus,
  type TopUpStatus,
} from "#domain/money/payments.ts";
import { PAYOUT_METHODS, type PayoutMethod } from "#domain/money/payout-destination.ts";
import { isOneOf } from "#db/schema/checks.ts";
import { ledgerTransactions } from "./ledger.ts";
import { people } from "#db/schema/people/people.ts";
import { time } from "#db/schema/columns.ts";
import { personId } from "#db/schema/people/person-id.ts";

const transactionId = (name: string) => text(name).references(() => ledgerTransactions.id);

/** A top-up of a wallet: pending until the payment provider reports its outcome. */
export const topUps = pgTable(
  "top_ups",
  {
    id: text().primaryKey(),
    personId: personId(),
    currency: text().$type<Currency>().notNull(),
    /** In the currency's smallest unit, above zero. */
    amount: bigint({ mode: "number" }).notNull(),
    /** Name of the payment provider; `sandbox` moves no real money. */
    provider: text().notNull(),
    /** The provider's id of the payment; its webhooks are matched by it. */
    providerReference: text("provider_reference").notNull(),
    status: text().$type<TopUpStatus>().notNull().default("pending"),
    transactionId: transactionId("transaction_id"),
    /** Path of this site where the money was missing, in the normal form of `safePath`; null for none. */
    next: text(),
    createdAt: time("created_at").notNull(),
    endedAt: time("ended_at"),
  },
  (topUp) => [
    check("top_ups_next_local", sql`${topUp.next} ~ '^/([^/]|$)'`),
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

/**
 * A requested payout: its amount stays in the person's `hold` account until it is paid or
 * cancelled.
 */
export const payouts = pgTable(
  "payouts",
  {
    id: text().primaryKey(),
    personId: personId(),
    /** Whole MXN. */
    amount: bigint({ mode: "number" }).notNull(),
    status: text().$type<PayoutStatus>().notNull().default("requested"),
    holdId: transactionId("hold_id").notNull(),
    /** The transaction that ended it: paid out, or returned to the wallet. */
    endId: transactionId("end_id"),
    /**
     * The destination that it was requested for, encrypted (adapters/secrets/payout-destination.server.ts).
     * Null, like the two below, for requests from before destinations were asked for.
     */
    sealedDestination: text("sealed_destination"),
    method: text().$type<PayoutMethod>(),
    /** Last digits of the account; the only ones that are shown to its owner. */
    lastFour: text("last_four"),
    createdAt: time("created_at").notNull(),
    endedAt: time("ended_at"),
  },
  (payout) => [
    check("payouts_method_known", isOneOf(payout.method, PAYOUT_METHODS)),
    check("payouts_last_four_digits", sql`${payout.lastFour} ~ '^([0-9]{4})?$'`),
    check(
      "payouts_destination_whole",
      sql`num_nulls(${payout.sealedDestination}, ${payout.method}, ${payout.lastFour}) IN (0, 3)`,
    ),
    check("payouts_amount_positive", sql`${payout.amount} > 0`),
    check("payouts_status_known", isOneOf(payout.status, PAYOUT_STATUSES)),
    check("payouts_ended_once", sql`(${payout.status} = 'requested') = (${payout.endId} IS NULL)`),
    index("payouts_of_person").on(payout.personId, payout.createdAt.desc()),
  ],
);

/** Destination of a person's next payouts. */
export const payoutDestinations = pgTable(
  "payout_destinations",
  {
    personId: text("person_id")
      .primaryKey()
      .references(() => people.id, { onDelete: "cascade" }),
    method: text().$type<PayoutMethod>().notNull(),
    /** The account and its holder, encrypted. */
    sealedDestination: text("sealed_destination").notNull(),
    lastFour: text("last_four").notNull(),
    /** First three digits of a CLABE. */
    bankCode: text("bank_code"),
    changedAt: time("changed_at").notNull(),
  },
  (destination) => [
    check("payout_destinations_method_known", isOneOf(destination.method, PAYOUT_METHODS)),
    check("payout_destinations_last_four_digits", sql`${destination.lastFour} ~ '^([0-9]{4})?$'`),
    check("payout_destinations_bank_code_digits", sql`${destination.bankCode} ~ '^[0-9]{3}$'`),
  ],
);

/** One person's Plaza Pro subscription, from start to end. */
export const subscriptions = pgTable(
  "subscriptions",
  {
    id: text().primaryKey(),
    personId: personId(),
    /** US cents a month, as agreed at the start. */
    priceCents: integer("price_cents").notNull(),
    startedAt: time("started_at").notNull(),
    /** End of the paid period. */
    periodEnd: time("period_end").notNull(),
    /** Whether it ends with its period instead of renewing. */
    isCancelled: boolean("is_cancelled").notNull().default(false),
    endedAt: time("ended_at"),
  },
  (subscription) => [
    // At most one active subscription per person.
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

/** One paid period. The primary key prevents charging it twice. */
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
