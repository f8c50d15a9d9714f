ALTER TABLE "chat_requests" ADD COLUMN "changes_id" text;--> statement-breakpoint
ALTER TABLE "chat_requests" ADD CONSTRAINT "chat_requests_changes_id_chat_requests_id_fk" FOREIGN KEY ("changes_id") REFERENCES "public"."chat_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_requests_changing" ON "chat_requests" USING btree ("changes_id");