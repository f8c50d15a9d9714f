import path from "node:path";
import { deflateSync } from "node:zlib";
import { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow } from "docx";
import { build } from "esbuild";
import { zipSync } from "fflate";
import PptxGenJS from "pptxgenjs";
import { ROOT } from "../../../scripts/steps.mjs";

/** Small documents of each format, and the program that reads them. */

/** Builds the reader's program from the sources, as `npm run build` does. @returns its path */
export async function buildReader(): Promise<string> {
  const outdir = path.join(ROOT, "node_modules/.cache/plaza-test", `reader-${process.pid}`);
  await build({
    absWorkingDir: ROOT,
    entryPoints: { "read-document": "adapters/documents/reader-main.ts" },
    outdir,
    bundle: true,
    platform: "node",
    target: "node20",
    format: "esm",
    packages: "external",
    logLevel: "silent",
  });
  return path.join(outdir, "read-document.js");
}

/** A Word document with two levels of headings, paragraphs and a table. */
export async function docxOf(
  { paragraphs = ["Abrimos a las 8."], rows = [["Tacos", "$20"]] } = {},
  title = "Manual",
): Promise<Uint8Array<ArrayBuffer>> {
  const cell = (text: string) => new TableCell({ children: [new Paragraph(text)] });
  const document = new Document({
    sections: [
      {
        children: [
          new Paragraph({ text: title, heading: HeadingLevel.HEADING_1 }),
          ...paragraphs.map((text) => new Paragraph(text)),
          new Paragraph({ text: "Precios", heading: HeadingLevel.HEADING_2 }),
          new Table({ rows: rows.map((row) => new TableRow({ children: row.map(cell) })) }),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

/** A presentation whose slides have a title and lines. */
export async function pptxOf(
  slides: readonly { title: string; lines: readonly string[] }[],
): Promise<Uint8Array<ArrayBuffer>> {
  // A CommonJS package: the class is the module itself, or its `default`.
  const Presentation =
    (PptxGenJS as unknown as { default?: typeof PptxGenJS }).default ?? PptxGenJS;
  const presentation = new Presentation();
  presentation.defineSlideMaster({
    title: "PLAIN",
    objects: [
      {
        placeholder: {
          options: { name: "title", type: "title", x: 1, y: 1, w: 8, h: 1 },
          text: "",
        },
      },
    ],
  });
  for (const { title, lines } of slides) {
    const slide = presentation.addSlide({ masterName: "PLAIN" });
    slide.addText(title, { placeholder: "title" });
    slide.addText(
      lines.map((text) => ({ text, options: { breakLine: true } })),
      { x: 1, y: 2, w: 8, h: 3 },
    );
  }
  const written = await presentation.write({ outputType: "nodebuffer" });
  return new Uint8Array(written as Buffer);
}

/** An archive with the name of a Word document's text. */
export const zipWith = (parts: Record<string, Uint8Array>): Uint8Array<ArrayBuffer> =>
  new Uint8Array(zipSync(parts));

/** A Word document of 0.3 MB whose text unpacks to 300 MB. */
export const docxBomb = (): Uint8Array<ArrayBuffer> =>
  zipWith({ "word/document.xml": new Uint8Array(300 * 1_048_576).fill(32) });

/**
 * A PDF with pages of lines, the first of each larger than the others.
 *
 * @param isLocked as if it had a password
 */
export function pdfOfPages(
  pages: readonly (readonly string[])[],
  { isLocked = false } = {},
): Uint8Array<ArrayBuffer> {
  const contents = pages.map((lines) => latin1(drawLines(lines)));
  return writePdf(contents, { isLocked });
}

/** A PDF of 0.3 MB whose page unpacks to 300 MB. */
export const pdfBomb = (): Uint8Array<ArrayBuffer> =>
  writePdf([deflateSync(Buffer.alloc(300 * 1_048_576, " "))], { isPacked: true });

function drawLines(lines: readonly string[]): string {
  const drawn = lines.map((line, index) => {
    const size = index === 0 ? 20 : 11;
    const text = line.replace(/[()\\]/g, "\\$&");
    return `/F1 ${size} Tf 1 0 0 1 72 ${740 - index * 16} Tm (${text}) Tj`;
  });
  return `BT ${drawn.join("\n")} ET`;
}

const latin1 = (text: string) => Buffer.from(text, "latin1");

/** @param contents of the pages */
function writePdf(
  contents: readonly Buffer[],
  { isLocked = false, isPacked = false } = {},
): Uint8Array<ArrayBuffer> {
  const font = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>";
  const objects = ["<< /Type /Catalog /Pages 2 0 R >>", "", font].map(latin1);
  const kids: string[] = [];
  for (const content of contents) {
    const filter = isPacked ? " /Filter /FlateDecode" : "";
    const head = `<< /Length ${content.length}${filter} >>\nstream\n`;
    objects.push(Buffer.concat([latin1(head), content, latin1("\nendstream")]));
    kids.push(`${objects.length + 1} 0 R`);
    const resources = "/Resources << /Font << /F1 3 0 R >> >>";
    const page = `/Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${objects.length} 0 R`;
    objects.push(latin1(`<< /Type /Page ${page} ${resources} >>`));
  }
  objects[1] = latin1(`<< /Type /Pages /Kids [${kids.join(" ")}] /Count ${kids.length} >>`);
  const secret = `<${"5a".repeat(32)}>`;
  if (isLocked)
    objects.push(latin1(`<< /Filter /Standard /V 1 /R 2 /O ${secret} /U ${secret} /P -4 >>`));
  const parts = [latin1("%PDF-1.4\n")];
  const written = () => parts.reduce((sum, { length }) => sum + length, 0);
  const offsets = objects.map((object, index) => {
    const at = written();
    parts.push(latin1(`${index + 1} 0 obj\n`), object, latin1("\nendobj\n"));
    return at;
  });
  const xref = written();
  const table = offsets.map((at) => `${String(at).padStart(10, "0")} 00000 n \n`).join("");
  const encrypt = isLocked ? ` /Encrypt ${objects.length} 0 R /ID [<5a5a><5a5a>]` : "";
  const trailer = `trailer << /Size ${objects.length + 1} /Root 1 0 R${encrypt} >>`;
  const head = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  parts.push(latin1(`${head}${trailer}\nstartxref\n${xref}\n%%EOF`));
  return new Uint8Array(Buffer.concat(parts));
}
