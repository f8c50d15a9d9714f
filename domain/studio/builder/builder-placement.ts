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

/** The canvas as a grid of cells of 20 x 20 pixels, the distance of its dots. */
const COLUMNS = BUILDER_CANVAS.width / MOVE_STEP;
const ROWS = BUILDER_CANVAS.height / MOVE_STEP;
/** Cells of a block that should stay uncovered: the area of a 40 x 40 pixel target. */
const MIN_VISIBLE_CELLS = 4;

/**
 * The position of a new block: random on the grid, completely on the canvas. Preferred are
 * positions that hide the fewest blocks (leave fewer than {@link MIN_VISIBLE_CELLS} of them), then
 * those that cover the smallest area (on an empty spot both are 0), then those within one slot, which
 * leave the other slots whole: nine medium blocks fit on an empty canvas.
 */
export function freePosition({ blocks, seed, nextNumber }: BuilderWork, size: BlockSize): Position {
  const visible = findVisibleCells(blocks);
  const places = placesFor(size).map((place) => ({ place, ...coverageAt(place, size, visible) }));
  const leastHidden = Math.min(...places.map(({ hidden }) => hidden));
  const candidates = places.filter(({ hidden }) => hidden === leastHidden);
  const leastCovered = Math.min(...candidates.map(({ covered }) => covered));
  const uncovering = candidates.filter(({ covered }) => covered === leastCovered);
  const inSlots = uncovering.filter(({ place }) => isInSlot(place, size));
  const best = inSlots.length > 0 ? inSlots : uncovering;
  const random = createRandom(`${seed}/${nextNumber}`);
  return best[integerBetween(random, 0, best.length - 1)]!.place;
}

/** Whether a block lies within one slot: the canvas is divided into as many equal ones as blocks fit. */
const isInSlot = ({ x, y }: Position, size: BlockSize): boolean =>
  isInPart(x, BLOCK_WIDTHS[size], BUILDER_CANVAS.width) &&
  isInPart(y, BLOCK_HEIGHTS[size], BUILDER_CANVAS.height);

function isInPart(start: number, length: number, whole: number): boolean {
  const part = whole / Math.floor(whole / length);
  return start + length <= (Math.floor(start / part) + 1) * part;
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
 * The position of a duplicate: 20 pixels further in x and y, repeated while it would completely
 * cover another block. At the corner of the canvas: the position of a new block.
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

/** Whether a block of `size` at `{ x, y }` would completely cover this block. */
const isWithin = ({ position, config }: BuilderBlock, { x, y }: Position, size: BlockSize) =>
  position.x >= x &&
  position.y >= y &&
  position.x + BLOCK_WIDTHS[config.size] <= x + BLOCK_WIDTHS[size] &&
  position.y + BLOCK_HEIGHTS[config.size] <= y + BLOCK_HEIGHTS[size];

/** Visits each cell that a block covers, even partly. Cells off the canvas are skipped. */
function eachCell({ x, y }: Position, size: BlockSize, visit: (cell: number) => void): void {
  const right = Math.min(Math.ceil((x + BLOCK_WIDTHS[size]) / MOVE_STEP), COLUMNS);
  const bottom = Math.min(Math.ceil((y + BLOCK_HEIGHTS[size]) / MOVE_STEP), ROWS);
  for (let row = Math.floor(y / MOVE_STEP); row < bottom; row += 1)
    for (let column = Math.floor(x / MOVE_STEP); column < right; column += 1)
      visit(row * COLUMNS + column);
}

/** The visible block of each cell; later blocks lie on top of earlier ones. */
interface VisibleCells {
  /** Index of the topmost block by cell; -1 for none. */
  ofCell: Int16Array;
  /** Number of visible cells by block. */
  cellsOf: Int16Array;
}

function findVisibleCells(blocks: readonly BuilderBlock[]): VisibleCells {
  const ofCell = new Int16Array(COLUMNS * ROWS).fill(-1);
  const cellsOf = new Int16Array(blocks.length);
  blocks.forEach(({ position, config }, index) =>
    eachCell(position, config.size, (cell) => (ofCell[cell] = index)),
  );
  for (const index of ofCell) if (index >= 0) cellsOf[index]! += 1;
  return { ofCell, cellsOf };
}

/**
 * Number of cells of other blocks that a block would cover, and of visible blocks that it would
 * hide.
 */
function coverageAt(place: Position, size: BlockSize, { ofCell, cellsOf }: VisibleCells) {
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
    (count, index) => count < MIN_VISIBLE_CELLS && cellsOf[index]! >= MIN_VISIBLE_CELLS,
  ).length;
  return { covered, hidden };
}
