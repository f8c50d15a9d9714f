/** Questions for what several things cost together: "¿cuánto es?", "¿cuánto sería por 2 tacos y un café?" */
import { fold } from "#engine/reading/folded.ts";
import { stemsOf } from "#engine/replies/words.ts";
import { nameOf, thingsOf } from "./ordered-things.ts";

/** Before things whose prices are to be added up: "¿cuánto es por 3 tacos y un café?" */
const TOTAL_OF =
  /(?:cuanto (?:me |nos )?(?:es|son|seria[n]?|sera[n]?|va a ser|salen?|saldria[n]?|cuestan|costaria[n]?|cobran?|quedan?|quedaria[n]?)|(?:que|cual es el) total|how much (?:is|are|would|for|do)|quanto (?:ficam?|e|sao))(?: (?:en total|el total|total|todo|ya|si (?:pido|quiero|compro|llevo|son)|por|de|for|it be|be|cost|are|is))*[ :,]+(?=\d|[a-z])/;

/** The things whose prices a question wants added up, as an order; undefined for another question. */
export function thingsToSum(question: string): string | undefined {
  const asks = TOTAL_OF.exec(fold(question));
  const wanted = asks
    ? question.slice(asks.index + asks[0].length).replace(/[?¿!¡.\s]+$/u, "")
    : "";
  const things = thingsOf(wanted);
  const counted = things.filter(({ count }) => count !== undefined && count > 1);
  const areSeveral = things.length > 1 || counted.length > 0;
  return areSeveral && isCounted(wanted) ? wanted : undefined;
}

/** Whether an order begins with an amount: "3 tacos", "un mole y 2 aguas". */
export const isCounted = (wanted: string): boolean =>
  nameOf({ words: wanted }).length < wanted.length;

const TOTAL =
  /\b(?:total|cuanto (?:es|seria|sera|va a ser|sale|saldria|te debo|le debo|debo|pago|voy a pagar|tengo que pagar|queda)|how much (?:is it|is that|will it be|would it be|do i owe|in total|altogether)|quanto (?:fica|e|da))\b/;
const TOTAL_WORDS = new Set(
  stemsOf(
    "total todo cuanto debo pago pagar saldria sale queda pedido orden order total altogether owe will would fica entonces mi junto ya pues oye ok va ser",
  ),
);

/** Whether a question is for the total of an order: "cuánto es", "total?", not "cuánto es el envío". */
export function asksForTotal(question: string): boolean {
  const folded = fold(question).replace(
    /\b(?:con|ya con|with) (?:el |the )?(?:envio|domicilio|entrega|delivery)\b/,
    "",
  );
  return TOTAL.test(folded) && stemsOf(folded).every((stem) => TOTAL_WORDS.has(stem));
}
