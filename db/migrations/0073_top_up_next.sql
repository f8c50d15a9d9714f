ALTER TABLE "top_ups" ADD COLUMN "next" text;--> statement-breakpoint
ALTER TABLE "top_ups" ADD CONSTRAINT "top_ups_next_local" CHECK ("top_ups"."next" ~ '^/([^/]|$)');