/**
 * The six cover drawings, after azulejos and woven textiles. A tile is a cell of 40 x 40 units in two
 * tones, one path each; a cover repeats it.
 */

/** Side of a cell in SVG units. */
export const TILE_SIZE = 40;

interface Tile {
  /**
   * SVG path data from the cell's corner; each shape begins with an absolute `M`, the rest is
   * relative.
   */
  strong: string;
  soft: string;
}

const TILES: readonly Tile[] = [
  // Azulejo: rings from the corners round a hollow diamond.
  {
    strong:
      "M12 0a12 12 0 0 1-12 12v-5a7 7 0 0 0 7-7zM28 0a12 12 0 0 0 12 12v-5a7 7 0 0 1-7-7zM28 40a12 12 0 0 1 12-12v5a7 7 0 0 0-7 7zM12 40a12 12 0 0 0-12-12v5a7 7 0 0 1 7 7z",
    soft: "M20 6l14 14l-14 14l-14-14zM20 13l-7 7l7 7l7-7z",
  },
  // Petals from the middle, corners cut.
  {
    strong:
      "M20 20q0-15 15-15q0 15-15 15zM20 20q15 0 15 15q-15 0-15-15zM20 20q0 15-15 15q0-15 15-15zM20 20q-15 0-15-15q15 0 15 15z",
    soft: "M0 0h9l-9 9zM40 0v9l-9-9zM40 40h-9l9-9zM0 40v-9l9 9z",
  },
  // Andean stairs.
  {
    strong: "M0 40v-10h10v-10h10v-10h10v-10h10v10h-10v10h-10v10h-10v10z",
    soft: "M4 4h9v9h-9zM27 27h9v9h-9z",
  },
  // Basket: bands over and under.
  {
    strong: "M0 6h26v9h-26zM14 26h26v9h-26z",
    soft: "M6 19h9v21h-9zM26 0h9v22h-9z",
  },
  // Zarape: chevrons.
  {
    strong: "M0 15l20-13l20 13v9l-20-13l-20 13z",
    soft: "M0 34l20-13l20 13v5l-20-13l-20 13z",
  },
  // Eight-pointed star with quarter suns.
  {
    strong: "M20 3l4 13l13 4l-13 4l-4 13l-4-13l-13-4l13-4z",
    soft: "M0 0h8a8 8 0 0 1-8 8zM40 0v8a8 8 0 0 1-8-8zM40 40h-8a8 8 0 0 1 8-8zM0 40v-8a8 8 0 0 1 8 8z",
  },
];

export const TILE_COUNT = TILES.length;

/**
 * The two paths of a drawing, repeated over a grid of `columns` by `rows` cells.
 *
 * @param variant 0 to {@link TILE_COUNT} - 1
 * @throws RangeError for an unknown variant
 */
export function tilePaths(variant: number, columns: number, rows: number): Tile {
  const tile = TILES[variant];
  if (!tile) throw new RangeError(`no tile ${variant}: there are ${TILE_COUNT}`);
  return { strong: repeat(tile.strong, columns, rows), soft: repeat(tile.soft, columns, rows) };
}

/**
 * The two tones of a tile as SVG data URLs, for CSS masks: two, so that the soft one can have a second
 * hue.
 */
export function tileImages(variant: number): { strong: string; soft: string } {
  const { strong, soft } = tilePaths(variant, 1, 1);
  return {
    strong: imageOf(`<path d='${strong}'/>`),
    soft: imageOf(`<path fill-rule='evenodd' d='${soft}'/>`),
  };
}

function imageOf(paths: string): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${TILE_SIZE} ${TILE_SIZE}'>${paths}</svg>`;
  return `data:image/svg+xml,${svg.replaceAll("<", "%3C").replaceAll(">", "%3E")}`;
}

/**
 * A person without a picture, for a CSS mask: a filled cell with a head and, as a poncho, the two lower
 * petals of Plaza's mark cut out.
 */
export const PERSON_IMAGE = imageOf(
  "<path fill-rule='evenodd' d='M0 0h40v40h-40zM20 6a7 7 0 0 1 0 14a7 7 0 0 1 0-14zM20 20q19 0 19 19q-19 0-19-19zM20 20q0 19-19 19q0-19 19-19z'/>",
);

function repeat(path: string, columns: number, rows: number): string {
  let result = "";
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      result += path.replace(
        /M(\d+) (\d+)/g,
        (_move, x: string, y: string) =>
          `M${Number(x) + column * TILE_SIZE} ${Number(y) + row * TILE_SIZE}`,
      );
    }
  }
  return result;
}
