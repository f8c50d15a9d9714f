ALTER TABLE "people" DROP CONSTRAINT "people_kind_known";--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "shelf_of" text;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_shelf_of_people_id_fk" FOREIGN KEY ("shelf_of") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_shelf_of_unique" UNIQUE("shelf_of");--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_shelf_of_somebody" CHECK (("people"."kind" = 'shelf') = ("people"."shelf_of" IS NOT NULL));--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_kind_known" CHECK ("people"."kind" IN ('demo', 'guest', 'account', 'shelf'));