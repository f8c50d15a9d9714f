import {
  BLOCK_HEIGHTS,
  BLOCK_WIDTHS,
  BUILDER_CANVAS,
  COLOR_BY_TYPE,
  CUSTOM_STYLE_MAX_LENGTH,
  DESCRIPTION_MAX_LENGTH,
  DUPLICATE_OFFSET,
  MAX_BLOCKS,
  MOVE_STEP,
  TITLE_MAX_LENGTH,
  type BlockColor,
  type BlockLayout,
  type BlockSize,
  type BlockType,
  type BuilderBlock,
} from "./builder.ts";
import {
  blockId,
  clampPosition,
  cleanText,
  MAX_BLOCK_NUMBER,
  numberOfBlock,
  parseBlocks,
} from "./builder-blocks.ts";
import { createRandom, integerBetween } from "./random.ts";

/** What is on the canvas and what is needed to go on with it. */
export interface BuilderDocument {
  blocks: readonly BuilderBlock[];
  selectedId: string | null;
  /** Of the block that is added next; never given twice. */
  nextNumber: number;
  /** Where random positions come from, so that server and browser agree. */
  seed: string;
}

/** Which fields of a block an edit may change; those that are absent stay. */
export interface BlockChanges {
  title?: string;
  description?: string;
  color?: BlockColor;
  size?: BlockSize;
  layout?: BlockLayout;
  showMetrics?: boolean;
  customStyle?: string;
  x?: number;
  y?: number;
}

/** Everything that can be done to a document (spec 2 "Builder"). */
export type BuilderOperation =
  /** `title` is "New {Type}" in the person's language. */
  | { kind: "add"; type: BlockType; title: string }
  | { kind: "select"; id: string | null }
  | { kind: "edit"; id: string; changes: BlockChanges }
  /** By so many canvas pixels. */
  | { kind: "move"; id: string; dx: number; dy: number }
  | { kind: "swap"; id: string; otherId: string }
  /** `suffix` is " (Copy)" in the person's language. */
  | { kind: "duplicate"; id: string; suffix: string }
  | { kind: "remove"; id: string }
  | { kind: "clear" };

/** Spec 2: what a duplicate's title gets appended. */
export const COPY_SUFFIX = " (Copy)";

/** @param blocks a saved layout; none to begin with */
export function createDocument(
  seed: string,
  blocks: readonly BuilderBlock[] = [],
): BuilderDocument {
  const highest = Math.max(0, ...blocks.map(({ id }) => numberOfBlock(id)));
  return { blocks, selectedId: null, nextNumber: highest + 1, seed };
}

/** Whether one more block fits. */
export const isFull = ({ blocks, nextNumber }: BuilderDocument) =>
  blocks.length >= MAX_BLOCKS || nextNumber > MAX_BLOCK_NUMBER;

export const findBlock = ({ blocks }: Pick<BuilderDocument, "blocks">, id: string | null) =>
  blocks.find((block) => block.id === id);

/**
 * The document after an operation. What cannot be done (an unknown block, one too many, a change
 * that changes nothing) gives the very same document.
 */
export function applyOperation(
  document: BuilderDocument,
  operation: BuilderOperation,
): BuilderDocument {
  if (operation.kind === "add") return add(document, operation.type, operation.title);
  if (operation.kind === "clear") {
    return document.blocks.length === 0 ? document : { ...document, blocks: [], selectedId: null };
  }
  if (operation.kind === "select" && operation.id === null) return select(document, null);
  const block = findBlock(document, operation.id);
  if (!block) return document;
  switch (operation.kind) {
    case "select":
      return select(document, block.id);
    case "edit":
      return replace(document, edited(block, operation.changes));
    case "move":
      return replace(
        document,
        edited(block, { x: block.position.x + operation.dx, y: block.position.y + operation.dy }),
      );
    case "swap":
      return swap(document, block, findBlock(document, operation.otherId));
    case "duplicate":
      return duplicate(document, block, operation.suffix);
    case "remove":
      return {
        ...document,
        blocks: document.blocks.filter((each) => each !== block),
        // Spec 4: deleting the selected block clears the selection.
        selectedId: document.selectedId === block.id ? null : document.selectedId,
      };
  }
}

const select = (document: BuilderDocument, id: string | null) =>
  document.selectedId === id ? document : { ...document, selectedId: id };

/** Spec 3 "New block defaults". What is new is selected: it is what is worked on next. */
function add(document: BuilderDocument, type: BlockType, title: string): BuilderDocument {
  if (isFull(document)) return document;
  const size = "medium";
  return append(document, {
    id: blockId(document.nextNumber),
    type,
    title: cleanTitle(title),
    description: "",
    position: randomPosition(document, size),
    config: {
      color: COLOR_BY_TYPE[type],
      size,
      layout: "card",
      showMetrics: true,
      customStyle: "",
    },
  });
}

/** On the dots, and whole on the canvas. */
function randomPosition({ seed, nextNumber }: BuilderDocument, size: BlockSize) {
  const random = createRandom(`${seed}/${nextNumber}`);
  const onDots = (room: number) =>
    integerBetween(random, 0, Math.floor(room / MOVE_STEP)) * MOVE_STEP;
  return {
    x: onDots(BUILDER_CANVAS.width - BLOCK_WIDTHS[size]),
    y: onDots(BUILDER_CANVAS.height - BLOCK_HEIGHTS[size]),
  };
}

/** Spec 2: the title with the suffix, 20 further in x and in y (as far as the canvas goes). */
function duplicate(document: BuilderDocument, block: BuilderBlock, suffix: string) {
  if (isFull(document)) return document;
  const { position, config, title } = block;
  const room = TITLE_MAX_LENGTH - suffix.length;
  return append(document, {
    ...block,
    id: blockId(document.nextNumber),
    title: cleanTitle(cleanText(title, Math.max(0, room)) + suffix),
    position: clampPosition({
      x: position.x + DUPLICATE_OFFSET,
      y: position.y + DUPLICATE_OFFSET,
    }),
    config: { ...config },
  });
}

const append = (document: BuilderDocument, block: BuilderBlock): BuilderDocument => ({
  ...document,
  blocks: [...document.blocks, block],
  selectedId: block.id,
  nextNumber: document.nextNumber + 1,
});

function swap(
  document: BuilderDocument,
  block: BuilderBlock,
  other: BuilderBlock | undefined,
): BuilderDocument {
  if (!other || other === block || isSamePlace(block, other)) return document;
  return {
    ...document,
    blocks: document.blocks.map((each) => {
      if (each === block) return { ...block, position: other.position };
      return each === other ? { ...other, position: block.position } : each;
    }),
  };
}

const isSamePlace = ({ position: a }: BuilderBlock, { position: b }: BuilderBlock) =>
  a.x === b.x && a.y === b.y;

function edited(block: BuilderBlock, changes: BlockChanges): BuilderBlock {
  const { title, description, customStyle, x, y, ...plain } = changes;
  const known = Object.fromEntries(
    Object.entries(plain).filter(([, value]) => value !== undefined),
  ) as Pick<BlockChanges, "color" | "size" | "layout" | "showMetrics">;
  return {
    ...block,
    title: title === undefined ? block.title : cleanTitle(title),
    description:
      description === undefined
        ? block.description
        : cleanText(description, DESCRIPTION_MAX_LENGTH),
    position: clampPosition({ x: x ?? block.position.x, y: y ?? block.position.y }),
    config: {
      ...block.config,
      ...known,
      customStyle:
        customStyle === undefined
          ? block.config.customStyle
          : cleanText(customStyle, CUSTOM_STYLE_MAX_LENGTH),
    },
  };
}

/** A title is one line. */
const cleanTitle = (title: string) =>
  cleanText(title.replace(/\s*[\r\n]\s*/g, " "), TITLE_MAX_LENGTH);

function replace(document: BuilderDocument, block: BuilderBlock): BuilderDocument {
  const former = findBlock(document, block.id);
  if (!former || JSON.stringify(former) === JSON.stringify(block)) return document;
  return {
    ...document,
    blocks: document.blocks.map((each) => (each === former ? block : each)),
  };
}

/**
 * A document from a value that anybody may have written; see {@link parseBlocks}.
 *
 * @returns null when anything is not as it must be
 */
export function parseDocument(value: unknown): BuilderDocument | null {
  if (typeof value !== "object" || value === null) return null;
  const { blocks: given, selectedId, nextNumber, seed } = value as Record<string, unknown>;
  const blocks = parseBlocks(given);
  if (!blocks || !isSeed(seed) || typeof nextNumber !== "number") return null;
  if (!Number.isInteger(nextNumber) || nextNumber > MAX_BLOCK_NUMBER + 1) return null;
  if (nextNumber < createDocument(seed, blocks).nextNumber) return null;
  const isSelected = blocks.some(({ id }) => id === selectedId);
  if (selectedId !== null && !isSelected) return null;
  return { blocks, selectedId: isSelected ? (selectedId as string) : null, nextNumber, seed };
}

/** Short, and nothing that would need care in a cookie. */
const isSeed = (seed: unknown): seed is string =>
  typeof seed === "string" && /^[\w-]{1,24}$/.test(seed);
