/** Payments at providers that move real money, differences from the books, and bank files. */
import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import {
  DIFFERENCE_KINDS,
  DISPUTE_STATES,
  PAYMENT_METHODS,
  REAL_PROVIDERS,
  TOP_UP_MOVEMENTS,
  type DifferenceKind,
  type DisputeState,
  type PaymentMethod,
  type RealProvider,
  type TopUpMovement,
} from "#domain/money/provider-payment.ts";
import { isOneOf } from "#db/schema/checks.ts";
import { time } from "#db/schema/columns.ts";
import { people } from "#db/schema/people/people.ts";
import { ledgerTransactions } from "./ledger.ts";
import { payouts, topUps } from "./payments.ts";

/**
 * The payment of a top-up at its provider, one row each, as it was when the provider was last asked.
 * The sandbox's top-ups have none. Amounts are in the ledger's unit.
 */
export const topUpPayments = pgTable(
  "top_up_payments",
  {
    topUpId: text("top_up_id")
      .primaryKey()
      .references(() => topUps.id, { onDelete: "cascade" }),
    /** The provider's checkout; null until it has answered. */
    sessionId: text("session_id"),
    /** The provider's page where the person pays. */
    payUrl: text("pay_url"),
    /** End of the checkout. */
    expiresAt: time("expires_at").notNull(),
    /** How the person pays, as soon as they have chosen. */
    method: text().$type<PaymentMethod>(),
    /** Until when a voucher or transfer can be paid. */
    payBefore: time("pay_before"),
    /** The provider's id of the payment that was booked. */
    paymentId: text("payment_id"),
    /** Paid after it was over: booked all the same. */
    isLate: boolean("is_late").notNull().default(false),
    /** Ended unpaid, and not by its person. */
    isExpired: boolean("is_expired").notNull().default(false),
    refunded: bigint({ mode: "number" }).notNull().default(0),
    disputed: bigint({ mode: "number" }).notNull().default(0),
    dispute: text().$type<DisputeState>().notNull().default("none"),
    /** Amounts taken back from the wallet and from the platform (`revenue`). */
    takenWallet: bigint("taken_wallet", { mode: "number" }).notNull().default(0),
    takenHouse: bigint("taken_house", { mode: "number" }).notNull().default(0),
    /** Version for optimistic locking: a fetch that began before the last change is not stored. */
    version: integer().notNull().default(0),
    /** When the provider is asked again; null for never. */
    nextCheckAt: time("next_check_at"),
    /** Times in a row that the provider did not answer. */
    failures: smallint().notNull().default(0),
  },
  (payment) => [
    check("top_up_payments_method_known", isOneOf(payment.method, PAYMENT_METHODS)),
    check("top_up_payments_dispute_known", isOneOf(payment.dispute, DISPUTE_STATES)),
    check(
      "top_up_payments_amounts_not_negative",
      sql`least(${payment.refunded}, ${payment.disputed}, ${payment.takenWallet}, ${payment.takenHouse}) >= 0`,
    ),
    index("top_up_payments_due").on(payment.nextCheckAt),
  ],
);

/** Ledger transactions that took money back after a top-up, or returned it: what each one was. */
export const topUpMovements = pgTable(
  "top_up_movements",
  {
    transactionId: text("transaction_id")
      .primaryKey()
      .references(() => ledgerTransactions.id),
    topUpId: text("top_up_id")
      .notNull()
      .references(() => topUps.id, { onDelete: "cascade" }),
    kind: text().$type<TopUpMovement>().notNull(),
    createdAt: time("created_at").notNull(),
  },
  (movement) => [
    check("top_up_movements_kind_known", isOneOf(movement.kind, TOP_UP_MOVEMENTS)),
    index("top_up_movements_of_top_up").on(movement.topUpId),
    index("top_up_movements_by_time").on(movement.createdAt.desc()),
  ],
);

/** Differences between the books and a provider, for an operator. */
export const paymentDifferences = pgTable(
  "payment_differences",
  {
    id: text().primaryKey(),
    provider: text().$type<RealProvider>().notNull(),
    kind: text().$type<DifferenceKind>().notNull(),
    /** The provider's id. */
    paymentId: text("payment_id").notNull(),
    /** Null for a payment that is of no top-up. */
    topUpId: text("top_up_id").references(() => topUps.id, { onDelete: "set null" }),
    /** Expected value and found value, such as `500.00 MXN`. */
    expected: text().notNull().default(""),
    found: text().notNull().default(""),
    foundAt: time("found_at").notNull(),
    endedAt: time("ended_at"),
    endedBy: text("ended_by").references(() => people.id, { onDelete: "set null" }),
  },
  (difference) => [
    check("payment_differences_provider_known", isOneOf(difference.provider, REAL_PROVIDERS)),
    check("payment_differences_kind_known", isOneOf(difference.kind, DIFFERENCE_KINDS)),
    uniqueIndex("payment_differences_once").on(
      difference.provider,
      difference.paymentId,
      difference.kind,
    ),
    index("payment_differences_open")
      .on(difference.foundAt)
      .where(sql`${difference.endedAt} IS NULL`),
    index("payment_differences_of_top_up").on(difference.topUpId),
  ],
);

/** A bank file of payouts. */
export const payoutBatches = pgTable(
  "payout_batches",
  {
    id: text().primaryKey(),
    createdAt: time("created_at").notNull(),
    createdBy: text("created_by").references(() => people.id, { onDelete: "set null" }),
    payoutCount: integer("payout_count").notNull(),
    /** Whole MXN. */
    total: bigint({ mode: "number" }).notNull(),
  },
  (batch) => [
    check("payout_batches_not_empty", sql`${batch.payoutCount} > 0 AND ${batch.total} > 0`),
    index("payout_batches_by_time").on(batch.createdAt.desc()),
  ],
);

/** Payouts in bank files: each in one at most. */
export const payoutExports = pgTable(
  "payout_exports",
  {
    payoutId: text("payout_id")
      .primaryKey()
      .references(() => payouts.id, { onDelete: "cascade" }),
    batchId: text("batch_id")
      .notNull()
      .references(() => payoutBatches.id),
    /** The transfer's number, by which it is found at the bank. */
    reference: bigserial({ mode: "number" }).notNull(),
  },
  (row) => [index("payout_exports_of_batch").on(row.batchId)],
);
