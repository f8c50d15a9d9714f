DROP INDEX "agentiks_by_type";--> statement-breakpoint
CREATE INDEX "agentiks_by_language" ON "agentiks" USING btree ("language","name","id") WHERE "agentiks"."copied_from" IS NULL;--> statement-breakpoint
CREATE INDEX "artifakts_by_language" ON "artifakts" USING btree ("language","download_count" DESC NULLS LAST,"id","price") WHERE "artifakts"."copied_from" IS NULL AND "artifakts"."publication" = 'published';--> statement-breakpoint
CREATE INDEX "spaces_by_language" ON "spaces" USING btree ("language","user_count" DESC NULLS LAST,"id") WHERE "spaces"."is_listed";--> statement-breakpoint
CREATE INDEX "agentiks_by_type" ON "agentiks" USING btree ("type","name","id","language") WHERE "agentiks"."copied_from" IS NULL;