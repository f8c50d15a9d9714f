import type { perks } from "#db/schema/shop/offers.ts";
import { PERKS } from "./content/perks.ts";

/** Perks in Spanish: two top lists of ten, and some outside them. */
export function listPerks(): (typeof perks.$inferInsert)[] {
  return PERKS.map(
    ([id, name, category, priceCents, rating, downloads, place, isFeatured, description]) => ({
      id: `perk-${id}`,
      name,
      description,
      category,
      type: priceCents === 0 ? "free" : "premium",
      priceCents,
      rating,
      downloads,
      featured: isFeatured,
      topPosition: place === 0 ? null : place,
    }),
  );
}
