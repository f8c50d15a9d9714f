CREATE TABLE "document_thumbnails" (
	"document_id" text NOT NULL,
	"version" smallint NOT NULL,
	"bytes" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"hash" text GENERATED ALWAYS AS (left(encode(sha256(bytes), 'hex'), 32)) STORED NOT NULL,
	"size" integer GENERATED ALWAYS AS (octet_length(bytes)) STORED NOT NULL,
	CONSTRAINT "document_thumbnails_document_id_version_pk" PRIMARY KEY("document_id","version"),
	CONSTRAINT "document_thumbnails_small" CHECK (octet_length("document_thumbnails"."bytes") BETWEEN 1 AND 20000),
	CONSTRAINT "document_thumbnails_measured" CHECK ("document_thumbnails"."width" BETWEEN 1 AND 480
        AND "document_thumbnails"."height" BETWEEN 1 AND 480)
);
--> statement-breakpoint
CREATE TABLE "message_documents" (
	"thread_id" text NOT NULL,
	"seq" integer NOT NULL,
	"position" smallint NOT NULL,
	"document_id" text,
	"name" text NOT NULL,
	CONSTRAINT "message_documents_thread_id_seq_position_pk" PRIMARY KEY("thread_id","seq","position"),
	CONSTRAINT "message_documents_sent_once" UNIQUE("document_id"),
	CONSTRAINT "message_documents_position_known" CHECK ("message_documents"."position" BETWEEN 1 AND 4),
	CONSTRAINT "message_documents_name_filled" CHECK (length(trim("message_documents"."name")) > 0)
);
--> statement-breakpoint
ALTER TABLE "document_thumbnails" ADD CONSTRAINT "document_thumbnails_of_version_fk" FOREIGN KEY ("document_id","version") REFERENCES "public"."document_versions"("document_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_documents" ADD CONSTRAINT "message_documents_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_documents" ADD CONSTRAINT "message_documents_of_message_fk" FOREIGN KEY ("thread_id","seq") REFERENCES "public"."messages"("thread_id","seq") ON DELETE cascade ON UPDATE no action;