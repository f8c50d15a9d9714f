import type { ReactNode } from "react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { useLangOf } from "#app/ui/text/use-lang-of.ts";
import { ItemCard, type CardItem } from "./item-card.tsx";
import type { LocalText } from "#app/ui/text/local-text.ts";

export interface ArtifaktCardItem extends CardItem {
  creator: string;
  /** Formatted with the currency's code; empty if the artifakt is free. */
  shownPrice: string;
  /** Formatted with one decimal; empty without a rating. */
  shownRating: string;
  downloadCount: number;
  /** Compact: "18.4K". */
  shownDownloads: string;
  /** The viewer's relationship to it: maker or owner. */
  relationship?: LocalText;
}

/**
 * The card of an artifakt: type badge, price or FREE, name, creator, rating, downloads and optional
 * tags.
 *
 * @param children its button; without one the viewer's relationship is shown beside the creator
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
  const { creator, shownPrice, shownRating, downloadCount, shownDownloads, relationship } =
    artifakt;
  return (
    <ItemCard
      kind="artifakt"
      item={artifakt}
      aside={<span className="pin tabular">{shownPrice || m.cards_free({}, lang)}</span>}
    >
      <p
        className={`mt-auto text-sm tabular line-clamp-2 ${shownRating && "first-letter:text-gold"}`}
      >
        {`${shownRating && `★ ${shownRating} · `}${m.cards_downloads({ count: downloadCount, shown: shownDownloads }, lang)} · ${creator}`}
        {!children && relationship && ` · ✓ ${relationship[lang.locale]}`}
        {tags.length > 0 && (
          <span className="wide-only" lang={langOfItem}>
            {` · ${tags.join(" · ")}`}
          </span>
        )}
      </p>
      {children}
    </ItemCard>
  );
}
