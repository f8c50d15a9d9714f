import type { Sharp, SharpConstructor } from "sharp";
import { ARTIFAKT_PICTURE } from "#domain/artifakts/artifakt-pictures.ts";
import { sniffMediaType, SNIFFED_BYTES } from "#domain/artifakts/upload.ts";
import {
  PICTURE_MAX_BYTES,
  PICTURE_MAX_PIXELS,
  PICTURE_TYPES,
  PICTURE_UPLOAD_MAX_BYTES,
  type PictureCrop,
  type PictureProblem,
} from "#domain/people/profile/pictures.ts";

/** The part of the picture that fills the frame; with `whole` all of it, on white. */
export type PictureFit = PictureCrop | "whole";

const POSITIONS: Record<PictureCrop, string> = {
  start: "left top",
  centre: "centre",
  end: "right bottom",
};

/** Libvips reads the photos of a phone in 0.1 to 0.3 s; what takes longer is given up. */
const DECODE_SECONDS = 5;

/** Pictures that may wait while one is decoded; each holds its file in memory. */
const MAX_WAITING = 8;

/** Shapes of stored pictures. */
export type PictureFrame = "square" | "4:3";

/** Size in pixels of the decoded picture. */
const SIZES: Record<PictureFrame, { width: number; height: number }> = {
  square: { width: 256, height: 256 },
  "4:3": ARTIFAKT_PICTURE,
};

/**
 * Width in pixels and WebP quality, the best first. The last of a frame is under PICTURE_MAX_BYTES
 * for random noise, which no encoder can compress.
 */
const ENCODINGS: Record<PictureFrame, readonly (readonly [width: number, quality: number])[]> = {
  square: [
    [256, 82],
    [256, 70],
    [256, 55],
    [256, 40],
    [256, 25],
    [192, 50],
    [128, 60],
  ],
  "4:3": [
    [480, 80],
    [480, 68],
    [480, 55],
    [480, 40],
    [400, 40],
    [320, 40],
    [240, 30],
    [144, 55],
  ],
};

/**
 * Makes a WebP of at most PICTURE_MAX_BYTES out of a chosen JPEG, PNG or WebP. Only the pixels are kept: no EXIF (place, camera), no colour profile, no thumbnail, no second frame, no bytes after
 * the picture. One picture is decoded at a time.
 *
 * @returns the WebP, or why the file was not taken
 */
export async function makePicture(
  file: File | undefined,
  fit: PictureFit,
  frame: PictureFrame,
): Promise<Buffer | PictureProblem> {
  if (!file || file.size === 0) return "picture-missing";
  if (file.size > PICTURE_UPLOAD_MAX_BYTES) return "picture-large";
  return inTurn(async () => readAndEncode(Buffer.from(await file.arrayBuffer()), fit, frame));
}

/**
 * Scales a JPEG, PNG or WebP into a square as a PNG, with the guards of `makePicture`.
 *
 * @param side in pixels
 * @returns the PNG, or why the picture was not taken
 */
export async function makeThumbnail(bytes: Buffer, side: number): Promise<Buffer | PictureProblem> {
  if (bytes.length > PICTURE_UPLOAD_MAX_BYTES) return "picture-large";
  return inTurn(async () => {
    const opened = await openPicture(bytes);
    if (typeof opened === "string") return opened;
    const png = opened.picture.resize({ width: side, height: side, fit: "inside" });
    return png
      .png()
      .toBuffer()
      .catch((): PictureProblem => "picture-broken");
  });
}

/** One picture is decoded at a time; few may wait. */
export async function inTurn<Made>(
  work: () => Promise<Made | PictureProblem>,
): Promise<Made | PictureProblem> {
  if (waiting >= MAX_WAITING) return "picture-busy";
  const before = last;
  let leave = () => {};
  last = new Promise((resolve) => (leave = resolve));
  waiting += 1;
  try {
    await before;
    return await work();
  } finally {
    waiting -= 1;
    leave();
  }
}

let waiting = 0;
let last: Promise<void> = Promise.resolve();

/** A picture of an accepted kind and size, turned as the camera says; not decoded yet. */
export async function openPicture(
  bytes: Buffer,
): Promise<{ sharp: SharpConstructor; picture: Sharp } | PictureProblem> {
  const mediaType = sniffMediaType(bytes.subarray(0, SNIFFED_BYTES));
  if (!PICTURE_TYPES.some((type) => type === mediaType)) return "picture-kind";
  const sharp = await loadSharp();
  const open = (): Sharp =>
    sharp(bytes, { limitInputPixels: false, failOn: "error", sequentialRead: true });
  try {
    // The header alone: nothing is decoded before the size is known.
    const { format, width, height } = await open().metadata();
    if (`image/${format}` !== mediaType) return "picture-kind";
    if (width * height > PICTURE_MAX_PIXELS) return "picture-pixels";
    // Turned as the camera says, since that note goes with the EXIF.
    return { sharp, picture: open().timeout({ seconds: DECODE_SECONDS }).autoOrient() };
  } catch {
    return "picture-broken";
  }
}

async function readAndEncode(
  bytes: Buffer,
  fit: PictureFit,
  frame: PictureFrame,
): Promise<Buffer | PictureProblem> {
  const opened = await openPicture(bytes);
  if (typeof opened === "string") return opened;
  const { sharp, picture } = opened;
  try {
    const { data } = await picture
      .resize({
        ...SIZES[frame],
        background: "#ffffff",
        ...(fit === "whole" ? { fit: "contain" } : { fit: "cover", position: POSITIONS[fit] }),
      })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return await encode(sharp, data, frame);
  } catch {
    return "picture-broken";
  }
}

async function encode(
  sharp: SharpConstructor,
  pixels: Buffer,
  frame: PictureFrame,
): Promise<Buffer> {
  const { width, height } = SIZES[frame];
  for (const [scaled, quality] of ENCODINGS[frame]) {
    const webp = await sharp(pixels, { raw: { width, height, channels: 3 } })
      .resize(scaled, (scaled * height) / width)
      .webp({ quality, effort: 5, smartSubsample: true })
      .toBuffer();
    if (webp.length <= PICTURE_MAX_BYTES) return webp;
  }
  throw new Error("no encoding is small enough");
}

let loading: Promise<SharpConstructor> | undefined;

/** Loaded once, with the first picture: a loader blocked while another picture opens would fail it. */
export function loadSharp(): Promise<SharpConstructor> {
  return (loading ??= importSharp());
}

/** Libvips may read only the three formats, and neither caches nor uses more than one thread. */
async function importSharp(): Promise<SharpConstructor> {
  const { default: sharp } = await import("sharp");
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({
    operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"],
  });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
