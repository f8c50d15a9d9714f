CREATE TABLE "discount_codes" (
	"artifakt_id" text NOT NULL,
	"code" text NOT NULL,
	"percent" smallint NOT NULL,
	"uses_max" integer,
	"uses_count" integer DEFAULT 0 NOT NULL,
	"ends_at" timestamp with time zone,
	"stopped_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "discount_codes_artifakt_id_code_pk" PRIMARY KEY("artifakt_id","code"),
	CONSTRAINT "discount_codes_code_plain" CHECK ("discount_codes"."code" ~ '^[A-Z0-9][A-Z0-9-]{2,19}$'),
	CONSTRAINT "discount_codes_percent_possible" CHECK ("discount_codes"."percent" BETWEEN 1 AND 100),
	CONSTRAINT "discount_codes_uses_positive" CHECK ("discount_codes"."uses_max" > 0),
	CONSTRAINT "discount_codes_uses_within" CHECK ("discount_codes"."uses_count" BETWEEN 0 AND coalesce("discount_codes"."uses_max", "discount_codes"."uses_count"))
);
--> statement-breakpoint
ALTER TABLE "artifakt_ownerships" ADD COLUMN "discount_code" text;--> statement-breakpoint
ALTER TABLE "artifakts" ADD COLUMN "is_price_open" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_artifakt_id_artifakts_id_fk" FOREIGN KEY ("artifakt_id") REFERENCES "public"."artifakts"("id") ON DELETE cascade ON UPDATE no action;