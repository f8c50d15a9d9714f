CREATE TABLE "accounts" (
	"person_id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_email_short" CHECK (length("accounts"."email") BETWEEN 3 AND 254)
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"token_hash" text NOT NULL,
	"person_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_token_hash_person_id_pk" PRIMARY KEY("token_hash","person_id")
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"person_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"visitor_hash" text,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "sessions_expire_later" CHECK ("sessions"."expires_at" > "sessions"."created_at")
);
--> statement-breakpoint
DROP INDEX "agentiks_by_name";--> statement-breakpoint
DROP INDEX "agentiks_by_status";--> statement-breakpoint
DROP INDEX "agentiks_by_type";--> statement-breakpoint
DROP INDEX "agentiks_search";--> statement-breakpoint
DROP INDEX "artifakts_by_downloads";--> statement-breakpoint
DROP INDEX "artifakts_by_type";--> statement-breakpoint
DROP INDEX "artifakts_search";--> statement-breakpoint
DROP INDEX "spaces_by_size";--> statement-breakpoint
DROP INDEX "spaces_by_type";--> statement-breakpoint
DROP INDEX "spaces_featured";--> statement-breakpoint
DROP INDEX "spaces_search";--> statement-breakpoint
ALTER TABLE "agentiks" ADD COLUMN "copied_from" text;--> statement-breakpoint
ALTER TABLE "artifakts" ADD COLUMN "copied_from" text;--> statement-breakpoint
ALTER TABLE "challenge_participants" ADD COLUMN "is_copy" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "space_members" ADD COLUMN "is_copy" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "spaces" ADD COLUMN "copied_from" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "copied_from" text;--> statement-breakpoint
ALTER TABLE "creations" ADD COLUMN "copied_from" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email" ON "accounts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "known_devices_of_person" ON "known_devices" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "password_resets_of_person" ON "password_resets" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "password_resets_by_expiry" ON "password_resets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_limits_by_end" ON "rate_limits" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "sessions_of_person" ON "sessions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "sessions_by_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_of_visitor" ON "sessions" USING btree ("visitor_hash") WHERE "sessions"."visitor_hash" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "agentiks_by_name" ON "agentiks" USING btree ("name","id") WHERE "agentiks"."copied_from" IS NULL;--> statement-breakpoint
CREATE INDEX "agentiks_by_status" ON "agentiks" USING btree ("status","name","id") WHERE "agentiks"."copied_from" IS NULL;--> statement-breakpoint
CREATE INDEX "agentiks_by_type" ON "agentiks" USING btree ("type","name","id") WHERE "agentiks"."copied_from" IS NULL;--> statement-breakpoint
CREATE INDEX "agentiks_search" ON "agentiks" USING gin ("search_text" gin_trgm_ops) WHERE "agentiks"."copied_from" IS NULL;--> statement-breakpoint
CREATE INDEX "artifakts_by_downloads" ON "artifakts" USING btree ("download_count" DESC NULLS LAST,"id") WHERE "artifakts"."copied_from" IS NULL;--> statement-breakpoint
CREATE INDEX "artifakts_by_type" ON "artifakts" USING btree ("type","download_count" DESC NULLS LAST,"id") WHERE "artifakts"."copied_from" IS NULL;--> statement-breakpoint
CREATE INDEX "artifakts_search" ON "artifakts" USING gin ("search_text" gin_trgm_ops) WHERE "artifakts"."copied_from" IS NULL;--> statement-breakpoint
CREATE INDEX "spaces_by_size" ON "spaces" USING btree ("user_count" DESC NULLS LAST,"id") WHERE "spaces"."copied_from" IS NULL;--> statement-breakpoint
CREATE INDEX "spaces_by_type" ON "spaces" USING btree ("type","user_count" DESC NULLS LAST,"id") WHERE "spaces"."copied_from" IS NULL;--> statement-breakpoint
CREATE INDEX "spaces_featured" ON "spaces" USING btree ("user_count" DESC NULLS LAST,"id") WHERE "spaces"."is_featured" AND "spaces"."copied_from" IS NULL;--> statement-breakpoint
CREATE INDEX "spaces_search" ON "spaces" USING gin ("search_text" gin_trgm_ops) WHERE "spaces"."copied_from" IS NULL;--> statement-breakpoint
-- What a guest gets of the demo person's is on no visitor's page: while those rows are written
-- (db/commands/fork-guest.ts) nobody is told, or every first write would empty the kept pages.
CREATE OR REPLACE FUNCTION plaza_announce_change() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  IF coalesce(current_setting('plaza.is_copying', true), '') <> 'on' THEN
    PERFORM pg_notify('plaza_changes', '');
  END IF;
  RETURN NULL;
END $$;
