import type { Locale } from "#domain/preferences/preferences.ts";
import type { TemplateFacts } from "#domain/studio/pages/page-templates.ts";
import { readPriceList } from "#domain/studio/pages/price-list.ts";
import { pricesOf } from "#domain/studio/pages/table-prices.ts";
import { pricesInText } from "#domain/studio/pages/text-prices.ts";
import { questionsBody, TOLD_QUESTIONS_MAX } from "#domain/studio/pages/told-questions.ts";
import { db } from "#db/connection/live-database.ts";
import {
  findChatAgentik,
  listCustomerLists,
  listToldAnswers,
  type OwnList,
} from "#db/queries/studio/page-facts.ts";
import { readTable } from "#adapters/documents/stored-table.server.ts";

/** Documents that are looked at, the last changed first: a table is a file to read. */
const LISTS_MAX = 8;

/** A person's facts that a template can say in the place of its examples. */
export async function findTemplateFacts(
  personId: string,
  language: Locale,
): Promise<TemplateFacts & { prices: PriceList | null }> {
  const [pairs, stored, chat] = await Promise.all([
    listToldAnswers(db, { personId, language, limit: TOLD_QUESTIONS_MAX }),
    listCustomerLists(db, personId, LISTS_MAX),
    findChatAgentik(db, personId),
  ]);
  const lists = (await Promise.all(stored.map(priceListIn))).filter((list) => list !== null);
  // The longest is the menu. Equally long ones keep their order: the last changed.
  const [prices = null] = lists.sort((a, b) => b.lines - a.lines);
  return { questions: questionsBody(pairs, language), prices, ...(chat && { chat: chat.id }) };
}

interface PriceList {
  body: string;
  documentId: string;
  /** Lines with a price. */
  lines: number;
}

async function priceListIn({ kind, text, ...stored }: OwnList): Promise<PriceList | null> {
  const body = kind === "text" ? pricesInText(text) : await pricesInTable({ ...stored, kind });
  if (body === null) return null;
  const lines = readPriceList(body).flatMap(({ items }) => items).length;
  return { body, documentId: stored.id, lines };
}

async function pricesInTable(stored: Parameters<typeof readTable>[0]): Promise<string | null> {
  const read = await readTable(stored);
  return read ? pricesOf(read.table) : null;
}
