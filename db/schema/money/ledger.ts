/**
 * The double-entry ledger. Entries are append-only, and the entries of a transaction sum to zero in
 * each currency. Triggers in the migrations enforce both (docs/product.md, Money).
 */
import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import {
  ACCOUNT_PURPOSES,
  CURRENCIES,
  TRANSACTION_CAUSES,
  type AccountPurpose,
  type Currency,
  type TransactionCause,
} from "#domain/money/ledger.ts";
import { isOneOf } from "#db/schema/checks.ts";
import { people } from "#db/schema/people/people.ts";

export const ledgerAccounts = pgTable(
  "ledger_accounts",
  {
    id: text().primaryKey(),
    /** Null for an account of the platform. */
    ownerId: text("owner_id").references(() => people.id),
    currency: text().$type<Currency>().notNull(),
    purpose: text().$type<AccountPurpose>().notNull(),
    /** The challenge's id for an escrow account; otherwise empty. */
    reference: text().notNull().default(""),
    /**
     * In the smallest unit: whole pesos, US cents, credits. Equals the sum of the account's
     * entries.
     */
    balance: bigint({ mode: "number" }).notNull().default(0),
    /**
     * The part of the balance that is play money: it can be spent like any other, but not paid out.
     */
    play: bigint({ mode: "number" }).notNull().default(0),
  },
  (account) => [
    check("ledger_accounts_currency_known", isOneOf(account.currency, CURRENCIES)),
    check("ledger_accounts_purpose_known", isOneOf(account.purpose, ACCOUNT_PURPOSES)),
    check(
      "ledger_accounts_not_overdrawn",
      sql`${account.balance} >= 0 OR ${account.purpose} IN ('funding', 'revenue')`,
    ),
    // A payout hold never contains play money, whichever code writes the entry.
    check(
      "ledger_accounts_play_within",
      sql`${account.purpose} IN ('funding', 'revenue') OR (${account.play} BETWEEN 0 AND ${account.balance}
        AND (${account.purpose} <> 'hold' OR ${account.play} = 0))`,
    ),
    // One wallet per person and currency, one escrow per challenge.
    uniqueIndex("ledger_accounts_identity").on(
      sql`coalesce(${account.ownerId}, '')`,
      account.currency,
      account.purpose,
      account.reference,
    ),
  ],
);

export const ledgerTransactions = pgTable(
  "ledger_transactions",
  {
    id: text().primaryKey(),
    cause: text().$type<TransactionCause>().notNull(),
    /** Id of the artifakt, challenge or perk that it paid for, shown on Earnings; or empty. */
    reference: text().notNull().default(""),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (transaction) => [
    check("ledger_transactions_cause_known", isOneOf(transaction.cause, TRANSACTION_CAUSES)),
    index("ledger_transactions_by_time").on(transaction.createdAt),
  ],
);

export const ledgerEntries = pgTable(
  "ledger_entries",
  {
    transactionId: text("transaction_id")
      .notNull()
      .references(() => ledgerTransactions.id),
    /** Order within the transaction, from 1. */
    line: smallint().notNull(),
    accountId: text("account_id")
      .notNull()
      .references(() => ledgerAccounts.id),
    /** Signed, in the account's smallest unit. */
    amount: bigint({ mode: "number" }).notNull(),
    /** The part of the amount that is play money, with the same sign. */
    play: bigint({ mode: "number" }).notNull().default(0),
  },
  (entry) => [
    primaryKey({ columns: [entry.transactionId, entry.line] }),
    check("ledger_entries_amount_not_zero", sql`${entry.amount} <> 0`),
    check(
      "ledger_entries_play_within",
      sql`${entry.play} = 0 OR (sign(${entry.play}) = sign(${entry.amount}) AND abs(${entry.play}) <= abs(${entry.amount}))`,
    ),
    // Earnings lists one account's entries; ledger:verify sums them.
    index("ledger_entries_of_account").on(entry.accountId),
  ],
);
