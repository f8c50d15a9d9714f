ALTER TABLE "agentik_triggers" DROP CONSTRAINT "agentik_triggers_kind_known";--> statement-breakpoint
ALTER TABLE "agentik_triggers" DROP CONSTRAINT "agentik_triggers_duty_known";--> statement-breakpoint
ALTER TABLE "agentik_triggers" ADD CONSTRAINT "agentik_triggers_kind_known" CHECK ("agentik_triggers"."kind" IN ('schedule', 'watch', 'event', 'webhook', 'hand'));--> statement-breakpoint
ALTER TABLE "agentik_triggers" ADD CONSTRAINT "agentik_triggers_duty_known" CHECK ("agentik_triggers"."duty" IN ('report', 'remind', 'watch', 'stock', 'welcome', 'task', 'tell', 'review', 'note'));