import type { Transform } from "node:stream";
import { promisify } from "node:util";
import zlib from "node:zlib";
import Negotiator from "negotiator";

export type Encoding = "br" | "gzip" | "identity";

/** Below this a compressed answer saves less than one packet's worth and costs its headers. */
export const MIN_COMPRESSED_BYTES = 500;

/**
 * Brotli for what is made per request, as measured (docs/decisions/0001-compression.md): 4 leaves 8% more
 * bytes, 7 to 9 save little for up to 20 times the work.
 */
export const BROTLI_QUALITY = 6;
const GZIP_LEVEL = 6;

const COMPRESSIBLE =
  /^(?:text\/(?!event-stream)|application\/(?:json|javascript|xml|manifest\+json|[\w.+-]+\+(?:json|xml))|image\/svg\+xml)/i;

/** Whether a body of this Content-Type gets smaller; event streams are left alone. */
export function isCompressible(contentType: string | null | undefined): boolean {
  return contentType !== null && contentType !== undefined && COMPRESSIBLE.test(contentType);
}

/** The best first, where weights are equal. */
const ENCODINGS: readonly Encoding[] = ["br", "gzip", "identity"];
/** `preferred` is not in the package's types yet. */
interface EncodingNegotiator {
  encodings(available: readonly string[], options: { preferred: readonly string[] }): string[];
}
const remembered = new Map<string, readonly Encoding[]>();

/**
 * The encodings that an Accept-Encoding header allows, the best first: by weight, and brotli before
 * gzip where weights are equal. `identity` is always among them, even where the header forbids it:
 * an answer that can be read is better than a 406.
 */
export function acceptedEncodings(header: string | string[] | undefined): readonly Encoding[] {
  const text = String(header ?? "");
  const known = remembered.get(text);
  if (known) return known;
  const negotiator: EncodingNegotiator = new Negotiator({ headers: { "accept-encoding": text } });
  // What comes back is of the list that was given.
  const accepted = negotiator.encodings(ENCODINGS, { preferred: ENCODINGS }) as Encoding[];
  if (!accepted.includes("identity")) accepted.push("identity");
  // Browsers send a handful of different ones; a flood of invented ones must not fill the memory.
  if (remembered.size < 200) remembered.set(text, accepted);
  return accepted;
}

function brotliOptions(size?: number): zlib.BrotliOptions {
  return {
    params: {
      [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
      [zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      ...(size === undefined ? {} : { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: size }),
    },
  };
}

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify<zlib.InputType, zlib.ZlibOptions, Buffer>(zlib.gzip);

/** A whole body at once, off the main thread. */
export function compressWhole(
  body: Uint8Array,
  encoding: Exclude<Encoding, "identity">,
): Promise<Buffer> {
  return encoding === "br"
    ? brotli(body, brotliOptions(body.byteLength))
    : gzip(body, { level: GZIP_LEVEL });
}

export interface Encoder {
  readonly stream: Transform;
  /** Makes everything written so far come out now. */
  flush(): void;
}

/** A body that comes in pieces. */
export function createEncoder(encoding: Exclude<Encoding, "identity">): Encoder {
  if (encoding === "br") {
    const stream = zlib.createBrotliCompress(brotliOptions());
    return { stream, flush: () => stream.flush(zlib.constants.BROTLI_OPERATION_FLUSH) };
  }
  const stream = zlib.createGzip({ level: GZIP_LEVEL });
  return { stream, flush: () => stream.flush(zlib.constants.Z_SYNC_FLUSH) };
}
