CREATE TABLE "resumable_parts" (
	"upload_id" text NOT NULL,
	"start" integer NOT NULL,
	"size" integer NOT NULL,
	"storage_key" text NOT NULL,
	CONSTRAINT "resumable_parts_upload_id_start_pk" PRIMARY KEY("upload_id","start"),
	CONSTRAINT "resumable_parts_storage_key_unique" UNIQUE("storage_key"),
	CONSTRAINT "resumable_parts_size_positive" CHECK ("resumable_parts"."start" >= 0 AND "resumable_parts"."size" > 0)
);
--> statement-breakpoint
CREATE TABLE "resumable_uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"file_name" text NOT NULL,
	"size" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"touched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "resumable_uploads_name_short" CHECK (length("resumable_uploads"."file_name") BETWEEN 1 AND 255),
	CONSTRAINT "resumable_uploads_size_known" CHECK ("resumable_uploads"."size" BETWEEN 1 AND 104857600),
	CONSTRAINT "resumable_uploads_received" CHECK ("resumable_uploads"."received" BETWEEN 0 AND "resumable_uploads"."size")
);
--> statement-breakpoint
ALTER TABLE "resumable_parts" ADD CONSTRAINT "resumable_parts_upload_id_resumable_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."resumable_uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resumable_uploads" ADD CONSTRAINT "resumable_uploads_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resumable_uploads_of_person" ON "resumable_uploads" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "resumable_uploads_by_touch" ON "resumable_uploads" USING btree ("touched_at");--> statement-breakpoint
-- The file of a deleted part is deleted in the background, as files of artifakts are (0018). Its upload is removed,
-- too old, or its person's account ended.
CREATE TRIGGER resumable_parts_removed AFTER DELETE ON resumable_parts
  FOR EACH ROW EXECUTE FUNCTION plaza_remove_file();
