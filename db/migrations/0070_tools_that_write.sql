ALTER TABLE "agentik_tools" DROP CONSTRAINT "agentik_tools_tool_known";--> statement-breakpoint
ALTER TABLE "tool_calls" DROP CONSTRAINT "tool_calls_tool_known";--> statement-breakpoint
ALTER TABLE "agentik_tools" ADD CONSTRAINT "agentik_tools_tool_known" CHECK ("agentik_tools"."tool" IN ('calculate', 'date', 'documents', 'sales', 'members', 'challenges', 'tasks', 'bookings', 'task', 'message', 'document', 'mail', 'http'));--> statement-breakpoint
ALTER TABLE "tool_calls" ADD CONSTRAINT "tool_calls_tool_known" CHECK ("tool_calls"."tool" IN ('task', 'message', 'document', 'mail', 'http'));