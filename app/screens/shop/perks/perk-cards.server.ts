import { formatCompactCount } from "#domain/format/counts.ts";
import { coverVariant } from "#domain/items/cover.ts";
import { formatUsd } from "#domain/money/money.ts";
import { PERK_MENU, type PerkMenu } from "#domain/shop/perk-list.ts";
import { formatRating } from "#domain/artifakts/rating.ts";
import type { Perk } from "#db/queries/shop/perks.ts";

/** From rows to what the store shows: numbers as they are written, no field that is not. */
export interface PerkItem {
  id: string;
  name: string;
  /** Only where it is shown. */
  description?: string;
  /** Its place in the menu; none for a category the menu does not have. */
  category?: PerkMenu;
  isFree: boolean;
  /** US cents: the price goes with the press, another one has to be confirmed. */
  priceCents: number;
  /** Of whoever has a session. */
  isOwned?: true;
  /** "$19.99"; the currency's code stands beside it. */
  shownPrice: string;
  /** One decimal. */
  shownRating: string;
  /** Compact: "18.4K". */
  shownDownloads: string;
  /** Which tile it wears. */
  drawing: number;
}

/** A perk in a list. */
export const toPerkRow = (perk: Perk): PerkItem => ({
  id: perk.id,
  name: perk.name,
  category: PERK_MENU.find((known) => known === perk.category),
  isFree: perk.type === "free",
  priceCents: perk.priceCents,
  shownPrice: formatUsd(perk.priceCents),
  shownRating: formatRating(perk.rating),
  shownDownloads: formatCompactCount(perk.downloads),
  drawing: coverVariant("offer", perk.id),
});

/** A perk on a card, with what it says of itself. */
export const toPerkCard = (perk: Perk): PerkItem => ({
  ...toPerkRow(perk),
  description: perk.description,
});
