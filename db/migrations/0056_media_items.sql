CREATE TABLE "library_files" (
	"name" text PRIMARY KEY NOT NULL,
	"item_id" text,
	"track_id" text,
	"place" smallint NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"width" integer,
	"height" integer,
	"seconds" integer,
	CONSTRAINT "library_files_of_one" CHECK (num_nonnulls("library_files"."item_id", "library_files"."track_id") = 1),
	CONSTRAINT "library_files_size_positive" CHECK ("library_files"."size" > 0)
);
--> statement-breakpoint
CREATE TABLE "media_downloads" (
	"person_id" text NOT NULL,
	"item_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_downloads_person_id_item_id_pk" PRIMARY KEY("person_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "media_favorites" (
	"person_id" text NOT NULL,
	"item_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_favorites_person_id_item_id_pk" PRIMARY KEY("person_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "media_items" (
	"id" text PRIMARY KEY NOT NULL,
	"collection_id" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"title_es" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"note_es" text DEFAULT '' NOT NULL,
	"position" smallint NOT NULL,
	"text" text,
	"text_lang" text,
	"look" jsonb,
	"opens_screen" text,
	"opens" text,
	"opens_es" text,
	"opens_kind" text,
	CONSTRAINT "media_items_kind_known" CHECK ("media_items"."kind" IN ('picture', 'loop', 'look', 'script', 'start', 'preset')),
	CONSTRAINT "media_items_position_not_negative" CHECK ("media_items"."position" >= 0),
	CONSTRAINT "media_items_script_complete" CHECK (("media_items"."kind" = 'script') = ("media_items"."text" IS NOT NULL AND "media_items"."text_lang" IS NOT NULL)),
	CONSTRAINT "media_items_language_known" CHECK ("media_items"."text_lang" IN ('en', 'es', 'pt')),
	CONSTRAINT "media_items_look_complete" CHECK (("media_items"."kind" = 'look') = ("media_items"."look" IS NOT NULL)),
	CONSTRAINT "media_items_start_complete" CHECK (("media_items"."kind" = 'start') = ("media_items"."opens_screen" IS NOT NULL AND "media_items"."opens" IS NOT NULL AND "media_items"."opens_es" IS NOT NULL)),
	CONSTRAINT "media_items_screen_known" CHECK ("media_items"."opens_screen" IN ('creator', 'builder')),
	CONSTRAINT "media_items_opens_kind_known" CHECK ("media_items"."opens_kind" IN ('text', 'code', 'images', 'ui'))
);
--> statement-breakpoint
ALTER TABLE "multimedia_collections" ADD COLUMN "sprite" text;--> statement-breakpoint
ALTER TABLE "multimedia_collections" ADD COLUMN "sprite_columns" smallint;--> statement-breakpoint
ALTER TABLE "library_files" ADD CONSTRAINT "library_files_item_id_media_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."media_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_files" ADD CONSTRAINT "library_files_track_id_sound_tracks_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."sound_tracks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_downloads" ADD CONSTRAINT "media_downloads_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_downloads" ADD CONSTRAINT "media_downloads_item_id_media_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."media_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_favorites" ADD CONSTRAINT "media_favorites_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_favorites" ADD CONSTRAINT "media_favorites_item_id_media_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."media_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_items" ADD CONSTRAINT "media_items_collection_id_multimedia_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."multimedia_collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "library_files_of_item" ON "library_files" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "library_files_of_track" ON "library_files" USING btree ("track_id");--> statement-breakpoint
CREATE INDEX "media_downloads_of_item" ON "media_downloads" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "media_favorites_of_item" ON "media_favorites" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "media_items_of_collection" ON "media_items" USING btree ("collection_id","position");--> statement-breakpoint
ALTER TABLE "multimedia_collections" ADD CONSTRAINT "multimedia_collections_sprite_complete" CHECK (("multimedia_collections"."sprite" IS NULL) = ("multimedia_collections"."sprite_columns" IS NULL));