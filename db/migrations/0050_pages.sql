CREATE TABLE "page_addresses" (
	"slug" text PRIMARY KEY NOT NULL,
	"page_id" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "page_addresses_slug_valid" CHECK ("page_addresses"."slug" ~ '^(?=.{3,40}$)[a-z0-9]+(?:-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "page_pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"hash" text GENERATED ALWAYS AS (left(encode(sha256(bytes), 'hex'), 32)) STORED NOT NULL,
	"size" integer GENERATED ALWAYS AS (octet_length(bytes)) STORED NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "page_pictures_small" CHECK (octet_length("page_pictures"."bytes") BETWEEN 1 AND 20000),
	CONSTRAINT "page_pictures_alt_short" CHECK (length("page_pictures"."alt") <= 120)
);
--> statement-breakpoint
CREATE TABLE "page_views" (
	"page_id" text NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "page_views_page_id_day_pk" PRIMARY KEY("page_id","day"),
	CONSTRAINT "page_views_counted" CHECK ("page_views"."views" > 0)
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"layout_id" text NOT NULL,
	"is_public" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pages_slug_unique" UNIQUE("slug"),
	CONSTRAINT "pages_slug_valid" CHECK ("pages"."slug" ~ '^(?=.{3,40}$)[a-z0-9]+(?:-[a-z0-9]+)*$'),
	CONSTRAINT "pages_texts_short" CHECK (length(trim("pages"."title")) > 0 AND length("pages"."title") <= 80
        AND length("pages"."description") <= 160)
);
--> statement-breakpoint
ALTER TABLE "page_addresses" ADD CONSTRAINT "page_addresses_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_pictures" ADD CONSTRAINT "page_pictures_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_views" ADD CONSTRAINT "page_views_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_layout_id_builder_layouts_id_fk" FOREIGN KEY ("layout_id") REFERENCES "public"."builder_layouts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_addresses_of_page" ON "page_addresses" USING btree ("page_id");--> statement-breakpoint
CREATE INDEX "page_pictures_by_hash" ON "page_pictures" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "page_pictures_of_person" ON "page_pictures" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "pages_of_person" ON "pages" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "pages_of_layout" ON "pages" USING btree ("layout_id");--> statement-breakpoint
-- Pages that are published stay public; their former address, which is the id, leads to the new one.
INSERT INTO "pages" ("id", "person_id", "slug", "title", "layout_id", "created_at", "published_at")
SELECT published."id", published."person_id", 'pagina-' || left(md5(published."id"), 10),
  left(coalesce(nullif(trim(business."name"), ''), nullif(trim(person."display_name"), ''), 'Plaza'), 80),
  published."layout_id", published."published_at", published."published_at"
FROM "published_layouts" published
JOIN "people" person ON person."id" = published."person_id"
LEFT JOIN "businesses" business ON business."person_id" = published."person_id";--> statement-breakpoint
INSERT INTO "page_addresses" ("slug", "page_id", "since")
SELECT "slug", "id", "created_at" FROM "pages";--> statement-breakpoint
DROP TABLE "published_layouts" CASCADE;
