import type { Locale } from "#domain/preferences/preferences.ts";
import type { TaxData } from "#domain/people/business/business.ts";
import { formatMoment } from "#domain/format/dates.ts";
import { listPriceOf } from "#domain/artifakts/discount-codes.ts";
import type { Receipt } from "#db/queries/artifakts/receipts.ts";
import * as m from "#app/messages/messages.js";
import type { Block } from "#app/ui/markdown/blocks.ts";
import { withCode } from "#app/presenters/answers/money.server.ts";
import { licenceText } from "#app/presenters/items/licence-text.server.ts";
import { printPage } from "./print-page.server.tsx";

/**
 * A receipt as a page of its own, for paper.
 *
 * @param tax of the buyer's business, if they gave any
 * @param isSandbox whether balances of this installation are play money, which the receipt says
 */
export function receiptPage(
  receipt: Receipt,
  tax: TaxData | undefined,
  { locale, isSandbox }: { locale: Locale; isSandbox: boolean },
): string {
  const lang = { locale };
  const moment = (time: Date) => formatMoment(time, locale);
  const buyer = [receipt.buyer, tax?.legalName, tax?.rfc].filter(Boolean).join(" · ");
  const rows: [name: string, value: string][] = [
    [m.selling_receipt_number({}, lang), receipt.id],
    [m.selling_receipt_day({}, lang), moment(receipt.acquiredAt)],
    [m.selling_receipt_buyer({}, lang), buyer],
    [m.selling_receipt_seller({}, lang), receipt.seller],
    [m.selling_receipt_what({}, lang), receipt.artifakt],
    [m.artifakts_license({}, lang), licenceText(receipt.licence)[locale]],
    ...discountRows(receipt, lang),
    [
      m.selling_receipt_paid({}, lang),
      receipt.price > 0 ? withCode(receipt.price, "MXN") : m.cards_free({}, lang),
    ],
    ...(receipt.transactionId
      ? [[m.selling_receipt_transaction({}, lang), receipt.transactionId] as [string, string]]
      : []),
    ...(receipt.refundedAt
      ? [[m.selling_receipt_refunded({}, lang), moment(receipt.refundedAt)] as [string, string]]
      : []),
  ];
  const title = m.selling_receipt_title({}, lang);
  const blocks: Block[] = [
    { kind: "heading", parts: [`Plaza · ${title}`] },
    {
      kind: "table",
      head: [[title], [receipt.artifakt]],
      rows: rows.map((row) => row.map((cell) => [cell])),
    },
    ...(isSandbox
      ? [{ kind: "paragraph" as const, parts: [m.selling_receipt_sandbox({}, lang)] }]
      : []),
    { kind: "paragraph", parts: [m.selling_receipt_note({}, lang)] },
  ];
  return printPage(blocks, {
    title: `${title}: ${receipt.artifakt}`,
    locale,
    drawing: "",
  });
}

/** The discount code of a purchase, and the price before it where that still holds. */
function discountRows(
  { code, percent, price, currentPrice }: Receipt,
  lang: { locale: Locale },
): [name: string, value: string][] {
  if (code === null) return [];
  if (percent === null) return [[m.selling_receipt_code({}, lang), code]];
  const list = listPriceOf(price, percent, currentPrice);
  return [
    ...(list === undefined
      ? []
      : [[m.selling_receipt_list({}, lang), withCode(list, "MXN")] as [string, string]]),
    [m.selling_receipt_code({}, lang), m.selling_receipt_code_of({ code, percent }, lang)],
  ];
}
