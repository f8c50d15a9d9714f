CREATE TABLE "pictures" (
	"person_id" text NOT NULL,
	"purpose" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"hash" text GENERATED ALWAYS AS (left(encode(sha256(bytes), 'hex'), 32)) STORED NOT NULL,
	"size" integer GENERATED ALWAYS AS (octet_length(bytes)) STORED NOT NULL,
	CONSTRAINT "pictures_person_id_purpose_pk" PRIMARY KEY("person_id","purpose"),
	CONSTRAINT "pictures_purpose_known" CHECK ("pictures"."purpose" IN ('avatar', 'logo')),
	CONSTRAINT "pictures_small" CHECK (octet_length("pictures"."bytes") BETWEEN 1 AND 20000)
);
--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pictures_by_hash" ON "pictures" USING btree ("hash");