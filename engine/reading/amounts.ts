import { formatWhatsapp, parseWhatsapp } from "#domain/people/business/whatsapp.ts";
import { plainChip, type Chip } from "./chips.ts";
import { matchesOf } from "./folded.ts";

const NUMBER = "(\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,2})?|\\d{1,9}(?:\\.\\d{1,2})?)";
const PRICES = [
  new RegExp(
    `(?:\\b(mxn|usd|us|mx) ?)?\\$ ?${NUMBER}(?!\\d|[.,]\\d)(?: ?(mxn|usd|dolares|dollars|pesos)\\b)?`,
    "g",
  ),
  new RegExp(`\\b()${NUMBER} ?(pesos|mxn|usd|dolares|dollars|dlls)\\b`, "g"),
];

/** 249 with two decimals only where there are cents; thousands with a comma. */
function showNumber(typed: string): string {
  const [whole = "", cents = ""] = typed.replaceAll(",", "").split(".");
  const grouped = whole.replace(/^0+(?=\d)/, "").replace(/\B(?=(\d{3})+$)/g, ",");
  return /[1-9]/.test(cents) ? `${grouped}.${cents.padEnd(2, "0")}` : grouped;
}

const FREE =
  /\b(?:entrada (?:es )?(?:libre|gratis|gratuita)|(?:acceso|ingreso) (?:libre|gratuito)|admision libre|free (?:entry|admission|entrance)|(?:entry|admission|entrance) (?:is )?free)\b/;

/**
 * The first price: "$249", "1,200 pesos", "US$20", "free entry". Pesos unless dollars are said.
 *
 * @param folded the prompt after `fold`
 */
export function readPrice(folded: string): Chip[] {
  const free = FREE.exec(folded);
  if (free) {
    const range = { from: free.index, to: free.index + free[0].length };
    return [
      { ...plainChip("price", "0 MXN", range), shown: { es: "Entrada libre", en: "Free entry" } },
    ];
  }
  const found = PRICES.flatMap((pattern) => matchesOf(pattern, folded)).sort(
    (a, b) => a.index - b.index || b[0].length - a[0].length,
  );
  const [match] = found;
  if (!match) return [];
  const [whole, before = "", number = "", after = ""] = match;
  const isDollars = /usd|^us$|dol|dlls/.test(`${before}|${after}`) || before === "us";
  const shown = showNumber(number);
  const range = { from: match.index, to: match.index + whole.length };
  const value = `${shown.replaceAll(",", "")} ${isDollars ? "USD" : "MXN"}`;
  return [plainChip("price", value, range, isDollars ? `US$${shown}` : `$${shown}`)];
}

const PERCENT =
  /\b(\d{1,3}) ?(?:%|por ?ciento\b|percent\b)(?: (?:de descuento|de desc|menos|off|discount)\b)?/;
const MULTIPLE = /\b([2-9]) ?(?:x|por|for) ?([1-8])\b/;
const HALF = /\b(?:a mitad de precio|half price)\b/;

/** A share is a discount only beside such words: taxes, deposits and rises are shares too. */
const SELLS =
  /\b(?:desc|descuentos?|menos|ofertas?|promo\w*|rebajas?|cupon(?:es)?|2x1|off|discounts?|sales?|offers?|deals?|coupons?)\b/;

/** "20% de descuento", "2x1", "a mitad de precio". */
export function readDiscount(folded: string): Chip[] {
  const multiple = MULTIPLE.exec(folded);
  if (multiple && Number(multiple[1]) > Number(multiple[2])) {
    const [whole, many, few] = multiple;
    return [
      {
        ...plainChip("discount", `${many}x${few}`, {
          from: multiple.index,
          to: multiple.index + whole.length,
        }),
        shown: { es: `${many}x${few}`, en: `${many} for ${few}` },
      },
    ];
  }
  const percent = (SELLS.test(folded) ? PERCENT.exec(folded) : null) ?? HALF.exec(folded);
  const number = percent ? Number(percent[1] ?? 50) : 0;
  if (!percent || number < 1 || number > 100) return [];
  return [
    {
      ...plainChip("discount", `${number}%`, {
        from: percent.index,
        to: percent.index + percent[0].length,
      }),
      shown: { es: `${number}% de descuento`, en: `${number}% off` },
    },
  ];
}

const PHONE = /(?<![\d$.,])\+?\d[\d ().-]{8,22}\d(?!\d)/g;

/** The first telephone number, as domain/ parses WhatsApp numbers. */
export function readPhone(folded: string): Chip[] {
  for (const match of matchesOf(PHONE, folded)) {
    const number = parseWhatsapp(match[0]);
    if (!number) continue;
    // Without a country code it is shown as typed: the country is unknown.
    const hasCode = /^\+|^52/.test(match[0].trim());
    const range = { from: match.index, to: match.index + match[0].length };
    return [plainChip("phone", number, range, hasCode ? formatWhatsapp(number) : match[0].trim())];
  }
  return [];
}
