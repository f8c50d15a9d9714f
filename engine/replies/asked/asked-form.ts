import type { Ranked } from "#engine/replies/rank.ts";

/**
 * Lines that have what is asked, such as an amount, where the best of them has as many of the question's words
 * as the best of all: "Pedimos anticipo de 30% para balayage" says nothing against "Balayage desde $1,800".
 */
export function ofAskedForm(ranked: readonly Ranked[]): readonly Ranked[] {
  const formed = ranked.filter(({ features }) => !features.kindNoForm);
  const [best] = ranked;
  return formed[0] && best && formed[0].covered >= best.covered ? formed : ranked;
}
