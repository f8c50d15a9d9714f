import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { PHOTOGRAPH, THUMBNAIL } from "#domain/challenges/entries.ts";
import { PICTURE_UPLOAD_MAX_BYTES } from "#domain/people/profile/pictures.ts";
import { makePhotograph } from "./photograph.server.ts";

const fileOf = (bytes: Uint8Array) =>
  new File([new Uint8Array(bytes)], "foto.jpg", { type: "image/jpeg" });
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c02030" } });

async function made(bytes: Uint8Array) {
  const photograph = await makePhotograph(fileOf(bytes));
  if (typeof photograph === "string") throw new Error(photograph);
  const [full, small] = await Promise.all([
    sharp(photograph.bytes).metadata(),
    sharp(photograph.thumbnail).metadata(),
  ]);
  expect(photograph.bytes.length).toBeLessThanOrEqual(PHOTOGRAPH.maxBytes);
  expect(photograph.thumbnail.length).toBeLessThanOrEqual(THUMBNAIL.maxBytes);
  expect([photograph.width, photograph.height]).toEqual([full.width, full.height]);
  return { full, small };
}

describe("makePhotograph", () => {
  it.each([
    [4_000, 3_000, 720, 540],
    [3_000, 4_000, 720, 960],
    [1_000, 5_000, 192, 960],
    [300, 200, 300, 200],
  ])("keeps the shape of %i x %i as %i x %i", async (width, height, shownWidth, shownHeight) => {
    const { full, small } = await made(await plain(width, height).jpeg().toBuffer());
    expect([full.format, full.width, full.height]).toEqual(["webp", shownWidth, shownHeight]);
    expect([small.format, small.width, small.height]).toEqual([
      "webp",
      THUMBNAIL.width,
      THUMBNAIL.height,
    ]);
  });

  it("turns it as the camera says, and keeps nothing that the camera wrote", async () => {
    const taken = await plain(1_600, 1_200)
      .jpeg()
      .withExif({
        IFD0: { Make: "Telefono", Copyright: "Ana" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "19/1 25/1 0/1" },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { full, small } = await made(taken);
    expect([full.width, full.height]).toEqual([720, 960]);
    for (const picture of [full, small])
      expect([picture.exif, picture.icc, picture.xmp, picture.iptc, picture.orientation]).toEqual(
        Array(5).fill(undefined),
      );
  });

  it("fits noise, which nothing can compress", async () => {
    const raw = { width: 1_200, height: 1_200, channels: 3 as const };
    const noise = sharp(randomBytes(1_200 * 1_200 * 3), { raw });
    await made(await noise.jpeg({ quality: 100 }).toBuffer());
  });

  it("says why a file is not taken", async () => {
    // The first bytes of a HEIC file of an iPhone.
    const heic = Buffer.concat([
      Buffer.from("00000024667479706865696300000000", "hex"),
      randomBytes(900),
    ]);
    const jpeg = await plain(400, 300).jpeg().toBuffer();
    expect(await makePhotograph(fileOf(heic))).toBe("picture-kind");
    expect(await makePhotograph(fileOf(Buffer.from("<svg/>")))).toBe("picture-kind");
    expect(await makePhotograph(fileOf(Buffer.alloc(0)))).toBe("picture-missing");
    expect(await makePhotograph(fileOf(jpeg.subarray(0, 400)))).toBe("picture-broken");
    const large = Buffer.alloc(PICTURE_UPLOAD_MAX_BYTES + 1);
    expect(await makePhotograph(fileOf(large))).toBe("picture-large");
  });
});
