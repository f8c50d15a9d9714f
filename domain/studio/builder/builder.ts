import { CANVAS_HEIGHT, CANVAS_WIDTH } from "./canvas.ts";

/** Blocks that stand for items of Plaza. */
export const ITEM_TYPES = ["space", "artifakt", "agentik"] as const;
export type ItemType = (typeof ITEM_TYPES)[number];

/** Blocks with content of their own, for pages that customers read. */
export const CONTENT_TYPES = [
  "text",
  "picture",
  "button",
  "prices",
  "hours",
  "gallery",
  "questions",
  "chat",
] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

export const BLOCK_TYPES = [...ITEM_TYPES, ...CONTENT_TYPES] as const;
export type BlockType = (typeof BLOCK_TYPES)[number];

/** Actions of a button. */
export const BUTTON_ACTIONS = ["whatsapp", "call", "map", "link"] as const;
export type ButtonAction = (typeof BUTTON_ACTIONS)[number];

export const BLOCK_SIZES = ["small", "medium", "large"] as const;
export type BlockSize = (typeof BLOCK_SIZES)[number];

export const BLOCK_LAYOUTS = ["card", "list", "grid"] as const;
export type BlockLayout = (typeof BLOCK_LAYOUTS)[number];

/** Values of `config.color`: the colours of the three types, and violet. */
export const BLOCK_COLORS = ["emerald", "amber", "cyan", "violet"] as const;
export type BlockColor = (typeof BLOCK_COLORS)[number];

/** Content of a block on a published page, beside its title and description. */
export interface BlockContent {
  /** Paragraphs, a price list, opening hours, or questions with answers (domain/studio/pages). */
  body: string;
  /** A button's action; other blocks have the first one. */
  action: ButtonAction;
  /**
   * Target of a button: a phone number, an address, a web address; empty for that of the business.
   * For blocks of items and chats the id of what they show, for prices the id of the document that
   * they are from, for questions `APPROVED_ANSWERS`; empty for none. Pages show no origin.
   */
  target: string;
  /** Content hashes of the owner's uploaded pictures. */
  pictures: readonly string[];
}

/** A block of the page builder. */
export interface BuilderBlock {
  id: string;
  type: BlockType;
  title: string;
  description: string;
  /** Top left corner in canvas pixels. */
  position: { x: number; y: number };
  config: {
    color: string;
    size: BlockSize;
    layout: BlockLayout;
    showMetrics: boolean;
    customStyle: string;
  };
  /** Absent while it is empty. */
  content?: BlockContent;
}

/** Value of a field that says that a block stands for no item. */
export const NO_ITEM = "none";

export const NO_CONTENT: BlockContent = { body: "", action: "whatsapp", target: "", pictures: [] };

/** Size in canvas pixels. A narrower screen scales the width, never the height. */
export const BUILDER_CANVAS = { width: CANVAS_WIDTH, height: CANVAS_HEIGHT } as const;

/** Canvas pixels. */
export const BLOCK_HEIGHTS: Record<BlockSize, number> = { small: 128, medium: 160, large: 192 };
/** Canvas pixels. */
export const BLOCK_WIDTHS: Record<BlockSize, number> = { small: 200, medium: 240, large: 280 };

/** Default colour of a new block. */
export const COLOR_BY_TYPE: Record<BlockType, BlockColor> = {
  space: "emerald",
  artifakt: "amber",
  agentik: "cyan",
  text: "emerald",
  picture: "amber",
  button: "cyan",
  prices: "amber",
  hours: "cyan",
  gallery: "amber",
  questions: "violet",
  chat: "cyan",
};

/** Distance of a duplicate from its original in x and y, in canvas pixels. */
export const DUPLICATE_OFFSET = 20;

/** Bounds the draft and the saved layout. */
export const MAX_BLOCKS = 100;
/** Maximum lengths in UTF-16 code units, as the HTML attribute `maxlength` counts. */
export const TITLE_MAX_LENGTH = 80;
export const DESCRIPTION_MAX_LENGTH = 300;
export const CUSTOM_STYLE_MAX_LENGTH = 300;
/** A menu of sixty dishes. */
export const BODY_MAX_LENGTH = 3_000;
export const TARGET_MAX_LENGTH = 300;
export const BLOCK_PICTURES_MAX = 6;

/** Canvas pixels of a block that always stay on the canvas, so that it can be reached. */
const REACHABLE = 44;
/**
 * Maximum position of a block's corner. The same for every size, so that any two blocks can swap.
 */
export const MAX_POSITION = {
  x: BUILDER_CANVAS.width - REACHABLE,
  y: BUILDER_CANVAS.height - REACHABLE,
} as const;

/**
 * Canvas pixels that an arrow key moves a block by, without and with Shift. The grid's dots are 20
 * apart.
 */
export const MOVE_STEP = 20;
export const MOVE_STEP_LARGE = 100;
