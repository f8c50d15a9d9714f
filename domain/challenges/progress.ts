/** Places taken in whole percent, 0 to 100; 0 for a challenge without places. */
export function challengeProgress(current: number, max: number): number {
  if (!(max > 0)) return 0;
  return Math.min(100, Math.max(0, Math.round((current / max) * 100)));
}
