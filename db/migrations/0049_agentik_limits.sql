CREATE TABLE "agentik_limits" (
	"agentik_id" text PRIMARY KEY NOT NULL,
	"engine" text DEFAULT 'default' NOT NULL,
	"provider_id" text,
	"run_centavos" integer,
	"day_centavos" integer,
	"month_centavos" integer,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agentik_limits_engine_known" CHECK ("agentik_limits"."engine" IN ('default', 'rules', 'model')),
	CONSTRAINT "agentik_limits_provider_of_model" CHECK ("agentik_limits"."provider_id" IS NULL OR "agentik_limits"."engine" = 'model'),
	CONSTRAINT "agentik_limits_bounded" CHECK (coalesce(least("agentik_limits"."run_centavos", "agentik_limits"."day_centavos", "agentik_limits"."month_centavos"), 0) >= 0 AND coalesce(greatest("agentik_limits"."run_centavos", "agentik_limits"."day_centavos", "agentik_limits"."month_centavos"), 0) <= 1000000)
);
--> statement-breakpoint
ALTER TABLE "run_steps" DROP CONSTRAINT "run_steps_kind_known";--> statement-breakpoint
ALTER TABLE "model_providers" DROP CONSTRAINT "model_providers_failure_known";--> statement-breakpoint
ALTER TABLE "run_calls" DROP CONSTRAINT "run_calls_failure_known";--> statement-breakpoint
ALTER TABLE "runs" DROP CONSTRAINT "runs_failure_known";--> statement-breakpoint
ALTER TABLE "agentik_limits" ADD CONSTRAINT "agentik_limits_agentik_id_agentiks_id_fk" FOREIGN KEY ("agentik_id") REFERENCES "public"."agentiks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agentik_limits" ADD CONSTRAINT "agentik_limits_provider_id_model_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."model_providers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agentik_limits_of_provider" ON "agentik_limits" USING btree ("provider_id");--> statement-breakpoint
ALTER TABLE "run_steps" ADD CONSTRAINT "run_steps_kind_known" CHECK ("run_steps"."kind" IN ('understood', 'retrieved', 'answered', 'asked', 'noted', 'labelled', 'handed-over', 'reported', 'model', 'checked', 'calculated', 'to-approve', 'to-do', 'not-allowed', 'would-do', 'called', 'not-asked'));--> statement-breakpoint
ALTER TABLE "model_providers" ADD CONSTRAINT "model_providers_failure_known" CHECK ("model_providers"."test_failure" IN ('model-away', 'model-slow', 'model-cut', 'model-key', 'model-busy', 'model-refused', 'model-garbled', 'model-blocked', 'limit-run', 'limit-day', 'limit-month'));--> statement-breakpoint
ALTER TABLE "run_calls" ADD CONSTRAINT "run_calls_failure_known" CHECK ("run_calls"."failure" IN ('late', 'crashed', 'engine', 'tool', 'model-away', 'model-slow', 'model-cut', 'model-key', 'model-busy', 'model-refused', 'model-garbled', 'model-blocked', 'limit-run', 'limit-day', 'limit-month'));--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_failure_known" CHECK ("runs"."failure" IN ('late', 'crashed', 'engine', 'tool', 'model-away', 'model-slow', 'model-cut', 'model-key', 'model-busy', 'model-refused', 'model-garbled', 'model-blocked', 'limit-run', 'limit-day', 'limit-month'));