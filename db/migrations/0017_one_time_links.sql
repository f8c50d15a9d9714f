CREATE TABLE "one_time_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"person_id" text,
	"email" text,
	"display_name" text,
	"password_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_time_links_purpose_known" CHECK ("one_time_links"."purpose" IN ('reset', 'sign-up', 'email')),
	CONSTRAINT "one_time_links_email_short" CHECK (length("one_time_links"."email") BETWEEN 3 AND 254),
	CONSTRAINT "one_time_links_hold_what_they_need" CHECK (CASE "one_time_links"."purpose"
        WHEN 'sign-up' THEN "one_time_links"."email" IS NOT NULL AND "one_time_links"."display_name" IS NOT NULL
          AND "one_time_links"."password_hash" IS NOT NULL
        WHEN 'email' THEN "one_time_links"."person_id" IS NOT NULL AND "one_time_links"."email" IS NOT NULL
          AND "one_time_links"."display_name" IS NULL AND "one_time_links"."password_hash" IS NULL
        ELSE "one_time_links"."person_id" IS NOT NULL AND "one_time_links"."email" IS NULL
          AND "one_time_links"."display_name" IS NULL AND "one_time_links"."password_hash" IS NULL END)
);
--> statement-breakpoint
ALTER TABLE "one_time_links" ADD CONSTRAINT "one_time_links_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "one_time_links_of_person" ON "one_time_links" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "one_time_links_by_expiry" ON "one_time_links" USING btree ("expires_at");--> statement-breakpoint
INSERT INTO "one_time_links" ("token_hash", "purpose", "person_id", "created_at", "expires_at")
SELECT "token_hash", 'reset', "person_id", "created_at", "expires_at" FROM "password_resets"
WHERE "used_at" IS NULL AND "expires_at" > now();--> statement-breakpoint
DROP TABLE "password_resets";