/** Credits. */
export const REWARD_MAX = 1_000_000;
export const ENTRY_TEXT_MAX_CHARACTERS = 5_000;
export const ENTRY_LINK_MAX_CHARACTERS = 500;
/** Maximum duration of a challenge. */
export const CHALLENGE_MAX_DAYS = 365;

/** The viewer's relationship to a challenge. */
export type ChallengeRelationship = "owner" | "joined";

/**
 * Why a command of a challenge was refused:
 * - `full`: every place is taken
 * - `over`: the deadline has passed
 * - `inactive`: awarded, cancelled or closed
 * - `own`: the creator cannot take part or win
 * - `not-in`: the person does not take part
 * - `handed-in`: there are entries that can win, so it cannot be cancelled
 * - `unfunded`: it has no escrow
 * - `short`: not enough credits for the reward
 * - `gone`: the target does not exist any more, or the person has no permission
 */
export const CHALLENGE_REFUSALS = [
  "full",
  "over",
  "inactive",
  "own",
  "not-in",
  "handed-in",
  "unfunded",
  "short",
  /** No winner, one twice, or more than the challenge has prizes. */
  "winners",
  /** The reward is too small for so many prizes. */
  "thin",
  /** Rules and prizes no longer change once a person takes part. */
  "begun",
  /** The entry has as many photographs, or files, as one may have. */
  "pictures-full",
  "files-full",
  "gone",
] as const;
export type ChallengeRefusal = (typeof CHALLENGE_REFUSALS)[number];
