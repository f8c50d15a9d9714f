CREATE TABLE "guest_uploads" (
	"address" text NOT NULL,
	"day" date NOT NULL,
	"bytes" bigint NOT NULL,
	CONSTRAINT "guest_uploads_address_day_pk" PRIMARY KEY("address","day"),
	CONSTRAINT "guest_uploads_address_short" CHECK (length("guest_uploads"."address") BETWEEN 1 AND 100),
	CONSTRAINT "guest_uploads_bytes_positive" CHECK ("guest_uploads"."bytes" > 0)
);
--> statement-breakpoint
CREATE TABLE "removed_files" (
	"storage_key" text PRIMARY KEY NOT NULL,
	"queued_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "storage_usage" (
	"person_id" text PRIMARY KEY NOT NULL,
	"bytes" bigint NOT NULL,
	CONSTRAINT "storage_usage_bytes_positive" CHECK ("storage_usage"."bytes" > 0)
);
--> statement-breakpoint
ALTER TABLE "storage_usage" ADD CONSTRAINT "storage_usage_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_uploads_by_day" ON "guest_uploads" USING btree ("day");--> statement-breakpoint
-- Whatever deletes a version (its artifakt, its maker's account), its file is to be deleted as well,
-- in the background: the transaction may yet be undone, and the store is outside of it.
CREATE FUNCTION plaza_remove_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO removed_files (storage_key) VALUES (OLD.storage_key) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER artifakt_versions_removed AFTER DELETE ON artifakt_versions
  FOR EACH ROW EXECUTE FUNCTION plaza_remove_file();
