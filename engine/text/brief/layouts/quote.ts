import { capital } from "#engine/text/brief/capital.ts";
import { lineOf, type BriefOptions } from "#engine/text/brief/lines.ts";
import {
  hasPoints,
  numberOf,
  readPriced,
  showAmount,
  type Priced,
} from "#engine/text/brief/money.ts";
import type { Brief } from "#engine/text/brief/read-brief.ts";

/** Terms of a quote, which are not line items. */
const IS_TERM =
  /^(?:no incluye|incluye|garant|anticipo|adelanto|pago|vigencia|v[aá]lid|entrega|not included|includes?|warranty|deposit|valid|good for|\d{1,3} ?%)/i;

/** A total that the person gave themselves. */
const IS_TOTAL = /^(?:sub)?total\b/i;
/** A tax to be added to the sum: "más IVA 16%". */
const ADDED_TAX =
  /(?:m[aá]s|agrega\w*|suma\w*|\+|plus|add)\s(?:el |the )?(?:(?:iva|igv|impuestos?|tax)(?: del?)? (\d{1,2}) ?%|(\d{1,2}) ?% (?:de |del )?(?:iva|igv|impuestos?|tax))|(?:iva|igv)(?: del?)? (\d{1,2}) ?% (?:aparte|adicional|no incluido)/i;
/** A request to show the total per person. */
const PER_PERSON =
  /(?:(?:cu[aá]nto|lo que) (?:sale|es|queda|toca)|how much(?: is it)?) (?:por persona|per person)/i;
/** Text after a unit price without a quantity. */
const IS_RATE = /^(?:por|el|la|c\/u|cada|each|per|an?|\/)(?![\p{L}])/iu;

/** A quote: line items with amounts, their sum, and the terms. */
export function quoteOf(
  { clauses, to, title, words }: Brief,
  { locale, business, phone }: BriefOptions,
): string {
  const isSpanish = locale === "es";
  const all = joinCounted(clauses.map(({ text }) => withNameFirst(text)));
  const tax = all.map((text) => ADDED_TAX.exec(text)).find((match) => match !== null);
  const asksPerPerson = all.some((text) => PER_PERSON.test(text));
  const texts = all.filter((text) => !ADDED_TAX.test(text) && !PER_PERSON.test(text));
  const people = Number(
    /(\d{1,4}) (?:personas|invitados|pax|people|guests)/i.exec(words)?.[1] ?? 0,
  );
  const rows = texts.flatMap((text) => {
    const priced =
      IS_TERM.test(text) || IS_TOTAL.test(text) ? undefined : (countedOf(text) ?? readPriced(text));
    return priced ? [{ text, priced: forAll(priced, people) }] : [];
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
        (priced.isMultiplied || !IS_OF_EACH.test(priced.name)) &&
        priced.currency.sign.trim() === currency.sign.trim() &&
        priced.currency.word === currency.word,
    );
  const sum = canSum ? rows.reduce((sum, { priced }) => sum + priced.amount!, 0) : undefined;
  const taxShare = Number(tax?.slice(1).find(Boolean) ?? 0) / 100;
  const total = sum === undefined ? undefined : sum * (1 + taxShare);
  const points = hasPoints(words);
  const money = (amount: number) =>
    `${currency.sign.trim() || (currency.word ? "" : "$")}${showAmount(amount, points)}${currency.word}`;
  const lines = others.map((text) => {
    const line = lineOf(text, locale);
    const share = /(\d{1,3}) ?%/.exec(text);
    const isDeposit = /anticipo|deposit|adelant|se[nñ]a|para empezar|al empezar|de inicio/i.test(
      text,
    );
    return share && isDeposit && total !== undefined
      ? `- ${line} (${money((total * Number(share[1])) / 100)})`
      : `- ${line}`;
  });
  if (total !== undefined && asksPerPerson && people > 0)
    lines.push(
      `- ${isSpanish ? "Por persona" : "Per person"} (${people}): ${money(total / people)}`,
    );
  const taxRows =
    sum === undefined || taxShare === 0
      ? []
      : [
          `| Subtotal | ${money(sum)} |`,
          `| ${isSpanish ? "IVA" : "Tax"} ${taxShare * 100}% | ${money(sum * taxShare)} |`,
        ];
  const table = rows.map(
    ({ priced }) =>
      `| ${priced.name}${priced.note ? ` (${priced.note})` : ""} | ${
        // Computed amounts are written with the prompt's thousands separator.
        priced.amount !== undefined && priced.isMultiplied ? money(priced.amount) : priced.shown
      } |`,
  );
  return [
    [`**${isSpanish ? "Cotización" : "Quote"}**`, business].filter(Boolean).join(" · "),
    to ? `${isSpanish ? "Para" : "For"}: ${to}` : "",
    title ? capital(title) : "",
    rows.length > 0
      ? [
          isSpanish ? "| Concepto | Importe |" : "| Item | Amount |",
          "| --- | ---: |",
          ...table,
          ...taxRows,
          ...(total === undefined ? [] : [`| **Total** | **${money(total)}** |`]),
        ].join("\n")
      : "",
    lines.join("\n"),
    phone ? `${isSpanish ? "Dudas o cambios" : "Questions"}: ${phone}` : "",
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** "$90 for materials" as "Materials $90". */
const withNameFirst = (text: string): string =>
  text.replace(
    /^(\$[\d.,]*\d) (?:for|de|por|en) (?!persona|person|hour|hora|each)(\p{L}.*)$/iu,
    (_, amount: string, name: string) => `${capital(name)} ${amount}`,
  );

/** "20 gorras a $95": so many things of which each costs that. */
function countedOf(text: string): Priced | undefined {
  const match = /^(\d{1,4}) \p{L}{3,}[^$]* (?:a|at) \$(\d[\d.,]*)$/iu.exec(text);
  const count = Number(match?.[1]);
  if (!match || count < 2) return undefined;
  const each = numberOf(match[2]!);
  return {
    name: text,
    amount: count * each,
    shown: `$${showAmount(count * each, hasPoints(text))}`,
    note: "",
    isMultiplied: true,
    currency: { sign: "$", word: "" },
  };
}

const OF_EACH_PERSON = /(?:por|per) person/i;
/** A unit price without a quantity. */
const IS_OF_EACH = /(?:por|per) person|(?:cada un[oa]|c\/u|each)$/i;

/** Multiplies a price per person by the number of people. */
function forAll(priced: Priced, people: number): Priced {
  const isOfEach = OF_EACH_PERSON.test(priced.note) || OF_EACH_PERSON.test(priced.name);
  if (people === 0 || priced.amount === undefined || !isOfEach) return priced;
  const note = OF_EACH_PERSON.test(priced.note) ? "" : priced.note;
  return {
    ...priced,
    name: `${priced.name} (${people} × ${priced.shown})`,
    amount: people * priced.amount,
    note,
    isMultiplied: true,
  };
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
