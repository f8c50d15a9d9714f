DROP INDEX "agentiks_by_name";--> statement-breakpoint
DROP INDEX "agentiks_by_status";--> statement-breakpoint
DROP INDEX "agentiks_by_language";--> statement-breakpoint
DROP INDEX "agentiks_by_type";--> statement-breakpoint
DROP INDEX "agentiks_by_age";--> statement-breakpoint
DROP INDEX "agentiks_by_rank";--> statement-breakpoint
DROP INDEX "agentiks_by_type_and_age";--> statement-breakpoint
DROP INDEX "agentiks_search";--> statement-breakpoint
DROP INDEX "agentiks_search_name";--> statement-breakpoint
DROP INDEX "artifakts_by_downloads";--> statement-breakpoint
DROP INDEX "artifakts_by_category";--> statement-breakpoint
DROP INDEX "artifakts_by_language";--> statement-breakpoint
DROP INDEX "artifakts_by_type";--> statement-breakpoint
DROP INDEX "artifakts_by_rating";--> statement-breakpoint
DROP INDEX "artifakts_by_category_and_rating";--> statement-breakpoint
DROP INDEX "artifakts_by_age";--> statement-breakpoint
DROP INDEX "artifakts_by_category_and_age";--> statement-breakpoint
DROP INDEX "artifakts_by_name";--> statement-breakpoint
DROP INDEX "artifakts_by_category_and_name";--> statement-breakpoint
DROP INDEX "artifakts_by_price";--> statement-breakpoint
DROP INDEX "artifakts_by_category_and_price";--> statement-breakpoint
DROP INDEX "artifakts_search";--> statement-breakpoint
DROP INDEX "artifakts_search_name";--> statement-breakpoint
DROP INDEX "challenges_by_deadline";--> statement-breakpoint
DROP INDEX "challenges_by_type";--> statement-breakpoint
DROP INDEX "challenges_by_reward";--> statement-breakpoint
DROP INDEX "challenges_by_participants";--> statement-breakpoint
DROP INDEX "challenges_by_age";--> statement-breakpoint
DROP INDEX "challenges_search";--> statement-breakpoint
DROP INDEX "challenges_search_name";--> statement-breakpoint
-- With the column go the indexes that have it as their predicate; they are made anew below.
ALTER TABLE "spaces" drop column "is_listed";--> statement-breakpoint
ALTER TABLE "spaces" ADD COLUMN "taken_down_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "spaces" ADD COLUMN "is_listed" boolean GENERATED ALWAYS AS (copied_from IS NULL AND visibility = 'listed' AND NOT made_by_guest AND taken_down_at IS NULL) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "agentiks" ADD COLUMN "made_by_guest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "agentiks" ADD COLUMN "taken_down_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "agentiks" ADD COLUMN "is_listed" boolean GENERATED ALWAYS AS (copied_from IS NULL AND NOT made_by_guest AND taken_down_at IS NULL) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "artifakts" ADD COLUMN "made_by_guest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "artifakts" ADD COLUMN "taken_down_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "artifakts" ADD COLUMN "is_listed" boolean GENERATED ALWAYS AS (copied_from IS NULL AND publication = 'published' AND NOT made_by_guest AND taken_down_at IS NULL) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "challenges" ADD COLUMN "made_by_guest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "challenges" ADD COLUMN "taken_down_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "challenges" ADD COLUMN "is_listed" boolean GENERATED ALWAYS AS (NOT made_by_guest AND taken_down_at IS NULL) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "agentiks_by_name" ON "agentiks" USING btree ("name","id") WHERE "agentiks"."is_listed";--> statement-breakpoint
CREATE INDEX "agentiks_by_status" ON "agentiks" USING btree ("status","name","id") WHERE "agentiks"."is_listed";--> statement-breakpoint
CREATE INDEX "agentiks_by_language" ON "agentiks" USING btree ("language","name","id") WHERE "agentiks"."is_listed";--> statement-breakpoint
CREATE INDEX "agentiks_by_type" ON "agentiks" USING btree ("type","name","id","language") WHERE "agentiks"."is_listed";--> statement-breakpoint
CREATE INDEX "agentiks_by_age" ON "agentiks" USING btree ("created_at" DESC NULLS LAST,"id") WHERE "agentiks"."is_listed";--> statement-breakpoint
CREATE INDEX "agentiks_by_rank" ON "agentiks" USING btree (array_position(ARRAY['active', 'paused', 'inactive']::text[], "status"),"status","name","id") WHERE "agentiks"."is_listed";--> statement-breakpoint
CREATE INDEX "agentiks_by_type_and_age" ON "agentiks" USING btree ("type","created_at","id") WHERE "agentiks"."is_listed";--> statement-breakpoint
CREATE INDEX "agentiks_search" ON "agentiks" USING gin (plaza_trigrams("search_text")) WHERE "agentiks"."is_listed";--> statement-breakpoint
CREATE INDEX "agentiks_search_name" ON "agentiks" USING gin (plaza_trigrams(left("search_text", "name_length"))) WHERE "agentiks"."is_listed";--> statement-breakpoint
CREATE INDEX "artifakts_by_downloads" ON "artifakts" USING btree ("download_count" DESC NULLS LAST,"id","price") WHERE "artifakts"."is_listed";--> statement-breakpoint
CREATE INDEX "artifakts_by_category" ON "artifakts" USING btree ("category","download_count" DESC NULLS LAST,"id","price") WHERE "artifakts"."is_listed";--> statement-breakpoint
CREATE INDEX "artifakts_by_language" ON "artifakts" USING btree ("language","download_count" DESC NULLS LAST,"id","price") WHERE "artifakts"."is_listed";--> statement-breakpoint
CREATE INDEX "artifakts_by_type" ON "artifakts" USING btree ("type","download_count" DESC NULLS LAST,"id") WHERE "artifakts"."is_listed";--> statement-breakpoint
CREATE INDEX "artifakts_by_rating" ON "artifakts" USING btree ("rating" DESC NULLS LAST,"download_count" DESC NULLS LAST,"id","price") WHERE "artifakts"."is_listed";--> statement-breakpoint
CREATE INDEX "artifakts_by_category_and_rating" ON "artifakts" USING btree ("category","rating" DESC NULLS LAST,"download_count" DESC NULLS LAST,"id","price") WHERE "artifakts"."is_listed";--> statement-breakpoint
CREATE INDEX "artifakts_by_age" ON "artifakts" USING btree ("created_at" DESC NULLS LAST,"id","price") WHERE "artifakts"."is_listed";--> statement-breakpoint
CREATE INDEX "artifakts_by_category_and_age" ON "artifakts" USING btree ("category","created_at" DESC NULLS LAST,"id","price") WHERE "artifakts"."is_listed";--> statement-breakpoint
CREATE INDEX "artifakts_by_name" ON "artifakts" USING btree ("name","id","price") WHERE "artifakts"."is_listed";--> statement-breakpoint
CREATE INDEX "artifakts_by_category_and_name" ON "artifakts" USING btree ("category","name","id","price") WHERE "artifakts"."is_listed";--> statement-breakpoint
CREATE INDEX "artifakts_by_price" ON "artifakts" USING btree ("price","download_count" DESC NULLS LAST,"id") WHERE "artifakts"."is_listed";--> statement-breakpoint
CREATE INDEX "artifakts_by_category_and_price" ON "artifakts" USING btree ("category","price","download_count" DESC NULLS LAST,"id") WHERE "artifakts"."is_listed";--> statement-breakpoint
CREATE INDEX "artifakts_search" ON "artifakts" USING gin (plaza_trigrams("search_text")) WHERE "artifakts"."is_listed";--> statement-breakpoint
CREATE INDEX "artifakts_search_name" ON "artifakts" USING gin (plaza_trigrams(left("search_text", "name_length"))) WHERE "artifakts"."is_listed";--> statement-breakpoint
CREATE INDEX "challenges_by_deadline" ON "challenges" USING btree ("is_active" DESC NULLS LAST,"deadline","id","reward") WHERE "challenges"."is_listed";--> statement-breakpoint
CREATE INDEX "challenges_by_type" ON "challenges" USING btree ("type","is_active" DESC NULLS LAST,"deadline","id") WHERE "challenges"."is_listed";--> statement-breakpoint
CREATE INDEX "challenges_by_reward" ON "challenges" USING btree ("reward" DESC NULLS LAST,"id","type") WHERE "challenges"."is_listed";--> statement-breakpoint
CREATE INDEX "challenges_by_participants" ON "challenges" USING btree ("current_participants" DESC NULLS LAST,"id","type") WHERE "challenges"."is_listed";--> statement-breakpoint
CREATE INDEX "challenges_by_age" ON "challenges" USING btree ("created_at" DESC NULLS LAST,"id","type") WHERE "challenges"."is_listed";--> statement-breakpoint
CREATE INDEX "challenges_search" ON "challenges" USING gin (plaza_trigrams("search_text")) WHERE "challenges"."is_listed";--> statement-breakpoint
CREATE INDEX "challenges_search_name" ON "challenges" USING gin (plaza_trigrams(left("search_text", "name_length"))) WHERE "challenges"."is_listed";--> statement-breakpoint
CREATE INDEX "spaces_by_size" ON "spaces" USING btree ("user_count" DESC NULLS LAST,"id") WHERE "spaces"."is_listed";--> statement-breakpoint
CREATE INDEX "spaces_by_type" ON "spaces" USING btree ("type","user_count" DESC NULLS LAST,"id") WHERE "spaces"."is_listed";--> statement-breakpoint
CREATE INDEX "spaces_featured" ON "spaces" USING btree ("user_count" DESC NULLS LAST,"id") WHERE "spaces"."is_featured" AND "spaces"."is_listed";--> statement-breakpoint
CREATE INDEX "spaces_by_name" ON "spaces" USING btree ("name","id") WHERE "spaces"."is_listed";--> statement-breakpoint
CREATE INDEX "spaces_by_type_and_name" ON "spaces" USING btree ("type","name","id") WHERE "spaces"."is_listed";--> statement-breakpoint
CREATE INDEX "spaces_by_age" ON "spaces" USING btree ("created_at" DESC NULLS LAST,"id") WHERE "spaces"."is_listed";--> statement-breakpoint
CREATE INDEX "spaces_by_type_and_age" ON "spaces" USING btree ("type","created_at" DESC NULLS LAST,"id") WHERE "spaces"."is_listed";--> statement-breakpoint
CREATE INDEX "spaces_search" ON "spaces" USING gin (plaza_trigrams("search_text")) WHERE "spaces"."is_listed";--> statement-breakpoint
CREATE INDEX "spaces_search_name" ON "spaces" USING gin (plaza_trigrams(left("search_text", "name_length"))) WHERE "spaces"."is_listed";--> statement-breakpoint
CREATE INDEX "spaces_by_language" ON "spaces" USING btree ("language","user_count" DESC NULLS LAST,"id") WHERE "spaces"."is_listed";--> statement-breakpoint
-- As of spaces (migration space_visibility): what a guest makes is found by nobody else until it
-- passes to an account.
UPDATE "agentiks" SET "made_by_guest" = true
  WHERE "copied_from" IS NULL AND "owner_id" IN (SELECT "id" FROM "people" WHERE "kind" = 'guest');--> statement-breakpoint
UPDATE "artifakts" SET "made_by_guest" = true
  WHERE "copied_from" IS NULL AND "creator_id" IN (SELECT "id" FROM "people" WHERE "kind" = 'guest');--> statement-breakpoint
UPDATE "challenges" SET "made_by_guest" = true
  WHERE "creator_id" IN (SELECT "id" FROM "people" WHERE "kind" = 'guest');--> statement-breakpoint
-- Of artifakts and challenges. What passes to nobody, when its maker is deleted, stays as it was.
CREATE FUNCTION plaza_mark_guests_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.made_by_guest := (TG_OP = 'INSERT' OR OLD.made_by_guest)
    AND ((TG_OP = 'UPDATE' AND NEW.creator_id IS NULL)
      OR EXISTS (SELECT FROM people WHERE id = NEW.creator_id AND kind = 'guest'));
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER artifakts_made_by_guest BEFORE INSERT OR UPDATE OF creator_id ON "artifakts"
  FOR EACH ROW WHEN (NEW.copied_from IS NULL) EXECUTE FUNCTION plaza_mark_guests_item();--> statement-breakpoint
CREATE TRIGGER challenges_made_by_guest BEFORE INSERT OR UPDATE OF creator_id ON "challenges"
  FOR EACH ROW EXECUTE FUNCTION plaza_mark_guests_item();--> statement-breakpoint
-- The function of spaces: it reads "owner_id" and "copied_from".
CREATE TRIGGER agentiks_made_by_guest BEFORE INSERT OR UPDATE OF owner_id ON "agentiks"
  FOR EACH ROW EXECUTE FUNCTION plaza_mark_guests_space();
