/** Answers in a conversation of the AI Creator: each is a version of the creation. */

/**
 * `writing` while its run is active; `cannot` when the engine said what it can do instead; `stopped`
 * keeps what there was.
 */
export const VERSION_STATES = ["writing", "final", "cannot", "stopped", "failed"] as const;
export type VersionState = (typeof VERSION_STATES)[number];

/** Versions of one creation. */
export const VERSIONS_MAX = 50;

/** Code units of an answer that are stored. */
export const ANSWER_MAX_CHARACTERS = 40_000;

/** A fact that was read from the prompt, and can be corrected. */
export interface Chip {
  key: string;
  value: string;
}

/** What the engine understood of a prompt. */
export interface Understanding {
  /** Genre of a text, a key of the engine's. */
  genre: string | null;
  language: "en" | "es";
  chips: Chip[];
  /** Blanks in the answer that the person has to fill. */
  toFillIn: string[];
}
