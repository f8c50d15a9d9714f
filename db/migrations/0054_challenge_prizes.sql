CREATE TABLE "challenge_terms" (
	"challenge_id" text PRIMARY KEY NOT NULL,
	"rules" text DEFAULT '' NOT NULL,
	"split" text DEFAULT 'one' NOT NULL,
	CONSTRAINT "challenge_terms_split_known" CHECK ("challenge_terms"."split" IN ('one', 'two', 'three', 'equal')),
	CONSTRAINT "challenge_terms_rules_short" CHECK (length("challenge_terms"."rules") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "challenge_winners" (
	"challenge_id" text NOT NULL,
	"place" integer NOT NULL,
	"person_id" text,
	"credits" integer NOT NULL,
	CONSTRAINT "challenge_winners_challenge_id_place_pk" PRIMARY KEY("challenge_id","place"),
	CONSTRAINT "challenge_winners_counted" CHECK ("challenge_winners"."place" >= 1 AND "challenge_winners"."credits" >= 0)
);
--> statement-breakpoint
CREATE TABLE "entry_refusals" (
	"challenge_id" text NOT NULL,
	"person_id" text NOT NULL,
	"version" integer NOT NULL,
	"reason" text NOT NULL,
	"refused_at" timestamp with time zone NOT NULL,
	CONSTRAINT "entry_refusals_challenge_id_person_id_version_pk" PRIMARY KEY("challenge_id","person_id","version"),
	CONSTRAINT "entry_refusals_reason_given" CHECK (length(trim("entry_refusals"."reason")) BETWEEN 1 AND 500)
);
--> statement-breakpoint
ALTER TABLE "challenge_terms" ADD CONSTRAINT "challenge_terms_challenge_id_challenges_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."challenges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_winners" ADD CONSTRAINT "challenge_winners_challenge_id_challenges_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."challenges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_winners" ADD CONSTRAINT "challenge_winners_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_refusals" ADD CONSTRAINT "entry_refusals_of_entry" FOREIGN KEY ("challenge_id","person_id","version") REFERENCES "public"."challenge_submissions"("challenge_id","person_id","version") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "challenge_winners_of_person" ON "challenge_winners" USING btree ("person_id");--> statement-breakpoint
-- Challenges that were awarded before had one winner, who got all of the reward.
INSERT INTO challenge_winners (challenge_id, place, person_id, credits)
SELECT id, 1, awarded_to, reward FROM challenges WHERE awarded_at IS NOT NULL
ON CONFLICT DO NOTHING;
