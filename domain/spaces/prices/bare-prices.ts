/** Prices without a currency sign in menus: "Mole poblano con pollo 120", a line among others with prices. */
import { CELL_SEPARATOR } from "#domain/spaces/tables/table-sections.ts";
import { fold } from "#domain/search/text-fold.ts";

/** A piece of a document, with its lines. */
export interface PricedText {
  documentId: string;
  text: string;
}

const AMOUNT = String.raw`(?:\d{1,3}(?:,\d{3})+|\d{1,4})(?:\.\d{1,2})?`;
/** A name and the amount, or the amounts of several sizes, at the end of its line: "Pozole chico/grande 80/110". */
const BARE = new RegExp(
  `^(?<name>.*[\\p{L})])(?<between>[\\s.·…:–—-]+)(?<amounts>${AMOUNT}(?:\\s?/\\s?${AMOUNT})*)(?<each>\\s*(?:c ?/ ?u|cada un[oa]|la pieza|pza?s?|each)?\\.?)$`,
  "u",
);
const SIGN = /(US\$|R\$|S\/\.?|[$€])\s?\d/;
const SIGNED = new RegExp(`${SIGN.source}|\\d\\s?(?:pesos|mxn)\\b`, "i");
/** Sizes of one thing in a line, folded. */
export const SIZE =
  "(?:(?:1/2|½|medi[oa]) (?:litro|kilo|orden)|litro|kilo|orden|(?:extra ?)?(?:chic|median|grand|peque[nñ]|jumb|gigant)[oae]s?|familiar(?:es)?|individual(?:es)?|personal(?:es)?|small|medium|large)";
const SIZED_AMOUNT = new RegExp(`(?<!\\p{L})(${SIZE}:? )(?=${AMOUNT}(?:[\\s,;]|$))`, "giu");
/** Before numbers of streets, telephones, rooms, sizes of clothes, days and stocks; prices of menus do not follow them. */
const NO_PRICE =
  /\b(?:calle|avenida|av|blvd|boulevard|calzada|carretera|colonia|col|barrio|cp|km|tel|telefono|cel|celular|whats\w*|mesas?|sala|salon|local|piso|depto|interior|lote|manzana|pagina|aforo|capacidad|cupo|lugares|personas|existencias?|stock|inventario|tallas?|folio|clave|wifi|codigo|ruta|edad|anos|calorias|kcal|puntos|horario|horas?|abierto|abrimos|cerramos|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|street|avenue|road|phone|room|capacity|stock|open|closed|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/;
/** Last words of a name that lead to a count or a time: "Orden de 3", "hasta las 22". */
const LEADS_ON =
  /\b(?:a|al|el|la|las|los|de|del|y|e|o|con|por|para|desde|hasta|entre|en|no|num|numero|x|of|for|to|at|the|and|with|until|from)$/;
const NAME_MAX_WORDS = 12;
/** Lines with prices that make a document a list of them. */
const LIST_LINES_MIN = 3;

/** Lines of documents that end in a price without a currency sign, each with the same line and its signs. */
export function barePricesIn(passages: readonly PricedText[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const ofOne of byDocument(passages)) {
    const lines = ofOne.map(({ text }) => text.split("\n").map((line) => line.trim()));
    const isPriced = (line: string) => SIGNED.test(line) || isBare(line);
    if (lines.flat().filter(isPriced).length < LIST_LINES_MIN) continue;
    const sign = SIGN.exec(lines.flat().join("\n"))?.[1] ?? "$";
    for (const together of lines) {
      const filled = together.filter((line) => line !== "");
      // A number at the end of a line among others without prices is none.
      if (filled.filter(isPriced).length < 2) continue;
      for (const line of filled) if (isBare(line)) found.set(line, withSigns(line, sign));
    }
  }
  return found;
}

function byDocument(passages: readonly PricedText[]): PricedText[][] {
  const found = new Map<string, PricedText[]>();
  for (const passage of passages) {
    const others = found.get(passage.documentId);
    if (others) others.push(passage);
    else found.set(passage.documentId, [passage]);
  }
  return [...found.values()];
}

function isBare(line: string): boolean {
  const { name = "", amounts = "" } = BARE.exec(line)?.groups ?? {};
  const isRow = line.includes(CELL_SEPARATOR) && line.includes(":");
  if (name === "" || isRow || SIGNED.test(line)) return false;
  const folded = fold(name)
    .replace(/[^\p{L}\d]+/gu, " ")
    .trim();
  return (
    /[a-z]{3}/.test(folded) &&
    folded.split(" ").length <= NAME_MAX_WORDS &&
    !/[.!?;]\s/.test(name) &&
    !NO_PRICE.test(folded) &&
    !LEADS_ON.test(folded) &&
    amounts.split("/").every((amount) => isPrice(amount.trim()))
  );
}

/** Not a year, nor a single piece: "Mesa 3". */
function isPrice(amount: string): boolean {
  const value = Number(amount.replace(/,/g, ""));
  const isYear = /^(?:19|20)\d\d$/.test(amount);
  return !isYear && (value >= 5 || /\.\d\d$/.test(amount));
}

function withSigns(line: string, sign: string): string {
  const { name = "", between = "", amounts = "", each = "" } = BARE.exec(line)!.groups!;
  const signed = amounts.replace(new RegExp(AMOUNT, "g"), (amount) => `${sign}${amount}`);
  const sized = name.replace(SIZED_AMOUNT, (size) => `${size}${sign}`);
  return `${sized}${between}${signed}${each}`;
}
