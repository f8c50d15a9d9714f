import { LRUCache } from "lru-cache";
import { COVER_SHEET } from "#domain/artifakts/artifakt-pictures.ts";
import type { PictureProblem } from "#domain/people/profile/pictures.ts";
import { makeSheet } from "./picture-sheet.server.ts";

/** WebP quality: a cell has about 1.5 KB. */
const QUALITY = 45;
/** Sheets have about 35 KB each. */
const KEPT_SHEETS = 100;

/** Sheets by their digest, which follows from the covers: what every visitor's list asks for is made once. */
const kept = new LRUCache<string, Promise<Buffer | PictureProblem>>({ max: KEPT_SHEETS });

/**
 * Covers one below the other, each in a cell of COVER_SHEET.
 *
 * @param digest of the covers' contents in their order
 * @param read reads the covers' files; called only if the sheet is not kept
 * @returns a WebP, or why it could not be made
 */
export async function coverSheet(
  digest: string,
  read: () => Promise<readonly Buffer[]>,
): Promise<Buffer | PictureProblem> {
  const known = kept.get(digest);
  if (known) return known;
  const made = read().then((covers) =>
    makeSheet(covers, { columns: 1, cell: COVER_SHEET.cell, quality: QUALITY }),
  );
  kept.set(digest, made);
  // Failures are not kept: the next request tries again.
  const forget = () => kept.delete(digest);
  return made.then(
    (sheet) => {
      if (typeof sheet === "string") forget();
      return sheet;
    },
    (error: unknown) => {
      forget();
      throw error;
    },
  );
}
