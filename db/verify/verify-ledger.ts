import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";

/** The result of checking one rule of the ledger. */
export interface LedgerCheck {
  rule: string;
  /** Number of rows checked. */
  checked: number;
  /** Number of violations. */
  broken: number;
  /** The first five violations, as `id: what is wrong`. */
  examples: string[];
}

const EXAMPLE_COUNT = 5;

/**
 * Each rule has a query for the number of checked rows, and one with a row `example` per violation.
 */
const RULES: { rule: string; checked: SQL; broken: SQL }[] = [
  {
    rule: "each transaction sums to zero in each currency",
    checked: sql`SELECT count(*) FROM ledger_transactions`,
    broken: sql`
      SELECT entry.transaction_id || ': ' || sum(entry.amount) || ' ' || account.currency AS example
      FROM ledger_entries entry JOIN ledger_accounts account ON account.id = entry.account_id
      GROUP BY entry.transaction_id, account.currency HAVING sum(entry.amount) <> 0`,
  },
  {
    rule: "each transaction has at least two entries",
    checked: sql`SELECT count(*) FROM ledger_transactions`,
    broken: sql`
      SELECT transaction.id || ': ' || count(entry.line) || ' entries' AS example
      FROM ledger_transactions transaction
      LEFT JOIN ledger_entries entry ON entry.transaction_id = transaction.id
      GROUP BY transaction.id HAVING count(entry.line) < 2`,
  },
  {
    rule: "each balance is the sum of its entries",
    checked: sql`SELECT count(*) FROM ledger_accounts`,
    broken: sql`
      SELECT account.id || ': ' || account.balance || ' instead of ' || coalesce(sum(entry.amount), 0) AS example
      FROM ledger_accounts account LEFT JOIN ledger_entries entry ON entry.account_id = account.id
      GROUP BY account.id HAVING account.balance <> coalesce(sum(entry.amount), 0)`,
  },
  {
    rule: "no balance but the house's is below zero",
    checked: sql`SELECT count(*) FROM ledger_accounts WHERE purpose NOT IN ('funding', 'revenue')`,
    broken: sql`
      SELECT id || ': ' || balance AS example FROM ledger_accounts
      WHERE balance < 0 AND (purpose NOT IN ('funding', 'revenue') OR owner_id IS NOT NULL)`,
  },
  {
    rule: "play money sums to zero in each transaction, and is what its entries say",
    checked: sql`SELECT count(*) FROM ledger_accounts`,
    broken: sql`
      SELECT entry.transaction_id || ': ' || sum(entry.play) || ' ' || account.currency AS example
      FROM ledger_entries entry JOIN ledger_accounts account ON account.id = entry.account_id
      GROUP BY entry.transaction_id, account.currency HAVING sum(entry.play) <> 0
      UNION ALL
      SELECT account.id || ': ' || account.play || ' instead of ' || coalesce(sum(entry.play), 0)
      FROM ledger_accounts account LEFT JOIN ledger_entries entry ON entry.account_id = account.id
      GROUP BY account.id HAVING account.play <> coalesce(sum(entry.play), 0)`,
  },
  {
    rule: "nothing that is held to be paid out is play money, nor was anything that was paid",
    checked: sql`SELECT count(*) FROM ledger_accounts WHERE purpose = 'hold'`,
    broken: sql`
      SELECT id || ': ' || play AS example FROM ledger_accounts
      WHERE purpose NOT IN ('funding', 'revenue')
        AND NOT (play BETWEEN 0 AND balance AND (purpose <> 'hold' OR play = 0))
      UNION ALL
      SELECT transaction.id || ': ' || entry.play FROM ledger_transactions transaction
      JOIN ledger_entries entry ON entry.transaction_id = transaction.id
      WHERE transaction.cause = 'payout' AND entry.play <> 0`,
  },
  {
    rule: "all accounts of a currency sum to zero",
    checked: sql`SELECT count(DISTINCT currency) FROM ledger_accounts`,
    broken: sql`
      SELECT currency || ': ' || sum(balance) AS example FROM ledger_accounts
      GROUP BY currency HAVING sum(balance) <> 0`,
  },
  {
    rule: "one account for each owner, currency, purpose and reference",
    checked: sql`SELECT count(*) FROM ledger_accounts`,
    broken: sql`
      SELECT coalesce(owner_id, 'the house') || ' ' || currency || ' ' || purpose || ': ' || count(*) AS example
      FROM ledger_accounts GROUP BY owner_id, currency, purpose, reference HAVING count(*) > 1`,
  },
  {
    rule: "an open challenge's escrow holds its reward, a paid or cancelled one's nothing",
    checked: sql`SELECT count(*) FROM challenges`,
    broken: sql`
      SELECT challenge.id || ': ' || coalesce(escrow.balance::text, 'no escrow') || ' instead of '
        || due.amount AS example
      FROM challenges challenge
      CROSS JOIN LATERAL (SELECT CASE WHEN awarded_at IS NULL AND cancelled_at IS NULL
        THEN reward ELSE 0 END AS amount) due
      LEFT JOIN ledger_accounts escrow ON escrow.id = challenge.escrow_id
        AND escrow.purpose = 'escrow' AND escrow.currency = 'credits'
        AND escrow.reference = challenge.id
      -- One that ended before there were escrows has none.
      WHERE coalesce(escrow.balance, CASE due.amount WHEN 0 THEN 0 END)
        IS DISTINCT FROM due.amount`,
  },
  {
    rule: "an escrow that holds something is an open challenge's",
    checked: sql`SELECT count(*) FROM ledger_accounts WHERE purpose = 'escrow'`,
    broken: sql`
      SELECT account.id || ': ' || account.balance AS example FROM ledger_accounts account
      WHERE purpose = 'escrow' AND balance <> 0 AND NOT EXISTS (SELECT FROM challenges
        WHERE escrow_id = account.id AND awarded_at IS NULL AND cancelled_at IS NULL)`,
  },
  {
    rule: "a settled top-up has put its amount into a wallet",
    checked: sql`SELECT count(*) FROM top_ups WHERE status = 'settled'`,
    broken: sql`
      SELECT top_up.id || ': ' || booked.amount || ' instead of ' || top_up.amount AS example
      FROM top_ups top_up
      CROSS JOIN LATERAL (SELECT coalesce(sum(entry.amount), 0) AS amount
        FROM ledger_entries entry JOIN ledger_accounts account ON account.id = entry.account_id
        WHERE entry.transaction_id = top_up.transaction_id
          AND account.purpose = 'wallet' AND account.currency = top_up.currency) booked
      WHERE top_up.status = 'settled' AND booked.amount <> top_up.amount`,
  },
  {
    rule: "what was taken back of a top-up is what its movements have moved",
    checked: sql`SELECT count(*) FROM top_up_payments`,
    broken: sql`
      SELECT payment.top_up_id || ': ' || moved.wallet || ' and ' || moved.house || ' instead of '
        || payment.taken_wallet || ' and ' || payment.taken_house AS example
      FROM top_up_payments payment
      CROSS JOIN LATERAL (SELECT
          coalesce(-sum(entry.amount) FILTER (WHERE account.purpose = 'wallet'), 0) AS wallet,
          coalesce(-sum(entry.amount) FILTER (WHERE account.purpose = 'revenue'), 0) AS house
        FROM top_up_movements movement
        JOIN ledger_entries entry ON entry.transaction_id = movement.transaction_id
        JOIN ledger_accounts account ON account.id = entry.account_id
        WHERE movement.top_up_id = payment.top_up_id) moved
      WHERE (moved.wallet, moved.house) <> (payment.taken_wallet, payment.taken_house)`,
  },
  {
    rule: "the guards stand: append-only, balanced at commit, balances by entries",
    checked: sql`SELECT 7`,
    broken: sql`
      SELECT guard || ': missing or switched off' AS example
      FROM unnest(ARRAY['ledger_entries_append_only', 'ledger_transactions_append_only',
        'ledger_entries_balanced', 'ledger_entries_apply', 'ledger_accounts_escrow',
        'challenges_escrow_made', 'challenges_escrow_settled']) AS guard
      WHERE NOT EXISTS (SELECT 1 FROM pg_trigger
        WHERE tgname = guard AND tgenabled IN ('O', 'A') AND tgrelid IN
          ('ledger_entries'::regclass, 'ledger_transactions'::regclass,
           'ledger_accounts'::regclass, 'challenges'::regclass))`,
  },
];

/** Checks every rule of the ledger on one snapshot of the whole database. */
export async function verifyLedger(db: Db): Promise<LedgerCheck[]> {
  return db.transaction(
    async (tx) => {
      const checks: LedgerCheck[] = [];
      for (const { rule, checked, broken } of RULES) {
        const [row] = await tx.execute<{ checked: string; broken: string; examples: string[] }>(sql`
          WITH broken AS (${broken})
          SELECT (${checked}) AS checked, (SELECT count(*) FROM broken) AS broken,
            ARRAY(SELECT example FROM broken ORDER BY example LIMIT ${EXAMPLE_COUNT}) AS examples`);
        checks.push({
          rule,
          checked: Number(row!.checked),
          broken: Number(row!.broken),
          examples: row!.examples,
        });
      }
      return checks;
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}
