CREATE TABLE "model_prices" (
	"person_id" text NOT NULL,
	"host" text NOT NULL,
	"model" text NOT NULL,
	"in_micro_usd" bigint NOT NULL,
	"out_micro_usd" bigint NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "model_prices_person_id_host_model_pk" PRIMARY KEY("person_id","host","model"),
	CONSTRAINT "model_prices_host_named" CHECK ("model_prices"."host" ~ '^[^[:space:]/]+$'),
	CONSTRAINT "model_prices_model_named" CHECK ("model_prices"."model" ~ '^[A-Za-z0-9_./:@+-]{1,120}$'),
	CONSTRAINT "model_prices_bounded" CHECK (least("model_prices"."in_micro_usd", "model_prices"."out_micro_usd") >= 0 AND greatest("model_prices"."in_micro_usd", "model_prices"."out_micro_usd") <= 1000000000)
);
--> statement-breakpoint
CREATE TABLE "model_providers" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"kind" text NOT NULL,
	"base_url" text NOT NULL,
	"model" text NOT NULL,
	"secret_id" text,
	"key_last_four" text DEFAULT '' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"test_state" text DEFAULT 'waiting' NOT NULL,
	"test_failure" text,
	"tested_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "model_providers_kind_known" CHECK ("model_providers"."kind" IN ('openai-compatible', 'anthropic')),
	CONSTRAINT "model_providers_base_url_web" CHECK ("model_providers"."base_url" ~ '^https?://[^[:space:]?#@]+$'),
	CONSTRAINT "model_providers_model_named" CHECK ("model_providers"."model" ~ '^[A-Za-z0-9_./:@+-]{1,120}$'),
	CONSTRAINT "model_providers_key_signs" CHECK ("model_providers"."key_last_four" ~ '^[!-~]{0,4}$'),
	CONSTRAINT "model_providers_test_known" CHECK ("model_providers"."test_state" IN ('waiting', 'testing', 'ok', 'failed')),
	CONSTRAINT "model_providers_failure_known" CHECK ("model_providers"."test_failure" IN ('model-away', 'model-slow', 'model-cut', 'model-key', 'model-busy', 'model-refused', 'model-garbled', 'model-blocked', 'limit-run', 'limit-day')),
	CONSTRAINT "model_providers_failed_for_a_reason" CHECK (("model_providers"."test_state" = 'failed') = ("model_providers"."test_failure" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "model_spend" (
	"person_id" text NOT NULL,
	"day" date NOT NULL,
	"spent" integer DEFAULT 0 NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "model_spend_person_id_day_pk" PRIMARY KEY("person_id","day"),
	CONSTRAINT "model_spend_counted" CHECK ("model_spend"."spent" >= 0 AND "model_spend"."reserved" >= 0)
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "secrets_of_person" UNIQUE("id","person_id")
);
--> statement-breakpoint
CREATE TABLE "spend_limits" (
	"person_id" text PRIMARY KEY NOT NULL,
	"run_centavos" integer NOT NULL,
	"day_centavos" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "spend_limits_bounded" CHECK (least("spend_limits"."run_centavos", "spend_limits"."day_centavos") >= 0 AND greatest("spend_limits"."run_centavos", "spend_limits"."day_centavos") <= 1000000)
);
--> statement-breakpoint
CREATE TABLE "run_calls" (
	"run_id" text NOT NULL,
	"seq" smallint NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"attempt" smallint NOT NULL,
	"label" text NOT NULL,
	"failure" text,
	"paid_by" text,
	"day" date,
	"tokens_in" integer DEFAULT 0 NOT NULL,
	"tokens_out" integer DEFAULT 0 NOT NULL,
	"is_estimated" boolean DEFAULT false NOT NULL,
	"cost_micro_usd" bigint DEFAULT 0 NOT NULL,
	"cost_centavos" integer DEFAULT 0 NOT NULL,
	"reserved_centavos" integer DEFAULT 0 NOT NULL,
	"reserved_micro_usd" bigint DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "run_calls_run_id_seq_pk" PRIMARY KEY("run_id","seq"),
	CONSTRAINT "run_calls_seq_counted" CHECK ("run_calls"."seq" > 0),
	CONSTRAINT "run_calls_kind_known" CHECK ("run_calls"."kind" IN ('model', 'rule')),
	CONSTRAINT "run_calls_state_known" CHECK ("run_calls"."state" IN ('started', 'done', 'failed', 'uncertain')),
	CONSTRAINT "run_calls_failure_known" CHECK ("run_calls"."failure" IN ('late', 'crashed', 'engine', 'model-away', 'model-slow', 'model-cut', 'model-key', 'model-busy', 'model-refused', 'model-garbled', 'model-blocked', 'limit-run', 'limit-day')),
	CONSTRAINT "run_calls_failed_for_a_reason" CHECK (("run_calls"."state" = 'failed') = ("run_calls"."failure" IS NOT NULL)),
	CONSTRAINT "run_calls_ended" CHECK (("run_calls"."state" <> 'started') = ("run_calls"."ended_at" IS NOT NULL)),
	CONSTRAINT "run_calls_of_model_dated" CHECK (("run_calls"."kind" = 'model') = ("run_calls"."day" IS NOT NULL)),
	CONSTRAINT "run_calls_cost_counted" CHECK (least("run_calls"."tokens_in", "run_calls"."tokens_out", "run_calls"."cost_micro_usd", "run_calls"."cost_centavos", "run_calls"."reserved_centavos", "run_calls"."reserved_micro_usd") >= 0),
	CONSTRAINT "run_calls_rules_free" CHECK ("run_calls"."kind" = 'model' OR "run_calls"."cost_centavos" = 0)
);
--> statement-breakpoint
ALTER TABLE "runs" DROP CONSTRAINT "runs_failure_known";--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "engine" text;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "model" text;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "tokens_in" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "tokens_out" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "cost_micro_usd" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "cost_centavos" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "rate_e4" integer;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "reserved_centavos" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "model_prices" ADD CONSTRAINT "model_prices_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_providers" ADD CONSTRAINT "model_providers_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_providers" ADD CONSTRAINT "model_providers_secret_fk" FOREIGN KEY ("secret_id","person_id") REFERENCES "public"."secrets"("id","person_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_spend" ADD CONSTRAINT "model_spend_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "secrets" ADD CONSTRAINT "secrets_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spend_limits" ADD CONSTRAINT "spend_limits_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_calls" ADD CONSTRAINT "run_calls_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_calls" ADD CONSTRAINT "run_calls_paid_by_people_id_fk" FOREIGN KEY ("paid_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "model_providers_default" ON "model_providers" USING btree ("person_id") WHERE "model_providers"."is_default";--> statement-breakpoint
CREATE UNIQUE INDEX "model_providers_once" ON "model_providers" USING btree ("person_id","base_url","model");--> statement-breakpoint
CREATE INDEX "model_providers_of_secret" ON "model_providers" USING btree ("secret_id");--> statement-breakpoint
CREATE INDEX "model_providers_to_test" ON "model_providers" USING btree ("tested_at") WHERE "model_providers"."test_state" IN ('waiting', 'testing');--> statement-breakpoint
CREATE INDEX "secrets_by_person" ON "secrets" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "run_calls_paid_by" ON "run_calls" USING btree ("paid_by");--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_engine_known" CHECK ("runs"."engine" IN ('embedded', 'model'));--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_model_named" CHECK (("runs"."model" IS NULL) = ("runs"."provider" IS NULL) AND ("runs"."engine" IS DISTINCT FROM 'model' OR "runs"."model" IS NOT NULL));--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_cost_counted" CHECK (least("runs"."tokens_in", "runs"."tokens_out", "runs"."cost_micro_usd", "runs"."cost_centavos", "runs"."reserved_centavos") >= 0);--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_cost_has_rate" CHECK ("runs"."rate_e4" > 0 OR ("runs"."rate_e4" IS NULL AND "runs"."cost_centavos" = 0));--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_reserve_settled" CHECK ("runs"."reserved_centavos" = 0 OR "runs"."state" = 'running');--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_failure_known" CHECK ("runs"."failure" IN ('late', 'crashed', 'engine', 'model-away', 'model-slow', 'model-cut', 'model-key', 'model-busy', 'model-refused', 'model-garbled', 'model-blocked', 'limit-run', 'limit-day'));