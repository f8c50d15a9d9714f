import { memo } from "react";
import {
  BLOCK_HEIGHTS,
  BLOCK_WIDTHS,
  BUILDER_CANVAS,
  type BuilderBlock,
} from "#domain/studio/builder/builder.ts";
import { readCustomStyle } from "#domain/studio/builder/builder-style.ts";
import { kindOfColor } from "#domain/studio/builder/block-color.ts";
import { blockTile, isItemType } from "#domain/studio/builder/block-tile.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Tile } from "#app/ui/art/tile.tsx";
import { builderAddress } from "#app/screens/studio/builder/builder-address.ts";
import { InlineEditor, type InlineEditing } from "./inline-editor.tsx";
import { titleOf, TYPE_NAMES } from "#app/screens/studio/builder/words.ts";

/** Blocks with content share few icons: each weighs as much as ten classes. */
export const TYPE_ICONS = {
  space: "i-lucide-store",
  artifakt: "i-lucide-gem",
  agentik: "i-lucide-bot",
  text: "i-lucide-align-left",
  picture: "i-lucide-image",
  button: "i-lucide-arrow-right",
  prices: "i-lucide-align-left",
  hours: "i-lucide-align-left",
  gallery: "i-lucide-image",
  questions: "i-lucide-message-circle",
  chat: "i-lucide-message-circle",
} as const;

/** The class of a colour of the builder. */
export const colorClass = (color: string) => `kind-${kindOfColor(color)}`;

/** Style of a block that is picked up by the keyboard. */
const PICKED = { scale: 0.95, borderStyle: "dashed" };

/** Sample figure of each block type; the canvas marks it as sample data. */
const METRICS = {
  space: m.builder_metric_space,
  artifakt: m.builder_metric_artifakt,
  agentik: m.builder_metric_agentik,
};

/**
 * A block on the canvas: a link that selects it. Its position is in canvas pixels; a narrower screen
 * scales widths, never heights.
 */
export const BlockView = memo(function BlockView({
  block,
  isSelected,
  isPicked,
  editing,
}: {
  block: BuilderBlock;
  isSelected: boolean;
  /** Picked up by the keyboard, to be swapped. */
  isPicked: boolean;
  /** While its texts are edited in place. */
  editing: InlineEditing | undefined;
}) {
  const lang = useLang();
  const { id, type, position, config } = block;
  const isRow = config.layout === "list";
  const percent = (pixels: number) => `${(pixels / BUILDER_CANVAS.width) * 100}%`;
  return (
    <li
      id={id}
      className={`absolute ${isSelected ? "z-2" : ""}`}
      style={{
        left: percent(position.x),
        top: position.y,
        width: percent(BLOCK_WIDTHS[config.size]),
        height: BLOCK_HEIGHTS[config.size],
      }}
    >
      <a
        href={builderAddress({ block: id, hash: "properties" })}
        data-block={id}
        draggable={false}
        aria-current={isSelected || undefined}
        aria-describedby="builder-keys"
        style={{ ...readCustomStyle(config.customStyle).style, ...(isPicked && PICKED) }}
        className={`${colorClass(config.color)} canvas-block text-sm md:text-base ${isRow ? "flex-row" : "flex-col"}`}
      >
        <Picture block={block} />
        <span className="flex flex-col gap-0.5 flex-1 min-w-0 px-0.5 py-1 md:p-2">
          <span className="shrink-0 font-700 leading-tight line-clamp-3 md:line-clamp-2">
            <span className="sr-only">{TYPE_NAMES[type]({}, lang)}: </span>
            {titleOf(block, lang)}
          </span>
          {config.layout !== "grid" && (
            <span className="hidden md:block text-sm text-ink-soft">
              <span className="line-clamp-2">{block.description || block.content?.body}</span>
            </span>
          )}
          {config.showMetrics && isItemType(type) && (
            <span className="mt-auto text-sm leading-tight tracking-tight md:font-600 text-kind tabular">
              {METRICS[type]({}, lang)}
            </span>
          )}
        </span>
        {isSelected && <span className="sr-only">{m.builder_selected({}, lang)}</span>}
      </a>
      {editing && <InlineEditor block={block} editing={editing} />}
    </li>
  );
});

/**
 * The decorative tiles of a block: a strip above in the card layout, a column beside in the list
 * layout, four panes in the grid layout. On touch screens it is the drag handle; elsewhere a touch
 * scrolls the page, until the block is selected.
 */
function Picture({ block }: { block: BuilderBlock }) {
  const { id, type, config } = block;
  const drawing = blockTile({ type, id });
  const isRow = config.layout === "list";
  const icon = (
    <span
      className={`absolute left-1 top-1 p-1 rounded-control bg-surface ${isRow ? "hidden md:flex" : "flex"}`}
    >
      <span className={TYPE_ICONS[type]} aria-hidden="true" />
    </span>
  );
  if (config.layout === "grid") {
    return (
      <span className="touch-none relative grid grid-cols-2 gap-1 flex-1 min-h-0 max-h-[55%] p-1 text-kind">
        {[0, 1, 2, 3].map((pane) => (
          <Tile
            key={pane}
            drawing={(drawing + pane) % 6}
            className="w-full h-full min-h-0 bg-tint"
          />
        ))}
        {icon}
      </span>
    );
  }
  return (
    <span
      className={`touch-none relative block min-h-0 text-kind ${isRow ? "shrink-0 w-1/5 md:w-1/3" : "h-13"}`}
    >
      <Tile drawing={drawing} className="cover w-full h-full bg-tint" />
      {icon}
    </span>
  );
}
