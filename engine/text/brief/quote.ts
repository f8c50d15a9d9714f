import { lineOf, type BriefOptions } from "./lines.ts";
import { readPriced, showAmount } from "./money.ts";
import type { Brief } from "./read-brief.ts";

/** Terms of a quote, which are no line of it. */
const IS_TERM =
  /^(?:no incluye|incluye|garant|anticipo|adelanto|pago|vigencia|v[aá]lid|entrega|not included|includes?|warranty|deposit|valid|good for|\d{1,3} ?%)/i;

/** A total that the person gave themselves. */
const IS_TOTAL = /^(?:sub)?total\b/i;
/** What stands behind the price of one of several, whose number is not told. */
const IS_RATE = /^(?:por|el|la|c\/u|cada|each|per|an?|\/)(?![\p{L}])/iu;

/** A quote: what is offered with its amount, their sum, and the terms. */
export function quoteOf({ clauses, to }: Brief, { locale, business, phone }: BriefOptions): string {
  const isSpanish = locale === "es";
  const texts = joinCounted(clauses.map(({ text }) => text));
  const rows = texts.flatMap((text) => {
    const priced = IS_TERM.test(text) || IS_TOTAL.test(text) ? undefined : readPriced(text);
    return priced ? [{ text, priced }] : [];
  });
  const others = texts.filter((text) => !rows.some((row) => row.text === text));
  const currency = rows[0]?.priced.currency ?? { sign: "$", word: "" };
  const canSum =
    rows.length > 0 &&
    !texts.some((text) => IS_TOTAL.test(text)) &&
    rows.every(
      ({ priced }) =>
        priced.amount !== undefined &&
        !IS_RATE.test(priced.note) &&
        priced.currency.sign === currency.sign &&
        priced.currency.word === currency.word,
    );
  const total = canSum ? rows.reduce((sum, { priced }) => sum + priced.amount!, 0) : undefined;
  const money = (amount: number) =>
    `${currency.sign || (currency.word ? "" : "$")}${showAmount(amount)}${currency.word}`;
  const lines = others.map((text) => {
    const line = lineOf(text, locale);
    const share = /(\d{1,3}) ?%/.exec(text);
    const isDeposit = /anticipo|deposit|adelanto/i.test(text);
    return share && isDeposit && total !== undefined
      ? `- ${line} (${money((total * Number(share[1])) / 100)})`
      : `- ${line}`;
  });
  const table = rows.map(
    ({ priced }) => `| ${priced.name}${priced.note ? ` (${priced.note})` : ""} | ${priced.shown} |`,
  );
  return [
    [`**${isSpanish ? "Cotización" : "Quote"}**`, business].filter(Boolean).join(" · "),
    to ? `${isSpanish ? "Para" : "For"}: ${to}` : "",
    rows.length > 0
      ? [
          isSpanish ? "| Concepto | Importe |" : "| Item | Amount |",
          "| --- | ---: |",
          ...table,
          ...(total === undefined ? [] : [`| **Total** | **${money(total)}** |`]),
        ].join("\n")
      : "",
    lines.join("\n"),
    phone ? `${isSpanish ? "Dudas o cambios" : "Questions"}: ${phone}` : "",
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** Joins how many with the price of each: "tour, 2 personas" and "75 soles c/u". */
function joinCounted(texts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const text of texts) {
    const before = joined.at(-1);
    const isEach =
      /^\$?[\d.,]+(?: soles| d[oó]lares)? ?(?:c\/u|cada un[oa]|por persona|each|per person)/iu.test(
        text,
      );
    if (before && isEach && /\d/.test(before) && !/\$/.test(before))
      joined[joined.length - 1] = `${before}, ${text}`;
    else joined.push(text);
  }
  return joined;
}
