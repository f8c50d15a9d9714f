-- Substring search over large lists needs trigrams; accents must not matter.
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;--> statement-breakpoint
-- unaccent() is only STABLE (its dictionary could change); ours does not, so that it may be indexed.
-- Names are qualified: a dump is restored, and an index is rebuilt, with an empty search_path.
CREATE FUNCTION plaza_fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;--> statement-breakpoint
CREATE TABLE "builder_layouts" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"version" integer NOT NULL,
	"blocks" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "builder_layouts_version" UNIQUE("person_id","version"),
	CONSTRAINT "builder_layouts_version_positive" CHECK ("builder_layouts"."version" > 0),
	CONSTRAINT "builder_layouts_blocks_list" CHECK (jsonb_typeof("builder_layouts"."blocks") = 'array')
);
--> statement-breakpoint
CREATE TABLE "agentiks" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"status" text DEFAULT 'inactive' NOT NULL,
	"type" text NOT NULL,
	"language" text DEFAULT 'es' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (plaza_fold(name || ' ' || description)) STORED NOT NULL,
	CONSTRAINT "agentiks_status_filled" CHECK (length(trim("agentiks"."status")) > 0),
	CONSTRAINT "agentiks_language_known" CHECK ("agentiks"."language" IN ('es', 'en', 'pt'))
);
--> statement-breakpoint
CREATE TABLE "artifakts" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"creator_id" text NOT NULL,
	"image" text,
	"price" integer DEFAULT 0 NOT NULL,
	"rating" smallint DEFAULT 0 NOT NULL,
	"type" text NOT NULL,
	"download_count" bigint DEFAULT 0 NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"language" text DEFAULT 'es' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (plaza_fold(name || ' ' || description)) STORED NOT NULL,
	CONSTRAINT "artifakts_type_known" CHECK ("artifakts"."type" IN ('template', 'presentation', 'mockup', 'ppt', 'figma', 'notion', 'audio', 'music', 'sound', 'podcast', 'image', 'photo', 'graphics', 'gif', 'icons', 'brand', 'video', 'motion', 'animation', 'website', 'wordpress', 'webflow', 'framer', 'document', 'pdf', 'doc', 'xls', 'txt', '3d', 'model', 'figure', 'tool', 'plugin', 'extension')),
	CONSTRAINT "artifakts_language_known" CHECK ("artifakts"."language" IN ('es', 'en', 'pt')),
	CONSTRAINT "artifakts_price_not_negative" CHECK ("artifakts"."price" >= 0),
	CONSTRAINT "artifakts_rating_in_tenths" CHECK ("artifakts"."rating" BETWEEN 0 AND 50),
	CONSTRAINT "artifakts_downloads_not_negative" CHECK ("artifakts"."download_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "challenge_participants" (
	"challenge_id" text NOT NULL,
	"person_id" text NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "challenge_participants_challenge_id_person_id_pk" PRIMARY KEY("challenge_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "challenges" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"type" text NOT NULL,
	"reward" integer NOT NULL,
	"current_participants" integer DEFAULT 0 NOT NULL,
	"max_participants" integer NOT NULL,
	"deadline" timestamp with time zone NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"creator_id" text,
	"language" text DEFAULT 'es' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (plaza_fold(name || ' ' || description)) STORED NOT NULL,
	CONSTRAINT "challenges_type_known" CHECK ("challenges"."type" IN ('design', 'content', 'feedback', 'other')),
	CONSTRAINT "challenges_language_known" CHECK ("challenges"."language" IN ('es', 'en', 'pt')),
	CONSTRAINT "challenges_reward_not_negative" CHECK ("challenges"."reward" >= 0),
	CONSTRAINT "challenges_places_positive" CHECK ("challenges"."max_participants" > 0),
	CONSTRAINT "challenges_participants_fit" CHECK ("challenges"."current_participants" BETWEEN 0 AND "challenges"."max_participants")
);
--> statement-breakpoint
CREATE TABLE "space_members" (
	"space_id" text NOT NULL,
	"person_id" text NOT NULL,
	"role" text DEFAULT 'member' NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "space_members_space_id_person_id_pk" PRIMARY KEY("space_id","person_id"),
	CONSTRAINT "space_members_role_known" CHECK ("space_members"."role" IN ('owner', 'admin', 'member'))
);
--> statement-breakpoint
CREATE TABLE "spaces" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"image" text,
	"user_count" integer DEFAULT 0 NOT NULL,
	"type" text NOT NULL,
	"join_policy" text DEFAULT 'open' NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"owner_id" text,
	"language" text DEFAULT 'es' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (plaza_fold(name || ' ' || description)) STORED NOT NULL,
	CONSTRAINT "spaces_type_known" CHECK ("spaces"."type" IN ('standard', 'niche', 'custom')),
	CONSTRAINT "spaces_join_policy_known" CHECK ("spaces"."join_policy" IN ('open', 'request', 'invite')),
	CONSTRAINT "spaces_language_known" CHECK ("spaces"."language" IN ('es', 'en', 'pt')),
	CONSTRAINT "spaces_user_count_not_negative" CHECK ("spaces"."user_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text,
	"currency" text NOT NULL,
	"purpose" text NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_accounts_currency_known" CHECK ("ledger_accounts"."currency" IN ('MXN', 'USD', 'credits')),
	CONSTRAINT "ledger_accounts_purpose_known" CHECK ("ledger_accounts"."purpose" IN ('wallet', 'escrow', 'funding', 'revenue')),
	CONSTRAINT "ledger_accounts_not_overdrawn" CHECK ("ledger_accounts"."balance" >= 0 OR "ledger_accounts"."purpose" IN ('funding', 'revenue'))
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"transaction_id" text NOT NULL,
	"line" smallint NOT NULL,
	"account_id" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_entries_transaction_id_line_pk" PRIMARY KEY("transaction_id","line"),
	CONSTRAINT "ledger_entries_amount_not_zero" CHECK ("ledger_entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" text PRIMARY KEY NOT NULL,
	"cause" text NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_transactions_cause_known" CHECK ("ledger_transactions"."cause" IN ('opening_balance', 'challenge_reward', 'artifakt_sale', 'artifakt_purchase', 'perk_purchase', 'top_up', 'subscription', 'payout', 'refund'))
);
--> statement-breakpoint
CREATE TABLE "multimedia_collections" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"thumbnail" text,
	"track_count" integer DEFAULT 0 NOT NULL,
	"category" text NOT NULL,
	CONSTRAINT "multimedia_collections_track_count_not_negative" CHECK ("multimedia_collections"."track_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sound_tracks" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"artist" text NOT NULL,
	"duration" integer NOT NULL,
	"genre" text NOT NULL,
	"mood" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"waveform" smallint[] NOT NULL,
	CONSTRAINT "sound_tracks_duration_positive" CHECK ("sound_tracks"."duration" > 0),
	CONSTRAINT "sound_tracks_waveform_filled" CHECK (cardinality("sound_tracks"."waveform") > 0)
);
--> statement-breakpoint
CREATE TABLE "marketplace_apps" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"developer" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"rating" smallint NOT NULL,
	"downloads" bigint NOT NULL,
	"price" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	CONSTRAINT "marketplace_apps_rating_in_tenths" CHECK ("marketplace_apps"."rating" BETWEEN 0 AND 50),
	CONSTRAINT "marketplace_apps_downloads_not_negative" CHECK ("marketplace_apps"."downloads" >= 0)
);
--> statement-breakpoint
CREATE TABLE "perks" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"type" text NOT NULL,
	"price_cents" integer NOT NULL,
	"image" text,
	"rating" smallint NOT NULL,
	"downloads" bigint NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"top_position" smallint,
	CONSTRAINT "perks_type_known" CHECK ("perks"."type" IN ('free', 'premium')),
	CONSTRAINT "perks_rating_in_tenths" CHECK ("perks"."rating" BETWEEN 0 AND 50),
	CONSTRAINT "perks_downloads_not_negative" CHECK ("perks"."downloads" >= 0),
	CONSTRAINT "perks_price_follows_type" CHECK (("perks"."type" = 'free') = ("perks"."price_cents" = 0)),
	CONSTRAINT "perks_price_not_negative" CHECK ("perks"."price_cents" >= 0),
	CONSTRAINT "perks_top_position_in_list" CHECK ("perks"."top_position" BETWEEN 1 AND 10)
);
--> statement-breakpoint
CREATE TABLE "portal_apps" (
	"id" text PRIMARY KEY NOT NULL,
	"portal_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"icon" text NOT NULL,
	"status" text NOT NULL,
	"type" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "portal_apps_status_known" CHECK ("portal_apps"."status" IN ('available', 'coming-soon', 'beta')),
	CONSTRAINT "portal_apps_type_known" CHECK ("portal_apps"."type" IN ('free', 'premium'))
);
--> statement-breakpoint
CREATE TABLE "portals" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"type" text NOT NULL,
	"icon" text NOT NULL,
	"color" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "portals_type_known" CHECK ("portals"."type" IN ('free', 'premium'))
);
--> statement-breakpoint
CREATE TABLE "suite_apps" (
	"suite_id" text NOT NULL,
	"app_id" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "suite_apps_suite_id_app_id_pk" PRIMARY KEY("suite_id","app_id")
);
--> statement-breakpoint
CREATE TABLE "suites" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"image" text,
	"color" text NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"href" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	CONSTRAINT "notifications_href_local" CHECK ("notifications"."href" ~ '^/[^/]' OR "notifications"."href" = '/')
);
--> statement-breakpoint
CREATE TABLE "onboarding_answers" (
	"person_id" text PRIMARY KEY NOT NULL,
	"business_type" text,
	"automation_areas" text[] DEFAULT '{}' NOT NULL,
	"ai_experience" text,
	"collaborators" text[] DEFAULT '{}' NOT NULL,
	"migrating" boolean DEFAULT false NOT NULL,
	"current_platform" text DEFAULT 'none' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "onboarding_business_type_known" CHECK ("onboarding_answers"."business_type" IN ('startup', 'pyme', 'freelancer', 'agency', 'ecommerce', 'other')),
	CONSTRAINT "onboarding_ai_experience_known" CHECK ("onboarding_answers"."ai_experience" IN ('beginner', 'intermediate', 'advanced')),
	CONSTRAINT "onboarding_platform_known" CHECK ("onboarding_answers"."current_platform" IN ('none', 'zapier', 'make', 'n8n', 'microsoft_power', 'other')),
	CONSTRAINT "onboarding_migrating_follows_platform" CHECK ("onboarding_answers"."migrating" = ("onboarding_answers"."current_platform" <> 'none'))
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text DEFAULT 'account' NOT NULL,
	"display_name" text NOT NULL,
	"first_name" text NOT NULL,
	"handle" text NOT NULL,
	"tier" text DEFAULT 'free' NOT NULL,
	"avatar_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "people_handle_unique" UNIQUE("handle"),
	CONSTRAINT "people_kind_known" CHECK ("people"."kind" IN ('demo', 'guest', 'account')),
	CONSTRAINT "people_tier_known" CHECK ("people"."tier" IN ('free', 'pro')),
	CONSTRAINT "people_display_name_filled" CHECK (length(trim("people"."display_name")) > 0)
);
--> statement-breakpoint
ALTER TABLE "builder_layouts" ADD CONSTRAINT "builder_layouts_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agentiks" ADD CONSTRAINT "agentiks_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artifakts" ADD CONSTRAINT "artifakts_creator_id_people_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_participants" ADD CONSTRAINT "challenge_participants_challenge_id_challenges_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."challenges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_participants" ADD CONSTRAINT "challenge_participants_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_creator_id_people_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_members" ADD CONSTRAINT "space_members_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_members" ADD CONSTRAINT "space_members_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spaces" ADD CONSTRAINT "spaces_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_apps" ADD CONSTRAINT "portal_apps_portal_id_portals_id_fk" FOREIGN KEY ("portal_id") REFERENCES "public"."portals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suite_apps" ADD CONSTRAINT "suite_apps_suite_id_suites_id_fk" FOREIGN KEY ("suite_id") REFERENCES "public"."suites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suite_apps" ADD CONSTRAINT "suite_apps_app_id_portal_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."portal_apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboarding_answers" ADD CONSTRAINT "onboarding_answers_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agentiks_by_name" ON "agentiks" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "agentiks_by_status" ON "agentiks" USING btree ("status","name","id");--> statement-breakpoint
CREATE INDEX "agentiks_by_type" ON "agentiks" USING btree ("type","name","id");--> statement-breakpoint
CREATE INDEX "agentiks_search" ON "agentiks" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "agentiks_of_owner" ON "agentiks" USING btree ("owner_id","status");--> statement-breakpoint
CREATE INDEX "artifakts_by_downloads" ON "artifakts" USING btree ("download_count" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "artifakts_by_type" ON "artifakts" USING btree ("type","download_count" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "artifakts_search" ON "artifakts" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "artifakts_of_creator" ON "artifakts" USING btree ("creator_id");--> statement-breakpoint
CREATE INDEX "challenge_participants_of_person" ON "challenge_participants" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "challenges_by_deadline" ON "challenges" USING btree ("is_active" DESC NULLS LAST,"deadline","id");--> statement-breakpoint
CREATE INDEX "challenges_by_type" ON "challenges" USING btree ("type","deadline");--> statement-breakpoint
CREATE INDEX "challenges_search" ON "challenges" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "space_members_of_person" ON "space_members" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "spaces_by_size" ON "spaces" USING btree ("user_count" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "spaces_by_type" ON "spaces" USING btree ("type","user_count" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "spaces_featured" ON "spaces" USING btree ("user_count" DESC NULLS LAST,"id") WHERE "spaces"."is_featured";--> statement-breakpoint
CREATE INDEX "spaces_search" ON "spaces" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "spaces_of_owner" ON "spaces" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_identity" ON "ledger_accounts" USING btree (coalesce("owner_id", ''),"currency","purpose","reference");--> statement-breakpoint
CREATE INDEX "ledger_entries_of_account" ON "ledger_entries" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_by_time" ON "ledger_transactions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "multimedia_collections_by_category" ON "multimedia_collections" USING btree ("category");--> statement-breakpoint
CREATE INDEX "sound_tracks_by_genre" ON "sound_tracks" USING btree ("genre");--> statement-breakpoint
CREATE INDEX "marketplace_apps_by_category" ON "marketplace_apps" USING btree ("category");--> statement-breakpoint
CREATE INDEX "perks_top" ON "perks" USING btree ("type","top_position");--> statement-breakpoint
CREATE INDEX "portal_apps_of_portal" ON "portal_apps" USING btree ("portal_id","position");--> statement-breakpoint
CREATE INDEX "portals_by_position" ON "portals" USING btree ("position");--> statement-breakpoint
CREATE INDEX "notifications_of_person" ON "notifications" USING btree ("person_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("person_id") WHERE "notifications"."read_at" IS NULL;--> statement-breakpoint
-- An account's balance is kept by its entries and by nothing else.
CREATE FUNCTION plaza_apply_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ledger_accounts SET balance = balance + NEW.amount WHERE id = NEW.account_id;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER ledger_entries_apply AFTER INSERT ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION plaza_apply_entry();--> statement-breakpoint
-- Append-only: a correction is a reversing transaction.
CREATE FUNCTION plaza_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION plaza_refuse_change();--> statement-breakpoint
CREATE TRIGGER ledger_transactions_append_only BEFORE UPDATE OR DELETE ON ledger_transactions
  FOR EACH ROW EXECUTE FUNCTION plaza_refuse_change();--> statement-breakpoint
-- At commit, every transaction sums to zero in each currency.
CREATE FUNCTION plaza_check_transaction_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  unbalanced text;
BEGIN
  SELECT account.currency INTO unbalanced
    FROM ledger_entries entry JOIN ledger_accounts account ON account.id = entry.account_id
    WHERE entry.transaction_id = NEW.transaction_id
    GROUP BY account.currency HAVING sum(entry.amount) <> 0
    LIMIT 1;
  IF unbalanced IS NOT NULL THEN
    RAISE EXCEPTION 'ledger transaction % does not sum to zero in %', NEW.transaction_id, unbalanced
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_balanced AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION plaza_check_transaction_balanced();
