import { createRequire } from "node:module";

/** Drawings take 0.05 s; what takes longer is given up. */
const DRAWING_MS = 5_000;

/** The fonts of drawings, of a package: containers have no fonts. */
const FONTS = ["DejaVuSans", "DejaVuSans-Bold", "DejaVuSansMono"].map((name) =>
  createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`),
);

/**
 * An SVG as PNG, drawn in a thread of its own, so that requests do not wait. Nothing is loaded from
 * elsewhere.
 *
 * @param width pixels; the height follows
 * @throws for what is no SVG, and when drawing takes too long
 */
export async function renderSvg(svg: string, width: number): Promise<Buffer> {
  const { renderAsync } = await import("@resvg/resvg-js");
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("the drawing takes too long")), DRAWING_MS);
  });
  const options = {
    fitTo: { mode: "width", value: width },
    font: { loadSystemFonts: false, fontFiles: FONTS, defaultFontFamily: "DejaVu Sans" },
  } as const;
  try {
    return (await Promise.race([renderAsync(svg, options), late])).asPng();
  } finally {
    clearTimeout(timer);
  }
}
