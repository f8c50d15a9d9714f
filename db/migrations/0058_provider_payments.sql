CREATE TABLE "payment_differences" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"payment_id" text NOT NULL,
	"top_up_id" text,
	"expected" text DEFAULT '' NOT NULL,
	"found" text DEFAULT '' NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	CONSTRAINT "payment_differences_provider_known" CHECK ("payment_differences"."provider" IN ('mercadopago', 'stripe')),
	CONSTRAINT "payment_differences_kind_known" CHECK ("payment_differences"."kind" IN ('unknown', 'amount', 'currency', 'twice', 'fraction', 'house'))
);
--> statement-breakpoint
CREATE TABLE "payout_batches" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"payout_count" integer NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "payout_batches_not_empty" CHECK ("payout_batches"."payout_count" > 0 AND "payout_batches"."total" > 0)
);
--> statement-breakpoint
CREATE TABLE "payout_exports" (
	"payout_id" text PRIMARY KEY NOT NULL,
	"batch_id" text NOT NULL,
	"reference" bigserial NOT NULL
);
--> statement-breakpoint
CREATE TABLE "top_up_movements" (
	"transaction_id" text PRIMARY KEY NOT NULL,
	"top_up_id" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "top_up_movements_kind_known" CHECK ("top_up_movements"."kind" IN ('refund', 'dispute', 'returned'))
);
--> statement-breakpoint
CREATE TABLE "top_up_payments" (
	"top_up_id" text PRIMARY KEY NOT NULL,
	"session_id" text,
	"pay_url" text,
	"expires_at" timestamp with time zone NOT NULL,
	"method" text,
	"pay_before" timestamp with time zone,
	"payment_id" text,
	"is_late" boolean DEFAULT false NOT NULL,
	"is_expired" boolean DEFAULT false NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"disputed" bigint DEFAULT 0 NOT NULL,
	"dispute" text DEFAULT 'none' NOT NULL,
	"taken_wallet" bigint DEFAULT 0 NOT NULL,
	"taken_house" bigint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"next_check_at" timestamp with time zone,
	"failures" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "top_up_payments_method_known" CHECK ("top_up_payments"."method" IN ('card', 'oxxo', 'spei', 'other')),
	CONSTRAINT "top_up_payments_dispute_known" CHECK ("top_up_payments"."dispute" IN ('none', 'open', 'won', 'lost')),
	CONSTRAINT "top_up_payments_amounts_not_negative" CHECK (least("top_up_payments"."refunded", "top_up_payments"."disputed", "top_up_payments"."taken_wallet", "top_up_payments"."taken_house") >= 0)
);
--> statement-breakpoint
ALTER TABLE "payment_differences" ADD CONSTRAINT "payment_differences_top_up_id_top_ups_id_fk" FOREIGN KEY ("top_up_id") REFERENCES "public"."top_ups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_differences" ADD CONSTRAINT "payment_differences_ended_by_people_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_batches" ADD CONSTRAINT "payout_batches_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_exports" ADD CONSTRAINT "payout_exports_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_exports" ADD CONSTRAINT "payout_exports_batch_id_payout_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."payout_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "top_up_movements" ADD CONSTRAINT "top_up_movements_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "top_up_movements" ADD CONSTRAINT "top_up_movements_top_up_id_top_ups_id_fk" FOREIGN KEY ("top_up_id") REFERENCES "public"."top_ups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "top_up_payments" ADD CONSTRAINT "top_up_payments_top_up_id_top_ups_id_fk" FOREIGN KEY ("top_up_id") REFERENCES "public"."top_ups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_differences_once" ON "payment_differences" USING btree ("provider","payment_id","kind");--> statement-breakpoint
CREATE INDEX "payment_differences_open" ON "payment_differences" USING btree ("found_at") WHERE "payment_differences"."ended_at" IS NULL;--> statement-breakpoint
CREATE INDEX "payment_differences_of_top_up" ON "payment_differences" USING btree ("top_up_id");--> statement-breakpoint
CREATE INDEX "payout_batches_by_time" ON "payout_batches" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payout_exports_of_batch" ON "payout_exports" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "top_up_movements_of_top_up" ON "top_up_movements" USING btree ("top_up_id");--> statement-breakpoint
CREATE INDEX "top_up_movements_by_time" ON "top_up_movements" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "top_up_payments_due" ON "top_up_payments" USING btree ("next_check_at");