CREATE TABLE "layout_pages" (
	"layout_id" text PRIMARY KEY NOT NULL,
	"page_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "layout_pages" ADD CONSTRAINT "layout_pages_layout_id_builder_layouts_id_fk" FOREIGN KEY ("layout_id") REFERENCES "public"."builder_layouts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "layout_pages" ADD CONSTRAINT "layout_pages_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "layout_pages_of_page" ON "layout_pages" USING btree ("page_id");
--> statement-breakpoint
-- Layouts that pages show; of one that two pages show, the page published last.
INSERT INTO "layout_pages" ("layout_id", "page_id")
SELECT DISTINCT ON ("layout_id") "layout_id", "id" FROM "pages" ORDER BY "layout_id", "published_at" DESC, "id";
