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

const HIGH = [0xf5, 0xf6, 0xf7, 0xf8, 0xf9, 0xfa, 0xfb, 0xfc, 0xfd, 0xfe, 0xff];
const LOW = [1, 2, 3, 4, 5, 6, 7, 8, 0xc0, 0xc1, 0x0e];
/**
 * Stands where a text goes: as long as one, its bytes all different and none of them ever part of a
 * UTF-8 page, so that nothing else in the page can be written as a copy of a piece of it. No two
 * places have two bytes in a row in common.
 */
const PLACES = LOW.map((_, turn) =>
  Buffer.from([...HIGH.flatMap((high, at) => [high, LOW[(at + turn) % LOW.length]!]), 0x3d, 0x3d]),
);

/** A page some texts of which can be written anew each time it is sent, the nonce above all. */
export interface PageTemplate {
  readonly bytes: Buffer;
  /** Where in `bytes` which of the texts goes, in order. */
  readonly places: readonly Place[];
}

interface Place {
  at: number;
  /** The how manieth text. */
  text: number;
}

/** What can be written anew: 22 characters of chance and their padding. */
export const isOwnText = (text: string): boolean => /^[\w-]{22}==$/.test(text);

/**
 * Takes the nonce out of a page that was rendered with it, and other texts that are this answer's
 * alone (`isOwnText`; any other is left where it stands). At most eleven.
 */
export function toTemplate(html: string, ...texts: readonly string[]): PageTemplate {
  const wanted = texts.filter(isOwnText).join("|") || "(?!)";
  const pieces: Buffer[] = [];
  const places: Place[] = [];
  let length = 0;
  let from = 0;
  for (const found of html.matchAll(new RegExp(wanted, "g"))) {
    const piece = Buffer.from(html.slice(from, found.index));
    const text = texts.indexOf(found[0]);
    length += piece.length;
    places.push({ at: length, text });
    pieces.push(piece, PLACES[text]!);
    length += NONCE_LENGTH;
    from = found.index + NONCE_LENGTH;
  }
  pieces.push(Buffer.from(html.slice(from)));
  return { bytes: Buffer.concat(pieces), places };
}

/**
 * What stands between the places, without a copy: a page that is sent very often is sent in pieces.
 *
 * @returns one more than there are places
 */
export function piecesOf({ bytes, places }: PageTemplate): Buffer[] {
  const ends = [...places.map(({ at }) => at), bytes.length];
  return ends.map((end, index) =>
    bytes.subarray(index === 0 ? 0 : ends[index - 1]! + NONCE_LENGTH, end),
  );
}

/** The page with these texts, in the order in which `toTemplate` was given the first ones. */
export function fillTemplate({ bytes, places }: PageTemplate, ...texts: readonly string[]): Buffer {
  const filled = Buffer.from(bytes);
  for (const { at, text } of places) filled.write(texts[text]!, at, "latin1");
  return filled;
}

/**
 * The page compressed by brotli, with a place for each text in the compressed bytes.
 *
 * A flush before and after the first time that a text stands there puts it into a block of its own,
 * which brotli stores as it is, for it cannot be made smaller (RFC 7932, 9.2 "uncompressed"). Every
 * later time is written as a copy of the first. The literals that follow depend on the two bytes
 * before them, and those are always the padding. That all of this is so is tried out, with other
 * texts, before the bytes are used.
 *
 * @param quality brotli's; the best, a tenth smaller than what can be afforded for each request,
 *   unless told otherwise
 * @returns null when a page has no such place, or the compressor wrote it in another way
 */
export async function compressTemplate(
  template: PageTemplate,
  quality: number = BROTLI_MAX_QUALITY,
): Promise<PageTemplate | null> {
  const firsts = template.places.filter(
    ({ text }, index, all) => all.findIndex((place) => place.text === text) === index,
  );
  if (firsts.length === 0) return null;
  const bytes = await compressAround(template.bytes, firsts, quality);
  const places = firsts.map(({ text }) => ({ at: bytes.indexOf(PLACES[text]!), text }));
  if (places.some(({ at }) => at < 0)) return null;
  const compressed = { bytes, places };
  return (await holds(compressed, template)) ? compressed : null;
}

/** Each unlike the others and unlike any of the places. */
const TRIALS = PLACES.map((_, turn) => {
  const letters = "0123456789abcdefABCDEF";
  return letters.slice(turn) + letters.slice(0, turn) + PADDING;
});

/** Whether filling in the compressed page is the same as compressing the filled page. */
function holds(compressed: PageTemplate, template: PageTemplate): Promise<boolean> {
  return new Promise((resolve) => {
    zlib.brotliDecompress(fillTemplate(compressed, ...TRIALS), (error, page) =>
      resolve(!error && page.equals(fillTemplate(template, ...TRIALS))),
    );
  });
}

function compressAround(page: Buffer, places: readonly Place[], quality: number): Promise<Buffer> {
  const cuts = places.flatMap(({ at }) => [at, at + NONCE_LENGTH]);
  return new Promise((resolve, reject) => {
    const encoder = zlib.createBrotliCompress({
      params: {
        [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
        [BROTLI_PARAM_QUALITY]: quality,
        [BROTLI_PARAM_SIZE_HINT]: page.length,
      },
    });
    const out: Buffer[] = [];
    encoder.on("data", (piece: Buffer) => out.push(piece));
    encoder.once("error", reject);
    encoder.once("end", () => resolve(Buffer.concat(out)));
    const write = (index: number) => {
      const piece = page.subarray(cuts[index - 1] ?? 0, cuts[index]);
      if (index === cuts.length) return void encoder.end(piece);
      encoder.write(piece);
      encoder.flush(BROTLI_OPERATION_FLUSH, () => write(index + 1));
    };
    write(0);
  });
}
