/** Pictures, animations, thumbnails, sprites and covers, from drawings. */
import sharp from "sharp";
import { writeZip } from "../../goods/kit/archive.ts";
import { writeGif } from "../../goods/kit/gif.ts";
import { renderPng } from "../../goods/kit/paper-svg.ts";
import { MEDIA_CELL } from "../manifest.ts";
import type { MadeFile } from "../thing.ts";

/** Bytes of a picture, and the numbers of colours that are tried until it is small enough: 8 and 4 bits. */
export const PICTURE_MAX_BYTES = 120_000;
const PICTURE_COLOURS = [256, 16];

/** Pixels. */
const PICTURE_WIDTH = 1_200;

/**
 * A drawing as PNG and, in a ZIP, as SVG.
 *
 * @param ratio its height by its width
 * @throws Error when it is too large with any number of colours
 */
export async function pictureFiles(name: string, svg: string, ratio: number): Promise<MadeFile[]> {
  const raw = renderPng(svg, PICTURE_WIDTH);
  for (const colours of PICTURE_COLOURS) {
    const bytes = await sharp(raw).png({ palette: true, colours, dither: 0, effort: 6 }).toBuffer();
    if (bytes.length > PICTURE_MAX_BYTES) continue;
    const height = Math.round(PICTURE_WIDTH * ratio);
    return [
      { fileName: `${name}.png`, mediaType: "image/png", bytes, width: PICTURE_WIDTH, height },
      {
        fileName: `${name}.zip`,
        mediaType: "application/zip",
        bytes: writeZip({ [`${name}.svg`]: svg }),
      },
    ];
  }
  throw new Error(`${name} is too large: draw less in it`);
}

/** Frames of an animation, and milliseconds of each: 3.6 seconds in all. */
const LOOP_FRAMES = 30;
const LOOP_DELAY = 120;

/**
 * A drawing that changes with time as a GIF that repeats without a cut.
 *
 * @param frame a whole SVG for a time from 0 (inclusive) to 1 (exclusive)
 * @param width pixels
 * @param ratio its height by its width
 */
export async function loopFile(
  name: string,
  frame: (time: number) => string,
  width: number,
  ratio: number,
): Promise<MadeFile> {
  const svgs = Array.from({ length: LOOP_FRAMES }, (_, index) => frame(index / LOOP_FRAMES));
  return {
    fileName: `${name}.gif`,
    mediaType: "image/gif",
    bytes: await writeGif(svgs, LOOP_DELAY, width, { effort: 3, interFrameMaxError: 4 }),
    width,
    height: Math.round(width * ratio),
  };
}

const pixels = (drawn: string | Uint8Array, width: number): Uint8Array =>
  typeof drawn === "string" ? renderPng(drawn, width) : drawn;

/** Cells in a row of a sprite. */
export const SPRITE_COLUMNS = 4;
const SPRITE_QUALITY = 76;

/** Thumbnails in one grid, row by row, as WebP. */
export async function writeSprite(thumbs: readonly (string | Uint8Array)[]): Promise<Uint8Array> {
  const { width, height } = MEDIA_CELL;
  const columns = Math.min(SPRITE_COLUMNS, thumbs.length);
  const cells = await Promise.all(
    thumbs.map(async (thumb, index) => ({
      input: await sharp(pixels(thumb, width * 2))
        .resize({ width, height, fit: "cover" })
        .png({ compressionLevel: 1 })
        .toBuffer(),
      left: (index % columns) * width,
      top: Math.floor(index / columns) * height,
    })),
  );
  return sharp({
    create: {
      width: columns * width,
      height: Math.ceil(thumbs.length / columns) * height,
      channels: 3,
      background: "#ffffff",
    },
  })
    .composite(cells)
    .webp({ quality: SPRITE_QUALITY, effort: 4, smartSubsample: true })
    .toBuffer();
}

const COVER = { width: 480, height: 360 } as const;

/** Bytes of a cover, and the qualities that are tried until it is small enough. */
export const MEDIA_COVER_MAX_BYTES = 14_000;
const COVER_QUALITIES = [78, 68, 58, 48, 38, 28, 18];

/**
 * A collection's cover as WebP.
 *
 * @throws Error when it is too large in any quality
 */
export async function writeMediaCover(id: string, drawn: string | Uint8Array): Promise<Uint8Array> {
  const small = await sharp(pixels(drawn, COVER.width * 2))
    .resize({ ...COVER, fit: "cover" })
    .png({ compressionLevel: 1 })
    .toBuffer();
  for (const quality of COVER_QUALITIES) {
    const webp = await sharp(small).webp({ quality, effort: 4, smartSubsample: true }).toBuffer();
    if (webp.length <= MEDIA_COVER_MAX_BYTES) return webp;
  }
  throw new Error(`the cover of ${id} is too large: draw less in it`);
}
