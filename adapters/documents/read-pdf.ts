import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Section } from "#domain/spaces/passages.ts";
import { linesOf, pdfSections, type PdfPiece } from "./pdf-lines.ts";
import { ReaderProblem } from "./reader-problem.ts";

/** A book of this many pages is refused as `too-long`. */
const PAGES_MAX = 2_000;

/**
 * Reads the text of a PDF. Scanned pages have none.
 *
 * @param pagesRead of them, from the first
 * @throws ReaderProblem `locked`, `broken`, `too-long`
 */
export async function readPdf(
  bytes: Uint8Array,
  pagesRead = Infinity,
): Promise<{ sections: Section[]; pages: number }> {
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const loading = getDocument({
    data: bytes,
    // Nothing of the file is executed, and nothing is loaded for it.
    isEvalSupported: false,
    enableXfa: false,
    useSystemFonts: false,
    disableFontFace: true,
    disableAutoFetch: true,
    verbosity: 0,
  });
  let document: PDFDocumentProxy;
  try {
    document = await loading.promise;
  } catch (error) {
    const isLocked = error instanceof Error && error.name === "PasswordException";
    throw new ReaderProblem(isLocked ? "locked" : "broken", { cause: error });
  }
  const { numPages } = document;
  if (numPages > PAGES_MAX) throw new ReaderProblem("too-long");
  const pages = [];
  for (let number = 1; number <= Math.min(numPages, pagesRead); number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(linesOf(items.filter((item): item is PdfPiece & typeof item => "str" in item)));
    page.cleanup();
  }
  return { sections: pdfSections(pages), pages: numPages };
}
