CREATE TABLE "creations" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"kind" text DEFAULT 'text' NOT NULL,
	"title" text NOT NULL,
	"prompt" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "creations_kind_known" CHECK ("creations"."kind" IN ('text', 'code', 'images', 'ui')),
	CONSTRAINT "creations_title_filled" CHECK (length(trim("creations"."title")) > 0),
	CONSTRAINT "creations_prompt_filled" CHECK (length(trim("creations"."prompt")) > 0)
);
--> statement-breakpoint
CREATE TABLE "creator_settings" (
	"person_id" text PRIMARY KEY NOT NULL,
	"system_prompt" text DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slash_commands" (
	"person_id" text NOT NULL,
	"name" text NOT NULL,
	"prompt" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "slash_commands_person_id_name_pk" PRIMARY KEY("person_id","name"),
	CONSTRAINT "slash_commands_name_typed" CHECK ("slash_commands"."name" ~ '^[a-z0-9][a-z0-9-]{0,31}$'),
	CONSTRAINT "slash_commands_prompt_filled" CHECK (length(trim("slash_commands"."prompt")) > 0)
);
--> statement-breakpoint
ALTER TABLE "creations" ADD CONSTRAINT "creations_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creator_settings" ADD CONSTRAINT "creator_settings_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slash_commands" ADD CONSTRAINT "slash_commands_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "creations_of_person" ON "creations" USING btree ("person_id","created_at" DESC NULLS LAST,"id");