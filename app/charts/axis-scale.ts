/** An axis from `min` to `max` in equal steps. */
export interface AxisScale {
  min: number;
  max: number;
  step: number;
}

/** Step sizes that are easy to read, per power of ten. */
const READABLE = [1, 2, 2.5, 5, 10];

/**
 * The tightest scale with readable steps that contains the values.
 *
 * @param values at least one, all finite
 * @param steps maximum number of steps
 * @throws RangeError without a finite value
 */
export function axisScale(values: readonly number[], steps: number): AxisScale {
  const low = Math.min(...values);
  const high = Math.max(...values);
  if (!Number.isFinite(low) || !Number.isFinite(high)) {
    throw new RangeError("a scale needs at least one finite value");
  }
  const power = 10 ** Math.floor(Math.log10((high - low || 1) / steps));
  for (const power10 of [power, power * 10]) {
    for (const factor of READABLE) {
      const step = factor * power10;
      const min = Math.floor(low / step) * step;
      const max = Math.max(Math.ceil(high / step) * step, min + step);
      if ((max - min) / step <= steps + 1e-9) return { min, max, step };
    }
  }
  throw new RangeError(`no scale of ${steps} steps for ${low} to ${high}`);
}

/** The numbers of a scale from highest to lowest, as shown beside a chart. */
export function scaleNumbers({ min, max, step }: AxisScale): number[] {
  const count = Math.round((max - min) / step);
  return Array.from({ length: count + 1 }, (_, index) => max - index * step);
}
