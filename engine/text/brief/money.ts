/** Amounts in a person's own words, and arithmetic with them. */

import type { Locale } from "#domain/preferences/preferences.ts";

/** Units of a number that is no money. */
const UNIT =
  "(?:%|por ?ciento|percent|cm|mm|m2|mts?|metros?|kg|kilos?|g|gr|gramos|l|lts?|litros?|ml|km|hrs?|hs|h|horas?|min|minutos?|d[ií]as?|semanas?|meses|mes|a[nñ]os?|am|pm|a\\.m|p\\.m|personas?|pax|piezas?|pzas?|boletos?|n[uú]meros?|cajas?|pares|tarjetas?|pulgadas?|estrellas?|cuadras?|veces|lugares|mesas?|niveles|hours?|days?|weeks?|months?|years?|minutes?|people|pieces?|stars?|inch(?:es)?|x|de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre))";
export const AMOUNT =
  "\\d{1,3} mil(?![\\p{L}])|\\d{1,3}(?:[.,]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?";
const NO_UNIT = `(?! ?${UNIT}(?![\\p{L}]))(?![\\d:/])(?![.,]\\d)`;
const OF_COUNTRY = "(?: (?:mexican|colombian|chilen|argentin|uruguay|dominican|cuban)os)?";
const CURRENCY_AFTER = /^ ?(?:pesos|mxn)\b/i;
/** Names of other currencies than the peso. */
const CURRENCY =
  "soles|d[oó]lares|usd|dollars|reales|euros|bol[ií]vares|quetzales|lempiras|guaran[ií]es|colones|c[oó]rdobas|bolivianos|bs";
const OTHER_CURRENCY = new RegExp(`^ ?(?:${CURRENCY})(?![\\p{L}])`, "iu");
/** Words before an amount of money. */
const BEFORE =
  /(?:(?<!\p{L})(?:a|con|por|desde|son|costo|cuesta|cuestan|precio|pago|paga|pagado|pague[n]?|pagamos|devuelvan?|regresen?|sueldo|debe|deben|adeuda|cobro|renta|env[ií]o|anticipo de|vez de|precio de|costo de|es de|sale en|pay|pays|price|costs?)|^) ?$/iu;
/** "Debe 30 tintes", "precio de 500 volantes": there, more than one thing is counted. */
const OWED_THINGS = /(?<!\p{L})(?:deben?|adeudan?|devuelvan?|regresen?|precio de|costo de) ?$/iu;
const MANY_THINGS = /^ \p{L}{2,}s(?![\p{L}])/iu;
/** Words of BEFORE that also stand before other numbers: "con 40 productos" counts products. */
const BEFORE_ANYTHING = /(?:(?<!\p{L})(?:a|con|por|desde|son)|^) ?$/iu;
/** Text after such an amount that names nothing counted. */
const NOTHING_COUNTED =
  /^\s*(?:$|[^\p{L}\s]|(?:y|e|o|a|al|en|por|el|la|los|las|cada|c\/u|m[aá]s|menos|todo|hasta|de|si|cuando|and|or|each|per|for|the)(?![\p{L}])|pesos|mxn)/iu;
/** Words of a name before its price at most: "corte dama 220". */
const NAME_MAX_WORDS = 6;
/** Words after an amount of money. */
const AFTER =
  /^ ?(?:pesos|mxn|semanal(?:es)?|mensual(?:es)?|diari[oa]s?|quincenal(?:es)?|al? (?:mes|d[ií]a|semana|quincena)|por (?:persona|hora|d[ií]a|noche|mes|pieza|kilo|metro)|c\/u|cada un[oa]|el (?:kilo|metro|par|ciento|millar|de)|la (?:pieza|docena|noche|hora)|cada \p{L}{3,}|todo(?: junto)?(?![\p{L}])|each|a (?:day|week|month|night)|per(?![\p{L}]))/iu;

/** "La docena en 150". */
const OF_A_MEASURE =
  /((?<!\p{L})(?:docena|kilo|ciento|millar|paquete|litro) (?:a|en|por) )(\d[\d.,]*)(?! ?(?:personas?|piezas?|horas?|am|pm|%))/giu;
/** "Pasa de 120 a 150": a price and the one after it. */
const CHANGE_OF_PRICE =
  /((?<!\p{L})(?:pasan?|suben?|sub(?:i[oó]|ir[aá]n?)|bajan?|aumentan?) de )(\d[\d.,]*)( (?:pesos )?a )(\d[\d.,]*)(?! ?(?:kg|kilos?|horas?|personas?|piezas?|am|pm|%))/giu;

/** A number behind such words is a day's, or says how many. */
const IS_DAY_OR_COUNT =
  /\b(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|d[ií]a|primer[oa]s|[uú]ltim[oa]s|monday|tuesday|wednesday|thursday|friday|saturday|sunday|first|last)\s?$/iu;
/** "12 a 1": from one hour to another. */
const IS_RANGE_START = /^ ?(?:a|-|to|hasta) \d/i;

/** A number after such words belongs to an address, a line or a password. */
const IN_ADDRESS =
  /(?:\b(?:no\.|n[uú]m(?:ero)?\.?|local|tel\.?|al|wifi|pass|km|mesa|lote|int\.?)|#|\b(?:av\.?|avenida|calle|c\.|blvd\.?|boulevard|direcci[oó]n|carretera|calz\.?|calzada|privada|street|st\.?|avenue|ave\.?|road)\s[\p{L}\s.]{1,30})\s?$/iu;

export interface MoneyOptions {
  locale: Locale;
  /** The clause is of a menu or a list of prices: in English only there a bare number at its end is money. */
  isPriceList?: boolean;
  /** The name of the currency that the whole text uses, "soles"; pesos and their sign without one. */
  currency?: string;
}

/** The name of another currency than the peso in a text; empty for none. */
export const currencyOf = (text: string): string =>
  new RegExp(`(?<=\\d ?)(${CURRENCY})\\b`, "i").exec(text)?.[1] ?? "";

/**
 * Puts a peso sign before the numbers of a clause that are money and have none. A number is money beside
 * such words, or at the end of a clause that begins with a name ("corte dama 220").
 */
export function markMoney(
  clause: string,
  { locale, isPriceList = false, currency = "" }: MoneyOptions,
): string {
  const pattern = new RegExp(`(?<![\\p{L}\\d$€₡₲.,/:#+-])(?<!\\bS/ ?)(${AMOUNT})${NO_UNIT}`, "giu");
  return clause
    .replace(CHANGE_OF_PRICE, "$1$$$2$3$$$4")
    .replace(OF_A_MEASURE, "$1$$$2")
    .replace(pattern, (whole: string, amount: string, at: number) => {
      const before = clause.slice(0, at);
      const after = clause.slice(at + whole.length);
      if (
        /[$€₡₲]\s?$|\b(?:s\/|usd|mxn|cop|ars|clp|pen) ?$/i.test(before) ||
        OTHER_CURRENCY.test(after)
      )
        return whole;
      if (IN_ADDRESS.test(before) && !CURRENCY_AFTER.test(after)) return whole;
      // "30 kilos en vez de 20" are counted.
      const isCounted = before.endsWith("en vez de ") && /\d \p{L}{3,}/u.test(before);
      if (isCounted && !before.includes("$") && !CURRENCY_AFTER.test(after)) return whole;
      // A telephone number.
      if (/^\d{8,}$/.test(amount)) return whole;
      const isDay = IS_DAY_OR_COUNT.test(before) || IS_RANGE_START.test(after);
      if (isDay && !CURRENCY_AFTER.test(after)) return whole;
      const isInNumber = /^[ -]\d{3,}/.test(after) || /\d[ -]$/.test(before);
      if (isInNumber && !CURRENCY_AFTER.test(after)) return whole;
      const digits = numberOf(amount.replace(/[.,](?=\d{3})/g, ""));
      const isYear = digits >= 1_900 && digits < 2_100 && !/[.,]/.test(amount);
      const isPriced =
        CURRENCY_AFTER.test(after) ||
        AFTER.test(after) ||
        (digits >= 10 &&
          !isYear &&
          BEFORE.test(before) &&
          !(OWED_THINGS.test(before) && MANY_THINGS.test(after) && !AFTER.test(after)) &&
          (!BEFORE_ANYTHING.test(before) || NOTHING_COUNTED.test(after)) &&
          !/\d\s*(?:a|al|de|y)\s*$/.test(before)) ||
        // "corte dama 220": a name, then the number, then nothing or a remark.
        ((locale === "es" || isPriceList) &&
          // In a list of prices what has cents is a price, however small.
          (digits >= 5 || (isPriceList && /[.,]\d{2}$/.test(amount))) &&
          !isYear &&
          /\p{L}{3,}[)\s]*$/u.test(before) &&
          before.trim().split(/\s+/).length <= NAME_MAX_WORDS &&
          /^\s*(?:$|\(|en vez de|m[aá]s\b|c\/)/u.test(after) &&
          !/\b(?:hace|vinieron|llegaron|somos|el|al|del|los|las|the|on|quedan?|son|hay|faltan?|tengo|tenemos|edad|talla|n[uú]mero|nivel|grupo|piso|campañ?a|cap[ií]tulo|semana|edici[oó]n|temporada|unidad|lecci[oó]n|grado|secci[oó]n|modelo|versi[oó]n|pedido|orden|folio|factura|until|till|hasta|before|after|antes|despu[eé]s|campaign|chapter|week|edition|season|unit|lesson|order|invoice)\s*$/i.test(
            before,
          ));
      if (!isPriced) return whole;
      return currency ? `${amount} ${currency}` : `$${amount}`;
    })
    .replace(
      new RegExp(`(\\$(?:\\d[\\d.,]*\\d|\\d)(?: mil)?) ?(?:pesos|mxn)\\b${OF_COUNTRY}`, "gi"),
      "$1",
    );
}

/** The number that an amount says: thousands by comma or point. */
export function numberOf(amount: string): number {
  const digits = amount.replace(/^\D+/, "");
  const thousands = /^(\d{1,3}) mil$/.exec(digits)?.[1];
  if (thousands) return Number(thousands) * 1_000;
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(digits)) return Number(digits.replace(/[.,]/g, ""));
  return Number(digits.replace(/,(?=\d{3}(?:\D|$))/g, "").replace(",", "."));
}

/**
 * `13,200`, with two decimals only where there are any.
 *
 * @param hasPoints thousands are set apart by points, as in most of South America: `13.200`
 */
export function showAmount(amount: number, hasPoints = false): string {
  // Rounded to the cent: 1,800,000 plus 15% must not be 2,070,000.0000000002.
  const rounded = Math.round(amount * 100) / 100;
  return new Intl.NumberFormat(hasPoints ? "de-DE" : "en-US", {
    minimumFractionDigits: Number.isInteger(rounded) ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(rounded);
}

/** Whether a text sets thousands apart by points. */
export const hasPoints = (text: string): boolean =>
  /\d\.\d{3}(?!\d)/.test(text) && !/\d,\d{3}(?!\d)/.test(text);

export interface Priced {
  /** Name as written: "Impermeabilizar azotea, 80 m2 a $165 el metro". */
  name: string;
  /** Undefined for "desde": no amount that can be summed. */
  amount: number | undefined;
  /** Price as shown: `$220`, `desde $650`. */
  shown: string;
  /** Text after the price: "jueves y sábado". */
  note: string;
  /** The amount was computed here: a number times the price of each. */
  isMultiplied?: true;
  /** Sign of the currency before an amount, or its name after it. */
  currency: { sign: string; word: string };
}

const MONEY = new RegExp(
  `(?:(?<![\\p{L}])(desde|from|a|por|en|de|at|for|:) )?((?:RD|US|U|C|R)?\\$ ?|U\\$S ?|S/ ?|[€₡₲] ?|(?<![\\p{L}])(?:Bs\\.?|Gs\\.?|[QL]) ?(?=\\d))?(${AMOUNT})( (?:${CURRENCY}))?`,
  "iu",
);
const MULTIPLE = new RegExp(
  `(?<![\\d.,])(\\d{1,5}(?:\\.\\d{1,2})?) ?(m2|metros?|mts|piezas?|pzas?|personas?|kg|kilos?|boletos?|horas?|hrs?|d[ií]as?|noches?|people|pieces|hours|days|nights)?[^$\\d]*(?:\\ba|\\bat|,) (?:\\$ ?)?(${AMOUNT})( (?:${CURRENCY}))? ?(?:el|la|por|c/u|cada|each|per|/)`,
  "iu",
);

/** "210 m2 a $3.80": a measure with the price of one unit. */
const MEASURED = new RegExp(
  `(?<![\\d.,])(\\d{1,5}(?:\\.\\d{1,2})?) ?(m2|m²|metros?|mts|kg|kilos?|litros?|horas?|hrs?|noches?|nights|hours) (?:a|at) (?:\\$ ?)?(${AMOUNT})()\\s*$`,
  "iu",
);
/** "2 paredes $90 cada una": how many, and what each costs. */
const EACH = new RegExp(
  `(?<![\\d.,])(\\d{1,4}) (\\p{L}{3,}) \\$ ?(${AMOUNT})() (?:cada un[oa]|c/u|each)\\s*$`,
  "iu",
);

/** Words before an amount that is a minimum or a maximum. */
const IS_LIMIT =
  /\b(?:mayor|menor|superior|inferior|arriba|abajo|debajo|m[aá]s|menos|m[ií]nim[oa]|m[aá]xim[oa]|hasta|partir|over|above|under|below|more than|less than|at least|up to)(?:es)?(?: de| a)?\s*$/iu;

/** Whether a number says what one thing is, not how many: "menú de 3 tiempos a $320", "pack of 6 at $120". */
const isPartOfName = (clause: string, { index, 2: unit }: RegExpExecArray): boolean =>
  !unit && /(?<!\p{L})(?:de|con|para|of|with|for) $/iu.test(clause.slice(0, index));

/**
 * Reads a clause that is a thing with its price, whose money is marked: "Corte dama $220", "80 m2 a $165
 * el metro" (multiplied). Undefined for any other clause.
 */
export function readPriced(clause: string): Priced | undefined {
  const multiple = MULTIPLE.exec(clause) ?? MEASURED.exec(clause) ?? EACH.exec(clause);
  if (multiple && !isPartOfName(clause, multiple)) {
    const [whole, count = "", , each = "", word = ""] = multiple;
    // "2 pasteles de 3 kg a $400 cada uno" are two, and not three.
    const pieces =
      /(?:c\/u|cada|each) ?$/i.test(whole) && /^(\d{1,4}) \p{L}{3,}/u.exec(clause)?.[1];
    const amount = Number(pieces || count) * numberOf(each);
    const sign = word ? "" : "$";
    return {
      name: clause,
      amount,
      shown: `${sign}${showAmount(amount, hasPoints(clause))}${word}`,
      note: "",
      isMultiplied: true,
      currency: { sign, word },
    };
  }
  // "$45 la hora": what it is for stands behind it.
  const behind = new RegExp(`^(\\$ ?(?:${AMOUNT})) ((?:la|el|por|cada) \\p{L}+)$`, "iu").exec(
    clause,
  );
  if (behind) {
    const [, shown = "", each = ""] = behind;
    const name = each.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
    return { name, amount: numberOf(shown), shown, note: "", currency: { sign: "$", word: "" } };
  }
  const found = [...clause.matchAll(new RegExp(MONEY, "giu"))].find(
    ([, , sign, , word]) => sign !== undefined || word !== undefined,
  );
  if (!found) return undefined;
  const [whole, before = "", sign = "", amount = "", word = ""] = found;
  const name = clause.slice(0, found.index).replace(/[:,\s]+$/, "");
  if (!/\p{L}{2,}/u.test(name)) return undefined;
  // "Compras mayores a $500": a condition, not a thing with its price.
  if (IS_LIMIT.test(name)) return undefined;
  const isFrom = /^(?:desde|from)$/i.test(before);
  const note = clause.slice(found.index + whole.length).replace(/^[\s,:]+/, "");
  return {
    name,
    amount: isFrom ? undefined : numberOf(amount),
    shown: `${isFrom ? `${before.toLowerCase()} ` : ""}${sign}${/^\d{4,}$/.test(amount) ? showAmount(Number(amount)) : amount}${word}`,
    note: note.replace(/^\((.*)\)$/, "$1"),
    currency: { sign: sign || "", word },
  };
}
