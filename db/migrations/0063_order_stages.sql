ALTER TABLE "chat_requests" ADD COLUMN "total_cents" integer;--> statement-breakpoint
ALTER TABLE "chat_requests" ADD COLUMN "stage" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "name_by" text DEFAULT 'profile' NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_requests" ADD CONSTRAINT "chat_requests_stage_known" CHECK ("chat_requests"."stage" IN ('new', 'accepted', 'ready', 'cancelled'));--> statement-breakpoint
ALTER TABLE "chat_requests" ADD CONSTRAINT "chat_requests_stage_after_sent" CHECK ("chat_requests"."stage" = 'new' OR "chat_requests"."sent_at" IS NOT NULL);--> statement-breakpoint
ALTER TABLE "chat_requests" ADD CONSTRAINT "chat_requests_cancelled_is_done" CHECK ("chat_requests"."stage" <> 'cancelled' OR "chat_requests"."done_at" IS NOT NULL);--> statement-breakpoint
ALTER TABLE "chat_requests" ADD CONSTRAINT "chat_requests_total_counted" CHECK ("chat_requests"."total_cents" >= 0);--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_name_by_known" CHECK ("contacts"."name_by" IN ('profile', 'customer', 'person'));--> statement-breakpoint
UPDATE "contacts" SET "name" = said.name, "name_by" = 'customer' FROM (
  SELECT DISTINCT ON (c."contact_id") c."contact_id" AS id, left(trim(answer ->> 'value'), 60) AS name
  FROM "chat_requests" r
  JOIN "chats" c ON c."thread_id" = r."thread_id"
  CROSS JOIN LATERAL jsonb_array_elements(r."answers") answer
  WHERE c."contact_id" IS NOT NULL AND answer ->> 'kind' = 'name' AND trim(answer ->> 'value') <> ''
  ORDER BY c."contact_id", r."created_at" DESC
) said WHERE "contacts"."id" = said.id AND "contacts"."name" = '';
