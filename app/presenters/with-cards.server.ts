import type { AppLoadContext } from "@remix-run/node";
import { pack, type Packed } from "#app/ui/lists/packed.ts";

/**
 * Adds a list's cards to a loader's answer. A document has them drawn, so they are left out of the
 * data that come with it (1 to 1.5 KB of 12 on the wire): the server draws from a property that is
 * not enumerated, and the browser keeps what was drawn (item-list.tsx). Asked for data alone, and
 * for a list without cards, which draws something else, they are sent.
 *
 * @param context tells a document from its data; without it (`remix-serve`, development) the cards
 *   are sent always
 */
export const withCards = <Answer extends object, Card>(
  answer: Answer,
  cards: Card[],
  { isDocument = false }: AppLoadContext = {},
): Answer & { cards?: Packed<Card[]> } =>
  Object.defineProperty(answer, "cards", {
    value: pack(cards),
    enumerable: !isDocument || cards.length === 0,
  });
