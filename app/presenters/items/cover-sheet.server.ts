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
  const sheet: CoverSheet = coverSheetAddress(sheetDigest(covers), [...hashes.keys()]);
  return (id) => (hashes.has(id) ? { sheet } : {});
}
