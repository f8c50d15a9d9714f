import { coverSheetAddress, isIdOfSheet } from "#domain/addresses/picture-paths.ts";
import { COVER_SHEET } from "#domain/artifakts/artifakt-pictures.ts";
import { sheetDigest } from "#app/presenters/sheet-digest.server.ts";
import type { CoverSheet } from "#app/ui/art/sheet-picture.tsx";

/** An artifakt of a list. */
interface Pictured {
  id: string;
  /** Content hash of its cover; null without one. */
  coverHash?: string | null | undefined;
}

/**
 * 4:3, as large as fits into its tile, and no wider than a tile of 6.5 rem is high. Over the tile, in its middle.
 * Not classes: their CSS would be in every list, with or without pictures.
 */
const STYLE = {
  position: "relative",
  placeSelf: "center",
  width: "min(100%,8.67rem)",
  aspectRatio: "4/3",
  objectFit: "cover",
} as const;

/**
 * Puts the covers of a list's artifakts on one sheet, the first COVER_SHEET.cells of them.
 *
 * @returns the sheet that has an artifakt's cover, as a field; no field without a cover
 */
export function sheetOfCovers(
  artifakts: readonly Pictured[],
): (id: string) => { sheet?: CoverSheet } {
  const hashes = new Map<string, string>();
  for (const { id, coverHash } of artifakts)
    if (coverHash && isIdOfSheet(id) && hashes.size < COVER_SHEET.cells) hashes.set(id, coverHash);
  const covers = [...hashes.values()].map((hash) => ({ hash }));
  const src = coverSheetAddress(sheetDigest(covers), [...hashes.keys()]);
  // `--i` is the number of the cell, from 1: as much of the sheet is above it as of what does not show.
  const objectPosition = `0 calc(100%*(var(--i) - 1)/${hashes.size - 1 || 1})`;
  // One object for all: the loader's data name it once.
  const sheet: CoverSheet = { src, loading: "lazy", style: { ...STYLE, objectPosition } };
  return (id) => (hashes.has(id) ? { sheet } : {});
}
