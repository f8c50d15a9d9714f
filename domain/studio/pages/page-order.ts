/** Layout of a published page from the builder's blocks: in a flow, so that none covers another. */
import type { BlockSize, BlockType, BuilderBlock } from "#domain/studio/builder/builder.ts";

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

const HALF = COLUMNS / 2;

/**
 * Halves a row for a picture that would be alone in it, wider than its file is: the text above it stands beside it.
 *
 * @param columns as `columnsOf` gives them
 * @param types of the same blocks
 */
export function besideText(columns: readonly number[], types: readonly BlockType[]): number[] {
  const isWhole = (place: number, type: BlockType) =>
    types[place] === type && columns[place] === COLUMNS;
  const isPair = (place: number) => isWhole(place, "text") && isWhole(place + 1, "picture");
  return columns.map((wide, place) => (isPair(place) || isPair(place - 1) ? HALF : wide));
}
