CREATE TABLE "own_kit_versions" (
	"kit_id" text NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"text" text NOT NULL,
	"manifest" jsonb,
	"changed_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"reason" text,
	"search_text" text GENERATED ALWAYS AS (plaza_fold(coalesce(manifest->'name'->>'es', '') || ' ' || coalesce(manifest->'name'->>'en', '') || ' ' || coalesce(manifest->'summary'->>'es', '') || ' ' || coalesce(manifest->'summary'->>'en', ''))) STORED NOT NULL,
	CONSTRAINT "own_kit_versions_kit_id_version_pk" PRIMARY KEY("kit_id","version"),
	CONSTRAINT "own_kit_versions_counted" CHECK ("own_kit_versions"."version" BETWEEN 1 AND 10000),
	CONSTRAINT "own_kit_versions_state_known" CHECK ("own_kit_versions"."state" IN ('draft', 'in-review', 'published', 'refused')),
	CONSTRAINT "own_kit_versions_small" CHECK (octet_length("own_kit_versions"."text") <= 65536),
	CONSTRAINT "own_kit_versions_checked" CHECK ("own_kit_versions"."state" = 'draft' OR "own_kit_versions"."manifest" IS NOT NULL),
	CONSTRAINT "own_kit_versions_sent" CHECK (("own_kit_versions"."state" = 'draft') = ("own_kit_versions"."sent_at" IS NULL)),
	CONSTRAINT "own_kit_versions_decided" CHECK (("own_kit_versions"."state" IN ('published', 'refused')) = ("own_kit_versions"."decided_at" IS NOT NULL)),
	CONSTRAINT "own_kit_versions_reasoned" CHECK (("own_kit_versions"."state" = 'refused') = ("own_kit_versions"."reason" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "own_kits" (
	"id" text PRIMARY KEY NOT NULL,
	"maker_id" text,
	"published_version" integer,
	"published_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"taken_down_at" timestamp with time zone,
	"down_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "own_kits_id_named" CHECK ("own_kits"."id" ~ '^kit-[0-9a-f]{24}$'),
	CONSTRAINT "own_kits_published_whole" CHECK (("own_kits"."published_version" IS NULL) = ("own_kits"."published_at" IS NULL)),
	CONSTRAINT "own_kits_down_with_reason" CHECK (("own_kits"."taken_down_at" IS NULL) = ("own_kits"."down_reason" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "own_kit_versions" ADD CONSTRAINT "own_kit_versions_kit_id_own_kits_id_fk" FOREIGN KEY ("kit_id") REFERENCES "public"."own_kits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_kits" ADD CONSTRAINT "own_kits_maker_id_people_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "own_kit_versions_open" ON "own_kit_versions" USING btree ("kit_id") WHERE "own_kit_versions"."state" IN ('draft', 'in-review');--> statement-breakpoint
CREATE INDEX "own_kit_versions_in_review" ON "own_kit_versions" USING btree ("sent_at","kit_id") WHERE "own_kit_versions"."state" = 'in-review';--> statement-breakpoint
CREATE INDEX "own_kit_versions_search" ON "own_kit_versions" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "own_kits_of_maker" ON "own_kits" USING btree ("maker_id");--> statement-breakpoint
CREATE INDEX "own_kits_offered" ON "own_kits" USING btree ("published_at" DESC,"id") WHERE "own_kits"."published_at" IS NOT NULL AND "own_kits"."withdrawn_at" IS NULL AND "own_kits"."taken_down_at" IS NULL;--> statement-breakpoint
CREATE INDEX "kit_installs_of_offer" ON "kit_installs" USING btree ("offer_id");