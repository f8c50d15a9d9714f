import { CANVAS_HEIGHT, CANVAS_WIDTH } from "./canvas.ts";

export const BLOCK_TYPES = ["space", "artifakt", "agentik"] as const;
export type BlockType = (typeof BLOCK_TYPES)[number];

export const BLOCK_SIZES = ["small", "medium", "large"] as const;
export type BlockSize = (typeof BLOCK_SIZES)[number];

export const BLOCK_LAYOUTS = ["card", "list", "grid"] as const;
export type BlockLayout = (typeof BLOCK_LAYOUTS)[number];

/** Values of `config.color`: the colours of the three types, and violet. */
export const BLOCK_COLORS = ["emerald", "amber", "cyan", "violet"] as const;
export type BlockColor = (typeof BLOCK_COLORS)[number];

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
}

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
};

/** Distance of a duplicate from its original in x and y, in canvas pixels. */
export const DUPLICATE_OFFSET = 20;

/** Bounds the draft and the saved layout. */
export const MAX_BLOCKS = 100;
/** Maximum lengths in UTF-16 code units, as the HTML attribute `maxlength` counts. */
export const TITLE_MAX_LENGTH = 80;
export const DESCRIPTION_MAX_LENGTH = 300;
export const CUSTOM_STYLE_MAX_LENGTH = 300;

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
