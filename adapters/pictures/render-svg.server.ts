import { createRequire } from "node:module";

/** Drawings take 0.05 s; what takes longer is given up. */
const DRAWING_MS = 5_000;

/** The drawing that was begun last, until it is done. */
let last: Promise<unknown> = Promise.resolve();

/** The fonts of drawings, of a package: containers have no fonts. */
const FONTS = ["DejaVuSans", "DejaVuSans-Bold", "DejaVuSansMono"].map((name) =>
  createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`),
);

/**
 * An SVG as PNG, drawn in a thread of its own, so that requests do not wait. One at a time: a drawing
 * that is given up goes on until it is done, and may hold one thread of Node's pool, not all of them.
 *
 * @param svg drawn by Plaza, or let through by `safeSvg`: resvg reads what an `image` names from the
 *   server's disk
 * @param width pixels; the height follows
 * @throws for what is no SVG, and when drawing takes too long
 */
export async function renderSvg(svg: string, width: number): Promise<Buffer> {
  const { renderAsync } = await import("@resvg/resvg-js");
  let timer: NodeJS.Timeout | undefined;
  let isLate = false;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      reject(new Error("the drawing takes too long"));
    }, DRAWING_MS);
  });
  const options = {
    fitTo: { mode: "width", value: width },
    font: { loadSystemFonts: false, fontFiles: FONTS, defaultFontFamily: "DejaVu Sans" },
  } as const;
  try {
    const drawing = last.then(() => (isLate ? late : renderAsync(svg, options)));
    last = drawing.catch(() => undefined);
    return (await Promise.race([drawing, late])).asPng();
  } finally {
    clearTimeout(timer);
  }
}
