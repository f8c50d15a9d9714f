import sharp from "sharp";
import { afterAll, beforeAll } from "vitest";

/** Loaders that adapters/pictures allows in libvips; unit tests share this state of the process. */
const OF_UPLOADS = ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"];

/**
 * Lets a test file open every kind of picture, SVG and GIF as well, whichever file ran before it in the
 * same process; afterwards only those of uploads.
 */
export function openEveryPicture(): void {
  beforeAll(() => sharp.unblock({ operation: ["VipsForeignLoad"] }));
  afterAll(() => {
    sharp.block({ operation: ["VipsForeignLoad"] });
    sharp.unblock({ operation: OF_UPLOADS });
  });
}
