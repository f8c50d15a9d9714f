/** The fonts of goods: open ones (SIL OFL 1.1) of packages, as TrueType for PDF and for drawings. */
import fs from "node:fs";
import { createRequire } from "node:module";
import fontkit from "@pdf-lib/fontkit";
import { unzlibSync } from "fflate";

const FILES = {
  text: "work-sans/files/work-sans-latin-400-normal",
  semi: "work-sans/files/work-sans-latin-600-normal",
  heavy: "work-sans/files/work-sans-latin-800-normal",
  serif: "dm-serif-display/files/dm-serif-display-latin-400-normal",
  slab: "alfa-slab-one/files/alfa-slab-one-latin-400-normal",
} as const;

export type FontName = keyof typeof FILES;

/** The TrueType file in a WOFF 1.0 file: the same tables, unpacked. */
function unpackWoff(woff: Uint8Array): Uint8Array {
  const from = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  const count = from.getUint16(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = 44 + index * 20;
    const [offset, packed, size] = [4, 8, 12].map((field) => from.getUint32(at + field)) as [
      number,
      number,
      number,
    ];
    const raw = woff.subarray(offset, offset + packed);
    return {
      tag: from.getUint32(at),
      sum: from.getUint32(at + 16),
      bytes: packed < size ? unzlibSync(raw) : raw,
    };
  });
  const starts: number[] = [];
  let end = 12 + count * 16;
  for (const { bytes } of tables) {
    starts.push(end);
    end += Math.ceil(bytes.length / 4) * 4;
  }
  const ttf = new Uint8Array(end);
  const to = new DataView(ttf.buffer);
  const power = 2 ** Math.floor(Math.log2(count));
  to.setUint32(0, from.getUint32(4));
  to.setUint16(4, count);
  to.setUint16(6, power * 16);
  to.setUint16(8, Math.log2(power));
  to.setUint16(10, (count - power) * 16);
  tables.forEach(({ tag, sum, bytes }, index) => {
    const at = 12 + index * 16;
    to.setUint32(at, tag);
    to.setUint32(at + 4, sum);
    to.setUint32(at + 8, starts[index]!);
    to.setUint32(at + 12, bytes.length);
    ttf.set(bytes, starts[index]);
  });
  return ttf;
}

const loaded = new Map<FontName, Uint8Array>();

/** A font as a TrueType file. */
export function fontBytes(name: FontName): Uint8Array {
  let bytes = loaded.get(name);
  if (!bytes) {
    const file = createRequire(import.meta.url).resolve(`@fontsource/${FILES[name]}.woff`);
    bytes = unpackWoff(fs.readFileSync(file));
    loaded.set(name, bytes);
  }
  return bytes;
}

const measured = new Map<FontName, ReturnType<typeof fontkit.create>>();

/**
 * Without substitutions: pdf-lib writes the widths only of the glyphs that characters have by
 * themselves.
 */
export const PLAIN_FEATURES = Object.fromEntries(
  "liga kern calt clig dlig rlig rclt rvrn frac numr dnom locl"
    .split(" ")
    .map((name) => [name, false]),
) as Record<string, boolean>;

function faceOf(font: FontName) {
  let face = measured.get(font);
  if (!face) {
    face = fontkit.create(Buffer.from(fontBytes(font)));
    measured.set(font, face);
  }
  return face;
}

/** Width of a text in the units of its size. */
export function textWidth(text: string, font: FontName, size: number): number {
  const face = faceOf(font);
  let width = 0;
  for (const glyph of face.layout(text, PLAIN_FEATURES as never).glyphs)
    width += glyph.advanceWidth;
  return (width / face.unitsPerEm) * size;
}

const round = (value: number) => Math.round(value * 100) / 100;

/**
 * A text as outlines, which look the same where the font is not installed: SVG path data with its base
 * line at a place.
 *
 * @param tracking extra space between letters
 */
export function textOutlines(
  text: string,
  {
    font,
    size,
    x,
    y,
    tracking,
  }: { font: FontName; size: number; x: number; y: number; tracking: number },
): string {
  const face = faceOf(font);
  const scale = size / face.unitsPerEm;
  let left = x;
  let d = "";
  for (const glyph of face.layout(text, PLAIN_FEATURES as never).glyphs) {
    const { commands } = glyph.path as unknown as {
      commands: { command: string; args: number[] }[];
    };
    for (const { command, args } of commands) {
      const letter = {
        moveTo: "M",
        lineTo: "L",
        quadraticCurveTo: "Q",
        bezierCurveTo: "C",
        closePath: "Z",
      }[command]!;
      d +=
        letter +
        args.map((value, at) => round(at % 2 ? y - value * scale : left + value * scale)).join(" ");
    }
    left += glyph.advanceWidth * scale + tracking;
  }
  return d;
}

/** Text broken into lines that are at most so wide. */
export function wrapText(text: string, font: FontName, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split("\n")) {
    let line = "";
    for (const word of paragraph.split(" ")) {
      const longer = line ? `${line} ${word}` : word;
      if (line && textWidth(longer, font, size) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    lines.push(line);
  }
  return lines;
}
