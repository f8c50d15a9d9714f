-- The library seeded so far had invented peaks, no sounds and other categories. It is the seeds' own
-- and nobody has touched it: it goes, and comes back whole with the next run of the seeds.
DELETE FROM "sound_tracks";--> statement-breakpoint
DELETE FROM "multimedia_collections";--> statement-breakpoint
CREATE TABLE "sound_files" (
	"track_id" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"size" integer GENERATED ALWAYS AS (octet_length(bytes)) STORED NOT NULL,
	"hash" text GENERATED ALWAYS AS (left(encode(sha256(bytes), 'hex'), 32)) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "multimedia_collections" ADD COLUMN "palette" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "multimedia_collections" ADD COLUMN "position" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "multimedia_collections" ADD COLUMN "is_spotlight" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sound_tracks" ADD COLUMN "collection_id" text;--> statement-breakpoint
ALTER TABLE "sound_tracks" ADD COLUMN "trend_position" smallint;--> statement-breakpoint
ALTER TABLE "sound_tracks" ADD COLUMN "is_spotlight" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sound_files" ADD CONSTRAINT "sound_files_track_id_sound_tracks_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."sound_tracks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sound_tracks" ADD CONSTRAINT "sound_tracks_collection_id_multimedia_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."multimedia_collections"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sound_tracks_of_collection" ON "sound_tracks" USING btree ("collection_id");--> statement-breakpoint
ALTER TABLE "multimedia_collections" ADD CONSTRAINT "multimedia_collections_category_known" CHECK ("multimedia_collections"."category" IN ('music', 'footage', 'sound-effects', 'ai-voiceover', 'ai-image-video', 'templates', 'luts', 'tools'));--> statement-breakpoint
-- Kept uncompressed, a part of a sound is read without the rest of it.
ALTER TABLE "sound_files" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;--> statement-breakpoint
CREATE TRIGGER sound_files_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "sound_files"
  FOR EACH STATEMENT EXECUTE FUNCTION plaza_announce_change();
