/** Source of a portal app that was installed by itself; otherwise the source is a suite's id. */
export const DIRECT_SOURCE = "direct";

/**
 * Parses the price of a marketplace app, which is stored as text: `$12/mo`, `Free`.
 *
 * @returns US cents a month; 0 is free
 */
export function monthlyCents(price: string): number {
  const amount = /^\$(\d{1,6})(?:\.(\d{2}))?\s*\/\s*mo$/.exec(price.trim());
  return amount ? Number(amount[1]) * 100 + Number(amount[2] ?? 0) : 0;
}
