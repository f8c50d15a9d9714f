import { HEADING_SEPARATOR } from "#domain/spaces/passages.ts";
import { fold } from "#engine/reading/folded.ts";
import type { CandidatePassage } from "./reply.ts";

/** Names of menus, price lists and catalogues: synonyms in a request for the whole document. */
const WHOLES =
  "menus?|cartas?|precios|lista de precios|listas? de productos|tarifas?|catalogos?|carta de precios|price ?lists?|prices|catalogs?|catalogues?|cardapios?|precos|tabela de precos";
const WHOLE = new RegExp(`\\b(?:${WHOLES})\\b`, "u");
const WHOLE_WORDS = new RegExp(`\\b(?:${WHOLES})\\b`, "gu");
/** Filler words of a request ("me mandas … por favor"): any other word narrows it to a part. */
const AROUND = new Set(
  "hola buenas buenos buen dia dias tardes noches que tal oye oiga disculpa disculpe por favor porfa porfavor gracias me nos te le se mandas mandan mandame mandeme manden mandar mande envias envian enviame envieme enviar pasas pasan pasame paseme pasar compartes comparten comparteme compartir muestras muestrame mostrar ensenas ensename das dan dame deme dar puedes pueden puede podrias podrian podria puedo podemos ver veo quiero quisiera quisieramos necesito queremos gustaria tienes tienen tiene hay cual es son cuales como en esta estan el la los las un una su sus tu tus de del y e o con todo toda todos todas completo completa entero entera actual ahorita hoy aqui interesa saber conocer si no a ustedes hello hi hey please thanks can could would you i we send show give share see have get look at the your a an full whole whats what what's is are do it of for all like to oi ola manda envia mostra pode voce voces tem ter o os as seu seus ver".split(
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
 * What answers "¿me mandas el menú?", "la carta, por favor" and "send me the prices": the documents that
 * are called so, or else the sections. Undefined for a question that names anything else ("el precio del
 * mole"), and where nothing is called so.
 */
export function wholeAsked(
  question: string,
  passages: readonly CandidatePassage[],
): Whole | undefined {
  const folded = fold(question);
  if (!WHOLE.test(folded)) return undefined;
  const rest = folded.replace(WHOLE_WORDS, " ").match(/[\p{L}\p{N}']+/gu) ?? [];
  if (!rest.every((word) => AROUND.has(word))) return undefined;
  const named = passages.filter(({ source }) => WHOLE.test(fold(source)));
  const found =
    named.length > 0 ? named : passages.filter(({ heading }) => WHOLE.test(fold(heading)));
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

const titleOf = ({ heading }: CandidatePassage): string =>
  heading.split(HEADING_SEPARATOR).at(-1) ?? "";
