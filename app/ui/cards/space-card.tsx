import type { ReactNode } from "react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { ItemCard, type CardItem } from "./item-card.tsx";
import type { LocalText } from "#app/ui/text/local-text.ts";

export interface SpaceCardItem extends CardItem {
  userCount: number;
  /** With separators. */
  shownCount: string;
  /** What the one who is looking is to it, where that is anything. */
  standing?: LocalText;
}

/**
 * A space: type badge, member count, name, description (spec 2 "Spaces").
 *
 * @param children its button; without one the viewer's standing stands beside the count
 */
export function SpaceCard({ space, children }: { space: SpaceCardItem; children?: ReactNode }) {
  const lang = useLang();
  const { userCount, shownCount, standing } = space;
  return (
    <ItemCard kind="space" item={space}>
      <p className="mt-auto text-sm font-600 tabular">
        {m.cards_members({ count: userCount, shown: shownCount }, lang)}
        {!children && standing && ` · ${standing[lang.locale]}`}
      </p>
      {children}
    </ItemCard>
  );
}
