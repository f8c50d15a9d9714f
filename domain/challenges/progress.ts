/**
 * How full a challenge is, in whole percent: round(current / max * 100) (spec 9), kept within 0 to
 * 100. A challenge without places is shown as empty.
 */
export function challengeProgress(current: number, max: number): number {
  if (!(max > 0)) return 0;
  return Math.min(100, Math.max(0, Math.round((current / max) * 100)));
}
