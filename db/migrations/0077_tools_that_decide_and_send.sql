ALTER TABLE "agentik_tools" DROP CONSTRAINT "agentik_tools_tool_known";--> statement-breakpoint
ALTER TABLE "tool_calls" DROP CONSTRAINT "tool_calls_tool_known";--> statement-breakpoint
ALTER TABLE "tool_calls" DROP CONSTRAINT "tool_calls_failure_known";--> statement-breakpoint
ALTER TABLE "agentik_tools" ADD CONSTRAINT "agentik_tools_tool_known" CHECK ("agentik_tools"."tool" IN ('calculate', 'date', 'documents', 'sales', 'members', 'challenges', 'tasks', 'bookings', 'task', 'message', 'document', 'draft', 'entry', 'push', 'chat_message', 'mail', 'http'));--> statement-breakpoint
ALTER TABLE "tool_calls" ADD CONSTRAINT "tool_calls_tool_known" CHECK ("tool_calls"."tool" IN ('task', 'message', 'document', 'draft', 'entry', 'push', 'chat_message', 'mail', 'http'));--> statement-breakpoint
ALTER TABLE "tool_calls" ADD CONSTRAINT "tool_calls_failure_known" CHECK ("tool_calls"."failure" IN ('never', 'listed', 'off', 'public', 'away', 'slow', 'rejected', 'full', 'gone', 'window', 'closed'));