CREATE TABLE "run_pauses" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "run_pauses_one" CHECK ("run_pauses"."only")
);
