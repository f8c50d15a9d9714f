import { eq, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "#db/connection/client.ts";
import { spaces } from "#db/schema/items/catalogue.ts";
import { passages } from "#db/schema/spaces/documents.ts";
import { CONTENT_LANGUAGES } from "#domain/items/catalogue.ts";
import {
  RANKED_PASSAGES_MAX,
  rarestWords,
  weighWords,
  type CountedWord,
} from "#domain/spaces/rare-words.ts";

/** Words of a question that are looked up, the longest ones, since long words are rarer. */
const WORDS_MAX = 24;

export interface RarestWords {
  /** Whether the space has more passages than can be ranked within a few milliseconds. */
  isLarge: boolean;
  /** The question's words as tsqueries, the rarest first, each as some language writes it. */
  words: string[];
  /** The weight of each word: inverse document frequency, the higher the rarer. */
  weights: number[];
  /** A tsquery of the rarest words, as many as have together at most {@link RANKED_PASSAGES_MAX} passages. */
  anyRare: string;
}

/**
 * Ids of a space and of its original, if it is a copy. A value and no subselect: the planner knows then how
 * many rows each has, and does not scan those of all other spaces.
 */
export async function findSpaceIds(db: Db, spaceId: string): Promise<string[]> {
  const [space] = await db
    .select({ copiedFrom: spaces.copiedFrom })
    .from(spaces)
    .where(eq(spaces.id, spaceId));
  return space?.copiedFrom ? [spaceId, space.copiedFrom] : [spaceId];
}

/** Whether a column has one of the ids. */
export const isInSpaces = (column: PgColumn, spaceIds: readonly string[]): SQL =>
  sql`${column} = ANY(${sql.param([...spaceIds])}::text[])`;

/**
 * How rare each word of a question is in a space. Postgres' `ts_rank` has no inverse document frequency:
 * passages with several frequent words come before the only one with the rare word. Counting stops at
 * {@link RANKED_PASSAGES_MAX}.
 */
export async function findRarestWords(
  db: Db,
  { spaceIds, question }: { spaceIds: readonly string[]; question: string },
): Promise<RarestWords> {
  const languages = sql.join(
    CONTENT_LANGUAGES.map((language) => sql`${language}`),
    sql`, `,
  );
  const rows = await db.execute<{ word: string | null; found: number }>(sql`
    WITH few AS MATERIALIZED (
      SELECT ${passages.words} AS words FROM ${passages}
      WHERE ${isInSpaces(passages.spaceId, spaceIds)} LIMIT ${RANKED_PASSAGES_MAX + 1}),
    asked AS (
      SELECT DISTINCT quote_literal(lexeme) AS word, length(lexeme) AS length
      FROM unnest(ARRAY[${languages}]) AS language,
        unnest(tsvector_to_array(plaza_words(language, ${question}))) AS lexeme
      ORDER BY length DESC, word LIMIT ${WORDS_MAX})
    SELECT NULL AS word, count(*)::int AS found FROM few
    UNION ALL
    SELECT word, (SELECT count(*)::int FROM few WHERE words @@ asked.word::tsquery) FROM asked`);
  const isLarge = rows.find(({ word }) => word === null)!.found > RANKED_PASSAGES_MAX;
  const asked = rows.flatMap(({ word, found }) => (word === null ? [] : [{ word, found }]));
  const counted = isLarge ? await countInLarge(db, spaceIds, asked) : asked;
  const weighed = weighWords(counted);
  return {
    isLarge,
    words: weighed.map(({ word }) => word),
    weights: weighed.map(({ weight }) => weight),
    anyRare: rarestWords(weighed).join(" | "),
  };
}

/** By the index of words: each word is a parameter, so that the planner knows how frequent it is. */
async function countInLarge(
  db: Db,
  spaceIds: readonly string[],
  asked: readonly CountedWord[],
): Promise<CountedWord[]> {
  if (asked.length === 0) return [];
  const counts = asked.map(
    ({ word }) => sql`SELECT ${word} AS word, count(*)::int AS found FROM (
      SELECT FROM ${passages} WHERE ${isInSpaces(passages.spaceId, spaceIds)}
        AND ${passages.words} @@ ${word}::tsquery LIMIT ${RANKED_PASSAGES_MAX + 1}) AS counted`,
  );
  return [
    ...(await db.execute<{ word: string; found: number }>(sql.join(counts, sql` UNION ALL `))),
  ];
}
