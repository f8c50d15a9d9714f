import type { SpaceRole } from "#domain/items/catalogue.ts";

/** What an invitation can make somebody; the owner is one already, and hands the space over. */
export const INVITED_ROLES = ["member", "admin"] as const satisfies readonly SpaceRole[];
export type InvitedRole = (typeof INVITED_ROLES)[number];

/** How long an invitation's link opens a space. */
export const INVITATION_MS = 14 * 86_400_000;
export const INVITEE_MAX_CHARACTERS = 254;

export const NAME_MAX_CHARACTERS = 120;
export const DESCRIPTION_MAX_CHARACTERS = 2_000;
export const PLACES_MAX = 100_000;
/** Credits. */
export const REWARD_MAX = 1_000_000;
export const ENTRY_TEXT_MAX_CHARACTERS = 5_000;
export const ENTRY_LINK_MAX_CHARACTERS = 500;
/** A challenge runs for a year at the most. */
export const CHALLENGE_MAX_DAYS = 365;

/** What a person is to a space, as buttons say it; undefined is nobody in particular. */
export type SpaceStanding = SpaceRole | "requested" | "invited";

/** What a person is to an artifakt: who made it, or has a copy of it, and who has it otherwise. */
export type ArtifaktStanding = "maker" | "owned";

/** What a person is to a challenge. */
export type ChallengeStanding = "owner" | "joined";

/**
 * Why a button of a space did nothing, each with words of its own:
 * - `full`: every place is taken
 * - `invite`: only with an invitation
 * - `owner`: the owner hands the space over before leaving, and cannot be removed
 * - `copy`: a visitor's own copy of a sample space, which nobody else sees
 * - `gone`: what the button was about is no longer there, or never was the person's to decide
 * - `expired`: an invitation too old, revoked, or already used
 */
export const SPACE_REFUSALS = ["full", "invite", "owner", "copy", "gone", "expired"] as const;
export type SpaceRefusal = (typeof SPACE_REFUSALS)[number];

/**
 * Why a button of a challenge did nothing:
 * - `full`, `over` (the deadline), `inactive` (paid, cancelled or closed): no way in
 * - `own`: one's own challenge, or oneself as the winner
 * - `not-in`: only for whoever takes part
 * - `handed-in`: somebody has handed in work, so it is not cancelled any more
 * - `unfunded`: no reward was put aside for it
 * - `short`: not enough credits for the reward
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
  "gone",
] as const;
export type ChallengeRefusal = (typeof CHALLENGE_REFUSALS)[number];

/** What a command of a space or a challenge came to: expected refusals are values. */
export type Outcome<Done, Refusal extends string> =
  ({ kind: "done" } & Done) | { kind: "refused"; reason: Refusal };
