import fc from "fast-check";
import { strToU8, zipSync } from "fflate";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { PICTURE_MAX_BYTES } from "#domain/people/profile/pictures.ts";
import {
  buildReader,
  docxOf,
  pdfBomb,
  pdfOfPages,
  pptxOf,
} from "../../tests/support/documents/document-files.ts";
import { drawCover } from "./drawn-cover.server.ts";

let program: string;
beforeAll(async () => {
  program = await buildReader();
});

const cover = (fileName: string, mediaType: string, bytes: Uint8Array | string) =>
  drawCover({ fileName, mediaType, bytes: Buffer.from(bytes as Uint8Array) }, { program });
const zip = (files: Record<string, string | Uint8Array>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        name,
        typeof content === "string" ? strToU8(content) : content,
      ]),
    ),
  );
const icon = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${body}</svg>`;
const RED_ICON = icon('<path fill="#ff0000" d="M0 0h24v24H0z"/>');

/** How many of a drawing's pixels are roughly of a colour. */
async function countPixels(
  webp: Buffer | undefined,
  isIt: (r: number, g: number, b: number) => boolean,
) {
  const { data } = await sharp(webp!).raw().toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at < data.length; at += 3)
    if (isIt(data[at]!, data[at + 1]!, data[at + 2]!)) count += 1;
  return count;
}
const isRed = (r: number, g: number, b: number) => r > 200 && g < 60 && b < 60;
const isDark = (r: number, g: number, b: number) => r + g + b < 250;

describe("drawCover", () => {
  it("draws text with its own font, so that words are seen without fonts of the system", async () => {
    const empty = await cover("a.md", "text/plain", "- \n");
    const webp = await cover("a.md", "text/plain", "# Guía de apertura\n\nPara tu café");
    expect(await sharp(webp!).metadata()).toMatchObject({
      format: "webp",
      width: 480,
      height: 360,
    });
    expect(webp!.length).toBeLessThanOrEqual(PICTURE_MAX_BYTES);
    expect(await countPixels(webp, isDark)).toBeGreaterThan(700);
    expect(empty === undefined || (await countPixels(empty, isDark)) < 100).toBe(true);
  });

  it("shows icons of an archive, SVG and pixels, and its file names without any", async () => {
    const png = await sharp({
      create: { width: 90, height: 60, channels: 3, background: "#ff0000" },
    })
      .png()
      .toBuffer();
    for (const files of [zip({ "i/a.svg": RED_ICON }), zip({ "foto.png": png })])
      expect(
        await countPixels(await cover("i.zip", "application/zip", files), isRed),
      ).toBeGreaterThan(5_000);
    const names = await cover(
      "i.zip",
      "application/zip",
      zip({ "Léeme.txt": "hola", "b.pdf": "x" }),
    );
    expect(await countPixels(names, isDark)).toBeGreaterThan(200);
  });

  it("shows a picture itself", async () => {
    const jpeg = await sharp({
      create: { width: 900, height: 300, channels: 3, background: "#ff0000" },
    })
      .jpeg()
      .toBuffer();
    expect(await countPixels(await cover("f.jpg", "image/jpeg", jpeg), isRed)).toBe(480 * 360);
  });

  it("draws the text that a PDF, a Word document and a presentation begin with", async () => {
    const lines = ["Carta de temporada", "Molletes: 75 pesos.", "Chilaquiles verdes: 98 pesos."];
    const [title, ...others] = lines as [string, ...string[]];
    const pdf = (rest: string[][]) =>
      cover("a.pdf", "application/pdf", pdfOfPages([lines, ...rest]));
    const covers = [
      await pdf([]),
      await cover("a.docx", "application/zip", await docxOf({ paragraphs: others }, title)),
      await cover("a.pptx", "application/zip", await pptxOf([{ title, lines: others }])),
    ];
    for (const webp of covers) {
      expect(await sharp(webp!).metadata()).toMatchObject({ width: 480, height: 360 });
      expect(webp!.length).toBeLessThanOrEqual(PICTURE_MAX_BYTES);
      expect(await countPixels(webp, isDark)).toBeGreaterThan(1_500);
    }
    // Only the first page is read.
    expect(await pdf([["Postres", "Flan: 52 pesos."]])).toEqual(covers[0]);
  });

  const [PDF, ZIP] = ["application/pdf", "application/zip"];
  it.each([
    ["locked.pdf", PDF, () => pdfOfPages([["Menu"]], { isLocked: true })],
    ["bomb.pdf", PDF, pdfBomb],
    ["scanned.pdf", PDF, () => pdfOfPages([[]])],
    ["cut.docx", ZIP, async () => (await docxOf()).slice(0, 900)],
    // A document with a password is not a ZIP archive, but a compound file.
    ["locked.docx", ZIP, () => Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)],
    ["bomb.pptx", ZIP, () => zip({ "ppt/presentation.xml": new Uint8Array(60_000_000) })],
    ["cut.pptx", ZIP, async () => (await pptxOf([{ title: "Hola", lines: [] }])).slice(0, 900)],
    ["pages.pptx", ZIP, docxOf],
  ] as const)("keeps the tile for a document that cannot be read: %s", async (name, type, make) => {
    expect(await cover(name, type, await make())).toBeUndefined();
  });

  it("stops reading when it is told to", async () => {
    const source = { fileName: "a.pdf", mediaType: "application/pdf" };
    const bytes = Buffer.from(pdfOfPages([["Menu"]]));
    await expect(
      drawCover({ ...source, bytes }, { program, signal: AbortSignal.abort() }),
    ).rejects.toThrow();
  });

  it("keeps the tile for what it does not draw, and for what is broken", async () => {
    for (const [name, type, bytes] of [
      ["a.pdf", "application/pdf", "%PDF-1.4"],
      ["a.docx", "application/zip", zip({ "word/document.xml": "<w/>" })],
      ["a.xlsx", "application/zip", zip({ "xl/worksheets/sheet1.xml": "<worksheet/>" })],
      ["a.obj", "text/plain", "v 0 0 0"],
      ["a.mp3", "audio/mpeg", "ID3"],
      ["a.wav", "audio/wav", "RIFF0000WAVE"],
      ["a.png", "image/png", "\u0089PNG"],
      ["a.zip", "application/zip", "PK\u0003\u0004"],
      ["a.txt", "text/plain", "\n \n"],
    ] as const)
      expect([name, await cover(name, type, bytes)]).toEqual([name, undefined]);
  });

  it("stops unpacking a bomb, and draws the rest of its archive", async () => {
    const bomb = new Uint8Array(60_000_000);
    const archive = zip({ "a.svg": bomb, "b.png": bomb, "c.webp": bomb, "rojo.svg": RED_ICON });
    expect(archive.length).toBeLessThan(400_000);
    const before = process.memoryUsage().arrayBuffers;
    const webp = await cover("b.zip", "application/zip", archive);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(40_000_000);
    expect(await countPixels(webp, isRed)).toBeGreaterThan(5_000);
    expect(
      await cover("b.xlsx", "application/zip", zip({ "xl/worksheets/sheet1.xml": bomb })),
    ).toBeUndefined();
  });

  it("never fails for random bytes of any kind", async () => {
    const kinds = fc.constantFrom(
      ["a.csv", "text/plain"],
      ["a.json", "text/plain"],
      ["a.srt", "text/plain"],
      ["a.xlsx", "application/zip"],
      ["a.zip", "application/zip"],
      ["a.wav", "audio/wav"],
      ["a.webp", "image/webp"],
    );
    await fc.assert(
      fc.asyncProperty(kinds, fc.uint8Array({ maxLength: 300 }), async ([name, type], bytes) => {
        const webp = await cover(name!, type!, bytes);
        expect(webp === undefined || webp.length <= PICTURE_MAX_BYTES).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
});
