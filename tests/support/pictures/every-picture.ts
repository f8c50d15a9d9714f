import sharp from "sharp";
import { afterAll, beforeAll } from "vitest";

/** What adapters/pictures lets libvips read; the state of the process, which unit tests share. */
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
