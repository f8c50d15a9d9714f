/** Presentations: slides that are drawn once, for PowerPoint with text that is edited there, and as pictures. */
import pptx from "pptxgenjs";
import { repack } from "./archive.ts";
import { MADE_AT } from "./paper-pdf.ts";
import { Paper, type Anchor } from "./paper.ts";
import type { FontName } from "./fonts.ts";

/** Points of a slide, 16:9: 13.33 by 7.5 inches. */
const SIZE = [960, 540] as const;

const FACES: Readonly<Record<FontName, { fontFace: string; bold?: boolean }>> = {
  text: { fontFace: "Calibri" },
  semi: { fontFace: "Calibri", bold: true },
  heavy: { fontFace: "Calibri", bold: true },
  serif: { fontFace: "Georgia", bold: true },
  slab: { fontFace: "Rockwell", bold: true },
};

interface Box {
  kind: "box";
  x: number;
  y: number;
  width: number;
  height: number;
  fill: string;
  radius: number;
}

interface Words {
  kind: "words";
  x: number;
  y: number;
  width: number;
  height: number;
  text: string;
  font: FontName;
  size: number;
  color: string;
  align: Anchor;
  isList: boolean;
}

/** One slide: boxes and words in points, and what its speaker says. */
export class Slide {
  readonly parts: (Box | Words)[] = [];
  readonly notes: string;
  readonly ground: string;

  constructor({ ground = "#ffffff", notes }: { ground?: string; notes: string }) {
    this.ground = ground;
    this.notes = notes;
  }

  box(x: number, y: number, width: number, height: number, fill: string, radius = 0): this {
    this.parts.push({ kind: "box", x, y, width, height, fill, radius });
    return this;
  }

  /** Words in a box; lines break at its width. */
  words(
    [x, y, width, height]: readonly [number, number, number, number],
    text: string,
    {
      font = "text",
      size = 20,
      color = "#24222b",
      align = "start",
      isList = false,
    }: { font?: FontName; size?: number; color?: string; align?: Anchor; isList?: boolean } = {},
  ): this {
    this.parts.push({ kind: "words", x, y, width, height, text, font, size, color, align, isList });
    return this;
  }

  /** The slide as a page, for covers. */
  paper(): Paper {
    const paper = new Paper(SIZE, { ground: this.ground });
    for (const part of this.parts) {
      if (part.kind === "box") {
        const { x, y, width, height, fill, radius } = part;
        paper.rect(x, y, width, height, { fill, radius });
        continue;
      }
      const { font, size, color, align } = part;
      let y = part.y + size;
      for (const line of part.text.split("\n")) {
        const indent = part.isList ? size : 0;
        if (part.isList)
          paper.circle(part.x + size * 0.35, y - size * 0.32, size * 0.13, { fill: color });
        const x =
          align === "end"
            ? part.x + part.width
            : align === "middle"
              ? part.x + part.width / 2
              : part.x + indent;
        y = paper.block(x, y, part.width - indent, line, {
          font,
          size,
          color,
          anchor: align,
          leading: 1.24,
        });
        if (part.isList) y += size * 0.3;
      }
    }
    return paper;
  }
}

const inch = (points: number) => points / 72;
const plain = (color: string) => color.slice(1);
const ALIGN = { start: "left", middle: "center", end: "right" } as const;

/** Slides as .pptx, with notes. */
export async function writeDeck({
  title,
  lang,
  slides,
}: {
  title: string;
  lang: string;
  slides: readonly Slide[];
}): Promise<Uint8Array> {
  const deck = new pptx();
  deck.layout = "LAYOUT_WIDE";
  deck.title = title;
  deck.author = "Plaza";
  deck.company = "Plaza";
  for (const slide of slides) {
    const made = deck.addSlide();
    made.background = { color: plain(slide.ground) };
    for (const part of slide.parts) {
      const at = { x: inch(part.x), y: inch(part.y), w: inch(part.width), h: inch(part.height) };
      if (part.kind === "box") {
        const isRound = part.radius > 0;
        made.addShape(isRound ? "roundRect" : "rect", {
          ...at,
          fill: { color: plain(part.fill) },
          ...(isRound && { rectRadius: inch(part.radius) }),
        });
        continue;
      }
      const style = { ...FACES[part.font], fontSize: part.size, color: plain(part.color), lang };
      const lines = part.text.split("\n");
      made.addText(
        lines.map((text, index) => ({
          text,
          options: { breakLine: index < lines.length - 1, ...(part.isList && { bullet: true }) },
        })),
        {
          ...at,
          ...style,
          align: ALIGN[part.align],
          valign: "top",
          margin: 0,
          paraSpaceAfter: part.isList ? 6 : 0,
          fit: "shrink",
        },
      );
    }
    made.addNotes(slide.notes);
  }
  const bytes = new Uint8Array((await deck.write({ outputType: "nodebuffer" })) as Buffer);
  const year = String(MADE_AT.getUTCFullYear());
  return repack(bytes, (name, xml) =>
    name === "docProps/core.xml"
      ? xml.replace("<dc:creator>", `<dc:language>${lang}</dc:language><dc:creator>`)
      : xml.replace(/(<a:t>)\d{1,2}\/\d{1,2}\/\d{2,4}(<\/a:t>)/g, `$1${year}$2`),
  );
}
