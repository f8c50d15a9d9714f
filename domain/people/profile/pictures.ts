import { UPLOAD_MAX_BYTES } from "#domain/artifakts/upload.ts";

/** Pictures of a person: their own, and the logo of their business. */
export const PICTURE_PURPOSES = ["avatar", "logo"] as const;
export type PicturePurpose = (typeof PICTURE_PURPOSES)[number];

/**
 * Crop of a wide or a tall picture to a square: its left or upper part, its middle, its right or
 * lower part.
 */
export const PICTURE_CROPS = ["start", "centre", "end"] as const;
export type PictureCrop = (typeof PICTURE_CROPS)[number];

/** Maximum size of a stored picture. A person waits for it on a slow network, on every screen. */
export const PICTURE_MAX_BYTES = 20_000;

/** Maximum size of a chosen file in bytes: photos of a phone's camera have 2 to 8 MB. */
export const PICTURE_UPLOAD_MAX_BYTES = UPLOAD_MAX_BYTES;

/**
 * Maximum width times height. A decoded picture takes 4 bytes a pixel, whatever its file's size
 * (decompression bomb).
 */
export const PICTURE_MAX_PIXELS = 25_000_000;

/** Accepted formats, for the file chooser; the content decides. */
export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;

/**
 * Why a chosen picture was not taken. `picture-broken`: it cannot be decoded. `picture-busy`: too
 * many are being decoded; it is fine. `picture-disk`: the disk is nearly full; it is fine, too.
 */
export type PictureProblem =
  | "picture-missing"
  | "picture-large"
  | "picture-kind"
  | "picture-pixels"
  | "picture-broken"
  | "picture-busy"
  | "picture-disk";
