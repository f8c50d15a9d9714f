CREATE TABLE "due_covers" (
	"artifakt_id" text PRIMARY KEY NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "artifakt_pictures" ADD COLUMN "drawn_from" integer;--> statement-breakpoint
ALTER TABLE "due_covers" ADD CONSTRAINT "due_covers_artifakt_id_artifakts_id_fk" FOREIGN KEY ("artifakt_id") REFERENCES "public"."artifakts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artifakt_pictures" ADD CONSTRAINT "artifakt_pictures_drawn_cover" CHECK ("artifakt_pictures"."drawn_from" IS NULL OR ("artifakt_pictures"."drawn_from" > 0 AND "artifakt_pictures"."place" = 0));--> statement-breakpoint
-- A new version's cover is to be drawn by the worker.
CREATE FUNCTION plaza_queue_cover() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
    INSERT INTO due_covers (artifakt_id) VALUES (NEW.artifakt_id)
      ON CONFLICT (artifakt_id) DO UPDATE SET tries = 0, due_at = now();
    RETURN NULL;
  END $$;--> statement-breakpoint
CREATE TRIGGER artifakt_versions_queue_cover AFTER INSERT ON "artifakt_versions"
  FOR EACH ROW EXECUTE FUNCTION plaza_queue_cover();--> statement-breakpoint
INSERT INTO due_covers (artifakt_id) SELECT DISTINCT artifakt_id FROM artifakt_versions;
