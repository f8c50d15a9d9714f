import {
  BLOCK_HEIGHTS,
  BLOCK_WIDTHS,
  BUILDER_CANVAS,
  DUPLICATE_OFFSET,
  MOVE_STEP,
  type BlockSize,
  type BuilderBlock,
} from "./builder.ts";
import { clampPosition } from "./builder-blocks.ts";
import type { BuilderWork } from "./builder-work.ts";
import { createRandom, integerBetween } from "#domain/format/random.ts";

type Position = BuilderBlock["position"];

/** The canvas as cells between its dots, row by row. */
const COLUMNS = BUILDER_CANVAS.width / MOVE_STEP;
const ROWS = BUILDER_CANVAS.height / MOVE_STEP;
/** Of a block at least so many cells stay uncovered where that can be: a target of 40 by 40 pixels. */
const CELLS_TO_PRESS = 4;

/**
 * Where a new block goes: a random place on the dots, whole on the canvas, that covers no other
 * block. Where there is none, one that leaves something to press of every block it covers; of those,
 * one that covers the least.
 */
export function freePosition({ blocks, seed, nextNumber }: BuilderWork, size: BlockSize): Position {
  const owners = topmostBlocks(blocks);
  const places = placesFor(size).map((place) => ({ place, ...coveredAt(place, size, owners) }));
  const leastHidden = Math.min(...places.map(({ hidden }) => hidden));
  const fair = places.filter(({ hidden }) => hidden === leastHidden);
  const leastCovered = Math.min(...fair.map(({ covered }) => covered));
  const best = fair.filter(({ covered }) => covered === leastCovered);
  const random = createRandom(`${seed}/${nextNumber}`);
  return best[integerBetween(random, 0, best.length - 1)]!.place;
}

function placesFor(size: BlockSize): Position[] {
  const columns = Math.floor((BUILDER_CANVAS.width - BLOCK_WIDTHS[size]) / MOVE_STEP) + 1;
  const rows = Math.floor((BUILDER_CANVAS.height - BLOCK_HEIGHTS[size]) / MOVE_STEP) + 1;
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: (index % columns) * MOVE_STEP,
    y: Math.floor(index / columns) * MOVE_STEP,
  }));
}

/**
 * Where a duplicate goes: 20 further in x and in y, and as much again while a block lies there that
 * it would cover whole. At the end of the canvas, where a new block would go.
 */
export function duplicatePosition(work: BuilderWork, { position, config }: BuilderBlock): Position {
  const { size } = config;
  let last = position;
  for (;;) {
    const next = clampPosition({ x: last.x + DUPLICATE_OFFSET, y: last.y + DUPLICATE_OFFSET });
    if (next.x === last.x && next.y === last.y) return freePosition(work, size);
    if (!work.blocks.some((block) => isWithin(block, next, size))) return next;
    last = next;
  }
}

/** Whether a block lies whole under one of a size at a place. */
const isWithin = ({ position, config }: BuilderBlock, { x, y }: Position, size: BlockSize) =>
  position.x >= x &&
  position.y >= y &&
  position.x + BLOCK_WIDTHS[config.size] <= x + BLOCK_WIDTHS[size] &&
  position.y + BLOCK_HEIGHTS[config.size] <= y + BLOCK_HEIGHTS[size];

/** Calls back for each cell that a block covers, also in part. What lies off the canvas is cut. */
function eachCell({ x, y }: Position, size: BlockSize, visit: (cell: number) => void): void {
  const right = Math.min(Math.ceil((x + BLOCK_WIDTHS[size]) / MOVE_STEP), COLUMNS);
  const bottom = Math.min(Math.ceil((y + BLOCK_HEIGHTS[size]) / MOVE_STEP), ROWS);
  for (let row = Math.floor(y / MOVE_STEP); row < bottom; row += 1)
    for (let column = Math.floor(x / MOVE_STEP); column < right; column += 1)
      visit(row * COLUMNS + column);
}

/** Which block is seen in each cell, and in how many each is: the later ones lie over the former. */
interface Owners {
  /** Indices of blocks; -1 for none. */
  ofCell: Int16Array;
  cellsOf: Int16Array;
}

function topmostBlocks(blocks: readonly BuilderBlock[]): Owners {
  const ofCell = new Int16Array(COLUMNS * ROWS).fill(-1);
  const cellsOf = new Int16Array(blocks.length);
  blocks.forEach(({ position, config }, index) =>
    eachCell(position, config.size, (cell) => (ofCell[cell] = index)),
  );
  for (const index of ofCell) if (index >= 0) cellsOf[index]! += 1;
  return { ofCell, cellsOf };
}

/** How many cells of others a block would cover, and how many blocks that could be pressed before. */
function coveredAt(place: Position, size: BlockSize, { ofCell, cellsOf }: Owners) {
  let covered = 0;
  eachCell(place, size, (cell) => {
    if (ofCell[cell]! >= 0) covered += 1;
  });
  if (covered === 0) return { covered, hidden: 0 };
  const left = cellsOf.slice();
  eachCell(place, size, (cell) => {
    const index = ofCell[cell]!;
    if (index >= 0) left[index]! -= 1;
  });
  const hidden = left.filter(
    (count, index) => count < CELLS_TO_PRESS && cellsOf[index]! >= CELLS_TO_PRESS,
  ).length;
  return { covered, hidden };
}
