/** How a published page lays out the builder's blocks: in a flow, so that none covers another. */
import type { BlockSize, BuilderBlock } from "#domain/studio/builder/builder.ts";

/** Blocks in reading order: from top to bottom, and from left to right at the same height. */
export const inReadingOrder = (blocks: readonly BuilderBlock[]): BuilderBlock[] =>
  [...blocks].sort(({ position: a }, { position: b }) => a.y - b.y || a.x - b.x);

/** Columns of a page on a wide screen; on a phone each block has a row of its own. */
const COLUMNS = 6;
const COLUMNS_OF_SIZE: Readonly<Record<BlockSize, number>> = { small: 2, medium: 3, large: 6 };

/**
 * Columns of six that each block takes, in rows without gaps: the last block of a row fills it up.
 */
export function columnsOf(sizes: readonly BlockSize[]): number[] {
  const columns: number[] = [];
  let left = COLUMNS;
  for (const size of sizes) {
    const wanted = COLUMNS_OF_SIZE[size];
    if (wanted > left) {
      columns[columns.length - 1]! += left;
      left = COLUMNS;
    }
    columns.push(wanted);
    left = left === wanted ? COLUMNS : left - wanted;
  }
  if (left < COLUMNS) columns[columns.length - 1]! += left;
  return columns;
}
