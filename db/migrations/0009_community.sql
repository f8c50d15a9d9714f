CREATE TABLE "challenge_submissions" (
	"challenge_id" text NOT NULL,
	"person_id" text NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "challenge_submissions_challenge_id_person_id_version_pk" PRIMARY KEY("challenge_id","person_id","version"),
	CONSTRAINT "challenge_submissions_version_from_one" CHECK ("challenge_submissions"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "space_invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"space_id" text NOT NULL,
	"invited_by" text NOT NULL,
	"invitee" text NOT NULL,
	"person_id" text,
	"role" text DEFAULT 'member' NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "space_invitations_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "space_invitations_role_known" CHECK ("space_invitations"."role" IN ('member', 'admin')),
	CONSTRAINT "space_invitations_invitee_filled" CHECK (length(trim("space_invitations"."invitee")) > 0),
	CONSTRAINT "space_invitations_end_once" CHECK ("space_invitations"."accepted_at" IS NULL OR "space_invitations"."revoked_at" IS NULL)
);
--> statement-breakpoint
CREATE TABLE "space_requests" (
	"space_id" text NOT NULL,
	"person_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "space_requests_space_id_person_id_pk" PRIMARY KEY("space_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "challenges" ADD COLUMN "escrow_id" text;--> statement-breakpoint
ALTER TABLE "challenges" ADD COLUMN "awarded_to" text;--> statement-breakpoint
ALTER TABLE "challenges" ADD COLUMN "awarded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "challenges" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "spaces" ADD COLUMN "max_members" integer;--> statement-breakpoint
ALTER TABLE "challenge_submissions" ADD CONSTRAINT "challenge_submissions_challenge_id_challenges_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."challenges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_submissions" ADD CONSTRAINT "challenge_submissions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_submissions" ADD CONSTRAINT "challenge_submissions_of_participant" FOREIGN KEY ("challenge_id","person_id") REFERENCES "public"."challenge_participants"("challenge_id","person_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "space_invitations" ADD CONSTRAINT "space_invitations_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_invitations" ADD CONSTRAINT "space_invitations_invited_by_people_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_invitations" ADD CONSTRAINT "space_invitations_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_requests" ADD CONSTRAINT "space_requests_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_requests" ADD CONSTRAINT "space_requests_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "challenge_submissions_of_person" ON "challenge_submissions" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "space_invitations_open" ON "space_invitations" USING btree ("space_id",lower("invitee")) WHERE "space_invitations"."accepted_at" IS NULL AND "space_invitations"."revoked_at" IS NULL;--> statement-breakpoint
CREATE INDEX "space_invitations_of_person" ON "space_invitations" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "space_invitations_by" ON "space_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "space_requests_of_person" ON "space_requests" USING btree ("person_id");--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_escrow_id_ledger_accounts_id_fk" FOREIGN KEY ("escrow_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_awarded_to_people_id_fk" FOREIGN KEY ("awarded_to") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "challenges_of_creator" ON "challenges" USING btree ("creator_id");--> statement-breakpoint
CREATE UNIQUE INDEX "challenges_of_escrow" ON "challenges" USING btree ("escrow_id");--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_award_has_a_time" CHECK ("challenges"."awarded_to" IS NULL OR "challenges"."awarded_at" IS NOT NULL);--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_not_awarded_to_oneself" CHECK ("challenges"."awarded_to" <> "challenges"."creator_id");--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_end_once" CHECK (("challenges"."awarded_at" IS NULL OR "challenges"."cancelled_at" IS NULL)
        AND ("challenges"."awarded_at" IS NULL AND "challenges"."cancelled_at" IS NULL OR NOT "challenges"."is_active"));--> statement-breakpoint
ALTER TABLE "spaces" ADD CONSTRAINT "spaces_members_fit" CHECK ("spaces"."max_members" > 0 AND "spaces"."user_count" <= "spaces"."max_members");