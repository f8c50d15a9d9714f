/**
 * What a published page makes of a block's colour, layout and metrics. Items have the colour of the block;
 * all else has the business's.
 */
import { kindOfColor, type ColorKind } from "#domain/studio/builder/block-color.ts";
import { isItemType } from "#domain/studio/builder/block-tile.ts";
import type { BlockLayout, BlockType, BuilderBlock } from "#domain/studio/builder/builder.ts";

const ALL: readonly BlockLayout[] = ["card", "list", "grid"];
const ONE: readonly BlockLayout[] = ["card"];

/** Layouts that a page draws differently. A picture block has one picture, and a button or a form one shape. */
export const PAGE_LAYOUTS: Readonly<Record<BlockType, readonly BlockLayout[]>> = {
  space: ALL,
  artifakt: ALL,
  agentik: ALL,
  text: ALL,
  picture: ["card", "list"],
  button: ONE,
  prices: ALL,
  hours: ALL,
  gallery: ALL,
  questions: ALL,
  chat: ONE,
};

export interface BlockLook {
  /** The kind of item whose colour an item's block has; null for blocks in the business's colour. */
  kind: ColorKind | null;
  layout: BlockLayout;
  /** Whether it says the figures of its item. */
  hasMetrics: boolean;
}

/** A block's look on a page. */
export const blockLook = ({ type, config }: Pick<BuilderBlock, "type" | "config">): BlockLook => ({
  kind: isItemType(type) ? kindOfColor(config.color) : null,
  layout: PAGE_LAYOUTS[type].includes(config.layout) ? config.layout : "card",
  hasMetrics: config.showMetrics && isItemType(type),
});
