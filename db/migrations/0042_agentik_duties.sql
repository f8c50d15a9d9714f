CREATE TABLE "agentik_figures" (
	"agentik_id" text PRIMARY KEY NOT NULL,
	"ended" integer NOT NULL,
	"succeeded" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agentik_figures_counted" CHECK ("agentik_figures"."succeeded" >= 0 AND "agentik_figures"."ended" >= greatest(1, "agentik_figures"."succeeded"))
);
--> statement-breakpoint
CREATE TABLE "agentik_triggers" (
	"id" text PRIMARY KEY NOT NULL,
	"agentik_id" text NOT NULL,
	"kind" text NOT NULL,
	"duty" text NOT NULL,
	"settings" jsonb NOT NULL,
	"cron" text,
	"once_at" timestamp with time zone,
	"zone" text NOT NULL,
	"next_at" timestamp with time zone,
	"is_on" boolean DEFAULT true NOT NULL,
	"failures_in_a_row" smallint DEFAULT 0 NOT NULL,
	"paused_reason" text,
	"told_at" timestamp with time zone,
	"sealed_secret" text,
	"last_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agentik_triggers_kind_known" CHECK ("agentik_triggers"."kind" IN ('schedule', 'watch', 'event', 'webhook')),
	CONSTRAINT "agentik_triggers_duty_known" CHECK ("agentik_triggers"."duty" IN ('report', 'remind', 'watch', 'welcome', 'note')),
	CONSTRAINT "agentik_triggers_paused_reason_known" CHECK ("agentik_triggers"."paused_reason" IN ('failures')),
	CONSTRAINT "agentik_triggers_failures_counted" CHECK ("agentik_triggers"."failures_in_a_row" >= 0),
	CONSTRAINT "agentik_triggers_schedule_has_times" CHECK (CASE "agentik_triggers"."kind" WHEN 'schedule' THEN ("agentik_triggers"."cron" IS NULL) <> ("agentik_triggers"."once_at" IS NULL) ELSE "agentik_triggers"."cron" IS NULL AND "agentik_triggers"."once_at" IS NULL END),
	CONSTRAINT "agentik_triggers_secret_of_webhook" CHECK (("agentik_triggers"."kind" = 'webhook') = ("agentik_triggers"."sealed_secret" IS NOT NULL)),
	CONSTRAINT "agentik_triggers_off_is_not_due" CHECK ("agentik_triggers"."next_at" IS NULL OR ("agentik_triggers"."is_on" AND "agentik_triggers"."kind" IN ('schedule', 'watch')))
);
--> statement-breakpoint
CREATE TABLE "trigger_deliveries" (
	"trigger_id" text NOT NULL,
	"delivery_key" text NOT NULL,
	"outcome" text NOT NULL,
	"repeats" integer DEFAULT 0 NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trigger_deliveries_trigger_id_delivery_key_pk" PRIMARY KEY("trigger_id","delivery_key"),
	CONSTRAINT "trigger_deliveries_outcome_known" CHECK ("trigger_deliveries"."outcome" IN ('accepted', 'refused', 'limited')),
	CONSTRAINT "trigger_deliveries_repeats_counted" CHECK ("trigger_deliveries"."repeats" >= 0)
);
--> statement-breakpoint
ALTER TABLE "runs" DROP CONSTRAINT "runs_for_one";--> statement-breakpoint
ALTER TABLE "runs" DROP CONSTRAINT "runs_kind_known";--> statement-breakpoint
ALTER TABLE "runs" DROP CONSTRAINT "runs_state_known";--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "trigger_id" text;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "input" jsonb;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "scheduled_for" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "dedupe_key" text;--> statement-breakpoint
ALTER TABLE "agentik_figures" ADD CONSTRAINT "agentik_figures_agentik_id_agentiks_id_fk" FOREIGN KEY ("agentik_id") REFERENCES "public"."agentiks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agentik_triggers" ADD CONSTRAINT "agentik_triggers_agentik_id_agentiks_id_fk" FOREIGN KEY ("agentik_id") REFERENCES "public"."agentiks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trigger_deliveries" ADD CONSTRAINT "trigger_deliveries_trigger_id_agentik_triggers_id_fk" FOREIGN KEY ("trigger_id") REFERENCES "public"."agentik_triggers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agentik_triggers_of_agentik" ON "agentik_triggers" USING btree ("agentik_id","created_at");--> statement-breakpoint
CREATE INDEX "agentik_triggers_due" ON "agentik_triggers" USING btree ("next_at") WHERE "agentik_triggers"."next_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "trigger_deliveries_newest" ON "trigger_deliveries" USING btree ("trigger_id","received_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "trigger_deliveries_received" ON "trigger_deliveries" USING btree ("received_at");--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_trigger_id_agentik_triggers_id_fk" FOREIGN KEY ("trigger_id") REFERENCES "public"."agentik_triggers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "runs_of_trigger" ON "runs" USING btree ("trigger_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "runs_of_agentik_by_state" ON "runs" USING btree ("agentik_id","state","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "runs_of_agentik_by_kind" ON "runs" USING btree ("agentik_id","kind","created_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_dedupe_key_unique" UNIQUE("dedupe_key");--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_for_one" CHECK (CASE "runs"."kind" WHEN 'creation' THEN "runs"."creation_id" IS NOT NULL AND "runs"."version" IS NOT NULL WHEN 'reply' THEN "runs"."thread_id" IS NOT NULL AND "runs"."message_seq" IS NOT NULL WHEN 'duty' THEN "runs"."input" IS NOT NULL AND "runs"."dedupe_key" IS NOT NULL ELSE "runs"."document_id" IS NOT NULL AND "runs"."document_version" IS NOT NULL END);--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_kind_known" CHECK ("runs"."kind" IN ('creation', 'reply', 'document', 'duty'));--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_state_known" CHECK ("runs"."state" IN ('queued', 'running', 'succeeded', 'failed', 'cancelled', 'skipped'));--> statement-breakpoint
INSERT INTO "agentik_figures" ("agentik_id", "ended", "succeeded", "last_at")
SELECT "agentik_id", count(*), count(*) FILTER (WHERE "state" = 'succeeded'), max("ended_at")
FROM "runs" WHERE "agentik_id" IS NOT NULL AND "state" IN ('succeeded', 'failed') AND "ended_at" IS NOT NULL GROUP BY "agentik_id";
