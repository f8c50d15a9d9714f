import { strToU8, unzipSync, zipSync, type Zippable } from "fflate";
import { MADE_AT } from "./paper-pdf.ts";

/** Files as a ZIP archive, in the order given, dated MADE_AT. */
export function writeZip(files: Readonly<Record<string, Uint8Array | string>>): Uint8Array {
  const entries: Zippable = {};
  for (const [name, content] of Object.entries(files))
    entries[name] = typeof content === "string" ? strToU8(content) : content;
  // ZIP keeps local time without a zone: the same wherever it is made.
  const offset = MADE_AT.getTimezoneOffset() * 60_000;
  return zipSync(entries, { level: 9, mtime: new Date(MADE_AT.getTime() + offset) });
}

/**
 * An Office file packed anew: entries by name, dated MADE_AT, and its parts as `change` returns them.
 * Libraries write the time of the day and random ids.
 */
export function repack(
  file: Uint8Array,
  change: (name: string, xml: string) => string = (_, xml) => xml,
): Uint8Array {
  const entries = unzipSync(file);
  // Readers recognize a format by its first entry.
  const names = Object.keys(entries).filter((name) => !name.endsWith("/"));
  names.sort((a, b) =>
    a === "[Content_Types].xml" ? -1 : b === "[Content_Types].xml" ? 1 : a < b ? -1 : 1,
  );
  const files: Record<string, Uint8Array | string> = {};
  for (const name of names) {
    const bytes = entries[name]!;
    const isText = /\.(xml|rels)$/.test(name);
    files[name] = isText ? change(name, dateless(new TextDecoder().decode(bytes))) : bytes;
  }
  return writeZip(files);
}

const dateless = (xml: string) =>
  xml.replace(
    /(<dcterms:(?:created|modified)[^>]*>)[^<]*/g,
    `$1${MADE_AT.toISOString().replace(".000", "")}`,
  );
