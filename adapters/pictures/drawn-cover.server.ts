import { inflateRawSync } from "node:zlib";
import { drawDocumentCover } from "#domain/artifakts/drawn-cover/draw-document-cover.ts";
import { drawTextCover, endingOf } from "#domain/artifakts/drawn-cover/draw-text-cover.ts";
import {
  drawIconSheet,
  ICON_SVG_MAX_BYTES,
  ICONS_MAX,
  safeIcon,
} from "#domain/artifakts/drawn-cover/icon-sheet.ts";
import { drawFileNames } from "#domain/artifakts/drawn-cover/page.ts";
import { WIDTH } from "#domain/artifakts/drawn-cover/svg.ts";
import { drawTable } from "#domain/artifakts/drawn-cover/table.ts";
import { drawWaveform, readPeaks } from "#domain/artifakts/drawn-cover/waveform.ts";
import { readWorksheet } from "#domain/artifakts/drawn-cover/worksheet.ts";
import { listZip, type ZipEntry } from "#domain/artifakts/drawn-cover/zip-entries.ts";
import { UPLOAD_MAX_BYTES } from "#domain/artifakts/upload.ts";
import { PICTURE_TYPES } from "#domain/people/profile/pictures.ts";
import { readDocument, type ReadKind } from "#adapters/documents/read-document.server.ts";
import { renderSvg } from "./render-svg.server.ts";
import { makePicture, makeThumbnail } from "./stored-picture.server.ts";

/** Bytes that one file of an archive, and all of them together, may have unpacked. */
const UNPACKED_MAX_BYTES = 4_000_000;
const ALL_UNPACKED_MAX_BYTES = 16_000_000;
/** Pictures of an archive that are tried until there are enough. */
const ICONS_TRIED = 40;
const THUMBNAIL_SIDE = 240;

/** A file of an artifakt's version. */
export interface CoverSource {
  fileName: string;
  mediaType: string;
  bytes: Buffer;
}

/** How documents are read: in a process of their own. */
export interface CoverReader {
  /** Path of `read-document.js`. */
  program: string;
  /** Aborted when the reading is to be stopped. */
  signal?: AbortSignal;
}

/**
 * A cover drawn from an artifakt's file, as a WebP of at most PICTURE_MAX_BYTES; undefined for a kind
 * that is not drawn, and for a file in which there is nothing to draw, or that cannot be read.
 *
 * @throws when a picture cannot be made at the moment, or not in time, and when reading is aborted
 */
export async function drawCover(
  source: CoverSource,
  reader: CoverReader,
): Promise<Buffer | undefined> {
  const { mediaType, bytes } = source;
  if (bytes.length > UPLOAD_MAX_BYTES) return undefined;
  if (PICTURE_TYPES.some((type) => type === mediaType)) return encode(bytes);
  const svg = await drawSvg(source, reader);
  return svg ? encode(await renderSvg(svg, WIDTH)) : undefined;
}

async function drawSvg(
  { mediaType, fileName, bytes }: CoverSource,
  reader: CoverReader,
): Promise<string | undefined> {
  if (mediaType === "text/plain") return drawTextCover(bytes, fileName);
  if (mediaType === "audio/wav") {
    const sound = readPeaks(bytes);
    return sound && drawWaveform(sound);
  }
  if (mediaType === "application/pdf") return drawDocument("pdf", bytes, reader);
  if (mediaType !== "application/zip") return undefined;
  const ending = endingOf(fileName);
  if (ending === "docx" || ending === "pptx") return drawDocument(ending, bytes, reader);
  const unpack = createUnpacker();
  if (ending === "xlsx") return drawWorkbook(listZip(bytes), unpack);
  return ending === "zip" ? drawArchive(listZip(bytes), unpack) : undefined;
}

/** A page with the text that a document begins with. */
async function drawDocument(
  kind: ReadKind,
  bytes: Buffer,
  { program, signal }: CoverReader,
): Promise<string | undefined> {
  const asked = { bytes, kind, part: "start", ...(signal && { signal }) } as const;
  const read = await readDocument(asked, { program });
  return read.state === "ready" ? drawDocumentCover(read.passages) : undefined;
}

type Unpack = (entry: ZipEntry, max?: number) => Buffer | undefined;

/**
 * Unpacks files of one archive until they are ALL_UNPACKED_MAX_BYTES together. zlib stops at the limit
 * whatever size the archive claims, so a ZIP bomb costs that much memory and no more.
 */
function createUnpacker(): Unpack {
  let left = ALL_UNPACKED_MAX_BYTES;
  return ({ packed, isDeflated }, max = UNPACKED_MAX_BYTES) => {
    const limit = Math.min(max, left);
    if (limit < 1) return undefined;
    try {
      const bytes = isDeflated
        ? inflateRawSync(packed, { maxOutputLength: limit })
        : Buffer.from(packed.subarray(0, limit + 1));
      left -= Math.min(bytes.length, limit);
      return bytes.length <= limit ? bytes : undefined;
    } catch {
      // Broken, or larger than the limit: that much has been unpacked.
      left -= limit;
      return undefined;
    }
  };
}

function drawWorkbook(entries: readonly ZipEntry[], unpack: Unpack): string | undefined {
  const text = (name: string) => {
    const entry = entries.find((each) => each.name === name);
    return (entry && unpack(entry)?.toString("utf8")) ?? "";
  };
  return drawTable(readWorksheet(text("xl/worksheets/sheet1.xml"), text("xl/sharedStrings.xml")));
}

async function drawArchive(
  entries: readonly ZipEntry[],
  unpack: Unpack,
): Promise<string | undefined> {
  const hrefs: string[] = [];
  const pictures = entries.filter(({ name }) =>
    ["svg", "png", "jpg", "jpeg", "webp"].includes(endingOf(name)),
  );
  for (const entry of pictures.slice(0, ICONS_TRIED)) {
    if (hrefs.length === ICONS_MAX) break;
    const href =
      endingOf(entry.name) === "svg" ? svgHref(entry, unpack) : await pixelHref(entry, unpack);
    if (href) hrefs.push(href);
  }
  return drawIconSheet(hrefs) ?? drawFileNames(entries.map(({ name }) => name));
}

function svgHref(entry: ZipEntry, unpack: Unpack): string | undefined {
  const bytes = unpack(entry, ICON_SVG_MAX_BYTES);
  const icon = bytes && safeIcon(bytes.toString("utf8"));
  return icon && `data:image/svg+xml;base64,${Buffer.from(icon).toString("base64")}`;
}

async function pixelHref(entry: ZipEntry, unpack: Unpack): Promise<string | undefined> {
  const bytes = unpack(entry);
  const png = bytes && (await makeThumbnail(bytes, THUMBNAIL_SIDE));
  if (png === "picture-busy") throw new Error("too many pictures are being made");
  return png instanceof Buffer ? `data:image/png;base64,${png.toString("base64")}` : undefined;
}

async function encode(bytes: Buffer): Promise<Buffer | undefined> {
  const made = await makePicture(new File([new Uint8Array(bytes)], "cover"), "centre", "4:3");
  if (made === "picture-busy") throw new Error("too many pictures are being made");
  return typeof made === "string" ? undefined : made;
}
