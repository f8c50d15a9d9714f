import {
  BLOCK_PICTURES_MAX,
  BODY_MAX_LENGTH,
  COLOR_BY_TYPE,
  CUSTOM_STYLE_MAX_LENGTH,
  DESCRIPTION_MAX_LENGTH,
  NO_CONTENT,
  TARGET_MAX_LENGTH,
  TITLE_MAX_LENGTH,
  type BlockColor,
  type BlockLayout,
  type BlockSize,
  type BlockType,
  type BuilderBlock,
  type ButtonAction,
} from "./builder.ts";
import { isItemType } from "./block-tile.ts";
import { blockId, clampPosition, cleanText, isPictureHash, withContent } from "./builder-blocks.ts";
import { duplicatePosition, freePosition } from "./builder-placement.ts";
import { findBlock, isFull, type BuilderWork } from "./builder-work.ts";

/** Fields of a block that an edit may change; absent ones are kept. */
export interface BlockChanges {
  title?: string;
  description?: string;
  color?: BlockColor;
  size?: BlockSize;
  layout?: BlockLayout;
  showMetrics?: boolean;
  customStyle?: string;
  body?: string;
  action?: ButtonAction;
  target?: string;
  pictures?: readonly string[];
  x?: number;
  y?: number;
}

/** All operations of the builder. */
export type BuilderOperation =
  /** `title` is "New {Type}" in the language of the page. */
  | { kind: "add"; type: BlockType; title: string }
  | { kind: "select"; id: string | null }
  | { kind: "edit"; id: string; changes: BlockChanges }
  /** `dx` and `dy` in canvas pixels. */
  | { kind: "move"; id: string; dx: number; dy: number }
  | { kind: "swap"; id: string; otherId: string }
  /** `suffix` is " (Copy)" in the language of the page. */
  | { kind: "duplicate"; id: string; suffix: string }
  | { kind: "remove"; id: string }
  | { kind: "clear" };

/**
 * The work after an operation. An operation that has no effect (an unknown block, a full canvas, a
 * change to the same value) returns the same object.
 */
export function applyOperation(work: BuilderWork, operation: BuilderOperation): BuilderWork {
  if (operation.kind === "add") return add(work, operation.type, operation.title);
  if (operation.kind === "clear") {
    return work.blocks.length === 0 ? work : { ...work, blocks: [], selectedId: null };
  }
  if (operation.kind === "select" && operation.id === null) return select(work, null);
  const block = findBlock(work, operation.id);
  if (!block) return work;
  switch (operation.kind) {
    case "select":
      return select(work, block.id);
    case "edit":
      return replace(work, edited(block, operation.changes));
    case "move":
      return replace(
        work,
        edited(block, { x: block.position.x + operation.dx, y: block.position.y + operation.dy }),
      );
    case "swap":
      return swap(work, block, findBlock(work, operation.otherId));
    case "duplicate":
      return duplicate(work, block, operation.suffix);
    case "remove":
      return {
        ...work,
        blocks: work.blocks.filter((each) => each !== block),
        selectedId: work.selectedId === block.id ? null : work.selectedId,
      };
  }
}

const select = (work: BuilderWork, id: string | null) =>
  work.selectedId === id ? work : { ...work, selectedId: id };

/** Size of a new block; what has much to say takes the whole width of a page. */
const SIZE_BY_TYPE: Readonly<Record<BlockType, BlockSize>> = {
  space: "medium",
  artifakt: "medium",
  agentik: "medium",
  text: "large",
  picture: "medium",
  button: "medium",
  prices: "large",
  hours: "medium",
  gallery: "large",
  questions: "large",
  chat: "medium",
};

/** Adds a block with the defaults and selects it. */
function add(work: BuilderWork, type: BlockType, title: string): BuilderWork {
  if (isFull(work)) return work;
  const size = SIZE_BY_TYPE[type];
  return append(work, {
    id: blockId(work.nextNumber),
    type,
    title: cleanTitle(title),
    description: "",
    position: freePosition(work, size),
    config: {
      color: COLOR_BY_TYPE[type],
      size,
      layout: "card",
      showMetrics: isItemType(type),
      customStyle: "",
    },
  });
}

/** Duplicates a block; the title is shortened where the suffix would not fit. */
function duplicate(work: BuilderWork, block: BuilderBlock, suffix: string) {
  if (isFull(work)) return work;
  const { config, title } = block;
  const titleLength = Math.max(0, TITLE_MAX_LENGTH - suffix.length);
  return append(work, {
    ...block,
    id: blockId(work.nextNumber),
    title: cleanTitle(cleanText(title, titleLength) + suffix),
    position: duplicatePosition(work, block),
    config: { ...config },
  });
}

const append = (work: BuilderWork, block: BuilderBlock): BuilderWork => ({
  ...work,
  blocks: [...work.blocks, block],
  selectedId: block.id,
  nextNumber: work.nextNumber + 1,
});

function swap(
  work: BuilderWork,
  block: BuilderBlock,
  other: BuilderBlock | undefined,
): BuilderWork {
  if (!other || other === block || isSamePlace(block, other)) return work;
  return {
    ...work,
    blocks: work.blocks.map((each) => {
      if (each === block) return { ...block, position: other.position };
      return each === other ? { ...other, position: block.position } : each;
    }),
  };
}

const isSamePlace = ({ position: a }: BuilderBlock, { position: b }: BuilderBlock) =>
  a.x === b.x && a.y === b.y;

function edited(block: BuilderBlock, changes: BlockChanges): BuilderBlock {
  const { title, description, customStyle, body, action, target, pictures, x, y, ...plain } =
    changes;
  const { content: former = NO_CONTENT, ...kept } = block;
  const content = {
    body: body === undefined ? former.body : cleanText(body, BODY_MAX_LENGTH),
    action: action ?? former.action,
    target: target === undefined ? former.target : cleanLine(target, TARGET_MAX_LENGTH),
    pictures: pictures?.filter(isPictureHash).slice(0, BLOCK_PICTURES_MAX) ?? former.pictures,
  };
  const known = Object.fromEntries(
    Object.entries(plain).filter(([, value]) => value !== undefined),
  ) as Pick<BlockChanges, "color" | "size" | "layout" | "showMetrics">;
  return {
    ...kept,
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
    ...withContent(content),
  };
}

/**
 * The fields of a submitted form that differ from the block: a form also sends unchanged fields.
 */
export function changesTo(block: BuilderBlock, submitted: BlockChanges): BlockChanges {
  const before = fieldsOf(block);
  const after = Object.entries(fieldsOf(edited(block, submitted)));
  return Object.fromEntries(after.filter(([name, value]) => value !== before[name as never]));
}

const fieldsOf = ({ title, description, position, config, content }: BuilderBlock) => ({
  title,
  description,
  ...position,
  ...config,
  ...(content ?? NO_CONTENT),
});

/** A title has no line breaks. */
const cleanTitle = (title: string) => cleanLine(title, TITLE_MAX_LENGTH);

const cleanLine = (text: string, maxLength: number) =>
  cleanText(text.replace(/\s*[\r\n]\s*/g, " "), maxLength);

function replace(work: BuilderWork, block: BuilderBlock): BuilderWork {
  const former = findBlock(work, block.id);
  if (!former || JSON.stringify(former) === JSON.stringify(block)) return work;
  return {
    ...work,
    blocks: work.blocks.map((each) => (each === former ? block : each)),
  };
}
