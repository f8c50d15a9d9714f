CREATE TABLE "kit_installs" (
	"person_id" text NOT NULL,
	"offer_id" text NOT NULL,
	"version" integer NOT NULL,
	"locale" text NOT NULL,
	"installed_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kit_installs_person_id_offer_id_pk" PRIMARY KEY("person_id","offer_id"),
	CONSTRAINT "kit_installs_offer_named" CHECK ("kit_installs"."offer_id" ~ '^[a-z0-9][a-z0-9-]{2,79}$'),
	CONSTRAINT "kit_installs_version_counted" CHECK ("kit_installs"."version" > 0),
	CONSTRAINT "kit_installs_locale_known" CHECK ("kit_installs"."locale" IN ('en', 'es'))
);
--> statement-breakpoint
CREATE TABLE "kit_parts" (
	"person_id" text NOT NULL,
	"offer_id" text NOT NULL,
	"part_key" text NOT NULL,
	"kind" text NOT NULL,
	"ref" text,
	"is_made" boolean NOT NULL,
	"digest" text,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kit_parts_person_id_offer_id_part_key_pk" PRIMARY KEY("person_id","offer_id","part_key"),
	CONSTRAINT "kit_parts_offer_named" CHECK ("kit_parts"."offer_id" ~ '^[a-z0-9][a-z0-9-]{2,79}$'),
	CONSTRAINT "kit_parts_key_named" CHECK ("kit_parts"."part_key" ~ '^[a-z0-9][a-z0-9-]{0,59}$'),
	CONSTRAINT "kit_parts_kind_known" CHECK ("kit_parts"."kind" IN ('agentik', 'schedule', 'command', 'document', 'table', 'page', 'creator', 'sound')),
	CONSTRAINT "kit_parts_ref_named" CHECK ("kit_parts"."ref" ~ '^[a-z0-9][A-Za-z0-9_-]*$'),
	CONSTRAINT "kit_parts_digest_hex" CHECK ("kit_parts"."digest" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "kit_waits" (
	"person_id" text NOT NULL,
	"offer_id" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kit_waits_person_id_offer_id_pk" PRIMARY KEY("person_id","offer_id"),
	CONSTRAINT "kit_waits_offer_named" CHECK ("kit_waits"."offer_id" ~ '^[a-z0-9][a-z0-9-]{2,79}$')
);
--> statement-breakpoint
ALTER TABLE "kit_installs" ADD CONSTRAINT "kit_installs_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kit_parts" ADD CONSTRAINT "kit_parts_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kit_waits" ADD CONSTRAINT "kit_waits_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kit_waits_of_offer" ON "kit_waits" USING btree ("offer_id");