/** Places of an artifakt's pictures: 0 is the cover, 1 to 3 are previews, in the gallery's order. */
export const PICTURE_PLACES = [0, 1, 2, 3] as const;
export type PicturePlace = (typeof PICTURE_PLACES)[number];
export const COVER_PLACE: PicturePlace = 0;

/** Size in pixels of a stored picture at its best; a smaller one has the same shape, 4:3. */
export const ARTIFAKT_PICTURE = { width: 480, height: 360 } as const;

/**
 * The covers of a list in one picture, one below the other, so that a page makes one request for all:
 * the size of a cell in pixels, twice what a row of a phone shows, and how many cells a sheet may have.
 */
export const COVER_SHEET = { cell: { width: 144, height: 108 }, cells: 32 } as const;

/** Maximum length of a picture's alternative text. */
export const ALT_MAX_CHARACTERS = 200;

/** The place in a form; undefined for anything else. */
export const parsePicturePlace = (text: string): PicturePlace | undefined =>
  PICTURE_PLACES.find((place) => String(place) === text);

/**
 * The alternative text of a form, on one line, without what Postgres cannot store; undefined if it
 * is too long.
 */
export function readAlt(typed: string): string | undefined {
  const text = typed
    .replace(/\0|\p{Cs}/gu, "")
    .replace(/\s+/g, " ")
    .trim();
  return text.length <= ALT_MAX_CHARACTERS ? text : undefined;
}
