import type { Features } from "./features.ts";
import type { SureSign } from "./rank.ts";

// Written by `npm run replies:learn`, never by hand.

/** Weights of a line's features in its score. */
export const RANKING: Readonly<Features> = {
  same: 2.73,
  form: 2.73,
  synonym: 2.73,
  typing: 1.79,
  example: 1.23,
  general: 0.73,
  related: 0.97,
  group: 1.03,
  sibling: -0.84,
  aboveStrong: 1.68,
  aboveWeak: 0.83,
  besideStrong: 0.51,
  besideWeak: 0.14,
  aroundStrong: 0.06,
  aroundWeak: -0.12,
  topic: 2.94,
  topicWords: 1.47,
  topicAbove: 2.88,
  near: 0.41,
  precise: 4.11,
  kindForm: 0.85,
  kindNoForm: -0.85,
  kindNamed: 0.29,
  rule: 0.71,
  letters: 3.79,
  lettersAbove: 1.33,
  long: -0.04,
};

/** Weights of the signs in the probability that the first line answers. */
export const SURENESS: Readonly<Record<SureSign, number>> = {
  always: -2.46,
  covered: 0.6,
  missing: -0.51,
  missingShare: -0.3,
  ahead: 0.64,
  share: 1.94,
  near: -0.35,
  precise: 0.72,
  sibling: -0.4,
};
