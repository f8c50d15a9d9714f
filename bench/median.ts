/** Quantile by the nearest-rank method: the lower one of two middle values. */
export function quantile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new RangeError("There is nothing to take a quantile of");
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]!;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);
