import type { Locale } from "#domain/preferences/preferences.ts";
import { drawLayout } from "#domain/studio/builder/draw-layout.ts";
import {
  endingOfCode,
  PAGE_FENCE,
  partOf,
  PICTURE_FENCE,
  type CreationPart,
} from "#domain/studio/creation-part.ts";
import { PRINT_PAGE_POLICY, printPage } from "#app/presenters/markdown/print-page.server.tsx";
import { readMarkdown } from "#app/presenters/markdown/read-markdown.server.ts";
import { writeDocx } from "#app/presenters/markdown/write-docx.server.ts";
import type { Block } from "#app/ui/markdown/blocks.ts";

/** Files that an answer can be had as, by the ending of their address. */
export const ANSWER_FORMATS = ["md", "docx", "print", "svg", "png", "code"] as const;
export type AnswerFormat = (typeof ANSWER_FORMATS)[number];

export const isAnswerFormat = (format: string): format is AnswerFormat =>
  (ANSWER_FORMATS as readonly string[]).includes(format);

export interface AnswerFile {
  body: string | Uint8Array<ArrayBuffer>;
  contentType: string;
  /** The ending to download it under; null for what a browser shows. */
  ending: string | null;
  /** The Content-Security-Policy that it needs instead of the strictest one. */
  policy?: string;
}

const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/**
 * An answer as a file; undefined where it has nothing of that format.
 *
 * @param renderSvg draws an SVG as a PNG of so many pixels' width
 */
export async function answerFile(
  answer: string,
  format: AnswerFormat,
  about: { title: string; locale: Locale },
  renderSvg: (svg: string, width: number) => Promise<Uint8Array>,
): Promise<AnswerFile | undefined> {
  const part = partOf(answer);
  switch (format) {
    case "md":
      return { body: answer, contentType: "text/markdown; charset=utf-8", ending: "md" };
    case "docx":
      return {
        body: new Uint8Array(await writeDocx(wordsOf(answer), about)),
        contentType: DOCX,
        ending: "docx",
      };
    case "print":
      return {
        body: printPage(wordsOf(answer), { ...about, drawing: drawingOf(part) ?? "" }),
        contentType: "text/html; charset=utf-8",
        ending: null,
        policy: PRINT_PAGE_POLICY,
      };
    case "svg": {
      const svg = drawingOf(part);
      return svg === undefined
        ? undefined
        : { body: svg, contentType: "image/svg+xml; charset=utf-8", ending: null };
    }
    case "png":
      return part?.kind === "picture"
        ? {
            body: new Uint8Array(await renderSvg(part.svg, part.width)),
            contentType: "image/png",
            ending: "png",
          }
        : undefined;
    case "code":
      return part?.kind === "code"
        ? {
            body: part.code,
            contentType: "text/plain; charset=utf-8",
            ending: endingOfCode(part.language),
          }
        : undefined;
  }
}

const FENCES: readonly string[] = [PICTURE_FENCE, PAGE_FENCE];

/** The words of an answer, without the source of the picture or page that is shown beside them. */
export function wordsOf(answer: string): Block[] {
  const blocks = readMarkdown(answer);
  const kind = partOf(answer)?.kind;
  if (kind !== "picture" && kind !== "page") return blocks;
  return blocks.filter((block) => block.kind !== "code" || !FENCES.includes(block.language));
}

/** The picture of an answer, or the drawing of its page. */
function drawingOf(part: CreationPart | null): string | undefined {
  if (part?.kind === "picture") return part.svg;
  return part?.kind === "page" ? drawLayout(part.blocks, "") : undefined;
}
