import type { CSSProperties } from "react";
import {
  BLOCK_HEIGHTS,
  BLOCK_WIDTHS,
  type BlockColor,
  type BuilderBlock,
} from "#domain/studio/builder/builder.ts";
import { readCustomStyle } from "#domain/studio/builder/builder-style.ts";
import { coverVariant } from "#domain/items/cover.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#app/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Tile } from "#app/ui/art/tile.tsx";

/** Theme colour classes by the builder's colour names. */
const COLOR_KINDS: Record<BlockColor, string> = {
  emerald: "kind-space",
  amber: "kind-artifakt",
  cyan: "kind-agentik",
  violet: "kind-challenge",
};

const TYPES = {
  space: { name: m.builder_type_space, to: paths.spaces },
  artifakt: { name: m.builder_type_artifakt, to: paths.artifakts },
  agentik: { name: m.builder_type_agentik, to: paths.agentiks },
};

/**
 * A block of a published page. Its texts are user input, which React escapes; its style is built from
 * a closed set of values.
 */
export function PageBlock({ block }: { block: BuilderBlock }) {
  const lang = useLang();
  const { id, type, title, description, position, config } = block;
  const { name, to } = TYPES[type];
  return (
    <li
      className={`${COLOR_KINDS[config.color as BlockColor] ?? COLOR_KINDS.emerald} lg:absolute lg:w-[var(--w)]`}
      // Positions apply to the canvas layout (`lg:absolute`); the narrow list ignores them.
      style={
        {
          "--w": `${BLOCK_WIDTHS[config.size]}px`,
          left: position.x,
          top: position.y,
          minHeight: BLOCK_HEIGHTS[config.size],
        } as CSSProperties
      }
    >
      <a
        href={to}
        style={readCustomStyle(config.customStyle).style}
        className={`card overflow-hidden flex ${config.layout === "list" ? "" : "flex-col"} h-full hover:border-kind`}
      >
        <Tile
          drawing={coverVariant(type, id)}
          className={`cover bg-tint text-kind shrink-0 ${config.layout === "list" ? "w-1/3" : "w-full h-14"}`}
        />
        <span className="flex flex-col gap-1 p-3 min-w-0">
          <span className="badge self-start">{name({}, lang)}</span>
          <span className="font-700 break-words">{title || m.builder_untitled({}, lang)}</span>
          {description && (
            <span className="text-sm text-ink-soft break-words whitespace-pre-wrap">
              {description}
            </span>
          )}
        </span>
      </a>
    </li>
  );
}
