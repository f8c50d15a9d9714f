import type { Transform } from "node:stream";
import { promisify } from "node:util";
import zlib from "node:zlib";
import Negotiator from "negotiator";

export type Encoding = "br" | "gzip" | "identity";

/** Smaller responses are not compressed: it would save less than one packet and cost a header. */
export const MIN_COMPRESSED_BYTES = 500;

/**
 * Brotli quality of responses generated per request, as measured
 * (docs/decisions/0001-compression.md): 4 leaves 8% more bytes; 7 to 9 save little for up to 20
 * times the work.
 */
const BROTLI_QUALITY = 6;
const GZIP_LEVEL = 6;

const COMPRESSIBLE =
  /^(?:text\/(?!event-stream)|application\/(?:json|javascript|xml|manifest\+json|[\w.+-]+\+(?:json|xml))|image\/svg\+xml)/i;

/**
 * Whether a content type is worth compressing. Event streams are not: they must not be buffered.
 */
export function isCompressible(contentType: string | null | undefined): boolean {
  return contentType !== null && contentType !== undefined && COMPRESSIBLE.test(contentType);
}

/** In order of preference among equal weights. */
const ENCODINGS: readonly Encoding[] = ["br", "gzip", "identity"];
/** Adds the option `preferred`, which the package's types lack. */
interface EncodingNegotiator {
  encodings(available: readonly string[], options: { preferred: readonly string[] }): string[];
}
const remembered = new Map<string, readonly Encoding[]>();

/**
 * The encodings that an Accept-Encoding header allows, best first: by weight, and brotli before
 * gzip among equal weights. `identity` is always included, even where the header forbids it: a
 * readable response is better than a 406.
 */
export function acceptedEncodings(header: string | string[] | undefined): readonly Encoding[] {
  const text = String(header ?? "");
  const known = remembered.get(text);
  if (known) return known;
  const negotiator: EncodingNegotiator = new Negotiator({ headers: { "accept-encoding": text } });
  // The package types its result as strings; it is a subset of ENCODINGS.
  const accepted = negotiator.encodings(ENCODINGS, { preferred: ENCODINGS }) as Encoding[];
  if (!accepted.includes("identity")) accepted.push("identity");
  // Cache of parsed headers, bounded: browsers send a handful of values, attackers any number.
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

/** Compresses a complete body, in libuv's thread pool. */
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
  /** Emits everything written so far. */
  flush(): void;
}

/** A streaming encoder, for a body that arrives in chunks. */
export function createEncoder(encoding: Exclude<Encoding, "identity">): Encoder {
  if (encoding === "br") {
    const stream = zlib.createBrotliCompress(brotliOptions());
    return { stream, flush: () => stream.flush(zlib.constants.BROTLI_OPERATION_FLUSH) };
  }
  const stream = zlib.createGzip({ level: GZIP_LEVEL });
  return { stream, flush: () => stream.flush(zlib.constants.Z_SYNC_FLUSH) };
}
