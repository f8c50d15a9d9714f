import { HEADING_SEPARATOR } from "#domain/spaces/passages.ts";
import { fold } from "#engine/reading/folded.ts";
import { barePricesIn } from "#domain/spaces/prices/bare-prices.ts";
import type { CandidatePassage } from "#engine/replies/reply.ts";
import { wordsOf } from "#engine/replies/words.ts";

/** Names of menus, price lists and catalogues: synonyms in a request for the whole document. */
const WHOLES =
  "menus?|cartas?|precios|lista de precios|listas? de productos|tarifas?|catalogos?|carta de precios|price ?lists?|prices|catalogs?|catalogues?|cardapios?|precos|tabela de precos";
const WHOLE = new RegExp(`\\b(?:${WHOLES})\\b`, "u");
const WHOLE_WORDS = new RegExp(`\\b(?:${WHOLES})\\b`, "gu");
/** Filler words of a request ("me mandas … por favor"): any other word narrows it to a part. */
const AROUND = new Set(
  "hola buenas buenos buen dia dias tardes noches que tal oye oiga disculpa disculpe por favor porfa porfavor gracias me nos te le se mandas mandan mandame mandeme manden mandar mande envias envian enviame envieme enviar pasas pasan pasame paseme pasar compartes comparten comparteme compartir muestras muestrame mostrar ensena ensenan muestran ensenas ensename das dan dame deme dar puedes pueden puede podrias podrian podria puedo podemos ver veo quiero quisiera quisieramos necesito queremos gustaria tienes tienen tiene hay cual es son cuales como en esta estan el la los las un una su sus tu tus de del y e o con todo toda todos todas completo completa entero entera actual ahorita hoy aqui interesa saber conocer si no a ustedes hello hi hey please thanks can could would you i we send show give share see have get look at the your a an full whole whats what what's is are do it of for all like to oi ola manda envia mostra da pasa trae traes traen traeme comparte muestra regalas regalan facilitas podra podran saca saque pode voce voces tem ter o os as seu seus ver".split(
    " ",
  ),
);

/** Asks what is sold at all, or what there is to eat. */
const SELLS =
  /\b(?:que|what)(?: (?:productos?|servicios?|cosas?|platillos?|comidas?|products?|services?|things|food|dishes|produtos?|servicos?))? (?:es lo que )?(?:ustedes |(?:do|can) you |voces? )?(?:venden?|vendes|ofrecen?|ofreces|manejan?|preparan?|sirven|sell|serve|offer|vendem?|oferecem?)\b|\bque (?:hay|tienen?|tienes|dan|venden?)(?: hoy| ahorita)? (?:de|para) (?:comer|comida)\b|\bque (?:productos|servicios|platillos|comidas?) (?:hay|tienen|tienes|dan|manejan)\b|\bwhat (?:do you have|have you got|is there|food (?:do you have|is there))(?: to eat)\b|\bwhat food do you have\b/;
const SELLS_WORDS = new Set(
  "vende venden vendes ofrece ofrecen ofreces maneja manejan prepara preparan sirven comer comida comidas productos servicios platillos cosas lo para sell serve offer food eat products services things dishes to there got vendem oferecem produtos servicos".split(
    " ",
  ),
);
/** Documents that say what is sold where none is called a menu. */
const SOLD = /\b(?:productos|servicios|platillos|products|services|dishes|produtos|servicos)\b/u;

const PRICE = /[$€]\s?\d|\b\d[\d.,]*\s?(?:pesos|mxn)\b/iu;
/** Words between the parts of a name, which are said or not. */
const LINKS = new Set(["de", "del", "la", "el", "los", "las", "of", "the", "do", "da"]);
const PRICE_WORDS = new Set(
  "cuanto cuesta cuestan vale valen sale salen precio precios costo cobran anda how much is cost price quanto custa preco".split(
    " ",
  ),
);

/** Characters of a whole that are given at once: a few screens of a phone. */
export const WHOLE_MAX_CHARACTERS = 2_000;
/** Sections that are named when they are left out. */
const LEFT_OUT_NAMED = 12;

/** The answer to a request for a whole menu, price list or catalogue. */
export interface Whole {
  /** The beginning of it, whole sections. */
  passages: readonly CandidatePassage[];
  /** Titles of the sections that did not fit. */
  leftOut: readonly string[];
}

/**
 * Documents that "¿me mandas el menú?", "la carta, por favor" and "¿qué venden?" ask for: those
 * that are called so, or else the sections. Undefined for a question that names anything else ("el
 * precio del mole"), or a dish that is called a menu ("el menú del día"), and where nothing is
 * called so.
 */
export function wholeAsked(
  question: string,
  passages: readonly CandidatePassage[],
): Whole | undefined {
  const isOfSold = asksWhatIsSold(question);
  if (!isOfSold && !asksForWhole(question)) return undefined;
  if (dishAsked(question, passages)) return undefined;
  const called = (names: RegExp) => {
    const named = passages.filter(({ source }) => names.test(fold(source)));
    return named.length > 0 ? named : passages.filter(({ heading }) => names.test(fold(heading)));
  };
  const menus = called(WHOLE);
  const sold = menus.length === 0 && isOfSold ? called(SOLD) : menus;
  const found = sold.length === 0 ? listsIn(passages) : sold;
  if (found.length === 0) return undefined;
  const ordered = [...found].sort((a, b) =>
    a.documentId === b.documentId ? a.passage - b.passage : a.documentId < b.documentId ? -1 : 1,
  );
  let length = 0;
  const at = ordered.findIndex(({ text }, index) => {
    length += text.length;
    return index > 0 && length > WHOLE_MAX_CHARACTERS;
  });
  const given = at < 0 ? ordered : ordered.slice(0, at);
  const shown = new Set(given.map(titleOf));
  const titles = ordered.slice(given.length).map(titleOf);
  const leftOut = [...new Set(titles)].filter((title) => title !== "" && !shown.has(title));
  return { passages: given, leftOut: leftOut.slice(0, LEFT_OUT_NAMED) };
}

/** A dish, whether or not a document has it: "el menú del día". */
const DISH = /\bmenus? (?:del dia|de hoy|ejecutivos?|infantil(?:es)?)\b/;

/** Lines with prices that make a section a price list, whatever its name. */
const LIST_LINES_MIN = 3;

/** Sections that are price lists by what they say. */
function listsIn(passages: readonly CandidatePassage[]): readonly CandidatePassage[] {
  const bare = barePricesIn(passages);
  const isPriced = (line: string) => PRICE.test(line) || bare.has(line.trim());
  return passages.filter(({ text }) => text.split("\n").filter(isPriced).length >= LIST_LINES_MIN);
}

/** Whether a message asks to be shown a menu or price list, and orders nothing: "me da la carta, por favor". */
export const asksForMenu = (text: string): boolean => asksForWhole(text) && !DISH.test(fold(text));

function asksForWhole(question: string): boolean {
  const folded = fold(question);
  const rest = folded.replace(WHOLE_WORDS, " ").match(/[\p{L}\p{N}']+/gu) ?? [];
  return WHOLE.test(folded) && rest.every((word) => AROUND.has(word));
}

function asksWhatIsSold(question: string): boolean {
  const words = wordsOf(question);
  return (
    SELLS.test(words.join(" ")) && words.every((word) => AROUND.has(word) || SELLS_WORDS.has(word))
  );
}

/**
 * The line of a dish that is called a menu, "Menú del día $95", where a question names it and nothing
 * else. Only a line with a price makes it a dish.
 */
export function dishAsked(
  question: string,
  passages: readonly CandidatePassage[],
): { passage: CandidatePassage; quote: string } | undefined {
  if (!WHOLE.test(fold(question))) return undefined;
  const asked = wordsOf(question).filter((word) => !LINKS.has(word));
  const bare = barePricesIn(passages);
  for (const passage of passages)
    for (const typed of passage.text.split("\n")) {
      const line = bare.get(typed.trim()) ?? typed;
      const at = line.search(PRICE);
      const name = at < 0 ? "" : line.slice(0, at).replace(/:.*$/u, "");
      const words = wordsOf(name).filter((word) => !LINKS.has(word));
      if (words.length < 2 || !WHOLE.test(fold(name))) continue;
      const from = asked.findIndex((_, start) =>
        words.every((word, index) => asked[start + index] === word),
      );
      if (from < 0) continue;
      const rest = asked.filter((_, index) => index < from || index >= from + words.length);
      if (rest.every((word) => AROUND.has(word) || PRICE_WORDS.has(word)))
        return { passage, quote: typed.trim() };
    }
  return undefined;
}

const titleOf = ({ heading }: CandidatePassage): string =>
  heading.split(HEADING_SEPARATOR).at(-1) ?? "";
