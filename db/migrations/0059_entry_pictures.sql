CREATE TABLE "challenge_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"challenge_id" text NOT NULL,
	"person_id" text NOT NULL,
	"title" text NOT NULL,
	"language" text DEFAULT 'es' NOT NULL,
	"is_shown" boolean DEFAULT false NOT NULL,
	"taken_down_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "challenge_entries_once" UNIQUE("challenge_id","person_id"),
	CONSTRAINT "challenge_entries_title_short" CHECK (length(trim("challenge_entries"."title")) > 0 AND length("challenge_entries"."title") <= 80),
	CONSTRAINT "challenge_entries_language_known" CHECK ("challenge_entries"."language" IN ('es', 'en', 'pt'))
);
--> statement-breakpoint
CREATE TABLE "entry_comments" (
	"id" text PRIMARY KEY NOT NULL,
	"entry_id" text NOT NULL,
	"person_id" text NOT NULL,
	"text" text NOT NULL,
	"language" text DEFAULT 'es' NOT NULL,
	"taken_down_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "entry_comments_text_short" CHECK (length(trim("entry_comments"."text")) > 0 AND length("entry_comments"."text") <= 1000),
	CONSTRAINT "entry_comments_language_known" CHECK ("entry_comments"."language" IN ('es', 'en', 'pt'))
);
--> statement-breakpoint
CREATE TABLE "entry_files" (
	"id" text PRIMARY KEY NOT NULL,
	"entry_id" text NOT NULL,
	"place" smallint NOT NULL,
	"storage_key" text NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "entry_files_storage_key_unique" UNIQUE("storage_key"),
	CONSTRAINT "entry_files_places" UNIQUE("entry_id","place"),
	CONSTRAINT "entry_files_place_known" CHECK ("entry_files"."place" BETWEEN 1 AND 3),
	CONSTRAINT "entry_files_size_positive" CHECK ("entry_files"."size" > 0)
);
--> statement-breakpoint
CREATE TABLE "entry_pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"entry_id" text NOT NULL,
	"place" smallint NOT NULL,
	"bytes" "bytea" NOT NULL,
	"thumbnail" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"hash" text GENERATED ALWAYS AS (left(encode(sha256(bytes), 'hex'), 32)) STORED NOT NULL,
	"size" integer GENERATED ALWAYS AS (octet_length(bytes) + octet_length(thumbnail)) STORED NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "entry_pictures_places" UNIQUE("entry_id","place"),
	CONSTRAINT "entry_pictures_place_known" CHECK ("entry_pictures"."place" BETWEEN 1 AND 5),
	CONSTRAINT "entry_pictures_small" CHECK (octet_length("entry_pictures"."bytes") BETWEEN 1 AND 70000
        AND octet_length("entry_pictures"."thumbnail") BETWEEN 1 AND 14000),
	CONSTRAINT "entry_pictures_measured" CHECK ("entry_pictures"."width" BETWEEN 1 AND 720
        AND "entry_pictures"."height" BETWEEN 1 AND 960),
	CONSTRAINT "entry_pictures_alt_short" CHECK (length("entry_pictures"."alt") <= 200)
);
--> statement-breakpoint
ALTER TABLE "item_reports" DROP CONSTRAINT "item_reports_kind_known";--> statement-breakpoint
ALTER TABLE "item_takedowns" DROP CONSTRAINT "item_takedowns_kind_known";--> statement-breakpoint
ALTER TABLE "challenge_entries" ADD CONSTRAINT "challenge_entries_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_entries" ADD CONSTRAINT "challenge_entries_of_participant" FOREIGN KEY ("challenge_id","person_id") REFERENCES "public"."challenge_participants"("challenge_id","person_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "entry_comments" ADD CONSTRAINT "entry_comments_entry_id_challenge_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."challenge_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_comments" ADD CONSTRAINT "entry_comments_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_files" ADD CONSTRAINT "entry_files_entry_id_challenge_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."challenge_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_pictures" ADD CONSTRAINT "entry_pictures_entry_id_challenge_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."challenge_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "challenge_entries_of_person" ON "challenge_entries" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "challenge_entries_shown" ON "challenge_entries" USING btree ("challenge_id","created_at","id") WHERE "challenge_entries"."is_shown" AND "challenge_entries"."taken_down_at" IS NULL;--> statement-breakpoint
CREATE INDEX "entry_comments_of_entry" ON "entry_comments" USING btree ("entry_id","created_at","id");--> statement-breakpoint
CREATE INDEX "entry_comments_of_person" ON "entry_comments" USING btree ("person_id");--> statement-breakpoint
ALTER TABLE "item_reports" ADD CONSTRAINT "item_reports_kind_known" CHECK ("item_reports"."item_kind" IN ('artifakt', 'space', 'agentik', 'challenge', 'page', 'entry', 'comment'));--> statement-breakpoint
ALTER TABLE "item_takedowns" ADD CONSTRAINT "item_takedowns_kind_known" CHECK ("item_takedowns"."item_kind" IN ('artifakt', 'space', 'agentik', 'challenge', 'page', 'entry', 'comment'));--> statement-breakpoint
-- The title of an entry that was given none: the beginning of what was handed in.
CREATE FUNCTION plaza_entry_title(handed text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(nullif(trim(left(trim(regexp_replace(handed, '\s+', ' ', 'g')), 80)), ''), '…')
$$;--> statement-breakpoint
-- Whatever hands in a version, a process of the version before included: there is an entry.
CREATE FUNCTION plaza_enter_challenge() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO challenge_entries (id, challenge_id, person_id, title, language, created_at)
  SELECT 'entry-' || left(replace(gen_random_uuid()::text, '-', ''), 24), NEW.challenge_id, NEW.person_id,
    plaza_entry_title(NEW.text), language, NEW.created_at
  FROM challenges WHERE id = NEW.challenge_id
  ON CONFLICT (challenge_id, person_id) DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER challenge_submissions_entered AFTER INSERT ON challenge_submissions
  FOR EACH ROW EXECUTE FUNCTION plaza_enter_challenge();--> statement-breakpoint
-- Entries from before have a row too.
INSERT INTO challenge_entries (id, challenge_id, person_id, title, language, created_at)
SELECT 'entry-' || left(replace(gen_random_uuid()::text, '-', ''), 24), newest.challenge_id, newest.person_id,
  plaza_entry_title(newest.text), challenge.language, newest.first_at
FROM (
  SELECT DISTINCT ON (challenge_id, person_id) challenge_id, person_id, text,
    min(created_at) OVER (PARTITION BY challenge_id, person_id) AS first_at
  FROM challenge_submissions ORDER BY challenge_id, person_id, version DESC
) newest JOIN challenges challenge ON challenge.id = newest.challenge_id
ON CONFLICT DO NOTHING;--> statement-breakpoint
-- Whatever deletes an entry (its author leaves, an account ends), its files are to be deleted as well, in
-- the background, as files of artifakts are (0018).
CREATE TRIGGER entry_files_removed AFTER DELETE ON entry_files
  FOR EACH ROW EXECUTE FUNCTION plaza_remove_file();--> statement-breakpoint
-- Visitors' cached pages follow galleries and comments, as they follow the catalogue (0003).
CREATE TRIGGER challenge_entries_announce AFTER UPDATE OR DELETE ON challenge_entries
  FOR EACH STATEMENT EXECUTE FUNCTION plaza_announce_change();--> statement-breakpoint
CREATE TRIGGER entry_comments_announce AFTER INSERT OR UPDATE OR DELETE ON entry_comments
  FOR EACH STATEMENT EXECUTE FUNCTION plaza_announce_change();
