import type { ReactNode } from "react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { ItemCard, useLangOf, type CardItem } from "./item-card.tsx";
import type { LocalText } from "#app/ui/text/local-text.ts";

export interface ArtifaktCardItem extends CardItem {
  creator: string;
  /** With the currency's code; empty when it is free. */
  shownPrice: string;
  /** One decimal. */
  shownRating: string;
  downloadCount: number;
  /** Compact: "18.4K". */
  shownDownloads: string;
  /** What the one who is looking is to it, where that is anything. */
  standing?: LocalText;
}

/**
 * An artifakt: type badge, price or FREE, name, creator, rating, downloads and, where the screen
 * gives them, tags (spec 2 "Artifakts").
 *
 * @param children its button; without one the viewer's standing stands beside the creator
 */
export function ArtifaktCard({
  artifakt,
  tags = [],
  children,
}: {
  artifakt: ArtifaktCardItem;
  tags?: string[];
  children?: ReactNode;
}) {
  const lang = useLang();
  const langOfItem = useLangOf(artifakt.language);
  const { creator, shownPrice, shownRating, downloadCount, shownDownloads, standing } = artifakt;
  return (
    <ItemCard
      kind="artifakt"
      item={artifakt}
      aside={<span className="pin tabular">{shownPrice || m.cards_free({}, lang)}</span>}
    >
      <p className="mt-auto text-sm">
        {creator}
        {!children && standing && ` · ${standing[lang.locale]}`}
      </p>
      <p className="flex gap-3 text-sm font-600 tabular">
        <span>
          <span className="text-gold" aria-hidden="true">
            ★{" "}
          </span>
          <span className="sr-only">{m.cards_rating({}, lang)} </span>
          {shownRating}
        </span>
        {m.cards_downloads({ count: downloadCount, shown: shownDownloads }, lang)}
      </p>
      {tags.length > 0 && (
        <ul className="flex flex-wrap gap-1" lang={langOfItem}>
          {tags.map((tag) => (
            <li key={tag} className="badge">
              {tag}
            </li>
          ))}
        </ul>
      )}
      {children}
    </ItemCard>
  );
}
