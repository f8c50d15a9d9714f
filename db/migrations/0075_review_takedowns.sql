ALTER TABLE "item_reports" DROP CONSTRAINT "item_reports_kind_known";--> statement-breakpoint
ALTER TABLE "item_takedowns" DROP CONSTRAINT "item_takedowns_kind_known";--> statement-breakpoint
ALTER TABLE "artifakt_reviews" ADD COLUMN "id" text DEFAULT 'review-' || replace(gen_random_uuid()::text, '-', '') NOT NULL;--> statement-breakpoint
ALTER TABLE "artifakt_reviews" ADD COLUMN "language" text DEFAULT 'es' NOT NULL;--> statement-breakpoint
ALTER TABLE "artifakt_reviews" ADD COLUMN "taken_down_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "artifakt_reviews" ADD CONSTRAINT "artifakt_reviews_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "artifakt_reviews" ADD CONSTRAINT "artifakt_reviews_language_known" CHECK ("artifakt_reviews"."language" IN ('es', 'en', 'pt'));--> statement-breakpoint
ALTER TABLE "item_reports" ADD CONSTRAINT "item_reports_kind_known" CHECK ("item_reports"."item_kind" IN ('artifakt', 'space', 'agentik', 'challenge', 'page', 'entry', 'comment', 'review', 'kit'));--> statement-breakpoint
ALTER TABLE "item_takedowns" ADD CONSTRAINT "item_takedowns_kind_known" CHECK ("item_takedowns"."item_kind" IN ('artifakt', 'space', 'agentik', 'challenge', 'page', 'entry', 'comment', 'review'));--> statement-breakpoint
-- The stars of a review that was taken down do not count.
CREATE OR REPLACE FUNCTION plaza_rate_artifakt() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  which text;
BEGIN
  IF TG_OP = 'DELETE' THEN which = OLD.artifakt_id; ELSE which = NEW.artifakt_id; END IF;
  -- Locked before it is counted: of two reviews at once the second counts the first.
  PERFORM 1 FROM artifakts WHERE id = which FOR NO KEY UPDATE;
  UPDATE artifakts SET rating = coalesce(
      (SELECT round(avg(stars) * 10) FROM artifakt_reviews
        WHERE artifakt_id = which AND taken_down_at IS NULL),
      rating_at_first)
    WHERE id = which;
  RETURN NULL;
END $$;
