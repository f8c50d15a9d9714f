import type { Locale } from "#domain/preferences/preferences.ts";
import type { TemplateFacts } from "#domain/studio/pages/page-templates.ts";
import { readPriceList } from "#domain/studio/pages/price-list.ts";
import { pricesOf } from "#domain/studio/pages/table-prices.ts";
import { questionsBody, TOLD_QUESTIONS_MAX } from "#domain/studio/pages/told-questions.ts";
import { db } from "#db/connection/live-database.ts";
import {
  findChatAgentik,
  listCustomerTables,
  listToldAnswers,
  type OwnTable,
} from "#db/queries/studio/page-facts.ts";
import { readTable } from "#adapters/documents/stored-table.server.ts";

/** Tables that are looked at, the last changed first: each is a file to read. */
const TABLES_MAX = 8;

/** A person's facts that a template can say in the place of its examples. */
export async function findTemplateFacts(
  personId: string,
  language: Locale,
): Promise<TemplateFacts & { prices: PriceList | null }> {
  const [pairs, tables, chat] = await Promise.all([
    listToldAnswers(db, { personId, language, limit: TOLD_QUESTIONS_MAX }),
    listCustomerTables(db, personId, TABLES_MAX),
    findChatAgentik(db, personId),
  ]);
  const lists = (await Promise.all(tables.map(priceListIn))).filter((list) => list !== null);
  // The longest is the menu. Equally long ones keep their order: the last changed.
  const [prices = null] = lists.sort((a, b) => b.lines - a.lines);
  return { questions: questionsBody(pairs, language), prices, ...(chat && { chat }) };
}

interface PriceList {
  body: string;
  documentId: string;
  /** Lines with a price. */
  lines: number;
}

async function priceListIn(stored: OwnTable): Promise<PriceList | null> {
  const read = await readTable(stored);
  const body = read ? pricesOf(read.table) : null;
  if (body === null) return null;
  const lines = readPriceList(body).flatMap(({ items }) => items).length;
  return { body, documentId: stored.id, lines };
}
