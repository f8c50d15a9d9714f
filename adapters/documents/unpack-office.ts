import { inflateRawSync } from "node:zlib";
import { zipSync } from "fflate";
import { listZip } from "#domain/artifakts/drawn-cover/zip-entries.ts";
import { DOCX_ENTRIES_MAX } from "#domain/spaces/reading/sniff-document.ts";
import { ReaderProblem } from "./reader-problem.ts";

/** Maximum unpacked bytes of a document's XML: ten times a long book's. */
const UNPACKED_MAX_BYTES = 16 * 1_048_576;

/**
 * The XML parts of an Office document by their names. zlib stops at the limit whatever size the archive
 * claims, so a ZIP bomb costs that much memory and no more.
 *
 * @throws ReaderProblem `too-big` past UNPACKED_MAX_BYTES, `broken`
 */
export function unpackXml(bytes: Uint8Array): Record<string, Uint8Array> {
  let left = UNPACKED_MAX_BYTES;
  const parts: Record<string, Uint8Array> = {};
  for (const { name, packed, isDeflated } of listZip(bytes, DOCX_ENTRIES_MAX)) {
    if (!/\.(?:xml|rels)$/.test(name)) continue;
    const part = isDeflated ? inflate(packed, left) : packed;
    left -= part.length;
    if (left < 0) throw new ReaderProblem("too-big");
    parts[name] = part;
  }
  return parts;
}

/**
 * A Word document with nothing but its text: the XML parts, unpacked and stored again. What reads the
 * result unpacks no more than is in it.
 *
 * @throws as unpackXml
 */
export const unpackDocx = (bytes: Uint8Array): Buffer =>
  Buffer.from(zipSync(unpackXml(bytes), { level: 0 }));

function inflate(packed: Uint8Array, left: number): Buffer {
  try {
    // zlib takes no limit of zero.
    return inflateRawSync(packed, { maxOutputLength: left + 1 });
  } catch (error) {
    const isTooBig = (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE";
    throw new ReaderProblem(isTooBig ? "too-big" : "broken", { cause: error });
  }
}
