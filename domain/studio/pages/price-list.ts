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
/** One amount, or several sizes: `45 / 60`. */
const PRICE = `${AMOUNT}(?:\\s?/\\s?${AMOUNT})*(?:\\s?(?:MXN|USD|pesos))?`;
const UNIT =
  "(?:pieza|pza?|pz|orden|kilo|kg|gramo|litro|lt|docena|persona|porción|porcion|rebanada|paquete|metro|hora|noche|piece|order|pound|lb|dozen|person|slice)s?";
/** What an amount is for: "c/u", "la orden", "/kg". */
const EACH = `(?:c\\s?/\\s?u\\.?|cada\\s+(?:un[oa]|${UNIT})|each|(?:por|el|la|x|per|a)\\s+${UNIT}|/\\s?${UNIT})\\.?`;
/** A unit alone counts where the amount has a currency: not in "Paquete de 12 piezas". */
const EACH_OF_MONEY = `${UNIT}\\.?`;
/** Dots, dashes, a colon or spaces stand between a name and its price. */
const LINE = new RegExp(`^(.*?\\S)[\\s.·…:–—-]+(${PRICE})(?:\\s*(${EACH}))?\\s*$`, "iu");
const LINE_OF_UNIT = new RegExp(
  `^(.*?\\S)[\\s.·…:–—-]+((?=US\\$|\\$)${PRICE}|${PRICE}(?<=MXN|USD|pesos))\\s+(${EACH_OF_MONEY})\\s*$`,
  "iu",
);
/** A price between a name and what it is of: "Comida corrida $110 incluye sopa y agua"; no sentence, "cuesta $30 en". */
const LINE_OF_DETAIL =
  /^(\p{Lu}[^,;:$\d]{1,50}?)[\s.·…–—-]+((?:US)?\$\s?\d[\d.,]*)\s+((?:incluy|trae|llev|viene|con\b|includ|comes|with\b)[^$\d]*)$/u;
const SAYS_MORE =
  /\b(?:cuesta\w*|es|son|por|de|a|envios?|entregas?|domicilio|delivery|costs?|is|are)$/;

/** Verbs of a sentence about the business or all of its things, folded; a description of one is none. */
const NOTICE =
  /^(?:\*|(?:nota|ojo|aviso|note)\b)|\b(?:no (?:hay|abrimos|servimos|incluy\w+|tenemos|hacemos|vendemos|aceptamos)|aceptamos|cerramos|abrimos|servimos|vendemos|hacemos|preparamos|manejamos|entregamos|llevamos|(?:pregunt|consult)(?:a|e|en) (?:por|los?|las?|si|con|en|precios?)|sujet[oa]s? a|we (?:are|do|accept|close|open|deliver|serve|sell)|there is no|ask for|subject to)\b/;

/** Beginnings of lines about paying and delivering; after an empty line they are headings. */
const OF_SERVICE =
  /^(?:pagos?|formas? de pago|envios?|entregas?|servicio a domicilio|payments?|delivery|shipping)\b/;

/**
 * Reads a price list. A line that ends with a price is an item. The lines after it describe it, but for sentences of
 * their own, which are notes; a line at the beginning, after an empty line, with `#` before it or a colon after it is a
 * heading.
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

function readItem(line: string): PriceItem | undefined {
  const [, name, price, each = ""] = LINE.exec(line) ?? LINE_OF_UNIT.exec(line) ?? [];
  if (name === undefined || price === undefined) return readItemOfDetail(line);
  if (line.startsWith("#")) return undefined;
  const clean = name.replace(/[\s.·…:–—-]+$/, "");
  // "Mesa 3": a single digit without a currency sign is part of a name.
  if (clean === "" || /^\d$/.test(price)) return undefined;
  const of = each.replace(/\s+/g, " ");
  return {
    name: clean,
    detail: "",
    price: `${shownPrice(price)}${/^(?:\/|$)/.test(of) ? "" : " "}${of}`,
  };
}

function readItemOfDetail(line: string): PriceItem | undefined {
  const [, name, price, detail] = LINE_OF_DETAIL.exec(line) ?? [];
  if (name === undefined || price === undefined || detail === undefined) return undefined;
  return SAYS_MORE.test(fold(name)) ? undefined : { name, detail, price: shownPrice(price) };
}

/** Every amount with a currency sign. */
const shownPrice = (price: string): string =>
  price
    .split("/")
    .map((amount) => amount.trim())
    .map((amount) => (amount.includes("$") ? amount.replace(/\$\s+/, "$") : `$${amount}`))
    .join(" / ");
