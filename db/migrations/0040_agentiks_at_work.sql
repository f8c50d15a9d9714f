CREATE TABLE "agentik_workplaces" (
	"agentik_id" text PRIMARY KEY NOT NULL,
	"space_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_pages" (
	"agentik_id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"is_open" boolean DEFAULT false NOT NULL,
	"allowed_origins" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_pages_slug_unique" UNIQUE("slug"),
	CONSTRAINT "chat_pages_slug_valid" CHECK ("chat_pages"."slug" ~ '^(?=.{3,40}$)[a-z0-9]+(?:-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "chat_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"thread_id" text NOT NULL,
	"space_id" text NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"asking" text,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"done_by" text,
	CONSTRAINT "chat_requests_name_filled" CHECK (length(trim("chat_requests"."name")) > 0),
	CONSTRAINT "chat_requests_state_known" CHECK ("chat_requests"."state" IN ('asking', 'confirming', 'sent', 'cancelled')),
	CONSTRAINT "chat_requests_asking" CHECK (("chat_requests"."state" = 'asking') = ("chat_requests"."asking" IS NOT NULL)),
	CONSTRAINT "chat_requests_sent" CHECK (("chat_requests"."state" = 'sent') = ("chat_requests"."sent_at" IS NOT NULL)),
	CONSTRAINT "chat_requests_done_after_sent" CHECK ("chat_requests"."done_at" IS NULL OR "chat_requests"."sent_at" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "chats" (
	"thread_id" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"contact_id" text,
	"handled_by" text DEFAULT 'agentik' NOT NULL,
	"handler_id" text,
	"reason" text,
	"waiting_since" timestamp with time zone,
	"unknown_in_a_row" integer DEFAULT 0 NOT NULL,
	"labels" text[] DEFAULT '{}' NOT NULL,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chats_channel_known" CHECK ("chats"."channel" IN ('page', 'try')),
	CONSTRAINT "chats_handler_known" CHECK ("chats"."handled_by" IN ('agentik', 'person', 'nobody')),
	CONSTRAINT "chats_reason_known" CHECK ("chats"."reason" IN ('asked', 'unknown', 'took', 'open')),
	CONSTRAINT "chats_with_contact" CHECK (("chats"."channel" = 'try') = ("chats"."contact_id" IS NULL)),
	CONSTRAINT "chats_waiting" CHECK (("chats"."handled_by" = 'nobody') = ("chats"."waiting_since" IS NOT NULL)),
	CONSTRAINT "chats_unknown_counted" CHECK ("chats"."unknown_in_a_row" >= 0)
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"id" text PRIMARY KEY NOT NULL,
	"space_id" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"token_hash" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_inbound_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contacts_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "contacts_language_known" CHECK ("contacts"."language" IN ('es', 'en', 'pt'))
);
--> statement-breakpoint
CREATE TABLE "run_steps" (
	"run_id" text NOT NULL,
	"seq" integer NOT NULL,
	"kind" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "run_steps_run_id_seq_pk" PRIMARY KEY("run_id","seq"),
	CONSTRAINT "run_steps_seq_counted" CHECK ("run_steps"."seq" > 0),
	CONSTRAINT "run_steps_kind_known" CHECK ("run_steps"."kind" IN ('understood', 'retrieved', 'answered', 'asked', 'noted', 'labelled', 'handed-over', 'reported', 'model'))
);
--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_reply_kind_known";--> statement-breakpoint
DROP INDEX "threads_of_space";--> statement-breakpoint
ALTER TABLE "agentik_configurations" ADD COLUMN "abilities" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "agentik_id" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "from_contact" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "chat_with_id" text;--> statement-breakpoint
ALTER TABLE "agentik_workplaces" ADD CONSTRAINT "agentik_workplaces_agentik_id_agentiks_id_fk" FOREIGN KEY ("agentik_id") REFERENCES "public"."agentiks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agentik_workplaces" ADD CONSTRAINT "agentik_workplaces_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_pages" ADD CONSTRAINT "chat_pages_agentik_id_agentiks_id_fk" FOREIGN KEY ("agentik_id") REFERENCES "public"."agentiks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_requests" ADD CONSTRAINT "chat_requests_thread_id_chats_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."chats"("thread_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_requests" ADD CONSTRAINT "chat_requests_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_requests" ADD CONSTRAINT "chat_requests_done_by_people_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_handler_id_people_id_fk" FOREIGN KEY ("handler_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_steps" ADD CONSTRAINT "run_steps_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agentik_workplaces_of_space" ON "agentik_workplaces" USING btree ("space_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_requests_open" ON "chat_requests" USING btree ("thread_id") WHERE "chat_requests"."state" IN ('asking', 'confirming');--> statement-breakpoint
CREATE INDEX "chat_requests_of_thread" ON "chat_requests" USING btree ("thread_id","created_at");--> statement-breakpoint
CREATE INDEX "chat_requests_of_space" ON "chat_requests" USING btree ("space_id","sent_at" DESC NULLS LAST) WHERE "chat_requests"."state" = 'sent';--> statement-breakpoint
CREATE INDEX "chat_requests_done_by" ON "chat_requests" USING btree ("done_by");--> statement-breakpoint
CREATE UNIQUE INDEX "chats_of_contact" ON "chats" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "chats_handled_by" ON "chats" USING btree ("handler_id");--> statement-breakpoint
CREATE INDEX "contacts_of_space" ON "contacts" USING btree ("space_id","last_inbound_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_agentik_id_agentiks_id_fk" FOREIGN KEY ("agentik_id") REFERENCES "public"."agentiks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_chat_with_id_agentiks_id_fk" FOREIGN KEY ("chat_with_id") REFERENCES "public"."agentiks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "runs_of_agentik" ON "runs" USING btree ("agentik_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "messages_of_contact_sent_once" ON "messages" USING btree ("thread_id","client_key") WHERE "messages"."from_contact" AND "messages"."client_key" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "threads_with_customers" ON "threads" USING btree ("space_id","last_message_at" DESC NULLS LAST,"id") WHERE "threads"."chat_with_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "threads_chat_with" ON "threads" USING btree ("chat_with_id","last_message_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "threads_of_space" ON "threads" USING btree ("space_id","last_message_at" DESC NULLS LAST,"id") WHERE "threads"."chat_with_id" IS NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_of_contact" CHECK (NOT "messages"."from_contact" OR ("messages"."author_id" IS NULL AND "messages"."agentik_id" IS NULL));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_reply_kind_known" CHECK ("messages"."reply_kind" IN ('found', 'which', 'unknown', 'greeting', 'asked', 'noted', 'passed'));