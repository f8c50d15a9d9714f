/** Apps of the marketplace and of the portals, and what having them takes (product.md, "Writes"). */

/** Where an installed portal app came from, when not with a suite. */
export const DIRECT_SOURCE = "direct";

/**
 * What a marketplace app costs a month, from its price as it is written: `$12/mo`, `Free`.
 *
 * @returns US cents; 0 is free
 */
export function monthlyCents(price: string): number {
  const amount = /^\$(\d{1,6})(?:\.(\d{2}))?\s*\/\s*mo$/.exec(price.trim());
  return amount ? Number(amount[1]) * 100 + Number(amount[2] ?? 0) : 0;
}
