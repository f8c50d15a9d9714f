import {
  COLOR_BY_TYPE,
  CONTENT_TYPES,
  ITEM_TYPES,
  type ItemType,
} from "#domain/studio/builder/builder.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Tile } from "#app/ui/art/tile.tsx";
import { colorClass, TYPE_ICONS } from "./block-view.tsx";
import { TYPE_NAMES } from "#app/screens/studio/builder/words.ts";

const ADD = {
  space: m.builder_add_space,
  artifakt: m.builder_add_artifakt,
  agentik: m.builder_add_agentik,
};
const HINTS = {
  space: m.builder_hint_space,
  artifakt: m.builder_hint_artifakt,
  agentik: m.builder_hint_agentik,
};
/** Index of the tile drawing of each type. */
const TILES = { space: 0, artifakt: 5, agentik: 3 };

/** The palette: the three kinds of items, and below them the blocks with content of their own. */
export function Palette() {
  const lang = useLang();
  return (
    <form
      method="post"
      action={paths.builder}
      id="palette"
      aria-label={m.builder_palette({}, lang)}
      className="flex flex-col gap-2 mb-3"
    >
      <input type="hidden" name="intent" value="add" />
      <div className="grid grid-cols-3 gap-2">
        {ITEM_TYPES.map((type) => (
          <button
            key={type}
            name="type"
            value={type}
            aria-label={ADD[type]({}, lang)}
            className={`${colorClass(COLOR_BY_TYPE[type])} card flex items-center gap-3 p-2 md:p-3 text-left hover:border-kind`}
          >
            <span className="hidden xl:block">
              <TypeTile type={type} />
            </span>
            <span className="flex-1 min-w-0">
              <span className="flex flex-col md:flex-row md:items-center gap-x-2 font-700">
                <span className={`${TYPE_ICONS[type]} text-kind`} aria-hidden="true" />
                {TYPE_NAMES[type]({}, lang)}
              </span>
              <span className="hidden md:block text-sm text-ink-soft">{HINTS[type]({}, lang)}</span>
            </span>
            <span className="i-lucide-plus hidden md:block text-ink-soft" aria-hidden="true" />
          </button>
        ))}
      </div>
      <div role="group" aria-label={m.builder_content({}, lang)} className="flex flex-wrap gap-2">
        {CONTENT_TYPES.map((type) => (
          <button
            key={type}
            name="type"
            value={type}
            aria-label={m.builder_add_content({ type: TYPE_NAMES[type]({}, lang) }, lang)}
            className="btn px-2 text-sm"
          >
            <span className={TYPE_ICONS[type]} aria-hidden="true" />
            {TYPE_NAMES[type]({}, lang)}
          </button>
        ))}
      </div>
    </form>
  );
}

/** The decorative tile of a block type, in its colour. */
export function TypeTile({ type }: { type: ItemType }) {
  return (
    <Tile
      drawing={TILES[type]}
      className={`${colorClass(COLOR_BY_TYPE[type])} w-16 h-11 rounded-control [--cell:33%] bg-tint text-kind`}
    />
  );
}
