CREATE TABLE "artifakt_ownerships" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"artifakt_id" text NOT NULL,
	"price" integer NOT NULL,
	"transaction_id" text,
	"acquired_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"refund_id" text,
	CONSTRAINT "artifakt_ownerships_paid" CHECK (("artifakt_ownerships"."price" > 0) = ("artifakt_ownerships"."transaction_id" IS NOT NULL) AND "artifakt_ownerships"."price" >= 0),
	CONSTRAINT "artifakt_ownerships_refund_ends" CHECK ("artifakt_ownerships"."refund_id" IS NULL OR "artifakt_ownerships"."ended_at" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "artifakt_reviews" (
	"artifakt_id" text NOT NULL,
	"person_id" text NOT NULL,
	"stars" smallint NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "artifakt_reviews_artifakt_id_person_id_pk" PRIMARY KEY("artifakt_id","person_id"),
	CONSTRAINT "artifakt_reviews_stars_known" CHECK ("artifakt_reviews"."stars" BETWEEN 1 AND 5),
	CONSTRAINT "artifakt_reviews_text_short" CHECK (length("artifakt_reviews"."text") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "artifakt_versions" (
	"artifakt_id" text NOT NULL,
	"version" integer NOT NULL,
	"storage_key" text NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "artifakt_versions_artifakt_id_version_pk" PRIMARY KEY("artifakt_id","version"),
	CONSTRAINT "artifakt_versions_version_positive" CHECK ("artifakt_versions"."version" > 0),
	CONSTRAINT "artifakt_versions_size_positive" CHECK ("artifakt_versions"."size" > 0),
	CONSTRAINT "artifakt_versions_sha256_whole" CHECK ("artifakt_versions"."sha256" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "app_waits" (
	"person_id" text NOT NULL,
	"app_id" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "app_waits_person_id_app_id_pk" PRIMARY KEY("person_id","app_id")
);
--> statement-breakpoint
CREATE TABLE "marketplace_installs" (
	"person_id" text NOT NULL,
	"app_id" text NOT NULL,
	"installed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "marketplace_installs_person_id_app_id_pk" PRIMARY KEY("person_id","app_id")
);
--> statement-breakpoint
CREATE TABLE "marketplace_purchases" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"app_id" text NOT NULL,
	"price_cents" integer NOT NULL,
	"transaction_id" text NOT NULL,
	"bought_at" timestamp with time zone NOT NULL,
	"paid_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "perk_ownerships" (
	"person_id" text NOT NULL,
	"perk_id" text NOT NULL,
	"price_cents" integer NOT NULL,
	"transaction_id" text,
	"acquired_at" timestamp with time zone NOT NULL,
	CONSTRAINT "perk_ownerships_person_id_perk_id_pk" PRIMARY KEY("person_id","perk_id"),
	CONSTRAINT "perk_ownerships_paid" CHECK ("perk_ownerships"."price_cents" >= 0 AND ("perk_ownerships"."price_cents" > 0) = ("perk_ownerships"."transaction_id" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "portal_installs" (
	"person_id" text NOT NULL,
	"app_id" text NOT NULL,
	"source" text NOT NULL,
	"installed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "portal_installs_person_id_app_id_source_pk" PRIMARY KEY("person_id","app_id","source")
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"hold_id" text NOT NULL,
	"end_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "payouts_amount_positive" CHECK ("payouts"."amount" > 0),
	CONSTRAINT "payouts_status_known" CHECK ("payouts"."status" IN ('requested', 'paid', 'cancelled')),
	CONSTRAINT "payouts_ended_once" CHECK (("payouts"."status" = 'requested') = ("payouts"."end_id" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "subscription_charges" (
	"subscription_id" text NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"transaction_id" text NOT NULL,
	CONSTRAINT "subscription_charges_subscription_id_period_start_pk" PRIMARY KEY("subscription_id","period_start")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"price_cents" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"is_cancelled" boolean DEFAULT false NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "subscriptions_price_not_negative" CHECK ("subscriptions"."price_cents" >= 0),
	CONSTRAINT "subscriptions_end_later" CHECK ("subscriptions"."period_end" > "subscriptions"."started_at")
);
--> statement-breakpoint
CREATE TABLE "top_ups" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"provider" text NOT NULL,
	"provider_reference" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"transaction_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "top_ups_amount_positive" CHECK ("top_ups"."amount" > 0),
	CONSTRAINT "top_ups_currency_known" CHECK ("top_ups"."currency" IN ('MXN', 'USD', 'credits')),
	CONSTRAINT "top_ups_status_known" CHECK ("top_ups"."status" IN ('pending', 'settled', 'cancelled')),
	CONSTRAINT "top_ups_settled_once" CHECK (("top_ups"."status" = 'settled') = ("top_ups"."transaction_id" IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "ledger_transactions" DROP CONSTRAINT "ledger_transactions_cause_known";--> statement-breakpoint
ALTER TABLE "artifakts" ADD COLUMN "rating_at_first" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "artifakts" ADD COLUMN "publication" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "artifakt_ownerships" ADD CONSTRAINT "artifakt_ownerships_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artifakt_ownerships" ADD CONSTRAINT "artifakt_ownerships_artifakt_id_artifakts_id_fk" FOREIGN KEY ("artifakt_id") REFERENCES "public"."artifakts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artifakt_ownerships" ADD CONSTRAINT "artifakt_ownerships_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artifakt_ownerships" ADD CONSTRAINT "artifakt_ownerships_refund_id_ledger_transactions_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artifakt_reviews" ADD CONSTRAINT "artifakt_reviews_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artifakt_reviews" ADD CONSTRAINT "artifakt_reviews_artifakt_id_artifakts_id_fk" FOREIGN KEY ("artifakt_id") REFERENCES "public"."artifakts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artifakt_versions" ADD CONSTRAINT "artifakt_versions_artifakt_id_artifakts_id_fk" FOREIGN KEY ("artifakt_id") REFERENCES "public"."artifakts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_waits" ADD CONSTRAINT "app_waits_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_waits" ADD CONSTRAINT "app_waits_app_id_portal_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."portal_apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketplace_installs" ADD CONSTRAINT "marketplace_installs_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketplace_installs" ADD CONSTRAINT "marketplace_installs_app_id_marketplace_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."marketplace_apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketplace_purchases" ADD CONSTRAINT "marketplace_purchases_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketplace_purchases" ADD CONSTRAINT "marketplace_purchases_app_id_marketplace_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."marketplace_apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketplace_purchases" ADD CONSTRAINT "marketplace_purchases_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "perk_ownerships" ADD CONSTRAINT "perk_ownerships_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "perk_ownerships" ADD CONSTRAINT "perk_ownerships_perk_id_perks_id_fk" FOREIGN KEY ("perk_id") REFERENCES "public"."perks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "perk_ownerships" ADD CONSTRAINT "perk_ownerships_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_installs" ADD CONSTRAINT "portal_installs_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_installs" ADD CONSTRAINT "portal_installs_app_id_portal_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."portal_apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_hold_id_ledger_transactions_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_end_id_ledger_transactions_id_fk" FOREIGN KEY ("end_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_charges" ADD CONSTRAINT "subscription_charges_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_charges" ADD CONSTRAINT "subscription_charges_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "top_ups" ADD CONSTRAINT "top_ups_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "top_ups" ADD CONSTRAINT "top_ups_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "artifakt_ownerships_once" ON "artifakt_ownerships" USING btree ("person_id","artifakt_id") WHERE "artifakt_ownerships"."ended_at" IS NULL;--> statement-breakpoint
CREATE INDEX "artifakt_ownerships_of_artifakt" ON "artifakt_ownerships" USING btree ("artifakt_id","acquired_at");--> statement-breakpoint
CREATE INDEX "artifakt_reviews_of_person" ON "artifakt_reviews" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "app_waits_of_app" ON "app_waits" USING btree ("app_id");--> statement-breakpoint
CREATE INDEX "marketplace_purchases_of_person" ON "marketplace_purchases" USING btree ("person_id","app_id");--> statement-breakpoint
CREATE INDEX "portal_installs_of_app" ON "portal_installs" USING btree ("app_id");--> statement-breakpoint
CREATE INDEX "payouts_of_person" ON "payouts" USING btree ("person_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_active" ON "subscriptions" USING btree ("person_id") WHERE "subscriptions"."ended_at" IS NULL;--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("period_end") WHERE "subscriptions"."ended_at" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "top_ups_of_provider" ON "top_ups" USING btree ("provider","provider_reference");--> statement-breakpoint
CREATE INDEX "top_ups_of_person" ON "top_ups" USING btree ("person_id","created_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "artifakts" ADD CONSTRAINT "artifakts_publication_known" CHECK ("artifakts"."publication" IN ('draft', 'published', 'retired'));--> statement-breakpoint
ALTER TABLE "artifakts" ADD CONSTRAINT "artifakts_rating_at_first_in_tenths" CHECK ("artifakts"."rating_at_first" BETWEEN 0 AND 50);--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_cause_known" CHECK ("ledger_transactions"."cause" IN ('opening_balance', 'challenge_reward', 'challenge_escrow', 'challenge_refund', 'artifakt_sale', 'artifakt_purchase', 'perk_purchase', 'app_purchase', 'top_up', 'subscription', 'payout_hold', 'payout_release', 'payout', 'refund'));