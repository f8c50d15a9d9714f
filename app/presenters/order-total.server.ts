import { formatMxn, formatUsd } from "#domain/money/money.ts";

const CENTS = 100;

/** A sum of orders, from hundredths of a peso: "$180", "$180.50". */
export const orderTotal = (cents: number): string =>
  cents % CENTS === 0 ? formatMxn(cents / CENTS) : formatUsd(cents);
