import type { BuilderBlock } from "./builder.ts";
import { isRecord, parseBlocks } from "./builder-blocks.ts";

/** Type marker in an exported file. */
const KIND = "plaza-layout";
const VERSION = 1;

/** Larger than any valid layout: 100 blocks with the longest texts. */
export const LAYOUT_FILE_MAX_CHARACTERS = 1_000_000;

/** A layout as indented JSON, for `parseLayout`. */
export const serializeLayout = (blocks: readonly BuilderBlock[]): string =>
  `${JSON.stringify({ kind: KIND, version: VERSION, blocks }, null, 2)}\n`;

/**
 * Parses an untrusted layout file. A plain array of blocks is accepted as well.
 *
 * @returns null for anything that is not a valid layout
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
