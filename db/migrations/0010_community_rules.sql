-- A space is never without its owner, nor with two (product.md, "Writes"): at commit, wherever an
-- owner came or went, the one row with that role is the one the space itself names.
CREATE FUNCTION plaza_check_space_owner() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  space text := coalesce(NEW.space_id, OLD.space_id);
  named text;
BEGIN
  SELECT owner_id INTO named FROM spaces WHERE id = space;
  IF NOT FOUND THEN RETURN NULL; END IF;
  IF named IS NULL OR (SELECT array_agg(person_id) FROM space_members
      WHERE space_id = space AND role = 'owner') IS DISTINCT FROM ARRAY[named] THEN
    RAISE EXCEPTION 'space % is not with its one owner', space USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER space_members_owner_came AFTER INSERT ON space_members
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.role = 'owner') EXECUTE FUNCTION plaza_check_space_owner();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER space_members_owner_changed AFTER UPDATE ON space_members
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.role = 'owner' OR OLD.role = 'owner') EXECUTE FUNCTION plaza_check_space_owner();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER space_members_owner_went AFTER DELETE ON space_members
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.role = 'owner') EXECUTE FUNCTION plaza_check_space_owner();--> statement-breakpoint
-- The money behind a challenge: while it runs its escrow holds the reward, and once it is paid or
-- cancelled nothing (product.md, "Money"). Checked at commit, from both sides.
CREATE FUNCTION plaza_check_escrow(challenge challenges) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  held bigint;
  due bigint := CASE WHEN challenge.awarded_at IS NULL AND challenge.cancelled_at IS NULL
    THEN challenge.reward ELSE 0 END;
BEGIN
  SELECT balance INTO held FROM ledger_accounts
    WHERE id = challenge.escrow_id AND purpose = 'escrow' AND currency = 'credits'
      AND reference = challenge.id;
  IF held IS DISTINCT FROM due THEN
    RAISE EXCEPTION 'the escrow of challenge % holds %, not %', challenge.id, held, due
      USING ERRCODE = 'check_violation';
  END IF;
END $$;--> statement-breakpoint
CREATE FUNCTION plaza_check_escrow_of_challenge() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  challenge challenges;
BEGIN
  SELECT * INTO challenge FROM challenges WHERE id = NEW.id;
  IF FOUND AND challenge.escrow_id IS NOT NULL THEN PERFORM plaza_check_escrow(challenge); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER challenges_escrow_made AFTER INSERT ON challenges
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.escrow_id IS NOT NULL) EXECUTE FUNCTION plaza_check_escrow_of_challenge();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER challenges_escrow_settled
  AFTER UPDATE OF reward, escrow_id, awarded_at, cancelled_at ON challenges
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.escrow_id IS NOT NULL OR OLD.escrow_id IS NOT NULL)
  EXECUTE FUNCTION plaza_check_escrow_of_challenge();--> statement-breakpoint
CREATE FUNCTION plaza_check_challenge_of_escrow() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  challenge challenges;
BEGIN
  SELECT * INTO challenge FROM challenges WHERE escrow_id = NEW.id;
  IF FOUND THEN
    PERFORM plaza_check_escrow(challenge);
  ELSIF (SELECT balance FROM ledger_accounts WHERE id = NEW.id) <> 0 THEN
    RAISE EXCEPTION 'escrow % holds money for no challenge', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_accounts_escrow AFTER UPDATE OF balance ON ledger_accounts
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.purpose = 'escrow') EXECUTE FUNCTION plaza_check_challenge_of_escrow();
