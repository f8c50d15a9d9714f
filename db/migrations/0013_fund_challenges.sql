-- Challenges from before there was money behind them (seeds of that time) get it as a person would
-- have given it: the creator is given the reward, and puts it into an escrow. So that each challenge
-- that is not paid or cancelled can be awarded and cancelled. A database without any changes nothing.
--
-- What the demo person had won in one that is over was paid already: it is written down as won.
UPDATE challenges SET awarded_to = winner.person_id, awarded_at = winner.at
  FROM (SELECT moved.reference AS challenge_id, account.owner_id AS person_id,
          min(moved.created_at) AS at
        FROM ledger_transactions moved
        JOIN ledger_entries entry ON entry.transaction_id = moved.id AND entry.amount > 0
        JOIN ledger_accounts account ON account.id = entry.account_id
        JOIN people person ON person.id = account.owner_id AND person.kind = 'demo'
        WHERE moved.cause = 'challenge_reward'
        GROUP BY moved.reference, account.owner_id) AS winner
  WHERE winner.challenge_id = challenges.id AND NOT is_active AND escrow_id IS NULL
    AND awarded_at IS NULL AND cancelled_at IS NULL
    AND creator_id IS DISTINCT FROM winner.person_id;--> statement-breakpoint
DO $$
DECLARE
  challenge record;
  wallet text;
  escrow text;
  funding text;
  moved text;
BEGIN
  FOR challenge IN
    SELECT id, reward, creator_id, created_at FROM challenges
    WHERE escrow_id IS NULL AND awarded_at IS NULL AND cancelled_at IS NULL ORDER BY id
  LOOP
    INSERT INTO ledger_accounts (id, currency, purpose, reference)
      VALUES ('account-escrow-' || challenge.id, 'credits', 'escrow', challenge.id)
      ON CONFLICT DO NOTHING;
    SELECT id INTO STRICT escrow FROM ledger_accounts
      WHERE coalesce(owner_id, '') = '' AND currency = 'credits' AND purpose = 'escrow'
        AND reference = challenge.id;
    UPDATE challenges SET escrow_id = escrow WHERE id = challenge.id;
    CONTINUE WHEN challenge.reward = 0;

    INSERT INTO ledger_accounts (id, currency, purpose)
      VALUES ('account-funding-credits', 'credits', 'funding') ON CONFLICT DO NOTHING;
    SELECT id INTO STRICT funding FROM ledger_accounts
      WHERE coalesce(owner_id, '') = '' AND currency = 'credits' AND purpose = 'funding'
        AND reference = '';
    wallet := funding;
    IF challenge.creator_id IS NOT NULL THEN
      INSERT INTO ledger_accounts (id, owner_id, currency, purpose)
        VALUES ('account-' || challenge.creator_id || '-credits', challenge.creator_id, 'credits', 'wallet')
        ON CONFLICT DO NOTHING;
      SELECT id INTO STRICT wallet FROM ledger_accounts
        WHERE coalesce(owner_id, '') = challenge.creator_id AND currency = 'credits'
          AND purpose = 'wallet' AND reference = '';
      moved := 'transaction-opening-' || challenge.id;
      INSERT INTO ledger_transactions (id, cause, reference, created_at)
        VALUES (moved, 'opening_balance', '', challenge.created_at - interval '1 minute');
      INSERT INTO ledger_entries (transaction_id, line, account_id, amount)
        VALUES (moved, 1, funding, -challenge.reward), (moved, 2, wallet, challenge.reward);
    END IF;
    moved := 'transaction-escrow-' || challenge.id;
    INSERT INTO ledger_transactions (id, cause, reference, created_at)
      VALUES (moved, 'challenge_escrow', challenge.id, challenge.created_at);
    INSERT INTO ledger_entries (transaction_id, line, account_id, amount)
      VALUES (moved, 1, wallet, -challenge.reward), (moved, 2, escrow, challenge.reward);
  END LOOP;
END $$;--> statement-breakpoint
-- Held now, not at the end of all migrations: one that follows may change these tables.
SET CONSTRAINTS ALL IMMEDIATE;--> statement-breakpoint
SET CONSTRAINTS ALL DEFERRED;
