CREATE TABLE "mcp_servers" (
	"id" text PRIMARY KEY NOT NULL,
	"agentik_id" text NOT NULL,
	"place" smallint NOT NULL,
	"name" text NOT NULL,
	"endpoint" text NOT NULL,
	"sealed_token" text,
	"failure" text,
	"left_out" smallint DEFAULT 0 NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"connected_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mcp_servers_places" UNIQUE("agentik_id","place"),
	CONSTRAINT "mcp_servers_place_counted" CHECK ("mcp_servers"."place" BETWEEN 1 AND 5),
	CONSTRAINT "mcp_servers_name_short" CHECK (length("mcp_servers"."name") BETWEEN 1 AND 60),
	CONSTRAINT "mcp_servers_endpoint_web" CHECK ("mcp_servers"."endpoint" ~ '^https?://[^[:space:]?#]+$' AND length("mcp_servers"."endpoint") <= 500),
	CONSTRAINT "mcp_servers_failure_known" CHECK ("mcp_servers"."failure" IN ('public', 'away', 'slow', 'token', 'protocol', 'large')),
	CONSTRAINT "mcp_servers_left_out_counted" CHECK ("mcp_servers"."left_out" >= 0)
);
--> statement-breakpoint
CREATE TABLE "mcp_tools" (
	"server_id" text NOT NULL,
	"name" text NOT NULL,
	"place" smallint NOT NULL,
	"description" text NOT NULL,
	"input_schema" jsonb NOT NULL,
	"hash" text NOT NULL,
	"allowed_hash" text,
	CONSTRAINT "mcp_tools_server_id_name_pk" PRIMARY KEY("server_id","name"),
	CONSTRAINT "mcp_tools_places" UNIQUE("server_id","place"),
	CONSTRAINT "mcp_tools_place_counted" CHECK ("mcp_tools"."place" BETWEEN 1 AND 40),
	CONSTRAINT "mcp_tools_name_short" CHECK (length("mcp_tools"."name") BETWEEN 1 AND 128),
	CONSTRAINT "mcp_tools_description_short" CHECK (length("mcp_tools"."description") <= 1000),
	CONSTRAINT "mcp_tools_schema_short" CHECK (jsonb_typeof("mcp_tools"."input_schema") = 'object' AND length("mcp_tools"."input_schema"::text) <= 16384)
);
--> statement-breakpoint
ALTER TABLE "agentik_tools" DROP CONSTRAINT "agentik_tools_tool_known";--> statement-breakpoint
ALTER TABLE "tool_calls" DROP CONSTRAINT "tool_calls_tool_known";--> statement-breakpoint
ALTER TABLE "mcp_servers" ADD CONSTRAINT "mcp_servers_agentik_id_agentiks_id_fk" FOREIGN KEY ("agentik_id") REFERENCES "public"."agentiks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mcp_tools" ADD CONSTRAINT "mcp_tools_server_id_mcp_servers_id_fk" FOREIGN KEY ("server_id") REFERENCES "public"."mcp_servers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mcp_servers_once" ON "mcp_servers" USING btree ("agentik_id","endpoint");--> statement-breakpoint
ALTER TABLE "agentik_tools" ADD CONSTRAINT "agentik_tools_tool_known" CHECK ("agentik_tools"."tool" IN ('calculate', 'date', 'documents', 'sales', 'members', 'challenges', 'tasks', 'bookings', 'task', 'message', 'document', 'draft', 'entry', 'push', 'chat_message', 'mail', 'http', 'mcp'));--> statement-breakpoint
ALTER TABLE "tool_calls" ADD CONSTRAINT "tool_calls_tool_known" CHECK ("tool_calls"."tool" IN ('task', 'message', 'document', 'draft', 'entry', 'push', 'chat_message', 'mail', 'http', 'mcp'));