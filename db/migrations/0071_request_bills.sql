ALTER TABLE "chat_requests" ADD COLUMN "bill" jsonb;--> statement-breakpoint
ALTER TABLE "space_tasks" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "space_tasks" ADD CONSTRAINT "space_tasks_request_id_chat_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."chat_requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "space_tasks_of_request" ON "space_tasks" USING btree ("request_id") WHERE "space_tasks"."request_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_requests" ADD CONSTRAINT "chat_requests_bill_is_object" CHECK (jsonb_typeof("chat_requests"."bill") = 'object');