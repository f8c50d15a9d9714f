ALTER TABLE "item_reports" DROP CONSTRAINT "item_reports_kind_known";--> statement-breakpoint
ALTER TABLE "item_takedowns" DROP CONSTRAINT "item_takedowns_kind_known";--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "language" text DEFAULT 'es' NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "taken_down_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "item_reports" ADD CONSTRAINT "item_reports_kind_known" CHECK ("item_reports"."item_kind" IN ('artifakt', 'space', 'agentik', 'challenge', 'page'));--> statement-breakpoint
ALTER TABLE "item_takedowns" ADD CONSTRAINT "item_takedowns_kind_known" CHECK ("item_takedowns"."item_kind" IN ('artifakt', 'space', 'agentik', 'challenge', 'page'));--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_language_known" CHECK ("pages"."language" IN ('en', 'es'));