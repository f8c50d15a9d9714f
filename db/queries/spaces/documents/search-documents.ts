import { and, asc, desc, eq, isNull, or, sql, type SQL } from "drizzle-orm";
import { CONTENT_LANGUAGES } from "#domain/items/catalogue.ts";
import type { Db } from "#db/connection/client.ts";
import { matchesText } from "#db/queries/search/matches-text.ts";
import { spaceMembers, spaces } from "#db/schema/items/catalogue.ts";
import { documents, passages } from "#db/schema/spaces/documents.ts";

/** A document that a search found; with the passage, if its text was found and not its name. */
export interface FoundDocument {
  spaceId: string;
  space: string;
  documentId: string;
  name: string;
  version: number;
  /** Null when the name was found. */
  passage: number | null;
  heading: string;
  text: string;
}

/**
 * Documents of all spaces of a person whose name contains what was typed, and passages that contain
 * all of its words; names first, then the passages with the most of them.
 */
export async function searchDocuments(
  db: Db,
  { personId, typed, limit }: { personId: string; typed: string; limit: number },
): Promise<FoundDocument[]> {
  const isNamed = matchesText(documents.searchText, typed);
  if (!isNamed) return [];
  const visible = and(
    eq(spaceMembers.personId, personId),
    isNull(spaces.takenDownAt),
    or(isNull(documents.onlyFor), eq(documents.onlyFor, personId)),
  );
  const isSpaceOf = or(
    eq(documents.spaceId, spaces.id),
    eq(documents.spaceId, sql`${spaces.copiedFrom}`),
  );
  const document = {
    spaceId: spaces.id,
    space: spaces.name,
    documentId: documents.id,
    name: documents.name,
    version: documents.version,
  };
  const [named, told] = await Promise.all([
    db
      .select({
        ...document,
        passage: sql<number | null>`null::int`,
        heading: sql<string>`''`,
        text: sql<string>`''`,
      })
      .from(spaceMembers)
      .innerJoin(spaces, eq(spaces.id, spaceMembers.spaceId))
      .innerJoin(documents, isSpaceOf)
      .where(and(visible, isNamed))
      .orderBy(desc(documents.changedAt), documents.id)
      .limit(limit),
    db
      .select({
        ...document,
        passage: sql<number | null>`${passages.seq}`,
        heading: passages.heading,
        text: passages.text,
      })
      .from(spaceMembers)
      .innerJoin(spaces, eq(spaces.id, spaceMembers.spaceId))
      .innerJoin(documents, isSpaceOf)
      .innerJoin(
        passages,
        and(eq(passages.documentId, documents.id), eq(passages.version, documents.version)),
      )
      .where(and(visible, hasAllWords(typed)))
      .orderBy(
        desc(sql`ts_rank(${passages.words}, ${queryOf(typed, sql`${passages.language}`)})`),
        documents.id,
        asc(passages.seq),
      )
      .limit(limit),
  ]);
  return [...named, ...told].slice(0, limit);
}

/** A passage has all words that were typed, each as the passage's language writes it. */
const hasAllWords = (typed: string): SQL =>
  or(
    ...CONTENT_LANGUAGES.map((language) =>
      and(
        eq(passages.language, language),
        sql`${passages.words} @@ ${queryOf(typed, sql`${language}`)}`,
      ),
    ),
  )!;

/** Null, which nothing matches, when only stop words were typed. */
const queryOf = (typed: string, language: SQL): SQL =>
  sql`(SELECT string_agg(quote_literal(lexeme), ' & ')::tsquery
    FROM unnest(tsvector_to_array(plaza_words(${language}, ${typed}))) lexeme)`;
