import { withThousands } from "#domain/format/thousands.ts";
import type { ReactNode } from "react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import type { Relationship } from "./card-state.tsx";
import { ItemCard, type CardItem } from "./item-card.tsx";

export interface SpaceCardItem extends CardItem {
  userCount: number;
  /** The viewer's relationship to it: owner, member, requested … */
  relationship?: Relationship;
  /** Every place is taken: shown instead of Join. */
  isFull?: true;
}

/**
 * The card of a space: type badge, member count, name, description. English and es-MX write the count the same
 * way; these pages do not load the script of `withThousands`.
 *
 * @param children its button; without one the viewer's relationship is shown beside the count
 */
export function SpaceCard({ space, children }: { space: SpaceCardItem; children?: ReactNode }) {
  const lang = useLang();
  const { userCount, relationship } = space;
  return (
    <ItemCard kind="space" item={space}>
      <p className="mt-auto text-sm font-600 tabular">
        {m.cards_members({ count: userCount, shown: withThousands(userCount) }, lang)}
        {!children &&
          relationship &&
          ` · ${relationship.isOpen ? "" : "✓ "}${relationship[lang.locale]}`}
      </p>
      {children}
    </ItemCard>
  );
}
