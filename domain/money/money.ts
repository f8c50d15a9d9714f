/**
 * Formats amounts. Amounts are integers in the smallest unit of their currency: pesos, US cents,
 * credits.
 */

// Kept: constructing an `Intl.NumberFormat` costs far more than using it.
const MXN = new Intl.NumberFormat("es-MX", {
  style: "currency",
  currency: "MXN",
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
});
const USD = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const CREDITS = new Intl.NumberFormat("es-MX", { maximumFractionDigits: 0 });

/**
 * ICU versions differ in the space and minus characters they write. Server and browser must agree,
 * or hydration reports a mismatch.
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

/** Centavos of MXN with two decimals and the currency: `formatCentavos(4)` is "$0.04 MXN". */
export function formatCentavos(centavos: number): string {
  return `${formatUsd(centavos)} MXN`;
}
