import { CANVAS_HEIGHT, CANVAS_WIDTH } from "./canvas.ts";

/** A block of the page builder (spec 3 "Builder block"). */
export const BLOCK_TYPES = ["space", "artifakt", "agentik"] as const;
export type BlockType = (typeof BLOCK_TYPES)[number];

export const BLOCK_SIZES = ["small", "medium", "large"] as const;
export type BlockSize = (typeof BLOCK_SIZES)[number];

export const BLOCK_LAYOUTS = ["card", "list", "grid"] as const;
export type BlockLayout = (typeof BLOCK_LAYOUTS)[number];

/** What `config.color` may be: the three of the types (spec 3 "New block defaults") and violet. */
export const BLOCK_COLORS = ["emerald", "amber", "cyan", "violet"] as const;
export type BlockColor = (typeof BLOCK_COLORS)[number];

export interface BuilderBlock {
  id: string;
  type: BlockType;
  title: string;
  description: string;
  /** Canvas pixels from the top left corner. */
  position: { x: number; y: number };
  config: {
    color: string;
    size: BlockSize;
    layout: BlockLayout;
    showMetrics: boolean;
    customStyle: string;
  };
}

/** Spec 9: "Builder canvas height is 600". A narrower screen squeezes the width, never the height. */
export const BUILDER_CANVAS = { width: CANVAS_WIDTH, height: CANVAS_HEIGHT } as const;

/** Spec 9 "Block heights", in canvas pixels. */
export const BLOCK_HEIGHTS: Record<BlockSize, number> = { small: 128, medium: 160, large: 192 };
/** The widths that go with them: the specification gives none. */
export const BLOCK_WIDTHS: Record<BlockSize, number> = { small: 200, medium: 240, large: 280 };

/** Spec 3 "New block defaults": colour by type. */
export const COLOR_BY_TYPE: Record<BlockType, BlockColor> = {
  space: "emerald",
  artifakt: "amber",
  agentik: "cyan",
};

/** Spec 2 and 9: how far from its original a duplicate lies, in x and in y. */
export const DUPLICATE_OFFSET = 20;

/** More would be a page nobody builds, and a draft no browser should carry. */
export const MAX_BLOCKS = 100;
/** In UTF-16 units, as `maxlength` counts. */
export const TITLE_MAX_LENGTH = 80;
export const DESCRIPTION_MAX_LENGTH = 300;
export const CUSTOM_STYLE_MAX_LENGTH = 300;

/** Of every block at least this much stays on the canvas, so that it can be reached. */
const REACHABLE = 44;
/** The furthest a block's corner may lie. The same for every size, so that any two can swap. */
export const MAX_POSITION = {
  x: BUILDER_CANVAS.width - REACHABLE,
  y: BUILDER_CANVAS.height - REACHABLE,
} as const;

/** What an arrow key moves a block by, and with Shift: the canvas's dots are 20 apart. */
export const MOVE_STEP = 20;
export const MOVE_STEP_LARGE = 100;
