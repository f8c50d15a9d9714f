/** Maximum size of an upload in bytes. The server counts while it reads and stops at the limit. */
export const UPLOAD_MAX_BYTES = 10 * 1_048_576;

/** Bytes from the start of a file that {@link sniffMediaType} needs. */
export const SNIFFED_BYTES = 4_096;

/** Magic numbers: media type, byte offset, bytes in hexadecimal. */
const SIGNATURES: readonly (readonly [mediaType: string, at: number, bytes: string])[] = [
  ["application/pdf", 0, "25504446"],
  ["image/png", 0, "89504e470d0a1a0a"],
  ["image/jpeg", 0, "ffd8ff"],
  ["image/gif", 0, "47494638"],
  ["application/zip", 0, "504b0304"],
  ["audio/mpeg", 0, "494433"],
  ["audio/mpeg", 0, "fffb"],
  ["audio/ogg", 0, "4f676753"],
  ["audio/flac", 0, "664c6143"],
  ["video/webm", 0, "1a45dfa3"],
  ["model/gltf-binary", 0, "676c5446"],
];

/** "ftyp": the first box of a file of the ISO base media format, and of QuickTime. */
const MEDIA_BOX = "66747970";

/** Formats of that box by its major brand, which is ISO 14496-12's name for the format; others are MP4. */
const BRANDS: Readonly<Record<string, string>> = {
  heic: "image/heic",
  heix: "image/heic",
  heim: "image/heic",
  heis: "image/heic",
  mif1: "image/heic",
  avif: "image/avif",
  avis: "image/avif",
  "M4A ": "audio/mp4",
  "M4B ": "audio/mp4",
  "qt  ": "video/quicktime",
};

const EXTENSIONS: Readonly<Record<string, string>> = {
  "application/pdf": ".pdf",
  "image/png": ".png",
  "image/jpeg": ".jpg",
  "image/gif": ".gif",
  "image/webp": ".webp",
  "image/heic": ".heic",
  "image/avif": ".avif",
  "application/zip": ".zip",
  "audio/mpeg": ".mp3",
  "audio/ogg": ".ogg",
  "audio/flac": ".flac",
  "audio/wav": ".wav",
  "audio/mp4": ".m4a",
  "video/webm": ".webm",
  "video/mp4": ".mp4",
  "video/quicktime": ".mov",
  "model/gltf-binary": ".glb",
  "text/plain": ".txt",
};

const OPEN_XML = "application/vnd.openxmlformats-officedocument";
const OPEN_DOCUMENT = "application/vnd.oasis.opendocument";

/**
 * Formats that are ZIP archives with an extension of their own, which is kept, and the media type they are
 * sent as. Phones choose the app that opens a file by its type.
 */
const ZIP_TYPES: Readonly<Record<string, string>> = {
  ".zip": "application/zip",
  ".docx": `${OPEN_XML}.wordprocessingml.document`,
  ".xlsx": `${OPEN_XML}.spreadsheetml.sheet`,
  ".pptx": `${OPEN_XML}.presentationml.presentation`,
  ".odt": `${OPEN_DOCUMENT}.text`,
  ".ods": `${OPEN_DOCUMENT}.spreadsheet`,
  ".odp": `${OPEN_DOCUMENT}.presentation`,
  ".fig": "application/zip",
  ".sketch": "application/zip",
  ".epub": "application/epub+zip",
};
const TEXT_EXTENSIONS = new Set([".txt", ".md", ".csv", ".json", ".srt", ".obj"]);

/**
 * The media type of a file, from its content; the name and the declared type are ignored.
 *
 * HTML, SVG, scripts and programs are not accepted, so that Plaza never serves anything that a
 * browser or an operating system would execute.
 *
 * @param head the first {@link SNIFFED_BYTES} bytes, or the whole of a shorter file
 * @returns undefined for a type that is not accepted
 */
export function sniffMediaType(head: Uint8Array): string | undefined {
  const hex = Array.from(head.slice(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
  for (const [mediaType, at, bytes] of SIGNATURES)
    if (hex.startsWith(bytes, at * 2)) return mediaType;
  if (hex.startsWith("52494646")) {
    if (hex.startsWith("57415645", 16)) return "audio/wav";
    if (hex.startsWith("57454250", 16)) return "image/webp";
    return undefined;
  }
  if (hex.startsWith(MEDIA_BOX, 8)) {
    const brand = String.fromCharCode(...head.slice(8, 12));
    return (Object.hasOwn(BRANDS, brand) && BRANDS[brand]) || "video/mp4";
  }
  return isPlainText(head) ? "text/plain" : undefined;
}

/** Markup, or a script with a shebang line. */
const MARKUP = /^\s*(?:<[!?a-z/]|#!)/i;

function isPlainText(head: Uint8Array): boolean {
  if (head.length === 0) return false;
  try {
    // `stream`: the last UTF-8 character may be incomplete.
    const text = new TextDecoder("utf-8", { fatal: true }).decode(head, { stream: true });
    return !/\p{Cc}/u.test(text.replace(/[\t\n\v\f\r]/g, "")) && !MARKUP.test(text);
  } catch {
    return false;
  }
}

/**
 * The media type that a file is sent with: what its content is, or for an archive what its name says it
 * holds.
 *
 * @param mediaType from {@link sniffMediaType}
 * @param fileName from {@link safeFileName}
 */
export function sentMediaType(mediaType: string, fileName: string): string {
  const ending = fileName.slice(fileName.lastIndexOf("."));
  return (mediaType === "application/zip" && ZIP_TYPES[ending]) || mediaType;
}

/**
 * The name a file is downloaded under: without folders and unsafe characters, at most 100
 * characters, with an extension that fits its media type.
 */
export function safeFileName(name: string, mediaType: string): string {
  const own = name.split(/[\\/]/).at(-1) ?? "";
  const dot = own.lastIndexOf(".");
  const ending = dot > 0 ? own.slice(dot).toLowerCase() : "";
  const stem = (dot > 0 ? own.slice(0, dot) : own)
    .replace(/[^\p{L}\p{N} ._()-]/gu, "")
    .replace(/^[. ]+/, "")
    .trim();
  const isFitting =
    ending === EXTENSIONS[mediaType] ||
    (mediaType === "application/zip" && ending in ZIP_TYPES) ||
    (mediaType === "text/plain" && TEXT_EXTENSIONS.has(ending)) ||
    (mediaType === "image/jpeg" && ending === ".jpeg");
  return `${stem.slice(0, 100) || "artifakt"}${isFitting ? ending : (EXTENSIONS[mediaType] ?? "")}`;
}
