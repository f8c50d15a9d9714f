import type { Flash } from "#app/forms/flash.server.ts";
import type { CardAnswer } from "#app/ui/cards/card-answer.tsx";

/**
 * Adds the flash's message to the card that it is about.
 *
 * @param textOf undefined for a flash of another list
 * @returns the cards, and whether one of them shows the flash, which is then deleted
 */
export function answerOnCard<Card extends { id: string; answer?: CardAnswer }>(
  cards: Card[],
  flash: Flash | undefined,
  textOf: (flash: Flash) => CardAnswer | undefined,
): { cards: Card[]; flash: Flash | undefined } {
  const answer = flash && cards.some(({ id }) => id === flash.about) ? textOf(flash) : undefined;
  if (!flash || !answer) return { cards, flash: undefined };
  return {
    cards: cards.map((card) => (card.id === flash.about ? { ...card, answer } : card)),
    flash,
  };
}
