import type { Sharp, SharpConstructor } from "sharp";
import { PHOTOGRAPH, THUMBNAIL } from "#domain/challenges/entries.ts";
import { PICTURE_UPLOAD_MAX_BYTES, type PictureProblem } from "#domain/people/profile/pictures.ts";
import { inTurn, openPicture } from "./stored-picture.server.ts";

/** A photograph as it is stored, with a small copy of it. */
export interface Photograph {
  /** Complete WebP files. */
  bytes: Buffer;
  thumbnail: Buffer;
  /** In pixels, of `bytes`. */
  width: number;
  height: number;
}

/**
 * Parts of the size and WebP qualities, the best first. Random noise, which no encoder can compress, fits at
 * the last.
 */
const ENCODINGS: readonly (readonly [scale: number, quality: number])[] = [
  [1, 80],
  [1, 68],
  [1, 55],
  [1, 40],
  [0.75, 45],
  [0.5, 45],
  [0.35, 40],
  [0.2, 40],
];

/**
 * Makes a photograph of a chosen JPEG, PNG or WebP: as large as an entry's page shows it, and small for a
 * gallery. Only the pixels are kept, turned as the camera says: no EXIF (place, camera), no colour profile,
 * no thumbnail of the camera, no bytes after the picture. One picture is decoded at a time.
 *
 * @returns why the file was not taken, if so
 */
export async function makePhotograph(file: File): Promise<Photograph | PictureProblem> {
  if (file.size === 0) return "picture-missing";
  if (file.size > PICTURE_UPLOAD_MAX_BYTES) return "picture-large";
  return inTurn(async () => decode(Buffer.from(await file.arrayBuffer())));
}

async function decode(bytes: Buffer): Promise<Photograph | PictureProblem> {
  const opened = await openPicture(bytes);
  if (typeof opened === "string") return opened;
  const { sharp, picture } = opened;
  try {
    const { data, info } = await fitted(picture, PHOTOGRAPH);
    const { width, height } = info;
    const raw = { width, height, channels: 3 } as const;
    const cut = await sharp(data, { raw })
      .resize({ width: THUMBNAIL.width, height: THUMBNAIL.height, fit: "cover" })
      .raw()
      .toBuffer();
    return {
      ...(await encode(sharp, data, { width, height }, PHOTOGRAPH.maxBytes)),
      thumbnail: (await encode(sharp, cut, THUMBNAIL, THUMBNAIL.maxBytes)).bytes,
    };
  } catch {
    return "picture-broken";
  }
}

/**
 * Makes a small copy of a JPEG, PNG or WebP in the picture's own shape. Only the pixels are kept, as in a
 * photograph.
 *
 * @param box in pixels, and bytes of the WebP at most
 * @returns why there is none, if so
 */
export async function makeSmallCopy(
  file: File,
  box: { width: number; height: number; maxBytes: number },
): Promise<{ bytes: Buffer; width: number; height: number } | PictureProblem> {
  if (file.size > PICTURE_UPLOAD_MAX_BYTES) return "picture-large";
  return inTurn(async () => {
    const opened = await openPicture(Buffer.from(await file.arrayBuffer()));
    if (typeof opened === "string") return opened;
    try {
      const { data, info } = await fitted(opened.picture, box);
      return await encode(opened.sharp, data, info, box.maxBytes);
    } catch {
      return "picture-broken";
    }
  });
}

/** The pixels of a picture, at most as large as the box, on white where they are transparent. */
const fitted = (picture: Sharp, { width, height }: { width: number; height: number }) =>
  picture
    .resize({ width, height, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });

/** A WebP of at most `maxBytes`, with its size in pixels. */
async function encode(
  sharp: SharpConstructor,
  pixels: Buffer,
  { width, height }: { width: number; height: number },
  maxBytes: number,
): Promise<{ bytes: Buffer; width: number; height: number }> {
  for (const [scale, quality] of ENCODINGS) {
    const { data, info } = await sharp(pixels, { raw: { width, height, channels: 3 } })
      .resize(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)))
      .webp({ quality, effort: 5, smartSubsample: true })
      .toBuffer({ resolveWithObject: true });
    if (data.length <= maxBytes) return { bytes: data, width: info.width, height: info.height };
  }
  throw new Error("no encoding is small enough");
}
