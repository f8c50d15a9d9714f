import { CELL_SEPARATOR } from "#domain/spaces/tables/table-sections.ts";
import { findDuration } from "./durations.ts";
import { fold } from "#engine/reading/folded.ts";
import { barePricesIn } from "#domain/spaces/prices/bare-prices.ts";
import type { CandidatePassage } from "#engine/replies/reply.ts";
import { stemsOf } from "#engine/replies/words.ts";
import { numberOf } from "#engine/text/brief/money.ts";
import { linePerSize, MONEY } from "./sizes.ts";

/** A thing with its price, as one line of a document says it. */
export interface PricedThing {
  name: string;
  stems: readonly string[];
  /** Stems of the headings above it. */
  above: readonly string[];
  /** Stems of what the price is for, "orden" or "litro"; empty for one piece. */
  unit: readonly string[];
  /** Whether the line says that the price is of each piece. */
  isEach: boolean;
  /** Whether the price is of a dozen: "Cupcakes docena $240", "$240 la docena". */
  isDozen: boolean;
  /** The fewest that are sold at this price: "$25 c/u, mínimo 12"; 1 where none is said. */
  least: number;
  /** How long it takes, in minutes: "Corte $280 (45 min)"; undefined where the line does not say. */
  minutes: number | undefined;
  /** Stems of the sentences after the price, which say what it is made of. */
  described: readonly string[];
  /** NaN where the line says no single plain price. */
  amount: number;
  /** The sign of its currency, as written: "$", "S/". */
  sign: string;
  from: Source;
}

/** A line as a document has it. */
export interface Source {
  passage: CandidatePassage;
  quote: string;
}

/** A line of a document with the headings above it. */
export interface Line {
  text: string;
  folded: string;
  above: string;
  from: Source;
}

export const DELIVERS =
  /\b(?:envios?|entregas?|domicilio|reparto|llevamos|delivery|deliveries|deliver|shipping)\b/;
export const MINIMUM =
  /\b(?:(?:pedido|compra|consumo|orden) minim[oa]|minimo de (?:compra|pedido|consumo)|minimum(?: order)?|order minimum)\b/;
/** Prices that begin somewhere, hold on some days only, or are rules. */
const CONDITIONAL =
  /\b(?:desde|a partir de|from|entre|hasta|mas de|menos de|aprox\w*|promo\w*|ofertas?|descuento|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|anticipo|propina|extra|multa|cambio)\b|\dx\d/;
/** For whom or up to which size a thing is: "Corte niño (hasta 10 años)". It is no condition of the price. */
const OF_WHOM =
  /\((?:(?:de|desde|hasta|menores?|mayores?|para|a|entre|y|\d+|from|to|up|under|over) ?)+(?:anos|meses|kgs?|kilos|cms?|personas|years?|people)(?: de edad| old)?\)/;
/** The end of a sentence; not after a short word such as "pza." or in "c. u." */
const SENTENCE_END = /(?<!(?:^|[^\p{L}])\p{L}{1,3})[.!?]+\s+/u;
/** A sentence that says for how much the price before it is: "Orden de 3", "Por kilo". */
const OF_UNIT =
  /^(?:(?:el|la|cada|por|precio|the|per|price)\s+)*(?:orden(?:es)?|kilos?|kgs?|gramos|litros?|mililitros|medi[oa]|docenas?|paquetes?|paq|cajas?|bolsas?|charolas?|jarras?|porcion(?:es)?|personas?|rebanadas?|\d+|orders?|dozen|pounds?|lbs?|pack|box)\b/;
/** Several pieces for one price: "3 piezas", or "(3)". */
const PIECES = /\b(?:[2-9]|\d{2,})\s*(?:piezas?|pzas?|pzs?|pieces?|pcs)\b/;
/** Minimum number of pieces, "mínimo 12"; matched in folded and in typed text. */
const LEAST = /\b(?:m[ií]nimo|min|minimum)(?: de)? (\d{1,3})(?: (?:piezas?|pzas?|pieces?))?(?!\d)/i;
/** A dozen at the end of a name, and as all that is said of a price. */
const DOZEN = /(?:^|\s)(?:por |la |una |by the |a )?(?<!media )(?:docena|dozen)$/;
const IS_DOZEN = /^(?:(?:por|la|cada|una|by|the|per|a)\s+)*(?:docena|dozen)$/;
const EACH = /^(?:c ?\/ ?u|cada un[oa]|la pieza|por pieza|pza?|each|cu)?$/;

/** Lists that were read, by their passages: one turn of a chat asks for the list several times. */
const READ = new WeakMap<readonly CandidatePassage[], readonly PricedThing[]>();

/**
 * Plain prices of things in documents: one price in a line, after a name, or one for each size.
 *
 * @param passages an array that is not changed afterwards: its list is kept as long as it is
 */
export function priceListOf(passages: readonly CandidatePassage[]): readonly PricedThing[] {
  const read = READ.get(passages) ?? pricedThingsIn(passages);
  READ.set(passages, read);
  return read;
}

const pricedThingsIn = (passages: readonly CandidatePassage[]): PricedThing[] =>
  linesOf(passages)
    .flatMap(perSize)
    .flatMap(({ text, folded, above, from }) => {
      const prices = [...text.matchAll(MONEY)];
      const [price] = prices;
      if (!price || DELIVERS.test(`${folded} ${fold(above)}`) || MINIMUM.test(folded)) return [];
      const before = text.slice(0, price.index);
      // "Combo: sopa, arroz y flan": what it consists of is no name.
      const name = before
        .replace(/[\s.:|=–—_*-]+$/u, "")
        .replace(/^[\s|*•·–-]+/u, "")
        .replace(/:.*$/u, "");
      const inside = [...name.matchAll(/\(([^)]*)\)|,\s*([^,]*)$/gu)]
        .map((match) => withoutDuration(match[1] ?? match[2] ?? ""))
        .join(" ");
      const [behind, described] = splitAfterPrice(text.slice(price.index + price[0].length));
      const least = LEAST.exec(fold(behind));
      const duration = findDuration(before) ?? findDuration(text.slice(price.index));
      const after = withoutDuration(behind.replace(LEAST, "")).trim();
      const plain = name.replace(/\([^)]*\)/gu, "").replace(/,\s*[^,]*$/u, "");
      const isDozen = DOZEN.test(fold(plain)) || IS_DOZEN.test(fold(`${after} ${inside}`).trim());
      const stems = stemsOf(
        fold(plain)
          .replace(DOZEN, "")
          .replace(/\b\d+\b/gu, " "),
      );
      if (stems.length === 0) return [];
      const isPlain =
        prices.length === 1 &&
        !CONDITIONAL.test(folded.replace(OF_WHOM, "")) &&
        !/\d\s*(?:por|x|for)\s*$/i.test(before);
      const said = `${EACH.test(fold(after)) ? "" : after} ${inside}`;
      const isOfPieces = PIECES.test(fold(said)) || /^\s*(?:[2-9]|\d{2,})\s*$/.test(inside);
      const unit = isDozen ? [] : [...stemsOf(said), ...(isOfPieces ? [SEVERAL] : [])];
      return [
        {
          name: plain.trim(),
          stems,
          above: stemsOf(above),
          unit: unit.filter((stem) => !SERVED_IN.has(stem) && !/^\d/.test(stem)),
          isEach: after !== "" && EACH.test(fold(after)),
          isDozen,
          least: least ? Number(least[1]) : 1,
          minutes: duration?.minutes,
          described: stemsOf(described),
          amount: isPlain ? numberOf(price[2] ?? price[3]!) : Number.NaN,
          sign: price[1] ?? "$",
          from,
        },
      ];
    });

/** A text without the first duration that it tells. */
function withoutDuration(text: string): string {
  const found = findDuration(text);
  return found ? `${text.slice(0, found.from)} ${text.slice(found.to)}` : text;
}

const perSize = (line: Line): Line[] =>
  linePerSize(line.text).map((text) => ({ ...line, text, folded: fold(text) }));

/** A unit that no order names: a price for several pieces is not plain for some of them. */
export const SEVERAL = "piezas juntas";

/** Splits the text after a price into its unit and the sentences that describe the thing. */
function splitAfterPrice(behind: string): [after: string, described: string] {
  const [first = "", ...sentences] = behind.split(SENTENCE_END);
  const isOfUnit = (sentence: string) => OF_UNIT.test(fold(sentence));
  const after = [first, ...sentences.filter(isOfUnit)].join(" ");
  return [
    after.replace(/[\s.|()*,;!?]+/gu, " ").trim(),
    sentences.filter((sentence) => !isOfUnit(sentence)).join(" "),
  ];
}

/** Stems of the units of one serving. */
export const SERVED_IN = new Set(stemsOf("vaso plato taza pieza glass cup plate"));

/** Lines of passages, a price without a sign with one; one without a price that is short and in capitals, or ends in a colon, leads the next ones. */
export function linesOf(passages: readonly CandidatePassage[]): Line[] {
  const bare = barePricesIn(passages);
  return passages.flatMap((passage) => {
    const { heading, text: whole } = passage;
    let lead = "";
    return whole.split("\n").flatMap((typed) => {
      const line = typed.trim();
      const text = withoutColumns(bare.get(line) ?? line);
      if (isLead(text)) {
        lead = text;
        return [];
      }
      const from = { passage, quote: line };
      return text === "" ? [] : [{ text, folded: fold(text), above: `${heading} ${lead}`, from }];
    });
  });
}

const PRICE_COLUMN = /^(?:precio|price|preço)[^:]*:\s?((?:US\$|R\$|S\/\.?|[$€])?)\s?(\d[\d,.]*)$/iu;

/**
 * A row of a table, "Torta · Precio: 45 · Unidad: pieza", as a line of a price list, "Torta: $45"; one with
 * several prices, and any other line, as it is.
 */
function withoutColumns(line: string): string {
  const [name = "", ...cells] = line.split(CELL_SEPARATOR);
  const prices = cells.flatMap((cell) => {
    const [, sign, amount] = PRICE_COLUMN.exec(cell) ?? [];
    return amount === undefined ? [] : [`${sign || "$"}${amount}`];
  });
  return prices.length === 1 ? `${name}: ${prices[0]}` : line;
}

const isLead = (text: string): boolean =>
  /\p{L}{3}/u.test(text) &&
  !/\d/.test(text) &&
  (text === text.toUpperCase() || /^#|:[*\s]*$/.test(text));
