-- array_to_string is only stable, because elements of other types may be written differently
-- tomorrow; of text[] it is immutable, and a generated column asks for that.
CREATE FUNCTION plaza_words(words text[]) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT array_to_string(words, ' ') $$;--> statement-breakpoint
ALTER TABLE "marketplace_apps" ADD COLUMN "search_text" text GENERATED ALWAYS AS (plaza_fold(name || ' ' || description || ' ' || plaza_words(tags))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "marketplace_apps_search" ON "marketplace_apps" USING gin ("search_text" gin_trgm_ops);
