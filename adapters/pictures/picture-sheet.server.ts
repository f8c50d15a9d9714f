import type { PictureProblem } from "#domain/people/profile/pictures.ts";
import { inTurn, loadSharp } from "./stored-picture.server.ts";

/**
 * Puts WebP pictures into one, row by row, each cut to a cell. Pictures are decoded one after the other.
 *
 * @param cell in pixels
 * @returns a WebP, or why it could not be made
 */
export function makeSheet(
  pictures: readonly Buffer[],
  { columns, cell }: { columns: number; cell: { width: number; height: number } },
): Promise<Buffer | PictureProblem> {
  return inTurn(async () => {
    const sharp = await loadSharp();
    const placed = [];
    for (const [index, picture] of pictures.entries())
      placed.push({
        input: await sharp(picture)
          .resize(cell.width, cell.height, { fit: "cover" })
          .png()
          .toBuffer(),
        left: (index % columns) * cell.width,
        top: Math.floor(index / columns) * cell.height,
      });
    const width = Math.min(columns, Math.max(1, pictures.length)) * cell.width;
    const height = Math.max(1, Math.ceil(pictures.length / columns)) * cell.height;
    return sharp({ create: { width, height, channels: 3, background: "#808080" } })
      .composite(placed)
      .webp({ quality: 62, effort: 4, smartSubsample: true })
      .toBuffer();
  });
}
