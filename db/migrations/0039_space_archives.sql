CREATE TABLE "space_commands" (
	"space_id" text NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"changed_by" text,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "space_commands_space_id_name_pk" PRIMARY KEY("space_id","name"),
	CONSTRAINT "space_commands_name_typed" CHECK ("space_commands"."name" ~ '^[a-z0-9][a-z0-9-]{0,31}$'),
	CONSTRAINT "space_commands_text_filled" CHECK (length(trim("space_commands"."text")) > 0)
);
--> statement-breakpoint
ALTER TABLE "spaces" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "space_commands" ADD CONSTRAINT "space_commands_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_commands" ADD CONSTRAINT "space_commands_changed_by_people_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "space_commands_by" ON "space_commands" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "space_agentiks_waiting" ON "space_agentiks" USING btree ("space_id") WHERE "space_agentiks"."answers_when" = 'unanswered';