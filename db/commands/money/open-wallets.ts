import { sql } from "drizzle-orm";
import { DEMO_PERSON_ID } from "#domain/people/people.ts";
import type { Db } from "#db/connection/client.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from "#db/schema/money/ledger.ts";

/**
 * Gives a new guest the demo person's balances, by ledger transactions from the platform's funding
 * accounts. Challenge rewards are copied one by one, so that Credits Earned stays the figure the
 * visitor saw; the rest is one opening balance per currency.
 *
 * All of it is play money: it can be spent, but not paid out.
 *
 * Lock order: entries are inserted by currency, so that two concurrent guests lock the funding
 * accounts in the same order and cannot deadlock.
 */
export async function openWalletsLikeDemo(tx: Db, guestId: string, now: Date): Promise<void> {
  // The indexed expression: `owner_id = …` alone could not use the index.
  const walletsOf = (person: string) =>
    sql`coalesce(account.owner_id, '') = ${person} AND account.purpose = 'wallet'`;
  await tx.execute(sql`
    INSERT INTO ${ledgerAccounts} (id, owner_id, currency, purpose)
    SELECT 'account-' || gen_random_uuid(), ${guestId}, account.currency, 'wallet'
    FROM ${ledgerAccounts} account WHERE ${walletsOf(DEMO_PERSON_ID)}`);
  await tx.execute(sql`
    WITH held AS (
      SELECT account.id, account.currency, account.balance,
        coalesce(sum(entry.amount) FILTER (
          WHERE transaction.cause = 'challenge_reward' AND entry.amount > 0), 0) AS earned
      FROM ${ledgerAccounts} account
      LEFT JOIN ${ledgerEntries} entry ON entry.account_id = account.id
      LEFT JOIN ${ledgerTransactions} transaction ON transaction.id = entry.transaction_id
      WHERE ${walletsOf(DEMO_PERSON_ID)}
      GROUP BY account.id
    ), moved AS MATERIALIZED (
      SELECT 'transaction-' || gen_random_uuid() AS id, transaction.cause, transaction.reference,
        transaction.created_at, held.currency, entry.amount
      FROM held
      JOIN ${ledgerEntries} entry ON entry.account_id = held.id AND entry.amount > 0
      JOIN ${ledgerTransactions} transaction
        ON transaction.id = entry.transaction_id AND transaction.cause = 'challenge_reward'
      WHERE held.earned <= held.balance
      UNION ALL
      SELECT 'transaction-' || gen_random_uuid(), 'opening_balance', '',
        ${now.toISOString()}::timestamptz, currency,
        balance - CASE WHEN earned <= balance THEN earned ELSE 0 END
      FROM held WHERE balance > CASE WHEN earned <= balance THEN earned ELSE 0 END
    ), written AS (
      INSERT INTO ${ledgerTransactions} (id, cause, reference, created_at)
      SELECT id, cause, reference, created_at FROM moved
    )
    INSERT INTO ${ledgerEntries} (transaction_id, line, account_id, amount, play)
    SELECT moved.id, side.line, account.id, side.sign * moved.amount, side.sign * moved.amount
    FROM moved
    CROSS JOIN (VALUES (1, -1), (2, 1)) AS side (line, sign)
    JOIN ${ledgerAccounts} account ON account.currency = moved.currency AND account.reference = ''
      AND CASE side.line
        WHEN 1 THEN coalesce(account.owner_id, '') = '' AND account.purpose = 'funding'
        ELSE ${walletsOf(guestId)} END
    ORDER BY moved.currency, moved.id, side.line`);
}
