import { createHash } from "node:crypto";
import { createReadStream, existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { pipeline } from "node:stream";
import { type Encoding, acceptedEncodings, isCompressible } from "./compression.ts";
import { matchesEtag } from "#domain/format/etag.ts";
import { type Exchange, timing } from "./exchange.ts";
import type { HeaderList } from "./headers.ts";
import type { Refusal } from "../checks/refusal.ts";

/** The build gives everything below this a name with a hash of its content. */
const HASHED_PREFIX = "/assets/";
const FOR_EVER = "public, max-age=31536000, immutable";
const FOR_AN_HOUR = "public, max-age=3600";
/** Scripts whose names stay (scripts/vite/service-worker.ts): never an old build's. */
const UNHASHED: ReadonlySet<string> = new Set(["/service-worker.js", "/prefetch-intent.js"]);

/** What is larger is read from disk for each answer. */
const KEPT_BYTES = 524_288;

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

const SIBLINGS: readonly [Encoding, string][] = [
  ["br", ".br"],
  ["gzip", ".gz"],
];

interface Variant {
  readonly file: string;
  /** Null for what is read from disk each time. */
  readonly body: Buffer | null;
  readonly etag: string;
  /** Everything that is the same for each answer with this variant. */
  readonly unchanged: HeaderList;
  readonly content: HeaderList;
}

type Variants = Partial<Record<Encoding, Variant>>;

export interface StaticFiles {
  readonly count: number;
  /**
   * Answers when the path is one of a file.
   *
   * @param base the security headers
   * @returns true when the answer is sent, a refusal when the path can only be a file and is none
   *   (or the method does not fit), false when the application should answer
   */
  answer(exchange: Exchange, path: string, base: HeaderList, closes: boolean): boolean | Refusal;
}

/**
 * Reads the client build once. A path is looked up in this list and never joined to a folder, so
 * there is nothing to climb out of; files and folders that begin with a dot are not in it.
 *
 * @param folder `build/client`; an absent one is an empty list
 */
export function readStaticFiles(folder: string | undefined): StaticFiles {
  const files = new Map<string, Variants>();
  if (folder !== undefined && existsSync(folder)) {
    for (const file of listFiles(folder)) {
      const path = `/${relative(folder, file).split(sep).join("/")}`;
      if (!isSibling(file)) files.set(path, readVariants(path, file));
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
  const head = [...base, ...variant.unchanged, "X-Request-Id", exchange.id];
  head.push("Server-Timing", timing(exchange, 200));
  if (!isUnchanged) head.push(...variant.content);
  if (closes) head.push("Connection", "close");
  res.writeHead(isUnchanged ? 304 : 200, head);
  if (isUnchanged || req.method === "HEAD") res.end();
  else if (variant.body) res.end(variant.body);
  // A file that vanished or a reader that left both end with the connection; the log says so.
  else pipeline(createReadStream(variant.file), res, () => undefined);
}

function readVariants(path: string, file: string): Variants {
  const type = CONTENT_TYPES[extname(file).toLowerCase()] ?? "application/octet-stream";
  const made = statSync(file).mtimeMs;
  const variants: Variants = { identity: readVariant(path, file, type, "identity") };
  for (const [encoding, suffix] of SIBLINGS) {
    const sibling = file + suffix;
    // One that is older than its source belongs to an earlier build.
    if (existsSync(sibling) && statSync(sibling).mtimeMs >= made) {
      variants[encoding] = readVariant(path, sibling, type, encoding);
    }
  }
  return variants;
}

function readVariant(path: string, file: string, type: string, encoding: Encoding): Variant {
  const body = readFileSync(file);
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const unchanged = ["Cache-Control", lifetimeOf(path)];
  unchanged.push("ETag", etag);
  if (isCompressible(type)) unchanged.push("Vary", "Accept-Encoding");
  const content = ["Content-Type", type, "Content-Length", String(body.length)];
  if (encoding !== "identity") content.push("Content-Encoding", encoding);
  return { file, body: body.length <= KEPT_BYTES ? body : null, etag, unchanged, content };
}

function lifetimeOf(path: string): string {
  if (UNHASHED.has(path)) return "no-cache";
  return path.startsWith(HASHED_PREFIX) ? FOR_EVER : FOR_AN_HOUR;
}

/** Whether this is another file, compressed. */
function isSibling(file: string): boolean {
  return SIBLINGS.some(([, end]) => file.endsWith(end) && existsSync(file.slice(0, -end.length)));
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith(".")) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return listFiles(path);
    return entry.isFile() ? [path] : [];
  });
}
