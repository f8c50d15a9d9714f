/** Answers in a conversation of the AI Creator: each is a version of the creation. */

/**
 * `writing` while its run is active; `cannot` when the engine said what it can do instead; `stopped`
 * keeps what there was.
 */
export const VERSION_STATES = ["writing", "final", "cannot", "stopped", "failed"] as const;
export type VersionState = (typeof VERSION_STATES)[number];

/** Maximum versions of one creation. */
export const VERSIONS_MAX = 50;

/** Code units of an answer that are stored. */
export const ANSWER_MAX_CHARACTERS = 40_000;

/** A fact that was read from the prompt, and can be corrected. */
export interface Chip {
  key: string;
  value: string;
}

/** Result of reading a prompt by the engine. */
export interface Understanding {
  /** Genre of a text: a key of the engine's genres. */
  genre: string | null;
  language: "en" | "es";
  chips: Chip[];
  /** Blanks in the answer that the person has to fill. */
  toFillIn: string[];
  /** Whether the answer has something that the person says about their business. */
  usesBusiness?: boolean;
  /** Whether the model stopped at the most tokens of an answer, before its end. */
  isCutShort?: boolean;
}

/** Basis of a version: instruction, or repeated version. */
export interface Turn {
  version: number;
  instruction: string;
  /** Whether the instruction was typed for this version. */
  isFollowUp: boolean;
  /** The earlier version that it repeats; null for an answer of its own. */
  restoredFrom: number | null;
}

/**
 * The instructions that the last version stands on: the prompt and the follow-ups that still count.
 * An answer that was asked for again stands on those of the version before, a restored one on those
 * of its original.
 *
 * @param turns all versions from the first one, oldest first
 */
export function instructionsOf(turns: readonly Turn[]): string[] {
  const byVersion = new Map<number, readonly string[]>();
  let line: readonly string[] = [];
  for (const { version, instruction, isFollowUp, restoredFrom } of turns) {
    if (line.length === 0) line = [instruction];
    else if (restoredFrom !== null) line = byVersion.get(restoredFrom) ?? line;
    else if (isFollowUp) line = [...line, instruction];
    byVersion.set(version, line);
  }
  return [...line];
}

/**
 * The version whose variant of a text the last version keeps. Follow-ups and corrections change the text before
 * them, a restored version is its original; only Regenerate chooses another variant.
 *
 * @param turns all versions from the first one, oldest first; their own corrections
 * @returns number of a version, 1 for no turns
 */
export function variantOf(
  turns: readonly (Turn & { corrections?: Readonly<Record<string, string>> })[],
): number {
  const byVersion = new Map<number, number>();
  let chosen = 1;
  for (const { version, isFollowUp, restoredFrom, corrections = {} } of turns) {
    const isChange = isFollowUp || Object.keys(corrections).length > 0;
    if (restoredFrom !== null) chosen = byVersion.get(restoredFrom) ?? chosen;
    else if (!isChange || byVersion.size === 0) chosen = version;
    byVersion.set(version, chosen);
  }
  return chosen;
}
