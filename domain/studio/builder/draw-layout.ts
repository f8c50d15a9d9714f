import { tiles, picture, rect, stack } from "#domain/pictures/canvas.ts";
import {
  BLOCK_HEIGHTS,
  BLOCK_WIDTHS,
  BUILDER_CANVAS,
  type BlockColor,
  type BuilderBlock,
} from "./builder.ts";
import { blockTile } from "./block-tile.ts";

/** Colours of drawn blocks: paper, right on the light and the dark themes alike. */
const COLORS: Readonly<Record<BlockColor, string>> = {
  emerald: "#1f6b3a",
  amber: "#9a5b00",
  cyan: "#0b6a84",
  violet: "#6a3fa0",
};
const INK = "#1d1b24";
const PAPER = "#fffdf9";

/** A layout of the page builder, drawn as it stands on the canvas. SVG of the canvas's size. */
export function drawLayout(blocks: readonly BuilderBlock[], title: string): string {
  const { width, height } = BUILDER_CANVAS;
  const body = blocks.map((block) => drawBlock(block)).join("");
  return picture(width, height, title, rect({ x: 0, y: 0, width, height }, "#ebe5d9") + body);
}

function drawBlock({ id, type, title, description, position: { x, y }, config }: BuilderBlock) {
  const [width, height] = [BLOCK_WIDTHS[config.size], BLOCK_HEIGHTS[config.size]];
  const color = COLORS[config.color as BlockColor] ?? COLORS.emerald;
  const isRow = config.layout === "list";
  const art = isRow ? { x, y, width: width / 4, height } : { x, y, width, height: 40 };
  const texts = isRow
    ? { x: x + width / 4 + 12, y: y + 8, width: width * 0.75 - 24, height: height - 16 }
    : { x: x + 12, y: y + 46, width: width - 24, height: height - 54 };
  return (
    rect({ x, y, width, height }, PAPER, 10) +
    tiles(art, {
      drawing: blockTile({ type, id }),
      cell: 40,
      ground: color,
      strong: "#ffffff99",
      soft: "#ffffff33",
    }) +
    stack(
      [
        { text: title, size: 19, isBold: true, fill: INK },
        { text: description, size: 14, fill: "#55505c", gap: 4 },
      ],
      texts,
      "start",
    )
  );
}
