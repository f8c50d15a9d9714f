/** Division of a challenge's reward among its winners. */

/** Parts of the reward by place, for each way of sharing it. Their sum is what a part is measured by. */
export const PRIZE_SPLITS = {
  one: [1],
  two: [60, 40],
  three: [50, 30, 20],
  equal: [1, 1, 1],
} as const satisfies Record<string, readonly number[]>;
export type PrizeSplit = keyof typeof PRIZE_SPLITS;
export const PRIZE_SPLIT_NAMES = Object.keys(PRIZE_SPLITS) as readonly PrizeSplit[];

/** Value of an award form's select: the place stays empty. */
export const NOBODY = "nobody";

/** In UTF-16 code units, as browsers count `maxlength`. */
export const RULES_MAX_CHARACTERS = 2_000;
export const ENTRY_REFUSAL_MAX_CHARACTERS = 500;

/**
 * Shares of the winners, in whole credits that sum to the reward. Where there are fewer winners
 * than places, they share all of it in the proportion of their places. Credits that a division
 * leaves over go to those whose share was rounded most (largest remainder), the better place first.
 *
 * @param reward whole credits, not negative
 * @param winners their number, from 1 to the places of the split
 * @returns credits by place
 * @throws RangeError for a number of winners that the split does not have
 */
export function sharesOf(reward: number, split: PrizeSplit, winners: number): number[] {
  const parts: readonly number[] = PRIZE_SPLITS[split];
  if (!Number.isInteger(winners) || winners < 1 || winners > parts.length)
    throw new RangeError(`${split} has no ${winners} winners`);
  const used = parts.slice(0, winners);
  const whole = used.reduce((sum, part) => sum + part, 0);
  const shares = used.map((part) => Math.floor((reward * part) / whole));
  const left = reward - shares.reduce((sum, share) => sum + share, 0);
  const places = used.map((_, place) => place);
  places.sort(
    (one, other) =>
      ((reward * used[other]!) % whole) - ((reward * used[one]!) % whole) || one - other,
  );
  for (const place of places.slice(0, left)) shares[place]! += 1;
  return shares;
}

/** Whether every place of a split gets at least one credit, however many winners there are. */
export const isSplitPayable = (reward: number, split: PrizeSplit): boolean =>
  sharesOf(reward, split, PRIZE_SPLITS[split].length).every((share) => share > 0);
