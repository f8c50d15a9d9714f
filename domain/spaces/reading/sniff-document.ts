import { listZip } from "#domain/artifakts/drawn-cover/zip-entries.ts";
import { sniffMediaType, SNIFFED_BYTES } from "#domain/artifakts/upload.ts";
import type { DocumentKind } from "#domain/spaces/documents.ts";

/** Files in a Word document that are looked at; more are pictures. */
export const DOCX_ENTRIES_MAX = 2_000;
/** The part that makes an archive a Word document (ECMA-376); some programs number it. */
const DOCX_TEXT = /^word\/document\d*\.xml$/;

const PICTURES = new Set(["image/png", "image/jpeg", "image/webp"]);

/** Whether a ZIP archive is a Word document. Nothing is unpacked. */
const isDocx = (bytes: Uint8Array): boolean =>
  listZip(bytes, DOCX_ENTRIES_MAX).some(({ name }) => DOCX_TEXT.test(name));

/**
 * Detects the kind of an uploaded file by its bytes; the name only distinguishes the kinds of text.
 *
 * @returns undefined for an unsupported kind
 */
export function sniffDocument(
  bytes: Uint8Array,
  fileName: string,
): Exclude<DocumentKind, "text"> | undefined {
  const mediaType = sniffMediaType(bytes.subarray(0, SNIFFED_BYTES)) ?? "";
  if (mediaType === "application/pdf") return "pdf";
  if (PICTURES.has(mediaType)) return "picture";
  if (mediaType === "application/zip") return isDocx(bytes) ? "docx" : undefined;
  if (mediaType !== "text/plain") return undefined;
  const [ending = ""] = /\.(?:md|markdown|csv|tsv)$/i.exec(fileName) ?? [];
  if (/sv$/i.test(ending)) return "csv";
  return ending === "" ? "txt" : "md";
}
