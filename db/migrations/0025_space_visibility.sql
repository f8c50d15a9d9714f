DROP INDEX "spaces_by_size";--> statement-breakpoint
DROP INDEX "spaces_by_type";--> statement-breakpoint
DROP INDEX "spaces_featured";--> statement-breakpoint
DROP INDEX "spaces_by_name";--> statement-breakpoint
DROP INDEX "spaces_by_type_and_name";--> statement-breakpoint
DROP INDEX "spaces_by_age";--> statement-breakpoint
DROP INDEX "spaces_by_type_and_age";--> statement-breakpoint
DROP INDEX "spaces_search";--> statement-breakpoint
DROP INDEX "spaces_search_name";--> statement-breakpoint
ALTER TABLE "spaces" ADD COLUMN "visibility" text DEFAULT 'listed' NOT NULL;--> statement-breakpoint
ALTER TABLE "spaces" ADD COLUMN "made_by_guest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "spaces" ADD COLUMN "is_listed" boolean GENERATED ALWAYS AS (copied_from IS NULL AND visibility = 'listed' AND NOT made_by_guest) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "spaces_by_size" ON "spaces" USING btree ("user_count" DESC NULLS LAST,"id") WHERE "spaces"."is_listed";--> statement-breakpoint
CREATE INDEX "spaces_by_type" ON "spaces" USING btree ("type","user_count" DESC NULLS LAST,"id") WHERE "spaces"."is_listed";--> statement-breakpoint
CREATE INDEX "spaces_featured" ON "spaces" USING btree ("user_count" DESC NULLS LAST,"id") WHERE "spaces"."is_featured" AND "spaces"."is_listed";--> statement-breakpoint
CREATE INDEX "spaces_by_name" ON "spaces" USING btree ("name","id") WHERE "spaces"."is_listed";--> statement-breakpoint
CREATE INDEX "spaces_by_type_and_name" ON "spaces" USING btree ("type","name","id") WHERE "spaces"."is_listed";--> statement-breakpoint
CREATE INDEX "spaces_by_age" ON "spaces" USING btree ("created_at" DESC NULLS LAST,"id") WHERE "spaces"."is_listed";--> statement-breakpoint
CREATE INDEX "spaces_by_type_and_age" ON "spaces" USING btree ("type","created_at" DESC NULLS LAST,"id") WHERE "spaces"."is_listed";--> statement-breakpoint
CREATE INDEX "spaces_search" ON "spaces" USING gin (plaza_trigrams("search_text")) WHERE "spaces"."is_listed";--> statement-breakpoint
CREATE INDEX "spaces_search_name" ON "spaces" USING gin (plaza_trigrams(left("search_text", "name_length"))) WHERE "spaces"."is_listed";--> statement-breakpoint
ALTER TABLE "spaces" ADD CONSTRAINT "spaces_visibility_known" CHECK ("spaces"."visibility" IN ('listed', 'link', 'private'));--> statement-breakpoint
-- What a guest makes is found by nobody else until the guest has an account. A space that passes to
-- somebody with an account is that person's; one that passes to a guest stays as it was.
UPDATE "spaces" SET "made_by_guest" = true
  WHERE "copied_from" IS NULL AND "owner_id" IN (SELECT "id" FROM "people" WHERE "kind" = 'guest');--> statement-breakpoint
CREATE FUNCTION plaza_mark_guests_space() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.made_by_guest := NEW.copied_from IS NULL
    AND (TG_OP = 'INSERT' OR OLD.made_by_guest)
    AND EXISTS (SELECT FROM people WHERE id = NEW.owner_id AND kind = 'guest');
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER spaces_made_by_guest BEFORE INSERT OR UPDATE OF owner_id ON "spaces"
  FOR EACH ROW EXECUTE FUNCTION plaza_mark_guests_space();
