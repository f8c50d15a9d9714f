-- A word and its plural are one lexeme, where the stemmer of the language keeps them apart once accents are
-- folded: "luz" and "luces", "lugar" and "lugares", "dia" and "días", "promocao" and "promoções"
-- (db/queries/spaces/documents/word-pairs.db.test.ts). Plural endings are taken away before the stemmer. Texts
-- and questions pass through the same function, so that a rule that shortens too much shortens both.
CREATE OR REPLACE FUNCTION plaza_words(language text, body text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT CASE language
    WHEN 'es' THEN to_tsvector('pg_catalog.spanish'::regconfig, regexp_replace(regexp_replace(regexp_replace(
      regexp_replace(regexp_replace(public.plaza_fold(body),
        '(\w\w[djnrs]|\w[^b]l)es\M', '\1', 'g'), '(\w)(i|u|ia)s\M', '\1\2', 'g'), 'z\M', 'c', 'g'),
        '(\w)ion\M', '\1ión', 'g'), '\manos?\M', 'año', 'g'))
    WHEN 'pt' THEN to_tsvector('pg_catalog.portuguese'::regconfig, regexp_replace(regexp_replace(regexp_replace(
      regexp_replace(regexp_replace(regexp_replace(public.plaza_fold(body),
        '(\w)(oes|aes|aos)\M', '\1ao', 'g'), '(\w)ns\M', '\1m', 'g'), '(\w\w[aeo])is\M', '\1l', 'g'),
        '(\w)is\M', '\1il', 'g'), '(\w\w[aeou])(?<!mo)s\M', '\1', 'g'), '(\w)ao\M', '\1ão', 'g'))
    ELSE to_tsvector('pg_catalog.english'::regconfig, regexp_replace(regexp_replace(public.plaza_fold(body),
        '(\w)uses\M', '\1us', 'g'), '(\w\w)us\M', '\1u', 'g')) END $$;--> statement-breakpoint
-- Generated columns are computed again when their row is written.
UPDATE passages SET seq = seq;--> statement-breakpoint
UPDATE answers SET question = question;
