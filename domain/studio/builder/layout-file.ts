import type { BuilderBlock } from "./builder.ts";
import { isRecord, parseBlocks } from "./builder-blocks.ts";

/** What a layout's file says it is. */
const KIND = "plaza-layout";
const VERSION = 1;

/** Larger than any layout there can be: 100 blocks with the longest texts. */
export const LAYOUT_FILE_MAX_CHARACTERS = 200_000;

/** A layout as a file: JSON a person can read, and `parseLayout` too. */
export const serializeLayout = (blocks: readonly BuilderBlock[]): string =>
  `${JSON.stringify({ kind: KIND, version: VERSION, blocks }, null, 2)}\n`;

/**
 * A layout from a file that anybody may have written. A bare list of blocks is taken as well.
 *
 * @returns null for whatever is no layout of ours
 */
export function parseLayout(text: string): BuilderBlock[] | null {
  if (text.length > LAYOUT_FILE_MAX_CHARACTERS) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value)) return parseBlocks(value);
    const isOurs = isRecord(value) && value.kind === KIND && value.version === VERSION;
    return isOurs ? parseBlocks(value.blocks) : null;
  } catch {
    return null;
  }
}
