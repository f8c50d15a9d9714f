import type { PictureProblem } from "#domain/people/profile/pictures.ts";
import { inTurn, loadSharp } from "./stored-picture.server.ts";

/**
 * Puts WebP pictures into one, row by row, each cut to a cell. Pictures are decoded one after the other.
 *
 * @param cell in pixels
 * @param quality of the WebP, 1 to 100
 * @returns a WebP, or why it could not be made
 */
export function makeSheet(
  pictures: readonly Buffer[],
  {
    columns,
    cell,
    quality = 62,
  }: { columns: number; cell: { width: number; height: number }; quality?: number },
): Promise<Buffer | PictureProblem> {
  return inTurn(async () => {
    const sharp = await loadSharp();
    const placed = [];
    for (const [index, picture] of pictures.entries()) {
      const input = await sharp(picture)
        .resize(cell.width, cell.height, { fit: "cover" })
        .png()
        .toBuffer()
        // The cell of one that cannot be read stays grey.
        .catch(() => undefined);
      if (!input) continue;
      placed.push({
        input,
        left: (index % columns) * cell.width,
        top: Math.floor(index / columns) * cell.height,
      });
    }
    const width = Math.min(columns, Math.max(1, pictures.length)) * cell.width;
    const height = Math.max(1, Math.ceil(pictures.length / columns)) * cell.height;
    return sharp({ create: { width, height, channels: 3, background: "#808080" } })
      .composite(placed)
      .webp({ quality, effort: 4, smartSubsample: true })
      .toBuffer();
  });
}
