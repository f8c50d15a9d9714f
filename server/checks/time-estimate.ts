/** How long the work takes lately, as TCP estimates its retransmission timeout (RFC 6298). */
export function createTimeEstimate() {
  let meanMs = 0;
  let deviationMs = 0;
  let isFirst = true;
  return {
    add(ms: number) {
      if (isFirst) {
        isFirst = false;
        meanMs = ms;
        deviationMs = ms / 2;
      }
      deviationMs += 0.1 * (Math.abs(ms - meanMs) - deviationMs);
      meanMs += 0.1 * (ms - meanMs);
    },
    /** Most take no longer. */
    highMs: () => meanMs + 2 * deviationMs,
  };
}
