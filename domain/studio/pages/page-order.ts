/** How a published page lays out the builder's blocks: in a flow, so that none covers another. */
import { isItemType } from "#domain/studio/builder/block-tile.ts";
import type { BlockSize, BuilderBlock } from "#domain/studio/builder/builder.ts";

/** Blocks in reading order: from top to bottom, and from left to right at the same height. */
export const inReadingOrder = (blocks: readonly BuilderBlock[]): BuilderBlock[] =>
  [...blocks].sort(({ position: a }, { position: b }) => a.y - b.y || a.x - b.x);

/** Columns of a page on a wide screen; on a phone most blocks have a row of their own. */
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

/** Whether a block is readable in half the width of a phone: what has a picture and few words. */
const isSmallGrid = ({ type, config }: Pick<BuilderBlock, "type" | "config">) =>
  config.layout === "grid" && (isItemType(type) || type === "picture");

/**
 * Which blocks share a row of a phone: two of the grid layout that follow each other. One that is left
 * over has a row of its own.
 */
export function halvesOf(blocks: readonly Pick<BuilderBlock, "type" | "config">[]): boolean[] {
  const halves: boolean[] = [];
  for (const [place, block] of blocks.entries()) {
    if (halves.length > place) continue;
    const next = blocks[place + 1];
    if (isSmallGrid(block) && next && isSmallGrid(next)) halves.push(true, true);
    else halves.push(false);
  }
  return halves;
}
