import type { Locale } from "#domain/preferences/preferences.ts";
import {
  BLOCK_HEIGHTS,
  BLOCK_WIDTHS,
  BUILDER_CANVAS,
  COLOR_BY_TYPE,
  type BlockColor,
  type BlockLayout,
  type BlockSize,
  type BlockType,
  type BuilderBlock,
} from "#domain/studio/builder/builder.ts";
import { blockId } from "#domain/studio/builder/builder-blocks.ts";
import type { Asked } from "#engine/asked.ts";

type Words = Readonly<Record<Locale, string>>;

/** A block of a page layout; its place follows from its row. `{business}` and `{what}` are filled in. */
export interface Part {
  type: BlockType;
  size: BlockSize;
  title: Words;
  description: Words;
  layout?: BlockLayout;
  color?: BlockColor;
  showMetrics?: boolean;
  /** Left out where something that it is filled in with is not known. */
  isOptional?: boolean;
}

/** A page of blocks, in rows from top to bottom. */
export interface PageLayout extends Asked {
  /** Purpose of the page, in one sentence. */
  purpose: Words;
  rows: readonly (readonly Part[])[];
}

const GAP = 20;

/**
 * The blocks of a layout in the builder's format: rows below each other, each spread over the width of
 * the canvas.
 */
export function placeBlocks(
  rows: readonly (readonly Part[])[],
  words: (text: Words) => string,
): BuilderBlock[] {
  const blocks: BuilderBlock[] = [];
  let y = GAP;
  for (const row of rows) {
    const wide = row.reduce((sum, { size }) => sum + BLOCK_WIDTHS[size], 0);
    const space = (BUILDER_CANVAS.width - wide) / (row.length + 1);
    let x = space;
    for (const { type, size, title, description, layout, color, showMetrics } of row) {
      blocks.push({
        id: blockId(blocks.length + 1),
        type,
        title: words(title),
        description: words(description),
        position: { x: Math.round(x), y },
        config: {
          color: color ?? COLOR_BY_TYPE[type],
          size,
          layout: layout ?? "card",
          showMetrics: showMetrics ?? false,
          customStyle: "",
        },
      });
      x += BLOCK_WIDTHS[size] + space;
    }
    y += Math.max(...row.map(({ size }) => BLOCK_HEIGHTS[size])) + GAP;
  }
  return blocks;
}
