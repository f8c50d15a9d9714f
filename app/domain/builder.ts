/** A block of the page builder (spec 3 "Builder block"). */
export const BLOCK_TYPES = ["space", "artifakt", "agentik"] as const;
export type BlockType = (typeof BLOCK_TYPES)[number];

export const BLOCK_SIZES = ["small", "medium", "large"] as const;
export type BlockSize = (typeof BLOCK_SIZES)[number];

export const BLOCK_LAYOUTS = ["card", "list", "grid"] as const;
export type BlockLayout = (typeof BLOCK_LAYOUTS)[number];

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
