import type { SpaceRole } from "#domain/items/catalogue.ts";

/** Roles an invitation can give. Ownership is handed over instead. */
export const INVITED_ROLES = ["member", "admin"] as const satisfies readonly SpaceRole[];
export type InvitedRole = (typeof INVITED_ROLES)[number];

/** Lifetime of an invitation's link. */
export const INVITATION_MS = 14 * 86_400_000;
export const INVITEE_MAX_CHARACTERS = 254;

export const NAME_MAX_CHARACTERS = 120;
export const DESCRIPTION_MAX_CHARACTERS = 2_000;
/** Maximum members of a space, or participants of a challenge. */
export const PLACES_MAX = 100_000;
/** Credits. */
export const REWARD_MAX = 1_000_000;
export const ENTRY_TEXT_MAX_CHARACTERS = 5_000;
export const ENTRY_LINK_MAX_CHARACTERS = 500;
/** Maximum duration of a challenge. */
export const CHALLENGE_MAX_DAYS = 365;

/** The viewer's relationship to a space; undefined for none. */
export type SpaceRelationship = SpaceRole | "requested" | "invited";

/**
 * The viewer's relationship to an artifakt. `maker` includes a guest's copy; `owned` is bought or
 * free.
 */
export type ArtifaktRelationship = "maker" | "owned";

/** The viewer's relationship to a challenge. */
export type ChallengeRelationship = "owner" | "joined";

/**
 * Why a command of a space was refused; each has its own message:
 * - `full`: every place is taken
 * - `invite`: an invitation is needed
 * - `owner`: the owner must hand the space over before leaving, and cannot be removed
 * - `copy`: a guest's copy of a sample space, which only the guest can see
 * - `gone`: the target does not exist any more, or the person has no permission
 * - `expired`: the invitation is too old, revoked or used
 */
export const SPACE_REFUSALS = ["full", "invite", "owner", "copy", "gone", "expired"] as const;
export type SpaceRefusal = (typeof SPACE_REFUSALS)[number];

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
  /** Rules and prizes no longer change once a person has joined. */
  "begun",
  /** The entry has the maximum of photographs or files. */
  "pictures-full",
  "files-full",
  "gone",
] as const;
export type ChallengeRefusal = (typeof CHALLENGE_REFUSALS)[number];

/**
 * The result of a command of a space or a challenge: expected refusals are values, not exceptions.
 */
export type Outcome<Done, Refusal extends string> =
  ({ kind: "done" } & Done) | { kind: "refused"; reason: Refusal };
