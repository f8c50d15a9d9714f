CREATE TABLE "run_events" (
	"run_id" text NOT NULL,
	"seq" integer NOT NULL,
	"text" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "run_events_run_id_seq_pk" PRIMARY KEY("run_id","seq"),
	CONSTRAINT "run_events_seq_counted" CHECK ("run_events"."seq" > 0)
);
--> statement-breakpoint
CREATE TABLE "runs" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"person_id" text NOT NULL,
	"creation_id" text NOT NULL,
	"version" smallint NOT NULL,
	"engine_run_id" text,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"deadline_at" timestamp with time zone NOT NULL,
	"cancel_requested_at" timestamp with time zone,
	CONSTRAINT "runs_kind_known" CHECK ("runs"."kind" IN ('creation')),
	CONSTRAINT "runs_state_known" CHECK ("runs"."state" IN ('queued', 'running', 'succeeded', 'failed', 'cancelled')),
	CONSTRAINT "runs_failure_known" CHECK ("runs"."failure" IN ('late', 'crashed', 'engine')),
	CONSTRAINT "runs_failed_for_a_reason" CHECK (("runs"."state" = 'failed') = ("runs"."failure" IS NOT NULL)),
	CONSTRAINT "runs_ended" CHECK (("runs"."state" NOT IN ('queued', 'running')) = ("runs"."ended_at" IS NOT NULL)),
	CONSTRAINT "runs_started" CHECK ("runs"."state" <> 'running' OR "runs"."started_at" IS NOT NULL),
	CONSTRAINT "runs_attempts_counted" CHECK ("runs"."attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "creation_versions" (
	"creation_id" text NOT NULL,
	"version" smallint NOT NULL,
	"instruction" text NOT NULL,
	"is_follow_up" boolean DEFAULT false NOT NULL,
	"corrections" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"state" text DEFAULT 'writing' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"understanding" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "creation_versions_creation_id_version_pk" PRIMARY KEY("creation_id","version"),
	CONSTRAINT "creation_versions_counted" CHECK ("creation_versions"."version" > 0),
	CONSTRAINT "creation_versions_state_known" CHECK ("creation_versions"."state" IN ('writing', 'final', 'cannot', 'stopped', 'failed')),
	CONSTRAINT "creation_versions_instruction_filled" CHECK (length(trim("creation_versions"."instruction")) > 0),
	CONSTRAINT "creation_versions_final_filled" CHECK ("creation_versions"."state" NOT IN ('final', 'cannot') OR "creation_versions"."answer" <> '')
);
--> statement-breakpoint
ALTER TABLE "run_events" ADD CONSTRAINT "run_events_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_creation_version_fk" FOREIGN KEY ("creation_id","version") REFERENCES "public"."creation_versions"("creation_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creation_versions" ADD CONSTRAINT "creation_versions_creation_id_creations_id_fk" FOREIGN KEY ("creation_id") REFERENCES "public"."creations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "run_events_created" ON "run_events" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "runs_of_version" ON "runs" USING btree ("creation_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "runs_active_of_creation" ON "runs" USING btree ("creation_id") WHERE "runs"."state" IN ('queued', 'running');--> statement-breakpoint
CREATE INDEX "runs_active" ON "runs" USING btree ("deadline_at") WHERE "runs"."state" IN ('queued', 'running');--> statement-breakpoint
CREATE INDEX "runs_of_person" ON "runs" USING btree ("person_id","created_at" DESC NULLS LAST);