/** Digits, with or without commas between their thousands, and at most two decimals. */
const AMOUNT = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(\.\d{0,2})?$/;

/**
 * A typed number as it is sent: "$1,250.50" is "1250.50". What is no such number stays as it was typed:
 * "1,25" could be a decimal comma.
 */
export function ungroupNumber(typed: string): string {
  const [, whole, decimals = ""] = AMOUNT.exec(typed.trim()) ?? [];
  return whole === undefined ? typed : whole.replaceAll(",", "") + decimals;
}

/** A typed number with its thousands grouped: "12500" is "12,500". Anything else stays as it was typed. */
export function groupNumber(typed: string): string {
  const [, whole, decimals = ""] = AMOUNT.exec(typed.trim()) ?? [];
  if (whole === undefined) return typed;
  return whole.replaceAll(",", "").replace(/\B(?=(\d{3})+$)/g, ",") + decimals;
}
