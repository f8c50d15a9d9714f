import { Resvg } from "@resvg/resvg-js";
import sharp, { type GifOptions } from "sharp";

/**
 * Drawings as an animated GIF that repeats.
 *
 * @param svgs its frames, all of one size
 * @param delay milliseconds of every frame, or of each; GIF keeps hundredths of a second
 * @param width pixels
 * @param options how hard colours are chosen, and how far pixels may stay as in the frame before
 */
export async function writeGif(
  svgs: readonly string[],
  delay: number | number[],
  width: number,
  options: Pick<GifOptions, "effort" | "interFrameMaxError"> = { effort: 7 },
): Promise<Uint8Array> {
  const fitTo = { mode: "width", value: width } as const;
  const frames = svgs.map((svg) =>
    new Resvg(svg, { fitTo, font: { loadSystemFonts: false } }).render(),
  );
  const pageHeight = frames[0]!.height;
  // All frames below each other.
  const raw = { width, height: pageHeight * frames.length, channels: 4, pageHeight } as const;
  const gif = await sharp(Buffer.concat(frames.map(({ pixels }) => pixels)), { raw })
    .gif({
      delay: typeof delay === "number" ? svgs.map(() => delay) : delay,
      loop: 0,
      dither: 0,
      ...options,
    })
    .toBuffer();
  return new Uint8Array(gif);
}
