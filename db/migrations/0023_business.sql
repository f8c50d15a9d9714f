CREATE TABLE "businesses" (
	"person_id" text PRIMARY KEY NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"trade" text,
	"trade_other" text DEFAULT '' NOT NULL,
	"town" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"whatsapp" text,
	"hours" jsonb,
	"main_colour" text,
	"accent_colour" text,
	"tone" text,
	"rfc" text,
	"legal_name" text DEFAULT '' NOT NULL,
	"tax_postal_code" text,
	"tax_regime" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "businesses_trade_known" CHECK ("businesses"."trade" IN ('restaurant', 'cafe', 'bar', 'grocery', 'fashion', 'beauty', 'health', 'fitness', 'education', 'repairs', 'crafts', 'professional', 'agency', 'technology', 'lodging', 'events', 'other')),
	CONSTRAINT "businesses_tone_known" CHECK ("businesses"."tone" IN ('warm', 'formal', 'playful', 'brief')),
	CONSTRAINT "businesses_tax_regime_known" CHECK ("businesses"."tax_regime" IN ('601', '603', '605', '606', '612', '616', '620', '621', '622', '623', '624', '625', '626')),
	CONSTRAINT "businesses_trade_other_only_with_other" CHECK ("businesses"."trade_other" = '' OR "businesses"."trade" IS NOT DISTINCT FROM 'other'),
	CONSTRAINT "businesses_whatsapp_e164" CHECK ("businesses"."whatsapp" ~ '^\+[1-9][0-9]{7,14}$'),
	CONSTRAINT "businesses_colours_hex" CHECK ("businesses"."main_colour" ~ '^#[0-9a-f]{6}$' AND "businesses"."accent_colour" ~ '^#[0-9a-f]{6}$'),
	CONSTRAINT "businesses_rfc_long" CHECK (length("businesses"."rfc") IN (12, 13)),
	CONSTRAINT "businesses_tax_postal_code_digits" CHECK ("businesses"."tax_postal_code" ~ '^[0-9]{5}$'),
	CONSTRAINT "businesses_texts_short" CHECK (length("businesses"."name") <= 80
        AND length("businesses"."trade_other") <= 60
        AND length("businesses"."town") <= 60
        AND length("businesses"."address") <= 200
        AND length("businesses"."legal_name") <= 200)
);
--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;