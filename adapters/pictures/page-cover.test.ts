import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { PAGE_COVER } from "#domain/studio/pages/page-cover.ts";
import { makePageCover, pageCover } from "./page-cover.server.ts";

const COVER = {
  title: "Fonda Lupita",
  name: "Fonda Lupita",
  place: "Jacarandas 48, Roma",
  colour: "#207040",
  accent: "#f0c050",
};
const webp = (background: string) =>
  sharp({ create: { width: 480, height: 360, channels: 3, background } })
    .webp()
    .toBuffer();

/** The colour of a point of a JPEG. */
async function colourAt(jpeg: Buffer, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(jpeg)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data].map((value) => Math.round(value / 16));
}
const near = (hex: string) =>
  [1, 3, 5].map((at) => Math.round(Number.parseInt(hex.slice(at, at + 2), 16) / 16));

describe("makePageCover", () => {
  it("is a JPEG in the business's colours with the page's picture and the logo", async () => {
    const files = { picture: await webp("#b05030"), logo: await webp("#204080") };
    const jpeg = (await makePageCover(COVER, files)) as Buffer;
    const { width, height, maxBytes } = PAGE_COVER;
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: "jpeg", width, height });
    expect(jpeg.length).toBeLessThanOrEqual(maxBytes);
    expect(await colourAt(jpeg, 8, 8)).toEqual(near(COVER.colour));
    expect(await colourAt(jpeg, 900, 300)).toEqual(near("#b05030"));
    expect(await colourAt(jpeg, 122, 122)).toEqual(near("#204080"));
    expect(await colourAt(jpeg, 600, height - 6)).toEqual(near(COVER.accent));
  });

  it("draws its words without fonts of the system", async () => {
    const light = async (title: string) => {
      const jpeg = (await makePageCover({ ...COVER, title, name: title, place: "" }, {})) as Buffer;
      const { data } = await sharp(jpeg)
        .extract({ left: 0, top: 0, width: 760, height: 600 })
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true });
      return data.filter((value) => value > 200).length;
    };
    expect(await light("Fonda Lupita")).toBeGreaterThan((await light(".")) + 2_000);
  });

  it("has at most its bytes for random noise", async () => {
    const noise = await sharp(randomBytes(480 * 360 * 3), {
      raw: { width: 480, height: 360, channels: 3 },
    })
      .webp({ quality: 90 })
      .toBuffer();
    const jpeg = (await makePageCover(COVER, { picture: noise })) as Buffer;
    expect(jpeg.length).toBeLessThanOrEqual(PAGE_COVER.maxBytes);
  });

  it("leaves out a picture that cannot be read", async () => {
    const jpeg = (await makePageCover(COVER, { picture: Buffer.from("no picture") })) as Buffer;
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: "jpeg" });
  });
});

describe("pageCover", () => {
  it("is made once for requests that come at once, and anew after a failure", async () => {
    let reads = 0;
    const read = async () => {
      reads += 1;
      return {};
    };
    const [one, other] = await Promise.all([
      pageCover("a", COVER, read),
      pageCover("a", COVER, read),
    ]);
    expect(one).toBe(other);
    expect(reads).toBe(1);
    const fails = () => Promise.reject(new Error("away"));
    await expect(pageCover("b", COVER, fails)).rejects.toThrow("away");
    expect(await pageCover("b", COVER, read)).toBeInstanceOf(Buffer);
  });
});
