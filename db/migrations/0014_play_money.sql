ALTER TABLE "ledger_accounts" ADD COLUMN "play" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "play" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_play_within" CHECK ("ledger_accounts"."purpose" IN ('funding', 'revenue') OR ("ledger_accounts"."play" BETWEEN 0 AND "ledger_accounts"."balance"
        AND ("ledger_accounts"."purpose" <> 'hold' OR "ledger_accounts"."play" = 0)));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_play_within" CHECK ("ledger_entries"."play" = 0 OR (sign("ledger_entries"."play") = sign("ledger_entries"."amount") AND abs("ledger_entries"."play") <= abs("ledger_entries"."amount")));--> statement-breakpoint
CREATE OR REPLACE FUNCTION plaza_apply_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ledger_accounts SET balance = balance + NEW.amount, play = play + NEW.play
    WHERE id = NEW.account_id;
  RETURN NEW;
END $$;--> statement-breakpoint
-- At commit, every transaction sums to zero in each currency, and so does its play money: none of it
-- turns into money on the way.
CREATE OR REPLACE FUNCTION plaza_check_transaction_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  unbalanced text;
BEGIN
  SELECT account.currency INTO unbalanced
    FROM ledger_entries entry JOIN ledger_accounts account ON account.id = entry.account_id
    WHERE entry.transaction_id = NEW.transaction_id
    GROUP BY account.currency HAVING sum(entry.amount) <> 0 OR sum(entry.play) <> 0
    LIMIT 1;
  IF unbalanced IS NOT NULL THEN
    RAISE EXCEPTION 'ledger transaction % does not sum to zero in %', NEW.transaction_id, unbalanced
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Until now nobody could pay anything in: the sandbox was the only provider. So all there is, is play
-- money, and what is held to be paid out goes back first.
DO $$
DECLARE
  asked record;
  hold text;
  wallet text;
BEGIN
  FOR asked IN SELECT * FROM payouts WHERE status = 'requested' ORDER BY id LOOP
    SELECT id INTO STRICT hold FROM ledger_accounts
      WHERE coalesce(owner_id, '') = asked.person_id AND purpose = 'hold' AND currency = 'MXN';
    SELECT id INTO STRICT wallet FROM ledger_accounts
      WHERE coalesce(owner_id, '') = asked.person_id AND purpose = 'wallet' AND currency = 'MXN';
    INSERT INTO ledger_transactions (id, cause, reference)
      VALUES ('transaction-back-' || asked.id, 'payout_release', asked.id);
    INSERT INTO ledger_entries (transaction_id, line, account_id, amount) VALUES
      ('transaction-back-' || asked.id, 1, hold, -asked.amount),
      ('transaction-back-' || asked.id, 2, wallet, asked.amount);
    UPDATE payouts SET status = 'cancelled', end_id = 'transaction-back-' || asked.id, ended_at = now()
      WHERE id = asked.id;
  END LOOP;
END $$;--> statement-breakpoint
SET CONSTRAINTS ALL IMMEDIATE;--> statement-breakpoint
ALTER TABLE ledger_entries DISABLE TRIGGER ledger_entries_append_only;--> statement-breakpoint
-- Not what has gone out already: that was noted as paid by hand, if it ever was.
UPDATE ledger_entries SET play = amount
  WHERE transaction_id NOT IN (SELECT hold_id FROM payouts WHERE status = 'paid'
    UNION ALL SELECT end_id FROM payouts WHERE status = 'paid');--> statement-breakpoint
ALTER TABLE ledger_entries ENABLE TRIGGER ledger_entries_append_only;--> statement-breakpoint
UPDATE ledger_accounts account SET play = (SELECT coalesce(sum(play), 0) FROM ledger_entries
    WHERE account_id = account.id);--> statement-breakpoint
SET CONSTRAINTS ALL DEFERRED;
