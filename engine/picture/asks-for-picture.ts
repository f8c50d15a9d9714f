import { fold } from "#engine/reading/folded.ts";

/** Pictures, never only words: an image, a poster, a QR code. */
const PICTURE =
  /\b(?:(?:en|una|como|an|as an?) (?:imagen|image|picture)|poster|afiche|(?:codigo )?qr\b(?=.*\b(?:letrero|cartel|sign|mesa|puerta|door|table)\b))/;
/** Signs and flyers, drawn where they are to be printed or have a picture's parts. */
const PRINTED =
  /\b(?:cartel|letrero|sign|flyer|volante|placard)\b.*\b(?:imprimir|imprimible|print(?:able)?|(?:codigo )?qr|imagen|lista de precios|price list)\b/;
/** The prompt wants a text, not a picture: "el texto para un póster". */
const WORDS = /\b(?:texto|frase|palabras|text|wording|words|copy|caption)\b/;

/** Whether a prompt for a text asks for a picture: a poster, a sign with a QR code, something to print. */
export function asksForPicture(prompt: string): boolean {
  const folded = fold(prompt);
  return !WORDS.test(folded) && (PICTURE.test(folded) || PRINTED.test(folded));
}
