import type { ReactNode } from "react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import type { Relationship } from "./card-state.tsx";
import { ItemCard, type CardItem } from "./item-card.tsx";

export interface SpaceCardItem extends CardItem {
  userCount: number;
  /** Formatted with thousands separators. */
  shownCount: string;
  /** The viewer's relationship to it: owner, member, requested … */
  relationship?: Relationship;
  /** Every place is taken: shown instead of Join. */
  isFull?: true;
}

/**
 * The card of a space: type badge, member count, name, description.
 *
 * @param children its button; without one the viewer's relationship is shown beside the count
 */
export function SpaceCard({ space, children }: { space: SpaceCardItem; children?: ReactNode }) {
  const lang = useLang();
  const { userCount, shownCount, relationship } = space;
  return (
    <ItemCard kind="space" item={space}>
      <p className="mt-auto text-sm font-600 tabular">
        {m.cards_members({ count: userCount, shown: shownCount }, lang)}
        {!children &&
          relationship &&
          ` · ${relationship.isOpen ? "" : "✓ "}${relationship[lang.locale]}`}
      </p>
      {children}
    </ItemCard>
  );
}
