/**
 * How amounts are written (spec 9). The three currencies never mix and their amounts are whole
 * numbers of the smallest unit: pesos, US cents, credits (product.md, "Money").
 */

// Building a formatter costs far more than using it.
const MXN = new Intl.NumberFormat("es-MX", {
  style: "currency",
  currency: "MXN",
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
});
const USD = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const CREDITS = new Intl.NumberFormat("es-MX", { maximumFractionDigits: 0 });

/**
 * ICU versions differ in which space or minus they put into an amount; server and browser must
 * write the same characters, or hydration finds a difference.
 */
const plain = (text: string) =>
  text.replace(/[\u00a0\u2007\u2009\u202f]/g, " ").replace(/\u2212/g, "-");

/** Whole pesos, Mexican Spanish, no decimals: `formatMxn(1234)` is "$1,234". */
export function formatMxn(pesos: number): string {
  return plain(MXN.format(pesos));
}

/** US dollars with two decimals, from cents: `formatUsd(1999)` is "$19.99". */
export function formatUsd(cents: number): string {
  return plain(USD.format(cents / 100));
}

/** Credits with thousands separators: `formatCredits(1250)` is "1,250". */
export function formatCredits(credits: number): string {
  return plain(CREDITS.format(credits));
}
