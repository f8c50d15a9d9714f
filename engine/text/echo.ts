import { fold } from "#engine/reading/folded.ts";
import { COURTESIES, MAKES, WISHES } from "#engine/reading/request-words.ts";

/** Names of texts that a request begins with and that hardly any text says of itself. */
const NAMES =
  "mensajes?|textos?|correos?|captions?|pies? de foto|publicacion(?:es)?|respuestas?|messages?|texts?|e-?mails?|posts?|letters?|repl(?:y|ies)";
const REQUEST = new RegExp(
  `^[\\s¡¿]*(?:(?:${COURTESIES.es}|${COURTESIES.en}|${WISHES.es}|${WISHES.en}|${MAKES.es}|${MAKES.en}|que|me|us)[,! ]+)*` +
    `(?:\\w+ ){0,4}?((?:${NAMES}) (?:to|for|about|with|para|a|de|sobre|con) \\S+ [^\\s,.;:]+)`,
);

/**
 * Whether a text prints the words of its request as copy, "caption for our new brand kit", and nothing that was
 * told: one with an amount or a day of the prompt says more than the request.
 */
export function echoesRequest(text: string, prompt: string): boolean {
  const figures = prompt.match(/\d[\d.,]*\d|\d/g) ?? [];
  if (figures.some((figure) => text.includes(figure))) return false;
  const said = REQUEST.exec(fold(prompt))?.[1];
  return said !== undefined && fold(text).includes(said);
}
