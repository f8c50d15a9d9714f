/** Part of a Creator's answer beside its words: a fenced block of its Markdown. */

import { safeSvg, SVG_SHAPES } from "#domain/input/safe-svg.ts";
import type { BuilderBlock } from "./builder/builder.ts";
import { parseLayout } from "./builder/layout-file.ts";

export type CreationPart =
  | { kind: "code"; language: string; code: string }
  /** An SVG; sizes in pixels. */
  | { kind: "picture"; svg: string; width: number; height: number }
  /** A page in the builder's format, and the file that the builder reads. */
  | { kind: "page"; blocks: readonly BuilderBlock[]; layout: string };

/** Names of the fences of pictures and pages. */
export const PICTURE_FENCE = "svg";
export const PAGE_FENCE = "plaza-layout";

const FENCED = /^(`{3,})([\w-]{1,20})\n([\s\S]*?)\n\1$/m;
/** Pictures on a page, in pixels of a side and in all. */
const SIDE_MAX = 4_000;
const PIXELS_MAX = 4_000_000;
/** A language model is not ours, so that its picture is drawn only if it is shapes and words alone. */
const PICTURE = {
  elements: new Set<string>([...SVG_SHAPES, "text", "tspan"]),
  elementsMax: 800,
  charactersMax: 64_000,
  mayDash: true,
} as const;

/**
 * The first fenced block of an answer that says its language; null where there is none, and for a
 * picture or page that cannot be shown as one: its source is then part of the words.
 */
export function partOf(answer: string): CreationPart | null {
  const [, , language = "", text = ""] = FENCED.exec(answer) ?? [];
  if (language === "") return null;
  if (language === PICTURE_FENCE) {
    const svg = safeSvg(text, PICTURE);
    const [, width, height] =
      /^<svg [^>]*?width="(\d{1,4})" height="(\d{1,4})"/.exec(svg ?? "") ?? [];
    const [w, h] = [Number(width), Number(height)];
    const fits = w > 0 && h > 0 && w <= SIDE_MAX && h <= SIDE_MAX && w * h <= PIXELS_MAX;
    return svg && fits ? { kind: "picture", svg, width: w, height: h } : null;
  }
  if (language === PAGE_FENCE) {
    const blocks = parseLayout(text);
    return blocks ? { kind: "page", blocks, layout: text } : null;
  }
  return { kind: "code", language, code: text };
}

const ENDINGS: Readonly<Record<string, string>> = {
  excel: "txt",
  html: "html",
  javascript: "js",
  json: "json",
  ics: "ics",
  vcard: "vcf",
  python: "py",
  sql: "sql",
  css: "css",
};

/** The ending of a file with code, without a dot. */
export const endingOfCode = (language: string): string => ENDINGS[language] ?? "txt";
