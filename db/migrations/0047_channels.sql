CREATE TABLE "channel_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"channel_id" text NOT NULL,
	"contact_id" text NOT NULL,
	"thread_id" text NOT NULL,
	"seq" integer NOT NULL,
	"part" smallint DEFAULT 1 NOT NULL,
	"direction" text NOT NULL,
	"external_id" text,
	"text" text DEFAULT '' NOT NULL,
	"template" text,
	"state" text NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"trouble" text,
	"next_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "channel_messages_direction_known" CHECK ("channel_messages"."direction" IN ('in', 'out')),
	CONSTRAINT "channel_messages_state_known" CHECK ("channel_messages"."state" IN ('received', 'queued', 'sending', 'uncertain', 'window', 'failed', 'sent', 'delivered', 'read')),
	CONSTRAINT "channel_messages_trouble_known" CHECK ("channel_messages"."trouble" IN ('token', 'blocked', 'opted-out', 'window', 'limited', 'away', 'late', 'off', 'template', 'refused')),
	CONSTRAINT "channel_messages_part_counted" CHECK ("channel_messages"."part" > 0 AND "channel_messages"."attempts" >= 0),
	CONSTRAINT "channel_messages_received" CHECK (("channel_messages"."direction" = 'in') = ("channel_messages"."state" = 'received')),
	CONSTRAINT "channel_messages_came_with_id" CHECK ("channel_messages"."direction" = 'out' OR "channel_messages"."external_id" IS NOT NULL),
	CONSTRAINT "channel_messages_queued_is_due" CHECK (("channel_messages"."state" = 'queued') = ("channel_messages"."next_at" IS NOT NULL)),
	CONSTRAINT "channel_messages_failed_for_a_reason" CHECK ("channel_messages"."state" <> 'failed' OR "channel_messages"."trouble" IS NOT NULL),
	CONSTRAINT "channel_messages_says_something" CHECK ("channel_messages"."direction" = 'in' OR ("channel_messages"."text" <> '') <> ("channel_messages"."template" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "channel_deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "channel_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel_id" text NOT NULL,
	"outcome" text NOT NULL,
	"what" text DEFAULT '' NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "channel_deliveries_outcome_known" CHECK ("channel_deliveries"."outcome" IN ('accepted', 'duplicate', 'status', 'ignored', 'malformed', 'limited', 'full', 'verified'))
);
--> statement-breakpoint
CREATE TABLE "channels" (
	"id" text PRIMARY KEY NOT NULL,
	"agentik_id" text NOT NULL,
	"kind" text NOT NULL,
	"external_id" text NOT NULL,
	"name" text NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"sealed_token" text,
	"sealed_secret" text,
	"sealed_verify" text,
	"template_name" text,
	"template_language" text,
	"template_has_name" boolean DEFAULT false NOT NULL,
	"trouble" text,
	"wait_until" timestamp with time zone,
	"checked_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "channels_kind_known" CHECK ("channels"."kind" IN ('telegram', 'whatsapp')),
	CONSTRAINT "channels_trouble_known" CHECK ("channels"."trouble" IN ('token', 'webhook', 'away', 'full')),
	CONSTRAINT "channels_external_id_filled" CHECK (length("channels"."external_id") > 0),
	CONSTRAINT "channels_on_with_secrets" CHECK ("channels"."is_on" = ("channels"."sealed_token" IS NOT NULL) AND "channels"."is_on" = ("channels"."sealed_secret" IS NOT NULL)),
	CONSTRAINT "channels_verify_of_whatsapp" CHECK (("channels"."sealed_verify" IS NOT NULL) = ("channels"."is_on" AND "channels"."kind" = 'whatsapp')),
	CONSTRAINT "channels_template_whole" CHECK (("channels"."template_name" IS NULL) = ("channels"."template_language" IS NULL) AND ("channels"."kind" = 'whatsapp' OR "channels"."template_name" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "chats" DROP CONSTRAINT "chats_channel_known";--> statement-breakpoint
ALTER TABLE "contacts" ALTER COLUMN "token_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "channel_id" text;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "opted_out_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "channel_messages" ADD CONSTRAINT "channel_messages_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_messages" ADD CONSTRAINT "channel_messages_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_messages" ADD CONSTRAINT "channel_messages_of_message_fk" FOREIGN KEY ("thread_id","seq") REFERENCES "public"."messages"("thread_id","seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_deliveries" ADD CONSTRAINT "channel_deliveries_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channels" ADD CONSTRAINT "channels_agentik_id_agentiks_id_fk" FOREIGN KEY ("agentik_id") REFERENCES "public"."agentiks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "channel_messages_once" ON "channel_messages" USING btree ("channel_id","external_id") WHERE "channel_messages"."external_id" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "channel_messages_of_message" ON "channel_messages" USING btree ("thread_id","seq","part");--> statement-breakpoint
CREATE INDEX "channel_messages_of_contact" ON "channel_messages" USING btree ("contact_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "channel_messages_open" ON "channel_messages" USING btree ("contact_id","seq","part") WHERE "channel_messages"."state" IN ('queued', 'sending');--> statement-breakpoint
CREATE INDEX "channel_messages_due" ON "channel_messages" USING btree ("next_at") WHERE "channel_messages"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "channel_messages_sending" ON "channel_messages" USING btree ("changed_at") WHERE "channel_messages"."state" = 'sending';--> statement-breakpoint
CREATE INDEX "channel_messages_of_channel" ON "channel_messages" USING btree ("channel_id");--> statement-breakpoint
CREATE INDEX "channel_deliveries_newest" ON "channel_deliveries" USING btree ("channel_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "channels_external_once" ON "channels" USING btree ("kind","external_id") WHERE "channels"."is_on";--> statement-breakpoint
CREATE UNIQUE INDEX "channels_one_of_a_kind" ON "channels" USING btree ("agentik_id","kind") WHERE "channels"."is_on";--> statement-breakpoint
CREATE UNIQUE INDEX "channels_of_agentik" ON "channels" USING btree ("agentik_id","kind","external_id");--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contacts_on_channel" ON "contacts" USING btree ("channel_id","address");--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_channel_known" CHECK ("chats"."channel" IN ('page', 'try', 'telegram', 'whatsapp'));--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_one_identity" CHECK (("contacts"."token_hash" IS NULL) = ("contacts"."channel_id" IS NOT NULL) AND ("contacts"."channel_id" IS NULL) = ("contacts"."address" IS NULL));--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_opted_out_of_channel" CHECK ("contacts"."opted_out_at" IS NULL OR "contacts"."channel_id" IS NOT NULL);