/**
 * A number with a comma before each three digits, as Mexico and the United States write it: "-1,250", "19.99".
 *
 * Not `Intl.NumberFormat`: the first one that a page makes takes 29 ms of the processor (docs/performance.md).
 *
 * @param value rounded half away from zero
 * @param decimals 0 to 2
 */
export const withThousands = (value: number, decimals = 0): string =>
  value.toFixed(decimals).replace(/\B(?=(?:\d{3})+(?:\.|$))/g, ",");
