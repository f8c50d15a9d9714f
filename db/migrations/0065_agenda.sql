CREATE TABLE "bookings" (
	"id" text PRIMARY KEY NOT NULL,
	"space_id" text NOT NULL,
	"request_id" text,
	"form" text NOT NULL,
	"customer" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"people" integer,
	"day" date NOT NULL,
	"minute" integer NOT NULL,
	"minutes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "bookings_request_id_unique" UNIQUE("request_id"),
	CONSTRAINT "bookings_form_filled" CHECK (length(trim("bookings"."form")) > 0),
	CONSTRAINT "bookings_minute_of_day" CHECK ("bookings"."minute" >= 0 AND "bookings"."minute" < 1440),
	CONSTRAINT "bookings_minutes_counted" CHECK ("bookings"."minutes" > 0 AND "bookings"."minutes" <= 1440),
	CONSTRAINT "bookings_people_counted" CHECK ("bookings"."people" > 0)
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_request_id_chat_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."chat_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_of_day" ON "bookings" USING btree ("space_id","day","minute") WHERE "bookings"."cancelled_at" IS NULL;--> statement-breakpoint
CREATE INDEX "bookings_by_day" ON "bookings" USING btree ("day");--> statement-breakpoint
CREATE INDEX "bookings_created_by" ON "bookings" USING btree ("created_by");--> statement-breakpoint
INSERT INTO "bookings" ("id", "space_id", "request_id", "form", "customer", "phone", "note", "people", "day", "minute", "minutes", "created_at")
SELECT 'booking-' || substr(md5(r."id"), 1, 24), r."space_id", r."id", r."name",
  left(coalesce(said.name, ''), 80), coalesce(said.phone, ''), left(coalesce(said.note, ''), 300),
  CASE WHEN r."kind" = 'booking' AND said.number ~ '^[1-9][0-9]{0,2}$' THEN said.number::int END,
  (left(said.day, 7) || '-01')::date + right(said.day, 2)::int - 1, split_part(said.time, ':', 1)::int * 60 + split_part(said.time, ':', 2)::int, 60, r."sent_at"
FROM "chat_requests" r
JOIN "chats" c ON c."thread_id" = r."thread_id" AND c."channel" <> 'try'
CROSS JOIN LATERAL (
  SELECT max(a ->> 'value') FILTER (WHERE a ->> 'kind' = 'day') AS day,
    max(a ->> 'value') FILTER (WHERE a ->> 'kind' = 'time') AS time,
    max(a ->> 'value') FILTER (WHERE a ->> 'kind' = 'name') AS name,
    max(a ->> 'value') FILTER (WHERE a ->> 'kind' = 'phone') AS phone,
    max(a ->> 'value') FILTER (WHERE a ->> 'kind' = 'number') AS number,
    string_agg(a ->> 'shown', ' · ') FILTER (WHERE a ->> 'kind' IN ('text', 'choice')) AS note
  FROM jsonb_array_elements(r."answers") a
) said
WHERE r."state" = 'sent' AND r."kind" IN ('booking', 'appointment') AND r."stage" <> 'cancelled'
  AND said.day ~ '^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$' AND said.time ~ '^([01]\d|2[0-3]):[0-5]\d$';
