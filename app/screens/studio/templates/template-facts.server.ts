import type { Locale } from "#domain/preferences/preferences.ts";
import type { TemplateFacts } from "#domain/studio/pages/page-templates.ts";
import { pricesOf } from "#domain/studio/pages/table-prices.ts";
import { questionsBody, TOLD_QUESTIONS_MAX } from "#domain/studio/pages/told-questions.ts";
import { db } from "#db/connection/live-database.ts";
import { listOwnTables, listToldAnswers, type OwnTable } from "#db/queries/studio/page-facts.ts";
import { readTable } from "#adapters/documents/stored-table.server.ts";

/** Tables that are looked at; who has more would have to be asked which one is meant. */
const TABLES_MAX = 8;

/** What a person has told Plaza that a template can say in the place of its examples. */
export async function findTemplateFacts(
  personId: string,
  language: Locale,
): Promise<TemplateFacts & { prices: { body: string; documentId: string } | null }> {
  const [pairs, tables] = await Promise.all([
    listToldAnswers(db, { personId, language, limit: TOLD_QUESTIONS_MAX }),
    listOwnTables(db, personId, TABLES_MAX + 1),
  ]);
  const lists = tables.length > TABLES_MAX ? [] : await Promise.all(tables.map(priceListIn));
  const [prices, ...others] = lists.filter((list) => list !== null);
  return {
    questions: questionsBody(pairs, language),
    // Two price lists: which one customers are to see is the owner's choice.
    prices: prices && others.length === 0 ? prices : null,
  };
}

async function priceListIn(stored: OwnTable) {
  const read = await readTable(stored);
  const body = read ? pricesOf(read.table) : null;
  return body === null ? null : { body, documentId: stored.id };
}
