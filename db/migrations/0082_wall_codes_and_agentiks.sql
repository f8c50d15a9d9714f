CREATE TABLE "agentik_stops" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agentik_stops_one" CHECK ("agentik_stops"."only")
);
--> statement-breakpoint
CREATE TABLE "space_removals" (
	"space_id" text NOT NULL,
	"person_id" text NOT NULL,
	"removed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "space_removals_space_id_person_id_pk" PRIMARY KEY("space_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "agentik_tools" DROP CONSTRAINT "agentik_tools_tool_known";--> statement-breakpoint
ALTER TABLE "agentik_triggers" DROP CONSTRAINT "agentik_triggers_duty_known";--> statement-breakpoint
DROP INDEX "space_invitations_open";--> statement-breakpoint
ALTER TABLE "space_invitations" ADD COLUMN "sealed_token" text;--> statement-breakpoint
ALTER TABLE "space_invitations" ADD COLUMN "entered" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "space_removals" ADD CONSTRAINT "space_removals_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_removals" ADD CONSTRAINT "space_removals_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "space_removals_of_person" ON "space_removals" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "space_invitations_wall" ON "space_invitations" USING btree ("space_id") WHERE "space_invitations"."sealed_token" IS NOT NULL AND "space_invitations"."revoked_at" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "space_invitations_open" ON "space_invitations" USING btree ("space_id",lower("invitee")) WHERE "space_invitations"."accepted_at" IS NULL AND "space_invitations"."revoked_at" IS NULL AND "space_invitations"."sealed_token" IS NULL;--> statement-breakpoint
ALTER TABLE "agentik_tools" ADD CONSTRAINT "agentik_tools_tool_known" CHECK ("agentik_tools"."tool" IN ('calculate', 'date', 'documents', 'sales', 'members', 'challenges', 'tasks', 'bookings', 'questions', 'task', 'message', 'document', 'draft', 'entry', 'push', 'chat_message', 'mail', 'http', 'mcp'));--> statement-breakpoint
ALTER TABLE "agentik_triggers" ADD CONSTRAINT "agentik_triggers_duty_known" CHECK ("agentik_triggers"."duty" IN ('report', 'remind', 'ask', 'watch', 'stock', 'welcome', 'task', 'tell', 'react', 'review', 'note'));--> statement-breakpoint
ALTER TABLE "space_invitations" ADD CONSTRAINT "space_invitations_wall_code" CHECK (CASE WHEN "space_invitations"."sealed_token" IS NULL THEN "space_invitations"."entered" = 0
        ELSE "space_invitations"."entered" >= 0 AND "space_invitations"."role" = 'member'
          AND "space_invitations"."person_id" IS NULL AND "space_invitations"."accepted_at" IS NULL
          AND "space_invitations"."declined_at" IS NULL END);