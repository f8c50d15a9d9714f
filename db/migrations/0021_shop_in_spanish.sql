ALTER TABLE "marketplace_apps" ADD COLUMN "description_es" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "marketplace_apps" ADD COLUMN "tags_es" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "multimedia_collections" ADD COLUMN "description_es" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "portal_apps" ADD COLUMN "description_es" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "portals" ADD COLUMN "description_es" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sound_tracks" ADD COLUMN "tags_es" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "suites" ADD COLUMN "description_es" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- The search finds both languages. Dropping the column drops its index with it.
ALTER TABLE "marketplace_apps" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "marketplace_apps" ADD COLUMN "search_text" text GENERATED ALWAYS AS (plaza_fold(name || ' ' || description || ' ' || plaza_words(tags) || ' ' || description_es || ' ' || plaza_words(tags_es))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "marketplace_apps_search" ON "marketplace_apps" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
-- Statuses of the seeds that were stored as words of one language.
UPDATE "agentiks" SET "status" = CASE "status" WHEN 'en revisión' THEN 'in_review' ELSE 'testing' END
WHERE "status" IN ('en revisión', 'em teste');
