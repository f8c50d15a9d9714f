CREATE TABLE "payout_destinations" (
	"person_id" text PRIMARY KEY NOT NULL,
	"method" text NOT NULL,
	"sealed_destination" text NOT NULL,
	"last_four" text NOT NULL,
	"bank_code" text,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payout_destinations_method_known" CHECK ("payout_destinations"."method" IN ('clabe', 'paypal', 'bank')),
	CONSTRAINT "payout_destinations_last_four_digits" CHECK ("payout_destinations"."last_four" ~ '^([0-9]{4})?$'),
	CONSTRAINT "payout_destinations_bank_code_digits" CHECK ("payout_destinations"."bank_code" ~ '^[0-9]{3}$')
);
--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "sealed_destination" text;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "method" text;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "last_four" text;--> statement-breakpoint
ALTER TABLE "payout_destinations" ADD CONSTRAINT "payout_destinations_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_method_known" CHECK ("payouts"."method" IN ('clabe', 'paypal', 'bank'));--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_last_four_digits" CHECK ("payouts"."last_four" ~ '^([0-9]{4})?$');--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_destination_whole" CHECK (num_nulls("payouts"."sealed_destination", "payouts"."method", "payouts"."last_four") IN (0, 3));