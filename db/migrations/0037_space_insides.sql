-- Lexemes of a text, the same whether its accents were typed or not. unaccent before a stemmer is worse
-- than none: the Spanish one knows "-ión", not "-ion" ("devolucion" and "devoluciones" would not meet).
-- So accents are folded, and those that the stemmer needs are put back: -ión and año in Spanish, -ção
-- and -ções in Portuguese. Used for texts and for questions alike.
CREATE FUNCTION plaza_words(language text, body text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT CASE language
    WHEN 'es' THEN to_tsvector('pg_catalog.spanish'::regconfig, regexp_replace(regexp_replace(
      public.plaza_fold(body), '(\w)ion\M', '\1ión', 'g'), '\mano(s?)\M', 'año\1', 'g'))
    WHEN 'pt' THEN to_tsvector('pg_catalog.portuguese'::regconfig, regexp_replace(regexp_replace(
      public.plaza_fold(body), '(\w)cao\M', '\1ção', 'g'), '(\w)coes\M', '\1ções', 'g'))
    ELSE to_tsvector('pg_catalog.english'::regconfig, public.plaza_fold(body)) END $$;--> statement-breakpoint
CREATE TABLE "answers" (
	"id" text PRIMARY KEY NOT NULL,
	"space_id" text NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"language" text NOT NULL,
	"approved_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"words" tsvector GENERATED ALWAYS AS (plaza_words(language, question)) STORED NOT NULL,
	CONSTRAINT "answers_question_filled" CHECK (length(trim("answers"."question")) > 0),
	CONSTRAINT "answers_answer_filled" CHECK (length(trim("answers"."answer")) > 0),
	CONSTRAINT "answers_language_known" CHECK ("answers"."language" IN ('es', 'en', 'pt'))
);
--> statement-breakpoint
CREATE TABLE "citations" (
	"thread_id" text NOT NULL,
	"seq" integer NOT NULL,
	"n" smallint NOT NULL,
	"document_id" text,
	"version" smallint,
	"passage" integer,
	"answer_id" text,
	"source" text NOT NULL,
	"quote" text NOT NULL,
	CONSTRAINT "citations_thread_id_seq_n_pk" PRIMARY KEY("thread_id","seq","n"),
	CONSTRAINT "citations_of_one" CHECK (("citations"."document_id" IS NULL) <> ("citations"."answer_id" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "space_agentiks" (
	"space_id" text NOT NULL,
	"agentik_id" text NOT NULL,
	"answers_when" text DEFAULT 'mentioned' NOT NULL,
	"wait_minutes" smallint DEFAULT 5 NOT NULL,
	"may" text DEFAULT 'answer' NOT NULL,
	"added_by" text,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "space_agentiks_space_id_agentik_id_pk" PRIMARY KEY("space_id","agentik_id"),
	CONSTRAINT "space_agentiks_when_known" CHECK ("space_agentiks"."answers_when" IN ('mentioned', 'always', 'unanswered')),
	CONSTRAINT "space_agentiks_may_known" CHECK ("space_agentiks"."may" IN ('read', 'answer', 'act')),
	CONSTRAINT "space_agentiks_wait_bounded" CHECK ("space_agentiks"."wait_minutes" BETWEEN 1 AND 1440)
);
--> statement-breakpoint
CREATE TABLE "space_prompts" (
	"space_id" text NOT NULL,
	"version" smallint NOT NULL,
	"text" text NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "space_prompts_space_id_version_pk" PRIMARY KEY("space_id","version")
);
--> statement-breakpoint
CREATE TABLE "unanswered" (
	"id" text PRIMARY KEY NOT NULL,
	"space_id" text NOT NULL,
	"thread_id" text NOT NULL,
	"seq" integer NOT NULL,
	"agentik_id" text,
	"question" text NOT NULL,
	"asked_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"answer_id" text
);
--> statement-breakpoint
CREATE TABLE "document_versions" (
	"document_id" text NOT NULL,
	"version" smallint NOT NULL,
	"kind" text NOT NULL,
	"file_name" text,
	"file_key" text,
	"media_type" text,
	"bytes" integer NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"failure" text,
	"pages" integer,
	"language" text,
	"created_by" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "document_versions_document_id_version_pk" PRIMARY KEY("document_id","version"),
	CONSTRAINT "document_versions_counted" CHECK ("document_versions"."version" > 0),
	CONSTRAINT "document_versions_kind_known" CHECK ("document_versions"."kind" IN ('text', 'txt', 'md', 'csv', 'docx', 'pdf', 'picture')),
	CONSTRAINT "document_versions_state_known" CHECK ("document_versions"."state" IN ('received', 'reading', 'ready', 'failed')),
	CONSTRAINT "document_versions_failure_known" CHECK ("document_versions"."failure" IN ('broken', 'locked', 'empty', 'too-long', 'too-big', 'late', 'crashed')),
	CONSTRAINT "document_versions_language_known" CHECK ("document_versions"."language" IN ('es', 'en', 'pt')),
	CONSTRAINT "document_versions_failed_for_a_reason" CHECK (("document_versions"."state" = 'failed') = ("document_versions"."failure" IS NOT NULL)),
	CONSTRAINT "document_versions_file_or_text" CHECK (("document_versions"."kind" = 'text') = ("document_versions"."file_key" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" text PRIMARY KEY NOT NULL,
	"space_id" text NOT NULL,
	"name" text NOT NULL,
	"labels" text[] DEFAULT '{}' NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"created_by" text,
	"only_for" text,
	"version" smallint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"search_text" text GENERATED ALWAYS AS (plaza_fold(name)) STORED NOT NULL,
	CONSTRAINT "documents_name_filled" CHECK (length(trim("documents"."name")) > 0),
	CONSTRAINT "documents_version_counted" CHECK ("documents"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "passages" (
	"document_id" text NOT NULL,
	"version" smallint NOT NULL,
	"seq" integer NOT NULL,
	"space_id" text NOT NULL,
	"heading" text DEFAULT '' NOT NULL,
	"page" integer,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"words" tsvector GENERATED ALWAYS AS (plaza_words(language, heading || ' ' || text)) STORED NOT NULL,
	CONSTRAINT "passages_document_id_version_seq_pk" PRIMARY KEY("document_id","version","seq"),
	CONSTRAINT "passages_language_known" CHECK ("passages"."language" IN ('es', 'en', 'pt'))
);
--> statement-breakpoint
CREATE TABLE "space_tasks" (
	"id" text PRIMARY KEY NOT NULL,
	"space_id" text NOT NULL,
	"title" text NOT NULL,
	"assignee_id" text,
	"due_on" date,
	"place" double precision NOT NULL,
	"done_at" timestamp with time zone,
	"done_by" text,
	"thread_id" text,
	"seq" integer,
	"created_by" text,
	"only_for" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "space_tasks_title_filled" CHECK (length(trim("space_tasks"."title")) > 0)
);
--> statement-breakpoint
CREATE TABLE "message_edits" (
	"thread_id" text NOT NULL,
	"seq" integer NOT NULL,
	"version" smallint NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_edits_thread_id_seq_version_pk" PRIMARY KEY("thread_id","seq","version")
);
--> statement-breakpoint
CREATE TABLE "message_reactions" (
	"thread_id" text NOT NULL,
	"seq" integer NOT NULL,
	"person_id" text NOT NULL,
	"reaction" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_reactions_thread_id_seq_person_id_reaction_pk" PRIMARY KEY("thread_id","seq","person_id","reaction"),
	CONSTRAINT "message_reactions_known" CHECK ("message_reactions"."reaction" IN ('👍', '❤️', '😂', '🎉', '✅', '👀'))
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"thread_id" text NOT NULL,
	"seq" integer NOT NULL,
	"author_id" text,
	"agentik_id" text,
	"client_key" text,
	"state" text DEFAULT 'final' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"reply_to" integer,
	"reply_kind" text,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"pinned_at" timestamp with time zone,
	"search_text" text GENERATED ALWAYS AS (plaza_fold(text)) STORED NOT NULL,
	CONSTRAINT "messages_thread_id_seq_pk" PRIMARY KEY("thread_id","seq"),
	CONSTRAINT "messages_seq_counted" CHECK ("messages"."seq" > 0),
	CONSTRAINT "messages_state_known" CHECK ("messages"."state" IN ('writing', 'final', 'stopped', 'failed')),
	CONSTRAINT "messages_reply_kind_known" CHECK ("messages"."reply_kind" IN ('found', 'which', 'unknown', 'greeting')),
	CONSTRAINT "messages_filled" CHECK ("messages"."state" <> 'final' OR "messages"."deleted_at" IS NOT NULL OR length(trim("messages"."text")) > 0),
	CONSTRAINT "messages_deleted_empty" CHECK ("messages"."deleted_at" IS NULL OR "messages"."text" = '')
);
--> statement-breakpoint
CREATE TABLE "thread_reads" (
	"thread_id" text NOT NULL,
	"person_id" text NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	"is_muted" boolean DEFAULT false NOT NULL,
	"is_followed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "thread_reads_thread_id_person_id_pk" PRIMARY KEY("thread_id","person_id"),
	CONSTRAINT "thread_reads_seq_counted" CHECK ("thread_reads"."seq" >= 0),
	CONSTRAINT "thread_reads_one_wish" CHECK (NOT ("thread_reads"."is_muted" AND "thread_reads"."is_followed"))
);
--> statement-breakpoint
CREATE TABLE "threads" (
	"id" text PRIMARY KEY NOT NULL,
	"space_id" text NOT NULL,
	"title" text NOT NULL,
	"created_by" text,
	"client_key" text NOT NULL,
	"only_for" text,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"last_message_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "threads_title_filled" CHECK (length(trim("threads"."title")) > 0),
	CONSTRAINT "threads_seq_counted" CHECK ("threads"."last_seq" >= 0)
);
--> statement-breakpoint
ALTER TABLE "runs" DROP CONSTRAINT "runs_kind_known";--> statement-breakpoint
ALTER TABLE "runs" ALTER COLUMN "creation_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ALTER COLUMN "version" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "space_members" ADD COLUMN "notices" text DEFAULT 'mentions' NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "thread_id" text;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "message_seq" integer;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "document_id" text;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "document_version" smallint;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_approved_by_people_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "citations" ADD CONSTRAINT "citations_message_fk" FOREIGN KEY ("thread_id","seq") REFERENCES "public"."messages"("thread_id","seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_agentiks" ADD CONSTRAINT "space_agentiks_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_agentiks" ADD CONSTRAINT "space_agentiks_agentik_id_agentiks_id_fk" FOREIGN KEY ("agentik_id") REFERENCES "public"."agentiks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_agentiks" ADD CONSTRAINT "space_agentiks_added_by_people_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_prompts" ADD CONSTRAINT "space_prompts_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_prompts" ADD CONSTRAINT "space_prompts_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unanswered" ADD CONSTRAINT "unanswered_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unanswered" ADD CONSTRAINT "unanswered_agentik_id_agentiks_id_fk" FOREIGN KEY ("agentik_id") REFERENCES "public"."agentiks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unanswered" ADD CONSTRAINT "unanswered_asked_by_people_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unanswered" ADD CONSTRAINT "unanswered_answer_id_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."answers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unanswered" ADD CONSTRAINT "unanswered_message_fk" FOREIGN KEY ("thread_id","seq") REFERENCES "public"."messages"("thread_id","seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_only_for_people_id_fk" FOREIGN KEY ("only_for") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passages" ADD CONSTRAINT "passages_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passages" ADD CONSTRAINT "passages_of_version_fk" FOREIGN KEY ("document_id","version") REFERENCES "public"."document_versions"("document_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_tasks" ADD CONSTRAINT "space_tasks_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_tasks" ADD CONSTRAINT "space_tasks_assignee_id_people_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_tasks" ADD CONSTRAINT "space_tasks_done_by_people_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_tasks" ADD CONSTRAINT "space_tasks_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_tasks" ADD CONSTRAINT "space_tasks_only_for_people_id_fk" FOREIGN KEY ("only_for") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_tasks" ADD CONSTRAINT "space_tasks_message_fk" FOREIGN KEY ("thread_id","seq") REFERENCES "public"."messages"("thread_id","seq") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_edits" ADD CONSTRAINT "message_edits_of_message_fk" FOREIGN KEY ("thread_id","seq") REFERENCES "public"."messages"("thread_id","seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reactions" ADD CONSTRAINT "message_reactions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reactions" ADD CONSTRAINT "message_reactions_of_message_fk" FOREIGN KEY ("thread_id","seq") REFERENCES "public"."messages"("thread_id","seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_agentik_id_agentiks_id_fk" FOREIGN KEY ("agentik_id") REFERENCES "public"."agentiks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_reply_to_fk" FOREIGN KEY ("thread_id","reply_to") REFERENCES "public"."messages"("thread_id","seq") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_reads" ADD CONSTRAINT "thread_reads_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_reads" ADD CONSTRAINT "thread_reads_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_only_for_people_id_fk" FOREIGN KEY ("only_for") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answers_of_space" ON "answers" USING btree ("space_id","changed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "answers_by" ON "answers" USING btree ("approved_by");--> statement-breakpoint
CREATE INDEX "citations_of_document" ON "citations" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "space_agentiks_of_agentik" ON "space_agentiks" USING btree ("agentik_id");--> statement-breakpoint
CREATE INDEX "space_agentiks_by" ON "space_agentiks" USING btree ("added_by");--> statement-breakpoint
CREATE INDEX "space_prompts_by" ON "space_prompts" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "unanswered_of_space" ON "unanswered" USING btree ("space_id","ended_at","created_at");--> statement-breakpoint
CREATE INDEX "unanswered_of_message" ON "unanswered" USING btree ("thread_id","seq");--> statement-breakpoint
CREATE INDEX "unanswered_by" ON "unanswered" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "unanswered_agentik" ON "unanswered" USING btree ("agentik_id");--> statement-breakpoint
CREATE INDEX "unanswered_answer" ON "unanswered" USING btree ("answer_id");--> statement-breakpoint
CREATE INDEX "document_versions_by" ON "document_versions" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "document_versions_files" ON "document_versions" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "documents_of_space" ON "documents" USING btree ("space_id","is_pinned" DESC NULLS LAST,"changed_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "documents_by" ON "documents" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "documents_only_for" ON "documents" USING btree ("only_for") WHERE "documents"."only_for" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "passages_of_space" ON "passages" USING btree ("space_id");--> statement-breakpoint
CREATE INDEX "passages_words" ON "passages" USING gin ("words");--> statement-breakpoint
CREATE INDEX "space_tasks_open" ON "space_tasks" USING btree ("space_id","place","id") WHERE "space_tasks"."done_at" IS NULL;--> statement-breakpoint
CREATE INDEX "space_tasks_done" ON "space_tasks" USING btree ("space_id","done_at" DESC NULLS LAST) WHERE "space_tasks"."done_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "space_tasks_of_assignee" ON "space_tasks" USING btree ("assignee_id","due_on") WHERE "space_tasks"."done_at" IS NULL;--> statement-breakpoint
CREATE INDEX "space_tasks_of_message" ON "space_tasks" USING btree ("thread_id","seq");--> statement-breakpoint
CREATE INDEX "space_tasks_done_by" ON "space_tasks" USING btree ("done_by");--> statement-breakpoint
CREATE INDEX "space_tasks_by" ON "space_tasks" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "space_tasks_only_for" ON "space_tasks" USING btree ("only_for") WHERE "space_tasks"."only_for" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "message_reactions_of_person" ON "message_reactions" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_sent_once" ON "messages" USING btree ("thread_id","author_id","client_key") WHERE "messages"."client_key" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "messages_by" ON "messages" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "messages_of_agentik" ON "messages" USING btree ("agentik_id");--> statement-breakpoint
CREATE INDEX "messages_pinned" ON "messages" USING btree ("thread_id","seq") WHERE "messages"."pinned_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "messages_search" ON "messages" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "thread_reads_of_person" ON "thread_reads" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "threads_sent_once" ON "threads" USING btree ("space_id","created_by","client_key");--> statement-breakpoint
CREATE INDEX "threads_of_space" ON "threads" USING btree ("space_id","last_message_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "threads_by" ON "threads" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "threads_only_for" ON "threads" USING btree ("only_for") WHERE "threads"."only_for" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_message_fk" FOREIGN KEY ("thread_id","message_seq") REFERENCES "public"."messages"("thread_id","seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_document_version_fk" FOREIGN KEY ("document_id","document_version") REFERENCES "public"."document_versions"("document_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "runs_of_message" ON "runs" USING btree ("thread_id","message_seq");--> statement-breakpoint
CREATE INDEX "runs_of_document" ON "runs" USING btree ("document_id","document_version");--> statement-breakpoint
ALTER TABLE "space_members" ADD CONSTRAINT "space_members_notices_known" CHECK ("space_members"."notices" IN ('all', 'mentions', 'none'));--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_for_one" CHECK (CASE "runs"."kind" WHEN 'creation' THEN "runs"."creation_id" IS NOT NULL AND "runs"."version" IS NOT NULL WHEN 'reply' THEN "runs"."thread_id" IS NOT NULL AND "runs"."message_seq" IS NOT NULL ELSE "runs"."document_id" IS NOT NULL AND "runs"."document_version" IS NOT NULL END);--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_kind_known" CHECK ("runs"."kind" IN ('creation', 'reply', 'document'));