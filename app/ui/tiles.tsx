import { TILE_COUNT, tilePaths } from "#app/domain/tiles.ts";

/** A cover is four cells by two. */
const COLUMNS = 4;
const ROWS = 2;

/**
 * The cover drawings, once per page; covers point at them (`<use href="#tile-2">`). They only exist
 * in the server's HTML, so the paths are not in the browser's script.
 */
export function TileSymbols() {
  return (
    <div
      hidden
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? tileSymbols() : "" }}
    />
  );
}

function tileSymbols(): string {
  const symbols = Array.from({ length: TILE_COUNT }, (_, variant) => {
    const { strong, soft } = tilePaths(variant, COLUMNS, ROWS);
    return `<g id="tile-${variant}"><path d="${strong}"/><path opacity=".4" fill-rule="evenodd" d="${soft}"/></g>`;
  });
  return `<svg width="0" height="0" fill="currentColor"><defs>${symbols.join("")}</defs></svg>`;
}
