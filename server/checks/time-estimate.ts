/** Moving estimate of durations, like TCP's retransmission timeout (RFC 6298). */
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
    /** An upper bound of nearly all durations, in milliseconds: mean plus two deviations. */
    highMs: () => meanMs + 2 * deviationMs,
  };
}
