import type { ChallengeType } from "#domain/items/catalogue.ts";

/**
 * Colour classes of challenge types: close to the violet of challenges, "other" neutral. The badge's
 * text carries the meaning.
 */
export const CHALLENGE_TYPE_COLORS: Record<ChallengeType, string> = {
  design: "text-design",
  content: "text-accent",
  feedback: "text-challenge",
  other: "text-ink-soft",
};
