import { TILE_COUNT, TILE_SIZE, tilePaths } from "#domain/items/tiles.ts";

/** A cover is four cells by two. */
const COLUMNS = 4;

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

/** Each cell is drawn once: a row repeats it, and the drawing repeats the row. */
function tileSymbols(): string {
  const symbols = Array.from({ length: TILE_COUNT }, (_, variant) => {
    const { strong, soft } = tilePaths(variant, 1, 1);
    const [cell, row] = [`cell-${variant}`, `row-${variant}`];
    const drawn = `<g id="${cell}"><path d="${strong}"/><path opacity=".4" fill-rule="evenodd" d="${soft}"/></g>`;
    const beside = Array.from(
      { length: COLUMNS - 1 },
      (_, index) => `<use href="#${cell}" x="${(index + 1) * TILE_SIZE}"/>`,
    );
    return `<g id="tile-${variant}"><g id="${row}">${drawn}${beside.join("")}</g><use href="#${row}" y="${TILE_SIZE}"/></g>`;
  });
  return `<svg width="0" height="0" fill="currentColor"><defs>${symbols.join("")}</defs></svg>`;
}
