import { and, desc, eq, isNull, or, sql } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { outer } from "#db/connection/outer-column.ts";
import { answers } from "#db/schema/spaces/answering.ts";
import { documents, documentVersions, passages } from "#db/schema/spaces/documents.ts";
import { otherPrices } from "#domain/spaces/prices/answer-prices.ts";
import { findRarestWords, findSpaceIds, isInSpaces } from "./find-rarest-words.ts";

/** Maximum passages for the engine. A smaller space sends all of them, so that typing errors match too. */
const PASSAGES_MAX = 300;
const ANSWERS_MAX = 300;

export interface Candidates {
  passages: {
    documentId: string;
    version: number;
    passage: number;
    source: string;
    heading: string;
    text: string;
  }[];
  answers: { answerId: string; question: string; answer: string }[];
}

/**
 * Candidates for the answer to a question in a space: passages of the newest versions of its
 * documents, and approved answers, those with most of the question's words first, where a rare word
 * weighs more than frequent ones; in a copy also the original's. Documents for one person are found by
 * that person alone. Not an approved answer whose price a newer document contradicts: the document's is
 * given.
 *
 * @param asked.personId who asks
 */
export const findCandidates = (
  db: Db,
  asked: { spaceId: string; personId: string; question: string },
): Promise<Candidates> =>
  db.transaction(async (tx) => {
    // How frequent the words are decides about the plan: one for any words reads the passages of all spaces.
    await tx.execute(sql`SET LOCAL plan_cache_mode = force_custom_plan`);
    return findIn(tx, asked);
  });

async function findIn(
  db: Db,
  { spaceId, personId, question }: { spaceId: string; personId: string; question: string },
): Promise<Candidates> {
  const spaceIds = await findSpaceIds(db, spaceId);
  const rarest = await findRarestWords(db, { spaceIds, question });
  // The sum of the weights of the question's words in a row.
  const rank = (table: typeof passages | typeof answers) => sql`(SELECT coalesce(sum(weight), 0)
    FROM unnest(${sql.param(rarest.words)}::text[]::tsquery[], ${sql.param(rarest.weights)}::real[]) AS asked (word, weight)
    WHERE ${outer(table.words)} @@ word)`;
  const [found, approved] = await Promise.all([
    db
      .select({
        documentId: passages.documentId,
        version: passages.version,
        passage: passages.seq,
        source: documents.name,
        heading: passages.heading,
        text: passages.text,
        writtenAt: documentVersions.createdAt,
        isForAll: sql<boolean>`(${documents.onlyFor} IS NULL)`,
      })
      .from(passages)
      .innerJoin(
        documents,
        and(eq(documents.id, passages.documentId), eq(documents.version, passages.version)),
      )
      .innerJoin(
        documentVersions,
        and(
          eq(documentVersions.documentId, passages.documentId),
          eq(documentVersions.version, passages.version),
        ),
      )
      .where(
        and(
          isInSpaces(passages.spaceId, spaceIds),
          rarest.isLarge ? sql`${passages.words} @@ ${rarest.anyRare}::tsquery` : undefined,
          or(isNull(documents.onlyFor), eq(documents.onlyFor, personId)),
        ),
      )
      .orderBy(desc(rank(passages)), passages.documentId, passages.seq)
      .limit(PASSAGES_MAX),
    db
      .select({
        answerId: answers.id,
        question: answers.question,
        answer: answers.answer,
        changedAt: answers.changedAt,
      })
      .from(answers)
      .where(isInSpaces(answers.spaceId, spaceIds))
      .orderBy(desc(rank(answers)), desc(answers.changedAt), answers.id)
      .limit(ANSWERS_MAX),
  ]);
  return {
    passages: found.map(({ writtenAt: _, isForAll: __, ...passage }) => passage),
    answers: approved.flatMap(({ changedAt, ...one }) => {
      // A document that only some read contradicts nothing that all may hear.
      const newer = found.filter(({ writtenAt, isForAll }) => isForAll && writtenAt > changedAt);
      return otherPrices(one, newer).length > 0 ? [] : [one];
    }),
  };
}
