/** Pages that are drawn once and written as PDF, SVG or PNG. */
import { textWidth, wrapText, type FontName } from "./fonts.ts";

export type Anchor = "start" | "middle" | "end";

export interface TextMark {
  kind: "text";
  x: number;
  y: number;
  text: string;
  font: FontName;
  size: number;
  color: string;
  anchor: Anchor;
  /** Extra space between letters. */
  tracking: number;
}

export interface PathMark {
  kind: "path";
  d: string;
  fill?: string | undefined;
  stroke?: string | undefined;
  width: number;
  opacity: number;
}

/** A box to type in, in PDF; its text elsewhere. */
export interface FieldMark {
  kind: "field";
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
  value: string;
  size: number;
  align: Anchor;
  isMultiline: boolean;
  /** In letters with feet, as a menu. */
  isSerif: boolean;
}

export type Mark = TextMark | PathMark | FieldMark;

export interface TextStyle {
  font?: FontName;
  size?: number;
  color?: string;
  anchor?: Anchor;
  tracking?: number;
}

export interface PathStyle {
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
}

/** Sizes in points: a letter sheet, as printers in Mexico hold, upright and wide. */
export const LETTER = [612, 792] as const;
export const LETTER_WIDE = [792, 612] as const;

const round = (value: number) => Math.round(value * 100) / 100;

/** A page: points from the top left. Methods return the page, or the next line's y. */
export class Paper {
  readonly marks: Mark[] = [];
  readonly width: number;
  readonly height: number;
  readonly ink: string;

  constructor(
    [width, height]: readonly [number, number],
    { ground = "#ffffff", ink = "#24222b" } = {},
  ) {
    this.width = width;
    this.height = height;
    this.ink = ink;
    this.rect(0, 0, width, height, { fill: ground });
  }

  /** One line of text; `y` is its base line. */
  text(x: number, y: number, text: string, style: TextStyle = {}): this {
    const { font = "text", size = 11, color = this.ink, anchor = "start", tracking = 0 } = style;
    this.marks.push({ kind: "text", x, y, text, font, size, color, anchor, tracking });
    return this;
  }

  /**
   * Text in lines at most so wide; `y` is the first base line.
   *
   * @returns the base line that would follow
   */
  block(
    x: number,
    y: number,
    width: number,
    text: string,
    style: TextStyle & { leading?: number } = {},
  ) {
    const { font = "text", size = 11, leading = 1.4 } = style;
    for (const line of wrapText(text, font, size, width)) {
      this.text(x, y, line, style);
      y += size * leading;
    }
    return y;
  }

  path(d: string, { fill, stroke, width = 1, opacity = 1 }: PathStyle): this {
    this.marks.push({ kind: "path", d, fill, stroke, width, opacity });
    return this;
  }

  rect(
    x: number,
    y: number,
    width: number,
    height: number,
    style: PathStyle & { radius?: number },
  ): this {
    const r = Math.min(style.radius ?? 0, width / 2, height / 2);
    const [w, h] = [round(width), round(height)];
    return this.path(
      r
        ? `M${round(x + r)} ${round(y)}h${round(w - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${round(h - 2 * r)}a${r} ${r} 0 0 1 -${r} ${r}h-${round(w - 2 * r)}a${r} ${r} 0 0 1 -${r} -${r}v-${round(h - 2 * r)}a${r} ${r} 0 0 1 ${r} -${r}z`
        : `M${round(x)} ${round(y)}h${w}v${h}h-${w}z`,
      style,
    );
  }

  line(x1: number, y1: number, x2: number, y2: number, stroke = "#cfc8ba", width = 0.75): this {
    return this.path(`M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`, { stroke, width });
  }

  circle(x: number, y: number, r: number, style: PathStyle): this {
    return this.path(
      `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 -${2 * r} 0z`,
      style,
    );
  }

  /** A row of short lines, as where a sheet is cut. */
  dashes(x1: number, y1: number, x2: number, y2: number, stroke = "#a8a08f", dash = 4): this {
    const length = Math.hypot(x2 - x1, y2 - y1);
    const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
    let d = "";
    for (let at = 0; at < length; at += 2 * dash) {
      const end = Math.min(length, at + dash);
      d += `M${round(x1 + dx * at)} ${round(y1 + dy * at)}L${round(x1 + dx * end)} ${round(y1 + dy * end)}`;
    }
    return this.path(d, { stroke, width: 0.6 });
  }

  /** A box to type in. `name` is unique in its file. */
  field(
    name: string,
    [x, y, width, height]: readonly [number, number, number, number],
    value = "",
    {
      size = 10,
      align = "start",
      isMultiline = false,
      isSerif = false,
    }: { size?: number; align?: Anchor; isMultiline?: boolean; isSerif?: boolean } = {},
  ): this {
    this.marks.push({
      kind: "field",
      name,
      x,
      y,
      width,
      height,
      value,
      size,
      align,
      isMultiline,
      isSerif,
    });
    return this;
  }

  /** Marks of another page, moved and scaled: a label that is repeated, a page in a cover. */
  place(marks: readonly Mark[], x: number, y: number, scale = 1): this {
    for (const mark of marks) {
      if (mark.kind === "path")
        this.marks.push({ ...mark, d: movePath(mark.d, x, y, scale), width: mark.width * scale });
      else if (mark.kind === "text")
        this.marks.push({
          ...mark,
          x: x + mark.x * scale,
          y: y + mark.y * scale,
          size: mark.size * scale,
          tracking: mark.tracking * scale,
        });
      else throw new Error("fields are not placed");
    }
    return this;
  }
}

/** Width of a text with its tracking. */
export const widthOfText = ({ text, font, size, tracking }: TextMark): number =>
  textWidth(text, font, size) + tracking * [...text].length;

/** How many numbers follow each path command, and which of them are places rather than sizes. */
const COMMANDS: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};

/** A path moved and scaled. */
function movePath(d: string, x: number, y: number, scale: number): string {
  let moved = "";
  for (const [, command, rest] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const name = command!.toUpperCase();
    const size = COMMANDS[name];
    if (size === undefined) throw new Error(`unknown path command ${command}`);
    const isPlace = command === name;
    const numbers = (rest!.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number);
    const out = numbers.map((value, index) => {
      const at = index % size;
      if (name === "A" && at >= 2 && at <= 4) return value;
      if (name === "A" && at < 2) return round(value * scale);
      const isX = name === "H" || (name !== "V" && (name === "A" ? at === 5 : at % 2 === 0));
      return round(value * scale + (isPlace ? (isX ? x : y) : 0));
    });
    moved += command + out.join(" ");
  }
  return moved;
}
