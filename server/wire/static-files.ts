import { createHash } from "node:crypto";
import { createReadStream, existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { pipeline } from "node:stream";
import { type Encoding, acceptedEncodings, isCompressible } from "./compression.ts";
import { matchesEtag } from "#domain/format/http/etag.ts";
import { type Exchange, timing } from "./exchange.ts";
import type { HeaderList } from "./headers.ts";
import type { ErrorResponse } from "../checks/error-response.ts";

/** File names below it contain a content hash, so they can be cached for ever. */
const HASHED_PREFIX = "/assets/";
const FOR_EVER = "public, max-age=31536000, immutable";
const FOR_AN_HOUR = "public, max-age=3600";
/** Scripts with a fixed name (scripts/vite/service-worker.ts), revalidated on every use. */
const UNHASHED: ReadonlySet<string> = new Set(["/service-worker.js"]);

/** Larger files are streamed from disk for each response. */
const MAX_IN_MEMORY_BYTES = 524_288;

const CONTENT_TYPES: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".gif": "image/gif",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".m4a": "audio/mp4",
  ".map": "application/json; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".mp3": "audio/mpeg",
  ".mp4": "video/mp4",
  ".ogg": "audio/ogg",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".wav": "audio/wav",
  ".webm": "video/webm",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

const COMPRESSED_SUFFIXES: readonly [Encoding, string][] = [
  ["br", ".br"],
  ["gzip", ".gz"],
];

interface Variant {
  readonly file: string;
  /** Null for a file that is streamed from disk. */
  readonly body: Buffer | null;
  readonly etag: string;
  /** Headers of every response with this variant, 304 included. */
  readonly constantHeaders: HeaderList;
  /** Headers that describe the body: not sent with a 304. */
  readonly contentHeaders: HeaderList;
}

type Variants = Partial<Record<Encoding, Variant>>;

export interface StaticFiles {
  readonly count: number;
  /**
   * Answers a request whose path is a file.
   *
   * @param base the security headers
   * @returns true when the response is sent; an error response for a missing asset or a wrong
   *   method; false when the application should answer
   */
  answer(
    exchange: Exchange,
    path: string,
    base: HeaderList,
    closes: boolean,
  ): boolean | ErrorResponse;
}

/**
 * Reads the client build at the start. Paths are looked up in this map and never joined to a
 * folder, so path traversal is impossible; files and folders that begin with a dot are left out.
 *
 * @param folder `build/client`; a missing folder counts as empty
 */
export function readStaticFiles(folder: string | undefined): StaticFiles {
  const files = new Map<string, Variants>();
  if (folder !== undefined && existsSync(folder)) {
    for (const file of listFiles(folder)) {
      const path = `/${relative(folder, file).split(sep).join("/")}`;
      if (!isCompressedCopy(file)) files.set(path, readVariants(path, file));
    }
  }
  return {
    count: files.size,
    answer(exchange, path, base, closes) {
      const variants = files.get(path.includes("%") ? decodeURIComponent(path) : path);
      if (!variants) {
        return path.startsWith(HASHED_PREFIX) && { status: 404, text: "Not found" };
      }
      const { method } = exchange.req;
      if (method !== "GET" && method !== "HEAD") {
        return {
          status: 405,
          text: "Method not allowed",
          headers: ["Allow", "GET, HEAD, OPTIONS"],
        };
      }
      send(exchange, choose(variants, exchange), base, closes);
      return true;
    },
  };
}

function choose(variants: Variants, { req }: Exchange): Variant {
  for (const encoding of acceptedEncodings(req.headers["accept-encoding"])) {
    const variant = variants[encoding];
    if (variant) return variant;
  }
  throw new Error("Every static file has its identity variant");
}

function send(exchange: Exchange, variant: Variant, base: HeaderList, closes: boolean): void {
  const { req, res } = exchange;
  const isUnchanged = matchesEtag(req.headers["if-none-match"], variant.etag);
  const head = [...base, ...variant.constantHeaders, "X-Request-Id", exchange.id];
  head.push("Server-Timing", timing(exchange, 200));
  if (!isUnchanged) head.push(...variant.contentHeaders);
  if (closes) head.push("Connection", "close");
  res.writeHead(isUnchanged ? 304 : 200, head);
  if (isUnchanged || req.method === "HEAD") res.end();
  else if (variant.body) res.end(variant.body);
  // A vanished file or a disconnected client ends the connection; the request log shows it as
  // aborted.
  else pipeline(createReadStream(variant.file), res, () => undefined);
}

function readVariants(path: string, file: string): Variants {
  const type = CONTENT_TYPES[extname(file).toLowerCase()] ?? "application/octet-stream";
  const made = statSync(file).mtimeMs;
  const variants: Variants = { identity: readVariant(path, file, type, "identity") };
  for (const [encoding, suffix] of COMPRESSED_SUFFIXES) {
    const compressed = file + suffix;
    // A compressed copy older than its source is left over from an earlier build.
    if (existsSync(compressed) && statSync(compressed).mtimeMs >= made) {
      variants[encoding] = readVariant(path, compressed, type, encoding);
    }
  }
  return variants;
}

function readVariant(path: string, file: string, type: string, encoding: Encoding): Variant {
  const body = readFileSync(file);
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const constantHeaders = ["Cache-Control", lifetimeOf(path)];
  constantHeaders.push("ETag", etag);
  if (isCompressible(type)) constantHeaders.push("Vary", "Accept-Encoding");
  const contentHeaders = ["Content-Type", type, "Content-Length", String(body.length)];
  if (encoding !== "identity") contentHeaders.push("Content-Encoding", encoding);
  return {
    file,
    body: body.length <= MAX_IN_MEMORY_BYTES ? body : null,
    etag,
    constantHeaders,
    contentHeaders,
  };
}

function lifetimeOf(path: string): string {
  if (UNHASHED.has(path)) return "no-cache";
  return path.startsWith(HASHED_PREFIX) ? FOR_EVER : FOR_AN_HOUR;
}

/** Whether a file is the compressed copy of another one. */
function isCompressedCopy(file: string): boolean {
  return COMPRESSED_SUFFIXES.some(
    ([, end]) => file.endsWith(end) && existsSync(file.slice(0, -end.length)),
  );
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith(".")) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return listFiles(path);
    return entry.isFile() ? [path] : [];
  });
}
