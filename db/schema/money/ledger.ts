/**
 * Double entry (product.md, "Money"). Entries are append-only and each transaction's entries sum
 * to zero per currency: triggers in the migration hold both, so that no code path can forget.
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
    /** Null: the platform's own. */
    ownerId: text("owner_id").references(() => people.id),
    currency: text().$type<Currency>().notNull(),
    purpose: text().$type<AccountPurpose>().notNull(),
    /** What an escrow is for (a challenge's id); empty otherwise. */
    reference: text().notNull().default(""),
    /** Smallest unit: whole pesos, US cents, credits. Equals the sum of the account's entries. */
    balance: bigint({ mode: "number" }).notNull().default(0),
    /** As much of the balance as is play money: spent like any other, never paid out. */
    play: bigint({ mode: "number" }).notNull().default(0),
  },
  (account) => [
    check("ledger_accounts_currency_known", isOneOf(account.currency, CURRENCIES)),
    check("ledger_accounts_purpose_known", isOneOf(account.purpose, ACCOUNT_PURPOSES)),
    check(
      "ledger_accounts_not_overdrawn",
      sql`${account.balance} >= 0 OR ${account.purpose} IN ('funding', 'revenue')`,
    ),
    // What is held to be paid out is real, whoever writes the entry.
    check(
      "ledger_accounts_play_within",
      sql`${account.purpose} IN ('funding', 'revenue') OR (${account.play} BETWEEN 0 AND ${account.balance}
        AND (${account.purpose} <> 'hold' OR ${account.play} = 0))`,
    ),
    // One wallet a person and currency; one escrow a challenge.
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
    /** What it was for, shown on Earnings: an artifakt's, challenge's or perk's id; or empty. */
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
    /** As much of it as is play money, with the same sign. */
    play: bigint({ mode: "number" }).notNull().default(0),
  },
  (entry) => [
    primaryKey({ columns: [entry.transactionId, entry.line] }),
    check("ledger_entries_amount_not_zero", sql`${entry.amount} <> 0`),
    check(
      "ledger_entries_play_within",
      sql`${entry.play} = 0 OR (sign(${entry.play}) = sign(${entry.amount}) AND abs(${entry.play}) <= abs(${entry.amount}))`,
    ),
    // Earnings reads one account's movements; ledger:verify sums them.
    index("ledger_entries_of_account").on(entry.accountId),
  ],
);
