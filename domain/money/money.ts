/**
 * Formats amounts. Amounts are integers in the smallest unit of their currency: pesos, US cents,
 * credits.
 */
import { withThousands } from "#domain/format/thousands.ts";

const withSign = (amount: number, decimals: number): string =>
  `${amount < 0 ? "-" : ""}$${withThousands(Math.abs(amount), decimals)}`;

/** Whole pesos, Mexican Spanish, no decimals: `formatMxn(1234)` is "$1,234". */
export const formatMxn = (pesos: number): string => withSign(pesos, 0);

/** US dollars with two decimals, from cents: `formatUsd(1999)` is "$19.99". */
export const formatUsd = (cents: number): string => withSign(cents / 100, 2);

/** Credits with thousands separators: `formatCredits(1250)` is "1,250". */
export const formatCredits = (credits: number): string => withThousands(credits);

/** Centavos of MXN with two decimals and the currency: `formatCentavos(4)` is "$0.04 MXN". */
export function formatCentavos(centavos: number): string {
  return `${formatUsd(centavos)} MXN`;
}
