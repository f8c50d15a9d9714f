/** Usable things of the multimedia library beside its sounds: pictures, loops, looks, scripts, starts. */

/**
 * - `picture`: a drawing or a seamless ground. `loop`: a short animation that repeats.
 * - `look`: colours for photographs and videos, as a .cube file (look.ts).
 * - `script`: a text to be read aloud, with blanks for the business.
 * - `start`: a prompt of the Creator, or a page template of the builder.
 * - `preset`: a file for another program.
 */
export const MEDIUM_KINDS = ["picture", "loop", "look", "script", "start", "preset"] as const;
export type MediumKind = (typeof MEDIUM_KINDS)[number];

/** Languages of scripts. */
export const SCRIPT_LANGUAGES = ["en", "es", "pt"] as const;
export type ScriptLanguage = (typeof SCRIPT_LANGUAGES)[number];

/** Screens that a `start` opens. */
export const START_SCREENS = ["creator", "builder"] as const;
export type StartScreen = (typeof START_SCREENS)[number];

/** Seconds of a piece of music besides the whole one. */
export const CUT_SECONDS = [15, 30, 60] as const;

/** Keys of the file store that name a file which the build has made for the library. */
export const MEDIA_PREFIX = "media/";

/** Blanks of a script, by what they stand for. */
export const SCRIPT_BLANKS = [
  "negocio",
  "horario",
  "calle",
  "telefono",
  "platillo",
  "precio",
  "fecha",
  "nombre",
] as const;
export type ScriptBlank = (typeof SCRIPT_BLANKS)[number];

const BLANK = /\{([a-z]+)\}/g;

/**
 * Fills the blanks of a script. A blank without a value stays, so that it is visible.
 *
 * @returns the text, and the blanks that are left, each once
 */
export function fillScript(
  text: string,
  values: Partial<Record<ScriptBlank, string>>,
): { text: string; missing: ScriptBlank[] } {
  const missing = new Set<ScriptBlank>();
  const filled = text.replace(BLANK, (whole, name: string) => {
    const blank = SCRIPT_BLANKS.find((known) => known === name);
    if (!blank) return whole;
    const value = values[blank]?.trim();
    if (value) return value;
    missing.add(blank);
    return whole;
  });
  return { text: filled, missing: [...missing] };
}

/**
 * CSS of a cell of a sprite as a background that fills its element: size and position in per cent.
 */
export function spriteStyle(
  position: number,
  { columns, cells }: { columns: number; cells: number },
): { backgroundSize: string; backgroundPosition: string } {
  const rows = Math.ceil(cells / columns);
  const [column, row] = [position % columns, Math.floor(position / columns)];
  const percent = (at: number, count: number) => (count > 1 ? (100 * at) / (count - 1) : 0);
  return {
    backgroundSize: `${100 * columns}% ${100 * rows}%`,
    backgroundPosition: `${percent(column, columns)}% ${percent(row, rows)}%`,
  };
}
