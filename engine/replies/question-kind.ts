import { fold } from "#engine/reading/folded.ts";
import { spelledOut } from "./words.ts";

/** Kind of a question whose answer can be told by its form. */
export type QuestionKind = "duration" | "amount" | "number" | "date" | "time" | "place" | "phone";

function stems(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}

/**
 * A price. "Cuánto café queda" asks for a number instead, while "en cuánto me queda" asks for a price. A number
 * without a currency counts behind the name of a column: "Precio: 45".
 */
const AMOUNT = {
  asks: /\b(?:cuanto(?! (?:tiempo|tarda|dura|demora|(?!(?:me|te|le|les|nos|se|lo|la) )[a-z]+ quedan?\b))|precios?|cuestan?|costo|vale|valen|cobran?|tarifas?|how much|price|prices|cost|costs|quanto|precos?|custam?)\b/,
  words: stems(
    "cuanto precio cuesta cuestan costo vale valen cobra cobran sale tarifa much price cost costs quanto preco custa custam",
  ),
  isIn: /(?:[$€₡₲]|\br\$|\bs\/\.?|\bbs\.?|\b[ql])\s?\d|\b\d[\d.,]*\s?(?:%|(?:mil\s)?(?:pesos|mxn|usd|cop|clp|ars|dolares|euros|soles|quetzales|colones|lempiras|cordobas|bolivianos|guaranies|bolivares|reales|reais|lucas|dollars|por ciento)\b)|\b(?:precios?|prices?|precos?|costos?|cost|tarifas?|importes?)\b[^:\d]{0,24}:\s?\d|\b(?:gratis|gratuit[oa]s?|free|sin (?:costo|cargo|recargo)|no (?:tiene|hay) costo|no se cobra|no cobramos|a cotizar|(?:previa|bajo|segun) cotizacion|price on request|sob consulta)\b|:\s*(?:se cotizan?|precio segun|segun)\b/,
};

/** Names of months in the three languages, folded; Spanish, Portuguese and English share some beginnings. */
const MONTH =
  "(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|" +
  "janeiro|fevereiro|marco|maio|junho|julho|setembro|outubro|novembro|dezembro|" +
  "january|february|march|april|may|june|july|august|september|october|november|december|" +
  "ene|feb|abr|ago|sept?|oct|nov|dic|jan|apr|aug|dec|dez)";
/** A date without its year: "22 January", "el 22 de enero", "dia 22 de janeiro", "May 5th", "22/01". */
const DATE = `\\b\\d{1,2}(?:st|nd|rd|th)?(?: (?:de|of))? ${MONTH}\\b|\\b${MONTH} (?:the )?\\d{1,2}(?:st|nd|rd|th)?\\b(?![.,:]\\d)|\\b\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?\\b`;

const TIME =
  /\d{1,2}:\d{2}|\b\d{1,2}\s?(?:am|pm|h|hrs|horas|a\.\s?m|p\.\s?m)\b|\b(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|monday|tuesday|wednesday|thursday|friday|saturday|sunday|segunda|terca|quarta|quinta|sexta|24 horas)\b/;
/** Words of opening hours: with them "when" asks for a time of day or a weekday. */
const OPENING =
  "horarios?|abr\\w+|abiert[oa]s?|cierr\\w+|cerrad\\w*|cerrar|hours|open\\w*|clos\\w+|aberto|fech\\w+|funciona\\w*|atiend\\w+|atendem\\w*";

const KINDS: Readonly<
  Record<QuestionKind, { asks: RegExp; words: ReadonlySet<string>; isIn: RegExp }>
> = {
  duration: {
    asks: /\bcuant[oa]s? (?:tiempo|dias|horas|minutos|semanas|meses|anos|tardan?|duran?|demoran?)\b|\bcuanto (?:se )?(?:tarda|dura|demora)n?\b|\bhow long\b|\bquanto tempo\b/,
    words: stems(
      "cuanto cuanta cuantos cuantas tiempo dias horas minutos semanas meses tarda tardan dura duran demora demoran long tempo",
    ),
    isIn: /\b(?:\d+|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|quince|veinte|treinta|one|two|three|um|dois)\s?(?:a \d+ )?(?:segundos?|minutos?|min|horas?|h|hrs|dias?|semanas?|mes(?:es)?|anos?|seconds?|minutes?|hours?|days?|weeks?|months?|years?|habiles)\b|\b(?:mismo dia|al instante|de inmediato|same day)\b/,
  },
  amount: AMOUNT,
  number: {
    asks: /\b(?:cuant[oa]s|cuant[oa] (?!(?:me|te|le|les|nos|se|lo|la) )[a-z]+ quedan?|how many|quant[oa]s)\b/,
    words: stems("cuanto cuanta cuantos cuantas queda quedan many quantos quantas"),
    isIn: /\d|\b(?:un|una|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|ningun|ninguno|todos|one|two|three|four|five|six|ten)\b/,
  },
  /** A day of the calendar, or a time as well: "when are the files due?" */
  date: {
    asks: new RegExp(
      `^(?!.*\\b(?:${OPENING}|a que horas?|what time)\\b).*\\b(?:cuando|when|quando|que (?:dias?|fecha|data)|(?:what|which) (?:days?|date)|deadline|fecha (?:limite|de|del))\\b`,
    ),
    words: stems("dia cuando when day date quando data fecha due"),
    isIn: new RegExp(`${TIME.source}|${DATE}`),
  },
  time: {
    asks: /\b(?:horarios?|servicio (?:hoy|manana|(?:el |los |en )?(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|fin|dias?))|a que horas?|que horas?|abren?|abiert[oa]s?|cierran?|que dias?|cuando|hours|open|opening|close|closes|what time|when|horas|abre|fecha|funcionam?)\b/,
    words: stems(
      "horario hora abre abren abierto cierra cierran dia cuando hours open opening close closes time when fecha fechar abrir funciona funcionam",
    ),
    isIn: TIME,
  },
  place: {
    asks: /\b(?:donde|direccion|ubicacion|ubicados|where|address|located|onde|endereco|localizacao)\b/,
    words: stems(
      "donde direccion ubicacion ubicado ubicados where address located onde endereco queda quedan fica ficam",
    ),
    isIn: /\b(?:calle|avenida|av|blvd|boulevard|colonia|col|local|plaza|esquina|carretera|km|numero|no|street|st|avenue|road|rua|praca|bairro)\b/,
  },
  phone: {
    asks: /\b(?:telefonos?|whatsapp|celular|numero de|phone|llamar|telefone)\b/,
    words: stems("telefono whatsapp celular phone telefone llamar numero"),
    isIn: /\d[\d\s().-]{6,}\d/,
  },
};

/** @returns undefined for a question whose answer can have any form */
export function questionKind(question: string): QuestionKind | undefined {
  const folded = spelledOut(question);
  return (Object.keys(KINDS) as QuestionKind[]).find((kind) => KINDS[kind].asks.test(folded));
}

/** Whether a text has the form of an answer: a time, an amount, an address, a phone number. */
export const hasForm = (kind: QuestionKind, text: string): boolean =>
  KINDS[kind].isIn.test(fold(text));

/** Words that ask what a thing costs; "cuánto rinde" has none. */
const ASKS_PRICE =
  /\b(?:precios?|cuestan?|costo|vale|valen|cobran?|sale|price|prices|cost|costs|custam?|precos?|cuanto (?:el|la|los|las|un|una|por|es|son))\b/;
/** Words that ask for a share of a price. */
const ASKS_SHARE =
  /\b(?:anticipo|adelanto|enganche|deposito|apart\w+|descuento|comision|interes(?:es)?|recargo|porcentaje|propina|iva|deposit|discount|commission|fee|tip|desconto|juros)\b|%/;

/** Whether a question asks for a price, and not for a share of it such as a deposit. */
export function asksForPrice(question: string): boolean {
  const folded = fold(question);
  return ASKS_PRICE.test(folded) && !ASKS_SHARE.test(folded);
}

/** Whether the only amounts of a text are shares: "30%". */
export const tellsShareOnly = (text: string): boolean =>
  !AMOUNT.isIn.test(fold(text).replace(/\d[\d.,]*\s?(?:%|por ciento)/g, ""));

/** Whether a word only says what kind of question it is. */
export const isKindWord = (kind: QuestionKind, word: string): boolean =>
  KINDS[kind].words.has(word);
