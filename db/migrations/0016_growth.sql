-- Every three characters of a text, the last ones filled up with a sign that nobody can type: what
-- contains a text has all of its threes, and of one or two characters a three that begins with them.
-- (Those of pg_trgm know nothing of signs, nor of one or two letters.) Not inlined, and with its cost:
-- of each row of a table it takes longer than the index. Restricted, or for that cost a search would
-- start processes of its own.
CREATE FUNCTION plaza_trigrams(value text) RETURNS tsvector
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL RESTRICTED COST 2000
  AS $$ BEGIN
    RETURN array_to_tsvector(ARRAY(
      SELECT substr(value || E'\x01\x01', place, 3) FROM generate_series(1, length(value)) place));
  END $$;--> statement-breakpoint
-- What plaza_trigrams has of every text that contains this one; null for an empty one.
CREATE FUNCTION plaza_trigram_query(value text) RETURNS tsquery
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ DECLARE
    quote CONSTANT text := chr(39);
    ending CONSTANT text := CASE WHEN length(value) < 3 THEN quote || ':*' ELSE quote END;
  BEGIN
    RETURN (SELECT string_agg(quote
        || replace(replace(substr(value, place, 3), '\', '\\'), quote, quote || quote) || ending, ' & ')
      FROM generate_series(1, CASE WHEN length(value) = 0 THEN 0 ELSE greatest(length(value) - 2, 1) END) place
    )::tsquery;
  END $$;--> statement-breakpoint
DROP INDEX "agentiks_search";--> statement-breakpoint
DROP INDEX "artifakts_by_downloads";--> statement-breakpoint
DROP INDEX "artifakts_by_type";--> statement-breakpoint
DROP INDEX "artifakts_search";--> statement-breakpoint
DROP INDEX "artifakts_of_creator";--> statement-breakpoint
DROP INDEX "challenges_by_deadline";--> statement-breakpoint
DROP INDEX "challenges_by_type";--> statement-breakpoint
DROP INDEX "challenges_search";--> statement-breakpoint
DROP INDEX "spaces_search";--> statement-breakpoint
ALTER TABLE "agentiks" ADD COLUMN "name_length" integer GENERATED ALWAYS AS (length(plaza_fold(name))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "artifakts" ADD COLUMN "category" text GENERATED ALWAYS AS (CASE WHEN type IN ('template', 'presentation', 'mockup', 'ppt', 'figma', 'notion') THEN 'design' WHEN type IN ('audio', 'music', 'sound', 'podcast') THEN 'audio' WHEN type IN ('image', 'photo', 'graphics', 'gif', 'icons', 'brand') THEN 'images' WHEN type IN ('video', 'motion', 'animation') THEN 'video' WHEN type IN ('website', 'wordpress', 'webflow', 'framer') THEN 'web' WHEN type IN ('document', 'pdf', 'doc', 'xls', 'txt') THEN 'documents' WHEN type IN ('3d', 'model', 'figure') THEN 'models' WHEN type IN ('tool', 'plugin', 'extension') THEN 'tools' END) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "artifakts" ADD COLUMN "name_length" integer GENERATED ALWAYS AS (length(plaza_fold(name))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "challenges" ADD COLUMN "name_length" integer GENERATED ALWAYS AS (length(plaza_fold(name))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "spaces" ADD COLUMN "name_length" integer GENERATED ALWAYS AS (length(plaza_fold(name))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "agentiks_by_age" ON "agentiks" USING btree ("created_at" DESC NULLS LAST,"id") WHERE "agentiks"."copied_from" IS NULL;--> statement-breakpoint
CREATE INDEX "agentiks_by_rank" ON "agentiks" USING btree (array_position(ARRAY['active', 'paused', 'inactive']::text[], "status"),"status","name","id") WHERE "agentiks"."copied_from" IS NULL;--> statement-breakpoint
CREATE INDEX "agentiks_by_type_and_age" ON "agentiks" USING btree ("type","created_at","id") WHERE "agentiks"."copied_from" IS NULL;--> statement-breakpoint
CREATE INDEX "agentiks_search_name" ON "agentiks" USING gin (plaza_trigrams(left("search_text", "name_length"))) WHERE "agentiks"."copied_from" IS NULL;--> statement-breakpoint
CREATE INDEX "artifakts_by_category" ON "artifakts" USING btree ("category","download_count" DESC NULLS LAST,"id","price") WHERE "artifakts"."copied_from" IS NULL AND "artifakts"."publication" = 'published';--> statement-breakpoint
CREATE INDEX "artifakts_by_rating" ON "artifakts" USING btree ("rating" DESC NULLS LAST,"download_count" DESC NULLS LAST,"id","price") WHERE "artifakts"."copied_from" IS NULL AND "artifakts"."publication" = 'published';--> statement-breakpoint
CREATE INDEX "artifakts_by_category_and_rating" ON "artifakts" USING btree ("category","rating" DESC NULLS LAST,"download_count" DESC NULLS LAST,"id","price") WHERE "artifakts"."copied_from" IS NULL AND "artifakts"."publication" = 'published';--> statement-breakpoint
CREATE INDEX "artifakts_by_age" ON "artifakts" USING btree ("created_at" DESC NULLS LAST,"id","price") WHERE "artifakts"."copied_from" IS NULL AND "artifakts"."publication" = 'published';--> statement-breakpoint
CREATE INDEX "artifakts_by_category_and_age" ON "artifakts" USING btree ("category","created_at" DESC NULLS LAST,"id","price") WHERE "artifakts"."copied_from" IS NULL AND "artifakts"."publication" = 'published';--> statement-breakpoint
CREATE INDEX "artifakts_by_name" ON "artifakts" USING btree ("name","id","price") WHERE "artifakts"."copied_from" IS NULL AND "artifakts"."publication" = 'published';--> statement-breakpoint
CREATE INDEX "artifakts_by_category_and_name" ON "artifakts" USING btree ("category","name","id","price") WHERE "artifakts"."copied_from" IS NULL AND "artifakts"."publication" = 'published';--> statement-breakpoint
CREATE INDEX "artifakts_by_price" ON "artifakts" USING btree ("price","download_count" DESC NULLS LAST,"id") WHERE "artifakts"."copied_from" IS NULL AND "artifakts"."publication" = 'published';--> statement-breakpoint
CREATE INDEX "artifakts_by_category_and_price" ON "artifakts" USING btree ("category","price","download_count" DESC NULLS LAST,"id") WHERE "artifakts"."copied_from" IS NULL AND "artifakts"."publication" = 'published';--> statement-breakpoint
CREATE INDEX "artifakts_search_name" ON "artifakts" USING gin (plaza_trigrams(left("search_text", "name_length"))) WHERE "artifakts"."copied_from" IS NULL AND "artifakts"."publication" = 'published';--> statement-breakpoint
CREATE INDEX "challenges_by_reward" ON "challenges" USING btree ("reward" DESC NULLS LAST,"id","type");--> statement-breakpoint
CREATE INDEX "challenges_by_participants" ON "challenges" USING btree ("current_participants" DESC NULLS LAST,"id","type");--> statement-breakpoint
CREATE INDEX "challenges_by_age" ON "challenges" USING btree ("created_at" DESC NULLS LAST,"id","type");--> statement-breakpoint
CREATE INDEX "challenges_search_name" ON "challenges" USING gin (plaza_trigrams(left("search_text", "name_length")));--> statement-breakpoint
CREATE INDEX "spaces_by_name" ON "spaces" USING btree ("name","id") WHERE "spaces"."copied_from" IS NULL;--> statement-breakpoint
CREATE INDEX "spaces_by_type_and_name" ON "spaces" USING btree ("type","name","id") WHERE "spaces"."copied_from" IS NULL;--> statement-breakpoint
CREATE INDEX "spaces_by_age" ON "spaces" USING btree ("created_at" DESC NULLS LAST,"id") WHERE "spaces"."copied_from" IS NULL;--> statement-breakpoint
CREATE INDEX "spaces_by_type_and_age" ON "spaces" USING btree ("type","created_at" DESC NULLS LAST,"id") WHERE "spaces"."copied_from" IS NULL;--> statement-breakpoint
CREATE INDEX "spaces_search_name" ON "spaces" USING gin (plaza_trigrams(left("search_text", "name_length"))) WHERE "spaces"."copied_from" IS NULL;--> statement-breakpoint
CREATE INDEX "people_search" ON "people" USING gin (plaza_trigrams(plaza_fold("display_name")));--> statement-breakpoint
CREATE INDEX "agentiks_search" ON "agentiks" USING gin (plaza_trigrams("search_text")) WHERE "agentiks"."copied_from" IS NULL;--> statement-breakpoint
CREATE INDEX "artifakts_by_downloads" ON "artifakts" USING btree ("download_count" DESC NULLS LAST,"id","price") WHERE "artifakts"."copied_from" IS NULL AND "artifakts"."publication" = 'published';--> statement-breakpoint
CREATE INDEX "artifakts_by_type" ON "artifakts" USING btree ("type","download_count" DESC NULLS LAST,"id") WHERE "artifakts"."copied_from" IS NULL AND "artifakts"."publication" = 'published';--> statement-breakpoint
CREATE INDEX "artifakts_search" ON "artifakts" USING gin (plaza_trigrams("search_text")) WHERE "artifakts"."copied_from" IS NULL AND "artifakts"."publication" = 'published';--> statement-breakpoint
CREATE INDEX "artifakts_of_creator" ON "artifakts" USING btree ("creator_id","download_count" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "challenges_by_deadline" ON "challenges" USING btree ("is_active" DESC NULLS LAST,"deadline","id","reward");--> statement-breakpoint
CREATE INDEX "challenges_by_type" ON "challenges" USING btree ("type","is_active" DESC NULLS LAST,"deadline","id");--> statement-breakpoint
CREATE INDEX "challenges_search" ON "challenges" USING gin (plaza_trigrams("search_text"));--> statement-breakpoint
CREATE INDEX "spaces_search" ON "spaces" USING gin (plaza_trigrams("search_text")) WHERE "spaces"."copied_from" IS NULL;