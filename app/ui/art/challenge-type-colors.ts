import type { ChallengeType } from "#domain/items/catalogue.ts";

/**
 * Type colours of challenges (spec 2 "Challenges"), as classes: neighbours of the kind's violet, so
 * that a challenge is still known as one; "other" is neutral. The badge's words carry the meaning.
 */
export const CHALLENGE_TYPE_COLORS: Record<ChallengeType, string> = {
  design: "[color:color-mix(in_srgb,var(--challenge),var(--danger))]",
  content: "text-accent",
  feedback: "text-challenge",
  other: "text-ink-soft",
};
