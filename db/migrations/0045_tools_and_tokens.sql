CREATE TABLE "agentik_tools" (
	"agentik_id" text NOT NULL,
	"tool" text NOT NULL,
	"permission" text NOT NULL,
	"hosts" text[] DEFAULT '{}' NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agentik_tools_agentik_id_tool_pk" PRIMARY KEY("agentik_id","tool"),
	CONSTRAINT "agentik_tools_tool_known" CHECK ("agentik_tools"."tool" IN ('calculate', 'task', 'mail', 'http')),
	CONSTRAINT "agentik_tools_permission_known" CHECK ("agentik_tools"."permission" IN ('auto', 'ask', 'never')),
	CONSTRAINT "agentik_tools_hosts_of_http" CHECK ("agentik_tools"."tool" = 'http' OR cardinality("agentik_tools"."hosts") = 0)
);
--> statement-breakpoint
CREATE TABLE "tool_calls" (
	"id" text PRIMARY KEY NOT NULL,
	"agentik_id" text NOT NULL,
	"person_id" text NOT NULL,
	"asked_by" text NOT NULL,
	"seq" smallint NOT NULL,
	"tool" text NOT NULL,
	"call" jsonb NOT NULL,
	"call_hash" text NOT NULL,
	"state" text NOT NULL,
	"why" text,
	"expires_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"failure" text,
	"status" smallint,
	"answer" text DEFAULT '' NOT NULL,
	"mailed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "tool_calls_of_run" UNIQUE("asked_by","seq"),
	CONSTRAINT "tool_calls_seq_counted" CHECK ("tool_calls"."seq" > 0),
	CONSTRAINT "tool_calls_tool_known" CHECK ("tool_calls"."tool" IN ('task', 'mail', 'http')),
	CONSTRAINT "tool_calls_state_known" CHECK ("tool_calls"."state" IN ('waiting', 'queued', 'sending', 'done', 'failed', 'uncertain', 'refused', 'expired')),
	CONSTRAINT "tool_calls_why_known" CHECK ("tool_calls"."why" IN ('permission', 'untrusted')),
	CONSTRAINT "tool_calls_failure_known" CHECK ("tool_calls"."failure" IN ('never', 'listed', 'off', 'public', 'away', 'slow', 'rejected', 'full')),
	CONSTRAINT "tool_calls_failed_for_a_reason" CHECK (("tool_calls"."state" = 'failed') = ("tool_calls"."failure" IS NOT NULL)),
	CONSTRAINT "tool_calls_ended" CHECK (("tool_calls"."state" IN ('waiting', 'queued', 'sending')) = ("tool_calls"."ended_at" IS NULL)),
	CONSTRAINT "tool_calls_decided" CHECK ("tool_calls"."why" IS NULL OR "tool_calls"."state" IN ('waiting', 'expired') OR "tool_calls"."decided_at" IS NOT NULL),
	CONSTRAINT "tool_calls_waiting_for_a_reason" CHECK ("tool_calls"."state" <> 'waiting' OR "tool_calls"."why" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "api_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"name" text NOT NULL,
	"scope" text NOT NULL,
	"token_hash" text NOT NULL,
	"last_four" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_tokens_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "api_tokens_name_filled" CHECK (length(trim("api_tokens"."name")) > 0),
	CONSTRAINT "api_tokens_scope_known" CHECK ("api_tokens"."scope" IN ('read', 'write')),
	CONSTRAINT "api_tokens_last_four" CHECK (length("api_tokens"."last_four") = 4)
);
--> statement-breakpoint
ALTER TABLE "run_steps" DROP CONSTRAINT "run_steps_kind_known";--> statement-breakpoint
ALTER TABLE "run_calls" DROP CONSTRAINT "run_calls_failure_known";--> statement-breakpoint
ALTER TABLE "runs" DROP CONSTRAINT "runs_for_one";--> statement-breakpoint
ALTER TABLE "runs" DROP CONSTRAINT "runs_kind_known";--> statement-breakpoint
ALTER TABLE "runs" DROP CONSTRAINT "runs_failure_known";--> statement-breakpoint
ALTER TABLE "agentik_triggers" ADD COLUMN "send_to" jsonb;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "tool_call_id" text;--> statement-breakpoint
ALTER TABLE "agentik_tools" ADD CONSTRAINT "agentik_tools_agentik_id_agentiks_id_fk" FOREIGN KEY ("agentik_id") REFERENCES "public"."agentiks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_calls" ADD CONSTRAINT "tool_calls_agentik_id_agentiks_id_fk" FOREIGN KEY ("agentik_id") REFERENCES "public"."agentiks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_calls" ADD CONSTRAINT "tool_calls_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tool_calls_of_agentik" ON "tool_calls" USING btree ("agentik_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "tool_calls_of_person" ON "tool_calls" USING btree ("person_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "tool_calls_waiting" ON "tool_calls" USING btree ("person_id","expires_at") WHERE "tool_calls"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "tool_calls_expiring" ON "tool_calls" USING btree ("expires_at") WHERE "tool_calls"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "api_tokens_of_person" ON "api_tokens" USING btree ("person_id","created_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_tool_call_id_tool_calls_id_fk" FOREIGN KEY ("tool_call_id") REFERENCES "public"."tool_calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "runs_of_tool_call" ON "runs" USING btree ("tool_call_id");--> statement-breakpoint
ALTER TABLE "run_steps" ADD CONSTRAINT "run_steps_kind_known" CHECK ("run_steps"."kind" IN ('understood', 'retrieved', 'answered', 'asked', 'noted', 'labelled', 'handed-over', 'reported', 'model', 'checked', 'calculated', 'to-approve', 'to-do', 'not-allowed', 'would-do', 'called'));--> statement-breakpoint
ALTER TABLE "run_calls" ADD CONSTRAINT "run_calls_failure_known" CHECK ("run_calls"."failure" IN ('late', 'crashed', 'engine', 'tool', 'model-away', 'model-slow', 'model-cut', 'model-key', 'model-busy', 'model-refused', 'model-garbled', 'model-blocked', 'limit-run', 'limit-day'));--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_for_one" CHECK (CASE "runs"."kind" WHEN 'creation' THEN "runs"."creation_id" IS NOT NULL AND "runs"."version" IS NOT NULL WHEN 'reply' THEN "runs"."thread_id" IS NOT NULL AND "runs"."message_seq" IS NOT NULL WHEN 'duty' THEN "runs"."input" IS NOT NULL AND "runs"."dedupe_key" IS NOT NULL WHEN 'check' THEN "runs"."thread_id" IS NULL AND "runs"."document_id" IS NULL AND "runs"."creation_id" IS NULL WHEN 'tool' THEN "runs"."tool_call_id" IS NOT NULL ELSE "runs"."document_id" IS NOT NULL AND "runs"."document_version" IS NOT NULL END);--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_kind_known" CHECK ("runs"."kind" IN ('creation', 'reply', 'document', 'duty', 'check', 'tool'));--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_failure_known" CHECK ("runs"."failure" IN ('late', 'crashed', 'engine', 'tool', 'model-away', 'model-slow', 'model-cut', 'model-key', 'model-busy', 'model-refused', 'model-garbled', 'model-blocked', 'limit-run', 'limit-day'));