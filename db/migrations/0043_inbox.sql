ALTER TABLE "chats" ADD COLUMN "space_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "chats" SET "space_id" = "threads"."space_id" FROM "threads" WHERE "threads"."id" = "chats"."thread_id";--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_requests_to_do" ON "chat_requests" USING btree ("space_id","sent_at") WHERE "chat_requests"."state" = 'sent' AND "chat_requests"."done_at" IS NULL;--> statement-breakpoint
CREATE INDEX "chats_waiting_in_space" ON "chats" USING btree ("space_id","waiting_since") WHERE "chats"."waiting_since" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "chats_open_in_space" ON "chats" USING btree ("space_id","thread_id") WHERE "chats"."done_at" IS NULL;--> statement-breakpoint
CREATE INDEX "chats_done_in_space" ON "chats" USING btree ("space_id","done_at" DESC NULLS LAST) WHERE "chats"."done_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "unanswered_open" ON "unanswered" USING btree ("space_id","created_at","id") WHERE "unanswered"."ended_at" IS NULL;--> statement-breakpoint
-- A chat is in the space of its thread, which never changes.
CREATE FUNCTION plaza_chat_space() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT space_id INTO STRICT NEW.space_id FROM threads WHERE id = NEW.thread_id;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER chats_in_space BEFORE INSERT ON "chats"
  FOR EACH ROW EXECUTE FUNCTION plaza_chat_space();
