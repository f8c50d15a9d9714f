/** What was written for a new space or challenge and could not be taken, to be shown again. */
export interface WrittenItem {
  name: string;
  description: string;
  problem: "name" | "fields" | "short" | "not-written";
  /** Every field as it was typed. */
  typed: Record<string, string>;
  /** The fields that are to be changed. */
  wrong: string[];
  /** Credits that are missing for the reward. */
  missing: number;
  waitSeconds: number;
  isConflict: boolean;
}
