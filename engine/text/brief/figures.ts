import { fold } from "#engine/reading/folded.ts";
import { numberOf } from "./money.ts";

/** Every figure of a text, without separators: "1,350" and "1350" are the same. */
export const figuresOf = (text: string): string[] =>
  (text.match(/\d[\d.,]*\d|\d/g) ?? []).map((figure) => {
    const number = numberOf(figure);
    return Number.isFinite(number) ? String(number) : figure;
  });

/** Figures for the writer, not for the text: its length, the stars of a review. */
const OF_STYLE =
  /\b(?:\d+|un|una) ?(?:palabras?|lineas?|renglones?|frases?|parrafos?|estrellas?|caracteres|words?|lines?|sentences?|stars?|paragraphs?|characters?)\b/g;

/** Whether a text has every figure that its prompt gives. */
export function keepsFigures(prompt: string, text: string): boolean {
  const has = new Set(figuresOf(text));
  const asked = fold(prompt).replace(OF_STYLE, " ");
  return figuresOf(asked).every((figure) => has.has(figure));
}
