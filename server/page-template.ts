import zlib from "node:zlib";

const {
  BROTLI_MODE_TEXT,
  BROTLI_OPERATION_FLUSH,
  BROTLI_PARAM_MODE,
  BROTLI_PARAM_QUALITY,
  BROTLI_PARAM_SIZE_HINT,
  BROTLI_MAX_QUALITY,
} = zlib.constants;

/** 128 bits as base64 (`randomNonce`): 22 characters and two of padding. */
export const NONCE_LENGTH = 24;
const PADDING = "==";

/**
 * Stands where the nonce goes: as long as one, its bytes all different and none of them ever part of
 * a UTF-8 page, so that nothing else in the page can be written as a copy of a piece of it.
 */
const PLACE = Buffer.from([
  0xf5, 1, 0xf6, 2, 0xf7, 3, 0xf8, 4, 0xf9, 5, 0xfa, 6, 0xfb, 7, 0xfc, 8, 0xfd, 0xc0, 0xfe, 0xc1,
  0xff, 0x0e, 0x3d, 0x3d,
]);

/** A page whose nonce can be written anew each time it is sent. */
export interface PageTemplate {
  readonly bytes: Buffer;
  /** Where in `bytes` the nonce goes. */
  readonly places: readonly number[];
}

/** Takes the nonce out of a page that was rendered with it. */
export function toTemplate(html: string, nonce: string): PageTemplate {
  const parts = html.split(nonce);
  const pieces: Buffer[] = [];
  const places: number[] = [];
  let length = 0;
  for (const [index, part] of parts.entries()) {
    if (index > 0) {
      places.push(length);
      pieces.push(PLACE);
      length += NONCE_LENGTH;
    }
    const piece = Buffer.from(part);
    pieces.push(piece);
    length += piece.length;
  }
  return { bytes: Buffer.concat(pieces), places };
}

/** The page with this nonce. */
export function fillTemplate({ bytes, places }: PageTemplate, nonce: string): Buffer {
  const filled = Buffer.from(bytes);
  for (const place of places) filled.write(nonce, place, "latin1");
  return filled;
}

/**
 * The page as brotli's best quality leaves it, a tenth smaller than what can be afforded for each
 * request, with a place for the nonce in the compressed bytes.
 *
 * A flush before and after the first nonce puts it into a block of its own, which brotli stores as
 * it is, for it cannot be made smaller (RFC 7932, 9.2 "uncompressed"). Every later nonce is written
 * as a copy of the first. The literals that follow depend on the two bytes before them, and those
 * are always the padding. That all of this is so is tried out, with another nonce, before the bytes
 * are used.
 *
 * @returns null when a page has no nonce, or the compressor wrote it in another way
 */
export async function compressTemplate(template: PageTemplate): Promise<PageTemplate | null> {
  const [first] = template.places;
  if (first === undefined) return null;
  const bytes = await compressAround(template.bytes, first, first + NONCE_LENGTH);
  const place = bytes.indexOf(PLACE);
  if (place < 0) return null;
  const compressed = { bytes, places: [place] };
  return (await holds(compressed, template)) ? compressed : null;
}

const TRIAL = `0123456789abcdefABCDEF${PADDING}`;

/** Whether filling in the compressed page is the same as compressing the filled page. */
function holds(compressed: PageTemplate, template: PageTemplate): Promise<boolean> {
  return new Promise((resolve) => {
    zlib.brotliDecompress(fillTemplate(compressed, TRIAL), (error, page) =>
      resolve(!error && page.equals(fillTemplate(template, TRIAL))),
    );
  });
}

function compressAround(page: Buffer, start: number, end: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const encoder = zlib.createBrotliCompress({
      params: {
        [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
        [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY,
        [BROTLI_PARAM_SIZE_HINT]: page.length,
      },
    });
    const out: Buffer[] = [];
    encoder.on("data", (piece: Buffer) => out.push(piece));
    encoder.once("error", reject);
    encoder.once("end", () => resolve(Buffer.concat(out)));
    encoder.write(page.subarray(0, start));
    encoder.flush(BROTLI_OPERATION_FLUSH, () => {
      encoder.write(page.subarray(start, end));
      encoder.flush(BROTLI_OPERATION_FLUSH, () => encoder.end(page.subarray(end)));
    });
  });
}
