import mammoth from "mammoth";
import type { Section } from "#domain/spaces/passages.ts";
import { htmlSections } from "./html-sections.ts";
import { unpackDocx } from "./unpack-office.ts";

/** Pictures are not read; their parts are not even unpacked. */
const WITHOUT_PICTURES = mammoth.images.imgElement(() => Promise.resolve({ src: "" }));

/**
 * Reads a Word document.
 *
 * @throws ReaderProblem, and what mammoth throws for a broken file
 */
export async function readDocx(bytes: Uint8Array): Promise<Section[]> {
  const { value } = await mammoth.convertToHtml(
    { buffer: unpackDocx(bytes) },
    { convertImage: WITHOUT_PICTURES, externalFileAccess: false },
  );
  return htmlSections(value);
}
