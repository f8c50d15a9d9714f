-- What stood as the rating before there were reviews comes back when there are none again.
UPDATE artifakts SET rating_at_first = rating;--> statement-breakpoint
CREATE FUNCTION plaza_keep_first_rating() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.rating_at_first = NEW.rating;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER artifakts_first_rating BEFORE INSERT ON artifakts
  FOR EACH ROW EXECUTE FUNCTION plaza_keep_first_rating();--> statement-breakpoint
-- In the same commit as the review, whichever way it came or went.
CREATE FUNCTION plaza_rate_artifakt() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  which text;
BEGIN
  IF TG_OP = 'DELETE' THEN which = OLD.artifakt_id; ELSE which = NEW.artifakt_id; END IF;
  -- Locked before it is counted: of two reviews at once the second counts the first.
  PERFORM 1 FROM artifakts WHERE id = which FOR NO KEY UPDATE;
  UPDATE artifakts SET rating = coalesce(
      (SELECT round(avg(stars) * 10) FROM artifakt_reviews WHERE artifakt_id = which),
      rating_at_first)
    WHERE id = which;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER artifakt_reviews_rate AFTER INSERT OR UPDATE OR DELETE ON artifakt_reviews
  FOR EACH ROW EXECUTE FUNCTION plaza_rate_artifakt();--> statement-breakpoint
-- A file that was downloaded stays what it was.
CREATE FUNCTION plaza_refuse_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is never changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER artifakt_versions_immutable BEFORE UPDATE ON artifakt_versions
  FOR EACH ROW EXECUTE FUNCTION plaza_refuse_update();--> statement-breakpoint
-- An audit trail that could be rewritten is none. That a person is gone may be written.
CREATE FUNCTION plaza_keep_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.person_id IS NULL
    AND to_jsonb(NEW) - 'person_id' = to_jsonb(OLD) - 'person_id' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'audit_events is append-only' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER audit_events_append_only BEFORE UPDATE OR DELETE ON audit_events
  FOR EACH ROW EXECUTE FUNCTION plaza_keep_event();
