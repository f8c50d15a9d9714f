import { Resvg } from "@resvg/resvg-js";
import { textOutlines, textWidth, wrapText, type FontName } from "./fonts.ts";
import type { Anchor, Mark, Paper } from "./paper.ts";

const round = (value: number) => Math.round(value * 100) / 100;

/** The marks of a page as elements of an SVG. */
export function svgMarks(marks: readonly Mark[]): string {
  return marks.map(svgMark).join("");
}

function svgMark(mark: Mark): string {
  if (mark.kind === "path") {
    const { d, fill = "none", stroke, width, opacity } = mark;
    const line = stroke
      ? ` stroke="${stroke}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"`
      : "";
    return `<path d="${d}" fill="${fill}"${line}${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;
  }
  if (mark.kind === "field") {
    const { x, y, width, height, value, size, align, isMultiline, isSerif } = mark;
    const left = align === "end" ? x + width - 2 : align === "middle" ? x + width / 2 : x + 2;
    const bottom = isMultiline ? y + size * 1.2 : y + height / 2 + size * 0.36;
    const font = isSerif ? "serif" : "text";
    const lines = isMultiline ? wrapText(value, font, size, width - 4) : [value];
    return lines
      .map((text, index) =>
        svgText({ x: left, y: bottom + index * size * 1.2, text, size, anchor: align, font }),
      )
      .join("");
  }
  return svgText(mark);
}

function svgText(of: {
  x: number;
  y: number;
  text: string;
  size: number;
  anchor: Anchor;
  font?: FontName;
  color?: string;
  tracking?: number;
}): string {
  const { y, text, size, anchor, font = "text", color = "#24222b", tracking = 0 } = of;
  const width = textWidth(text, font, size) + tracking * [...text].length;
  const x = of.x - (anchor === "middle" ? width / 2 : anchor === "end" ? width : 0);
  const d = textOutlines(text, { font, size, x, y, tracking });
  return d && `<path d="${d}" fill="${color}"/>`;
}

/** A page as an SVG file. */
export const writeSvg = (paper: Paper): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${paper.width}" height="${paper.height}" viewBox="0 0 ${paper.width} ${paper.height}">${svgMarks(paper.marks)}</svg>`;

/**
 * An SVG as PNG.
 *
 * @param width pixels
 */
export function renderPng(svg: string, width: number): Buffer {
  const options = {
    fitTo: { mode: "width", value: width },
    font: { loadSystemFonts: false },
  } as const;
  return new Resvg(svg, options).render().asPng();
}
