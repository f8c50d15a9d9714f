CREATE TABLE "artifakt_pictures" (
	"artifakt_id" text NOT NULL,
	"place" smallint NOT NULL,
	"bytes" "bytea" NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"hash" text GENERATED ALWAYS AS (left(encode(sha256(bytes), 'hex'), 32)) STORED NOT NULL,
	"size" integer GENERATED ALWAYS AS (octet_length(bytes)) STORED NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "artifakt_pictures_artifakt_id_place_pk" PRIMARY KEY("artifakt_id","place"),
	CONSTRAINT "artifakt_pictures_place_known" CHECK ("artifakt_pictures"."place" BETWEEN 0 AND 3),
	CONSTRAINT "artifakt_pictures_small" CHECK (octet_length("artifakt_pictures"."bytes") BETWEEN 1 AND 20000),
	CONSTRAINT "artifakt_pictures_alt_short" CHECK (length("artifakt_pictures"."alt") <= 200)
);
--> statement-breakpoint
ALTER TABLE "artifakt_pictures" ADD CONSTRAINT "artifakt_pictures_artifakt_id_artifakts_id_fk" FOREIGN KEY ("artifakt_id") REFERENCES "public"."artifakts"("id") ON DELETE cascade ON UPDATE no action;