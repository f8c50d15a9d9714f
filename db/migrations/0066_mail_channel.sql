CREATE TABLE "channel_mailboxes" (
	"channel_id" text PRIMARY KEY NOT NULL,
	"user_name" text NOT NULL,
	"imap_host" text NOT NULL,
	"imap_port" integer NOT NULL,
	"smtp_host" text NOT NULL,
	"smtp_port" integer NOT NULL,
	"validity" text NOT NULL,
	"last_uid" bigint NOT NULL,
	"read_from" timestamp with time zone NOT NULL,
	"next_read_at" timestamp with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "channel_mailboxes_ports" CHECK ("channel_mailboxes"."imap_port" BETWEEN 1 AND 65535 AND "channel_mailboxes"."smtp_port" BETWEEN 1 AND 65535),
	CONSTRAINT "channel_mailboxes_counted" CHECK ("channel_mailboxes"."last_uid" >= 0 AND "channel_mailboxes"."failures" >= 0)
);
--> statement-breakpoint
ALTER TABLE "channels" DROP CONSTRAINT "channels_kind_known";--> statement-breakpoint
ALTER TABLE "channels" DROP CONSTRAINT "channels_on_with_secrets";--> statement-breakpoint
ALTER TABLE "chats" DROP CONSTRAINT "chats_channel_known";--> statement-breakpoint
DROP INDEX "chats_of_contact";--> statement-breakpoint
ALTER TABLE "channel_messages" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "channel_messages" ADD COLUMN "mail_references" text[];--> statement-breakpoint
ALTER TABLE "channel_mailboxes" ADD CONSTRAINT "channel_mailboxes_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "channel_mailboxes_due" ON "channel_mailboxes" USING btree ("next_read_at");--> statement-breakpoint
CREATE UNIQUE INDEX "chats_one_of_contact" ON "chats" USING btree ("contact_id") WHERE "chats"."channel" <> 'email';--> statement-breakpoint
CREATE INDEX "chats_of_contact" ON "chats" USING btree ("contact_id");--> statement-breakpoint
ALTER TABLE "channel_messages" ADD CONSTRAINT "channel_messages_mail_whole" CHECK (("channel_messages"."subject" IS NULL) = ("channel_messages"."mail_references" IS NULL) AND ("channel_messages"."direction" = 'in' OR "channel_messages"."subject" IS NULL));--> statement-breakpoint
ALTER TABLE "channels" ADD CONSTRAINT "channels_kind_known" CHECK ("channels"."kind" IN ('telegram', 'whatsapp', 'email'));--> statement-breakpoint
ALTER TABLE "channels" ADD CONSTRAINT "channels_on_with_secrets" CHECK ("channels"."is_on" = ("channels"."sealed_token" IS NOT NULL) AND ("channels"."is_on" AND "channels"."kind" <> 'email') = ("channels"."sealed_secret" IS NOT NULL));--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_channel_known" CHECK ("chats"."channel" IN ('page', 'try', 'telegram', 'whatsapp', 'email'));