/** How a published page lays out the builder's blocks: in a flow, so that none covers another. */
import type { BlockSize, BuilderBlock } from "#domain/studio/builder/builder.ts";

/** Blocks as one reads the canvas: from top to bottom, and from left to right at the same height. */
export const inReadingOrder = (blocks: readonly BuilderBlock[]): BuilderBlock[] =>
  [...blocks].sort(({ position: a }, { position: b }) => a.y - b.y || a.x - b.x);

/** Columns of six that a block takes on a wide screen; on a phone each block has a row of its own. */
export const COLUMNS_OF_SIZE: Readonly<Record<BlockSize, 2 | 3 | 6>> = {
  small: 2,
  medium: 3,
  large: 6,
};
