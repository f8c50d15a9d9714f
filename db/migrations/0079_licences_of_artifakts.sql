ALTER TABLE "artifakt_ownerships" ADD COLUMN "licence" text DEFAULT 'commercial' NOT NULL;--> statement-breakpoint
ALTER TABLE "artifakts" ADD COLUMN "licence" text DEFAULT 'commercial' NOT NULL;--> statement-breakpoint
ALTER TABLE "artifakt_ownerships" ADD CONSTRAINT "artifakt_ownerships_licence_known" CHECK ("artifakt_ownerships"."licence" IN ('personal', 'commercial', 'cc-by', 'cc0'));--> statement-breakpoint
ALTER TABLE "artifakts" ADD CONSTRAINT "artifakts_licence_known" CHECK ("artifakts"."licence" IN ('personal', 'commercial', 'cc-by', 'cc0'));