/** The colours of blocks are those of the kinds of items, which each theme has in its own shade. */
import type { BlockColor } from "./builder.ts";

const KINDS = {
  emerald: "space",
  amber: "artifakt",
  cyan: "agentik",
  violet: "challenge",
} as const satisfies Record<BlockColor, string>;

export type ColorKind = (typeof KINDS)[BlockColor];

/** The kind whose colour a block has; a colour that is not known is the first one. */
export const kindOfColor = (color: string): ColorKind =>
  Object.hasOwn(KINDS, color) ? KINDS[color as BlockColor] : KINDS.emerald;
