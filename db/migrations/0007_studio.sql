CREATE TABLE "agentik_configurations" (
	"agentik_id" text NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"type" text NOT NULL,
	"language" text NOT NULL,
	"instructions" text DEFAULT '' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone,
	CONSTRAINT "agentik_configurations_agentik_id_version_pk" PRIMARY KEY("agentik_id","version"),
	CONSTRAINT "agentik_configurations_version_positive" CHECK ("agentik_configurations"."version" > 0),
	CONSTRAINT "agentik_configurations_name_filled" CHECK (length(trim("agentik_configurations"."name")) > 0),
	CONSTRAINT "agentik_configurations_language_known" CHECK ("agentik_configurations"."language" IN ('es', 'en', 'pt'))
);
--> statement-breakpoint
CREATE TABLE "published_layouts" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"layout_id" text NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "published_layouts_person_id_unique" UNIQUE("person_id")
);
--> statement-breakpoint
CREATE TABLE "listening_places" (
	"person_id" text PRIMARY KEY NOT NULL,
	"track_id" text NOT NULL,
	"milliseconds" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listening_places_not_negative" CHECK ("listening_places"."milliseconds" >= 0)
);
--> statement-breakpoint
CREATE TABLE "track_downloads" (
	"person_id" text NOT NULL,
	"track_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "track_downloads_person_id_track_id_pk" PRIMARY KEY("person_id","track_id")
);
--> statement-breakpoint
CREATE TABLE "track_favorites" (
	"person_id" text NOT NULL,
	"track_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "track_favorites_person_id_track_id_pk" PRIMARY KEY("person_id","track_id")
);
--> statement-breakpoint
CREATE TABLE "person_settings" (
	"person_id" text PRIMARY KEY NOT NULL,
	"theme" text NOT NULL,
	"mode" text NOT NULL,
	"language" text NOT NULL,
	"switched" text[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "person_settings_theme_known" CHECK ("person_settings"."theme" IN ('light', 'dark', 'gray-subtle', 'teal-calm')),
	CONSTRAINT "person_settings_mode_known" CHECK ("person_settings"."mode" IN ('easy', 'creator')),
	CONSTRAINT "person_settings_language_known" CHECK ("person_settings"."language" IN ('auto', 'es', 'en'))
);
--> statement-breakpoint
ALTER TABLE "agentik_configurations" ADD CONSTRAINT "agentik_configurations_agentik_id_agentiks_id_fk" FOREIGN KEY ("agentik_id") REFERENCES "public"."agentiks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_layouts" ADD CONSTRAINT "published_layouts_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_layouts" ADD CONSTRAINT "published_layouts_layout_id_builder_layouts_id_fk" FOREIGN KEY ("layout_id") REFERENCES "public"."builder_layouts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listening_places" ADD CONSTRAINT "listening_places_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listening_places" ADD CONSTRAINT "listening_places_track_id_sound_tracks_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."sound_tracks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "track_downloads" ADD CONSTRAINT "track_downloads_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "track_downloads" ADD CONSTRAINT "track_downloads_track_id_sound_tracks_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."sound_tracks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "track_favorites" ADD CONSTRAINT "track_favorites_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "track_favorites" ADD CONSTRAINT "track_favorites_track_id_sound_tracks_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."sound_tracks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_settings" ADD CONSTRAINT "person_settings_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "agentik_configurations_draft" ON "agentik_configurations" USING btree ("agentik_id") WHERE "agentik_configurations"."published_at" IS NULL;--> statement-breakpoint
CREATE INDEX "agentik_configurations_published" ON "agentik_configurations" USING btree ("agentik_id","version" DESC NULLS LAST) WHERE "agentik_configurations"."published_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "published_layouts_of_layout" ON "published_layouts" USING btree ("layout_id");--> statement-breakpoint
CREATE INDEX "listening_places_of_track" ON "listening_places" USING btree ("track_id");--> statement-breakpoint
CREATE INDEX "track_downloads_of_track" ON "track_downloads" USING btree ("track_id");--> statement-breakpoint
CREATE INDEX "track_favorites_of_track" ON "track_favorites" USING btree ("track_id");