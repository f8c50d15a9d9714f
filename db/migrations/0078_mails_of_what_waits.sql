CREATE TABLE "notice_mails" (
	"person_id" text PRIMARY KEY NOT NULL,
	"is_off" boolean DEFAULT false NOT NULL,
	"mailed_at" timestamp with time zone,
	"mailed_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "notice_mails" ADD CONSTRAINT "notice_mails_person_id_accounts_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("person_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_unseen" ON "notifications" USING btree ("created_at") WHERE "notifications"."read_at" IS NULL AND "notifications"."seen_at" IS NULL;