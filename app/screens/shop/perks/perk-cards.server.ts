import { formatCompactCount } from "#domain/lists/counts.ts";
import { coverVariant } from "#domain/items/cover.ts";
import { formatUsd } from "#domain/money/money.ts";
import { PERK_MENU, type PerkMenu } from "#domain/shop/perk-list.ts";
import { isComingSoon } from "#domain/shop/kits/kits.ts";
import { shownRating } from "#domain/artifakts/rating.ts";
import type { Perk } from "#db/queries/shop/perks.ts";

/** A perk, formatted for the store, with no field that the store does not show. */
export interface PerkItem {
  id: string;
  name: string;
  /** Only on cards; rows do not show it. */
  description?: string;
  /** Undefined for a category that the menu does not have. */
  category?: PerkMenu;
  isFree: boolean;
  /** Only with a session. */
  isOwned?: true;
  /** Label of the button of a perk that is coming soon. */
  soon?: string;
  /** The viewer waits for it. */
  isAwaited?: true;
  /** "$19.99"; the page adds the currency code. */
  shownPrice: string;
  /** One decimal. */
  shownRating: string;
  /** Compact: "18.4K"; empty for what is coming soon. */
  shownDownloads: string;
  /** Index of its tile drawing. */
  drawing: number;
}

/** A perk as a row of a top list, without description. */
export const toPerkRow = (perk: Perk): PerkItem => ({
  id: perk.id,
  name: perk.name,
  category: PERK_MENU.find((known) => known === perk.category),
  isFree: perk.type === "free",
  shownPrice: formatUsd(perk.priceCents),
  // An offer that is coming soon has no ratings and downloads of its own.
  shownRating: isComingSoon(perk.id) ? "" : shownRating(perk.rating),
  shownDownloads: isComingSoon(perk.id) ? "" : formatCompactCount(perk.downloads),
  drawing: coverVariant("offer", perk.id),
});

/** A perk as a card, with description. */
export const toPerkCard = (perk: Perk): PerkItem => ({
  ...toPerkRow(perk),
  description: perk.description,
});
