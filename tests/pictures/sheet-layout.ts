/** Size of a picture on a contact sheet, in pixels. */
export const THUMBNAIL = { width: 300, height: 480 };
/** Height of the line with a picture's name above it. */
export const LABEL = 28;
/** The largest width and height of a WebP. */
export const WEBP_MAX_PX = 16_383;

const GAP = 16;
const STEP = { x: THUMBNAIL.width + GAP, y: THUMBNAIL.height + LABEL + GAP };
const COLUMNS_MAX = 16;
const ROWS_MAX = 24;
const SCREENS_PER_SHEET = 6;

/** A screen or state with the file names of its pictures. */
export interface PicturedScreen {
  screen: string;
  looks: readonly string[];
}

export interface SheetLayout {
  width: number;
  height: number;
  /** Where each picture is, its label at the top. */
  places: readonly { screen: string; look: string; left: number; top: number }[];
}

/**
 * Contact sheets of at most six screens: each screen begins a row, and has more than one if its looks
 * are more than COLUMNS_MAX. No side is larger than WEBP_MAX_PX.
 */
export function sheetLayouts(screens: readonly PicturedScreen[]): SheetLayout[] {
  const sheets: PicturedScreen[][] = [];
  let rows = 0;
  for (const screen of screens) {
    const own = Math.ceil(screen.looks.length / COLUMNS_MAX);
    const sheet = sheets.at(-1);
    if (!sheet || sheet.length === SCREENS_PER_SHEET || rows + own > ROWS_MAX) {
      sheets.push([screen]);
      rows = own;
    } else {
      sheet.push(screen);
      rows += own;
    }
  }
  return sheets.map(layoutOf);
}

function layoutOf(screens: readonly PicturedScreen[]): SheetLayout {
  let row = 0;
  const places = screens.flatMap(({ screen, looks }) => {
    const first = row;
    row += Math.ceil(looks.length / COLUMNS_MAX);
    return looks.map((look, index) => ({
      screen,
      look,
      left: GAP + (index % COLUMNS_MAX) * STEP.x,
      top: GAP + (first + Math.floor(index / COLUMNS_MAX)) * STEP.y,
    }));
  });
  const columns = Math.min(COLUMNS_MAX, Math.max(...screens.map(({ looks }) => looks.length)));
  return { width: GAP + columns * STEP.x, height: GAP + row * STEP.y, places };
}
