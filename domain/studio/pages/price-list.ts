/** Price lists as people type or paste them: a line for each thing, its price at the end. */
import { fold } from "#domain/search/text-fold.ts";

export interface PriceItem {
  name: string;
  /** Description from the lines below; may be empty. */
  detail: string;
  /** The price as shown, with a currency sign and what it is for: `$95`, `$45 / $60`, `$25 c/u`. */
  price: string;
}

export interface PriceSection {
  /** Empty for things without a heading. */
  title: string;
  items: readonly PriceItem[];
  /** Sentences below that describe none of them: "Los lunes no hay mole". Absent for none. */
  notes?: readonly string[];
}

const AMOUNT = String.raw`(?:US)?\$?\s?\d{1,3}(?:[.,]?\d{3})*(?:[.,]\d{1,2})?`;
/** One amount, several sizes, or an amount for several things: `45 / 60`, `2x$50`. */
const PRICE = `(?:\\d+\\s?x\\s?(?=\\$))?${AMOUNT}(?:\\s?/\\s?${AMOUNT})*(?:\\s?(?:MXN|USD|pesos))?`;
const UNIT =
  "(?:pieza|pza?|pz|orden|kilo|kg|gramo|litro|lt|docena|persona|porción|porcion|rebanada|paquete|metro|hora|noche|piece|order|pound|lb|dozen|person|slice)s?";
/** What an amount is for: "c/u", "la orden", "/kg". */
const EACH = `(?:c\\s?/\\s?u\\.?|cada\\s+(?:un[oa]|${UNIT})|each|(?:por|el|la|x|per|a)\\s+${UNIT}|/\\s?${UNIT})\\.?`;
/** A unit alone counts where the amount has a currency: not in "Paquete de 12 piezas". */
const EACH_OF_MONEY = `${UNIT}\\.?`;
/** Dots, dashes, a colon or spaces stand between a name and its price. */
const LINE = new RegExp(`^(.*?\\S)[\\s.·…:–—|-]+(${PRICE})(?:\\s*(${EACH}))?\\s*$`, "iu");
const LINE_OF_UNIT = new RegExp(
  `^(.*?\\S)[\\s.·…:–—-]+((?=US\\$|\\$)${PRICE}|${PRICE}(?<=MXN|USD|pesos))\\s+(${EACH_OF_MONEY})\\s*$`,
  "iu",
);
/** A price between a name and a remark: "Corte $280 (45 min)", "Tinte raíz $650 1 h 30", "Comida $110 incluye sopa". */
const LINE_OF_DETAIL = new RegExp(
  `^(\\p{Lu}[^,;:$]{0,59}?)[\\s.·…–—|-]+((?:\\d+\\s?x\\s?)?(?=US\\$|\\$)${PRICE})(?:\\s*(${EACH}))?[\\s–—|-]+([^$]*\\S)$`,
  "u",
);
/** Words before an amount that belong to it: "desde $350". */
const BEFORE_AMOUNT = /^(.*?\S)[\s.·…:–—|-]+(desde|a partir de|from|starting at)$/iu;
/** Beginnings of a sentence about an amount, folded. */
const OF_AMOUNT = /^(?:si|con|por|en|cuando|desde|mas de|if|with|for|when|over)\b/;
/** Ends of columns between two amounts: sizes of one thing. */
const BETWEEN_SIZES = /(?<=\$\s?\d[\d.,]*)\s*[\t|]+\s*(?=(?:US)?\$)/g;
/** Hours before minutes without their unit: "1 h 30". */
const HOURS = /^\d+\s?(?:h|hrs?|horas?|hours?)$/i;
const SAYS_MORE =
  /\b(?:cuesta\w*|es|son|por|de|a|envios?|entregas?|domicilio|delivery|costs?|is|are)$/;

/** Verbs of a sentence about the business or all of its things, folded; a description of one is none. */
const NOTICE =
  /^(?:\*|(?:nota|ojo|aviso|note)\b)|\b(?:no (?:hay|abrimos|servimos|incluy\w+|tenemos|hacemos|vendemos|aceptamos)|aceptamos|cerramos|abrimos|servimos|vendemos|hacemos|preparamos|manejamos|entregamos|llevamos|(?:pregunt|consult)(?:a|e|en) (?:por|los?|las?|si|con|en|precios?)|sujet[oa]s? a|we (?:are|do|accept|close|open|deliver|serve|sell)|there is no|ask for|subject to)\b/;

/** Beginnings of lines about paying and delivering; after an empty line they are headings. */
const OF_SERVICE =
  /^(?:pagos?|formas? de pago|envios?|entregas?|servicio a domicilio|payments?|delivery|shipping)\b/;

/**
 * Reads a price list. A line with a price is an item. What follows the price and the lines after it describe it, but for
 * sentences of their own, which are notes; a line at the beginning, after an empty line, with `#` before it or a colon
 * after it is a heading.
 */
export function readPriceList(text: string): PriceSection[] {
  const sections: { title: string; items: PriceItem[]; notes?: string[] }[] = [];
  let isAfterGap = true;
  for (const line of text.split("\n").map((each) => each.trim())) {
    if (line === "") {
      isAfterGap = true;
      continue;
    }
    const item = readItem(line);
    const last = sections.at(-1);
    const isHeading = /^#|:$/.test(line);
    if (item) {
      if (last) last.items.push(item);
      else sections.push({ title: "", items: [item] });
    } else if (!isHeading && isNotice(line, isAfterGap)) {
      if (last) last.notes = [...(last.notes ?? []), line];
      else sections.push({ title: "", items: [], notes: [line] });
    } else if (isAfterGap || isHeading || !last || last.items.length === 0)
      sections.push({ title: line.replace(/^#+\s*|\s*:$/g, ""), items: [] });
    else {
      const said = last.items.at(-1)!;
      said.detail = [said.detail, line].filter(Boolean).join(" ");
    }
    isAfterGap = false;
  }
  return sections;
}

const isNotice = (line: string, isAfterGap: boolean): boolean =>
  NOTICE.test(fold(line)) || (!isAfterGap && OF_SERVICE.test(fold(line)));

function readItem(typed: string): PriceItem | undefined {
  const line = typed.replace(BETWEEN_SIZES, " / ");
  const [, name, price, each = ""] = LINE.exec(line) ?? LINE_OF_UNIT.exec(line) ?? [];
  if (line.startsWith("#")) return undefined;
  const item = !name || name.includes("$") ? readItemOfDetail(line) : undefined;
  if (item || name === undefined || price === undefined) return item;
  const clean = name.replace(/[\s.·…:–—|-]+$/, "");
  // "Mesa 3": a single digit without a currency sign is part of a name.
  if (clean === "" || HOURS.test(clean) || /^\d$/.test(price)) return undefined;
  return pricedItem(clean, price, each, "");
}

function readItemOfDetail(line: string): PriceItem | undefined {
  const [, name, price, each = "", detail] = LINE_OF_DETAIL.exec(line) ?? [];
  if (name === undefined || price === undefined || detail === undefined) return undefined;
  const said = fold(name);
  if (SAYS_MORE.test(said) || OF_AMOUNT.test(said) || isNotice(line, false)) return undefined;
  return pricedItem(name, price, each, detail.replace(/^\(([^()]*)\)$/, "$1"));
}

function pricedItem(name: string, price: string, each: string, detail: string): PriceItem {
  const [, thing = name, before = ""] = BEFORE_AMOUNT.exec(name) ?? [];
  const of = each.replace(/\s+/g, " ");
  const shown = `${shownPrice(price)}${/^(?:\/|$)/.test(of) ? "" : " "}${of}`;
  return {
    name: thing,
    detail,
    price: [before, shown].filter(Boolean).join(" "),
  };
}

/** Every amount with a currency sign. */
const shownPrice = (price: string): string =>
  price
    .split("/")
    .map((amount) => amount.trim())
    .map((amount) => (amount.includes("$") ? amount.replace(/\$\s+/, "$") : `$${amount}`))
    .join(" / ");
