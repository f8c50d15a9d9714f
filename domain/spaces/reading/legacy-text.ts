/** Endings of the files that old programs write in an encoding of their own. */
const TEXT_ENDING = /\.(?:txt|md|markdown|csv|tsv)$/i;

/**
 * A text file in UTF-8. Spreadsheets and editors on Windows still write Windows-1252 or UTF-16, which
 * would be refused as no text.
 *
 * @returns the bytes as they are for a file in UTF-8, and for one that is no text
 */
export function inUtf8(bytes: Uint8Array, fileName: string): Uint8Array {
  if (!TEXT_ENDING.test(fileName)) return bytes;
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decoded(bytes, "utf-16le");
  if (first === 0xfe && second === 0xff) return decoded(bytes, "utf-16be");
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return bytes;
  } catch {
    // Control characters are in files that are no text.
    const isText = bytes.every((byte) => byte >= 32 || (byte >= 9 && byte <= 13));
    return isText ? decoded(bytes, "windows-1252") : bytes;
  }
}

const decoded = (bytes: Uint8Array, encoding: string): Uint8Array =>
  new TextEncoder().encode(new TextDecoder(encoding).decode(bytes));
