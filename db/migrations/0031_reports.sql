CREATE TABLE "item_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"item_kind" text NOT NULL,
	"item_id" text NOT NULL,
	"reporter_id" text NOT NULL,
	"reason" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"outcome" text,
	CONSTRAINT "item_reports_kind_known" CHECK ("item_reports"."item_kind" IN ('artifakt', 'space', 'agentik', 'challenge')),
	CONSTRAINT "item_reports_reason_known" CHECK ("item_reports"."reason" IN ('spam', 'fraud', 'offensive', 'illegal', 'other')),
	CONSTRAINT "item_reports_outcome_known" CHECK ("item_reports"."outcome" IN ('taken-down', 'dismissed')),
	CONSTRAINT "item_reports_closed_with_outcome" CHECK (("item_reports"."closed_at" IS NULL) = ("item_reports"."outcome" IS NULL)),
	CONSTRAINT "item_reports_text_short" CHECK (length("item_reports"."text") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "item_takedowns" (
	"id" text PRIMARY KEY NOT NULL,
	"item_kind" text NOT NULL,
	"item_id" text NOT NULL,
	"owner_id" text,
	"reason" text NOT NULL,
	"taken_down_at" timestamp with time zone NOT NULL,
	"appeal" text,
	"appealed_at" timestamp with time zone,
	"answer" text,
	"answered_at" timestamp with time zone,
	"outcome" text,
	CONSTRAINT "item_takedowns_kind_known" CHECK ("item_takedowns"."item_kind" IN ('artifakt', 'space', 'agentik', 'challenge')),
	CONSTRAINT "item_takedowns_outcome_known" CHECK ("item_takedowns"."outcome" IN ('upheld', 'restored')),
	CONSTRAINT "item_takedowns_whole" CHECK (("item_takedowns"."appeal" IS NULL) = ("item_takedowns"."appealed_at" IS NULL)
        AND ("item_takedowns"."answer" IS NULL) = ("item_takedowns"."answered_at" IS NULL)
        AND ("item_takedowns"."answer" IS NULL) = ("item_takedowns"."outcome" IS NULL)),
	CONSTRAINT "item_takedowns_texts_short" CHECK (greatest(length("item_takedowns"."reason"), length("item_takedowns"."appeal"), length("item_takedowns"."answer"))
        <= 2000)
);
--> statement-breakpoint
ALTER TABLE "item_reports" ADD CONSTRAINT "item_reports_reporter_id_people_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_takedowns" ADD CONSTRAINT "item_takedowns_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "item_reports_open_of_reporter" ON "item_reports" USING btree ("reporter_id","item_kind","item_id") WHERE "item_reports"."closed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "item_reports_open" ON "item_reports" USING btree ("item_kind","item_id","created_at") WHERE "item_reports"."closed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "item_reports_of_reporter" ON "item_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE UNIQUE INDEX "item_takedowns_current" ON "item_takedowns" USING btree ("item_kind","item_id") WHERE "item_takedowns"."outcome" IS DISTINCT FROM 'restored';--> statement-breakpoint
CREATE INDEX "item_takedowns_appealed" ON "item_takedowns" USING btree ("appealed_at","id") WHERE "item_takedowns"."appealed_at" IS NOT NULL AND "item_takedowns"."answered_at" IS NULL;--> statement-breakpoint
CREATE INDEX "item_takedowns_by_time" ON "item_takedowns" USING btree ("taken_down_at" DESC NULLS LAST,"id") WHERE "item_takedowns"."outcome" IS DISTINCT FROM 'restored';--> statement-breakpoint
CREATE INDEX "item_takedowns_of_owner" ON "item_takedowns" USING btree ("owner_id");