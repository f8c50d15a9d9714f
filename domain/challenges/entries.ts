/** Parts of a challenge's entry besides its text: photographs, files, comments; their addresses. */

/** In UTF-16 code units, as browsers count `maxlength`. */
export const ENTRY_TITLE_MAX_CHARACTERS = 80;
export const COMMENT_MAX_CHARACTERS = 1_000;

export const ENTRY_PICTURES_MAX = 5;
export const ENTRY_FILES_MAX = 3;

/** Value of an entry form's select: remove nothing. */
export const NOTHING = "nothing";

/**
 * A stored photograph: at most this many pixels wide and high, which is as large as the entry's page
 * shows it. Its shape is the photograph's own.
 */
export const PHOTOGRAPH = { width: 720, height: 960, maxBytes: 70_000 } as const;

/** The small copy for a gallery, cut to 4:3. */
export const THUMBNAIL = { width: 320, height: 240, maxBytes: 14_000 } as const;

/**
 * The thumbnails of a gallery's page in one picture, so that a page makes one request for all: rows of cells of
 * this many pixels.
 */
export const SHEET = { columns: 4, cell: { width: 240, height: 180 } } as const;

/** Entries on a page of a gallery, comments on a page of an entry. */
export const GALLERY_PAGE = 12;
export const COMMENTS_PAGE = 20;

/** End of the first sentence of a text. */
const TITLE_ENDS = /[\n.!?…]/;

/**
 * The title of an entry: as typed, or else the beginning of its text up to the end of its first sentence.
 *
 * @returns never empty, unless the text is
 */
export function entryTitle(typed: string, text: string): string {
  const given = oneLine(typed);
  if (given) return cut(given);
  const start = text.trim();
  const end = start.search(TITLE_ENDS);
  return cut(oneLine(end > 0 ? start.slice(0, end) : start));
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Cut at a space where there is one, never within a surrogate pair. */
function cut(text: string): string {
  if (text.length <= ENTRY_TITLE_MAX_CHARACTERS) return text;
  const short = text.slice(0, ENTRY_TITLE_MAX_CHARACTERS - 1).replace(/[\uD800-\uDBFF]$/, "");
  const space = short.lastIndexOf(" ");
  return `${(space > 0 ? short.slice(0, space) : short).trimEnd()}…`;
}

/** The lowest place from 1 that is free, or undefined when `max` are taken. */
export const freePlace = (taken: readonly number[], max: number): number | undefined =>
  Array.from({ length: max }, (_, index) => index + 1).find((place) => !taken.includes(place));
