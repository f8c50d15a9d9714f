CREATE TABLE "agentik_examples" (
	"id" text PRIMARY KEY NOT NULL,
	"agentik_id" text NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"reply_kind" text NOT NULL,
	"engine" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"checked_version" integer,
	"checked_at" timestamp with time zone,
	"now_text" text,
	"now_kind" text,
	CONSTRAINT "agentik_examples_question" UNIQUE("agentik_id","question"),
	CONSTRAINT "agentik_examples_question_fits" CHECK (length(trim("agentik_examples"."question")) > 0 AND length("agentik_examples"."question") <= 500),
	CONSTRAINT "agentik_examples_reply_kind_known" CHECK ("agentik_examples"."reply_kind" IN ('found', 'which', 'unknown', 'greeting', 'asked', 'noted', 'passed')),
	CONSTRAINT "agentik_examples_now_kind_known" CHECK ("agentik_examples"."now_kind" IN ('found', 'which', 'unknown', 'greeting', 'asked', 'noted', 'passed')),
	CONSTRAINT "agentik_examples_engine_known" CHECK ("agentik_examples"."engine" IN ('embedded', 'model')),
	CONSTRAINT "agentik_examples_checked" CHECK (("agentik_examples"."checked_version" IS NULL) = ("agentik_examples"."checked_at" IS NULL)),
	CONSTRAINT "agentik_examples_changed_after_check" CHECK (("agentik_examples"."now_text" IS NULL) = ("agentik_examples"."now_kind" IS NULL) AND ("agentik_examples"."now_text" IS NULL OR "agentik_examples"."checked_version" IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "run_steps" DROP CONSTRAINT "run_steps_kind_known";--> statement-breakpoint
ALTER TABLE "agentik_triggers" DROP CONSTRAINT "agentik_triggers_duty_known";--> statement-breakpoint
ALTER TABLE "runs" DROP CONSTRAINT "runs_for_one";--> statement-breakpoint
ALTER TABLE "runs" DROP CONSTRAINT "runs_kind_known";--> statement-breakpoint
ALTER TABLE "agentik_examples" ADD CONSTRAINT "agentik_examples_agentik_id_agentiks_id_fk" FOREIGN KEY ("agentik_id") REFERENCES "public"."agentiks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agentik_examples_of_agentik" ON "agentik_examples" USING btree ("agentik_id","created_at");--> statement-breakpoint
ALTER TABLE "run_steps" ADD CONSTRAINT "run_steps_kind_known" CHECK ("run_steps"."kind" IN ('understood', 'retrieved', 'answered', 'asked', 'noted', 'labelled', 'handed-over', 'reported', 'model', 'checked'));--> statement-breakpoint
ALTER TABLE "agentik_triggers" ADD CONSTRAINT "agentik_triggers_duty_known" CHECK ("agentik_triggers"."duty" IN ('report', 'remind', 'watch', 'welcome', 'note', 'task'));--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_for_one" CHECK (CASE "runs"."kind" WHEN 'creation' THEN "runs"."creation_id" IS NOT NULL AND "runs"."version" IS NOT NULL WHEN 'reply' THEN "runs"."thread_id" IS NOT NULL AND "runs"."message_seq" IS NOT NULL WHEN 'duty' THEN "runs"."input" IS NOT NULL AND "runs"."dedupe_key" IS NOT NULL WHEN 'check' THEN "runs"."thread_id" IS NULL AND "runs"."document_id" IS NULL AND "runs"."creation_id" IS NULL ELSE "runs"."document_id" IS NOT NULL AND "runs"."document_version" IS NOT NULL END);--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_kind_known" CHECK ("runs"."kind" IN ('creation', 'reply', 'document', 'duty', 'check'));