import type { ReactNode } from "react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
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
  const { creator, shownPrice, shownRating, downloadCount, shownDownloads, relationship } =
    artifakt;
  const related = !children && relationship ? [`✓ ${relationship[lang.locale]}`] : [];
  return (
    <ItemCard
      kind="artifakt"
      item={artifakt}
      aside={<span className="pin tabular">{shownPrice || m.cards_free({}, lang)}</span>}
    >
      <p className={`mt-auto text-sm tabular truncate ${shownRating && "first-letter:text-gold"}`}>
        {`${shownRating && `★ ${shownRating} · `}${m.cards_downloads({ count: downloadCount, shown: shownDownloads }, lang)} · `}
        {/* The column of a wide window is narrow: there the creator begins a line, at whose end the tags give way. */}
        <br className="wide-only" />
        {[creator, ...related, ...tags].join(" · ")}
      </p>
      {children}
    </ItemCard>
  );
}
