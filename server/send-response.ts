import { once } from "node:events";
import type { ServerResponse } from "node:http";
import {
  type Encoding,
  MIN_COMPRESSED_BYTES,
  acceptedEncodings,
  compressWhole,
  createEncoder,
  isCompressible,
} from "./wire/compression.ts";
import { isSentAsGiven } from "./wire/application-headers.ts";
import { matchesEtag, weaken } from "#domain/format/etag.ts";
import { type Exchange, timing } from "./wire/exchange.ts";
import { type HeaderList, nonceSources, type SecurityHeaders } from "./wire/headers.ts";
import { isPrefetch, keptFor, namesWrite } from "./page-cache/service-worker-headers.ts";
import { namesSession, visitorCookie } from "./page-cache/person-cookies.ts";

const BODYLESS = new Set([204, 205, 304]);
/** Left out of a 304. The policy is not: a browser would take this answer's in place of the page's. */
const OF_THE_BODY = new Set([
  "content-disposition",
  "content-encoding",
  "content-language",
  "content-range",
  "content-type",
]);

const LATER = Symbol("later");

/**
 * Sends the application's answer: its own headers and cookies as they are, the security headers and
 * the request id beside them, the body compressed as the client likes it and streamed as it comes.
 *
 * A body that is there whole goes out with its length. One that comes in pieces is flushed each time
 * the source falls silent, so that the head of a page travels while the rest is being made.
 */
export async function sendResponse(
  exchange: Exchange,
  response: Response,
  security: SecurityHeaders,
  nonce: string,
  closes: boolean,
): Promise<void> {
  const { req, res } = exchange;
  if (res.destroyed) return response.body?.cancel();

  const given = response.headers;
  const contentType = given.get("content-type");
  const isPage = contentType?.startsWith("text/html") ?? false;
  const etag = given.get("etag");
  const isUnchanged =
    etag !== null &&
    response.status === 200 &&
    (req.method === "GET" || req.method === "HEAD") &&
    matchesEtag(req.headers["if-none-match"], etag);
  const status = isUnchanged ? 304 : response.status;

  const head: HeaderList = [];
  const replaced = new Set<string>();
  for (const [name, value] of given) {
    if (!isSentAsGiven(name)) continue;
    if (status === 304 && OF_THE_BODY.has(name)) continue;
    if (security.names.has(name)) replaced.add(name);
    head.push(name, value);
  }
  const base = isPage
    ? security.forPage(nonceSources(nonce), exchange.secure)
    : security.forRest(exchange.secure);
  for (let at = 0; at < base.length; at += 2) {
    const name = base[at] ?? "";
    if (replaced.size === 0 || !replaced.has(name.toLowerCase()))
      head.push(name, base[at + 1] ?? "");
  }
  const cacheControl = given.get("cache-control");
  // A visitor's page may be shown again by the back button; somebody's own is kept by nobody.
  const isPersonal = namesSession(req.headers.cookie);
  // Loaders' data, until the person is there: with other cookies, as after a write, it is not used.
  const isAhead = !isPage && cacheControl === null && status === 200 && isPrefetch(exchange);
  const lifetime = isAhead ? "max-age=30" : isPersonal ? "no-store" : "no-cache";
  head.push("Cache-Control", cacheControl ?? `private, ${lifetime}`);
  if (isPage && req.method === "GET") {
    head.push(...visitorCookie(exchange));
    if (status === 200 && cacheControl === null) head.push(...keptFor(req.headers.cookie));
  }
  head.push(...namesWrite(exchange, status));
  const serverTiming = given.get("server-timing");
  const ours = timing(exchange, status);
  head.push("Server-Timing", serverTiming ? `${ours}, ${serverTiming}` : ours);
  head.push("X-Request-Id", exchange.id);
  if (closes) head.push("Connection", "close");

  const varies =
    isCompressible(contentType) &&
    !given.has("content-encoding") &&
    !/\bno-transform\b/i.test(cacheControl ?? "");
  const vary = withAcceptEncoding(isAhead ? "Cookie" : given.get("vary"), varies);
  const all = isPage && vary !== "*" ? [vary, "Save-Data"].filter(Boolean).join(", ") : vary;
  if (all) head.push("Vary", all);
  const encoding: Encoding = varies
    ? (acceptedEncodings(req.headers["accept-encoding"])[0] ?? "identity")
    : "identity";

  const begin = (chosen: Encoding, length?: number | string | null) => {
    if (chosen !== "identity") head.push("Content-Encoding", chosen);
    if (etag !== null) head.push("ETag", chosen === "identity" ? etag : weaken(etag));
    if (length !== undefined && length !== null) head.push("Content-Length", String(length));
    res.writeHead(status, head);
  };

  if (req.method === "HEAD" || BODYLESS.has(status) || response.body === null) {
    // A HEAD answer may leave out what only making the body would tell (RFC 9110, 9.3.2).
    if (BODYLESS.has(status)) begin("identity");
    else if (req.method !== "HEAD") begin("identity", 0);
    else begin("identity", encoding === "identity" ? given.get("content-length") : null);
    res.end();
    return response.body?.cancel();
  }
  await sendBody(res, response.body.getReader(), encoding, given.get("content-length"), begin);
}

async function sendBody(
  res: ServerResponse,
  reader: ReadableStreamDefaultReader<Uint8Array>,
  encoding: Encoding,
  length: string | null,
  begin: (chosen: Encoding, length?: number | string | null) => void,
): Promise<void> {
  const cancel = () => void reader.cancel().catch(() => undefined);
  res.once("close", cancel);
  const first = await reader.read();
  if (res.destroyed) return;
  let next = reader.read();
  const early = first.done ? first : await soon(next);

  if (early !== LATER && early.done) {
    const body = first.value ?? new Uint8Array();
    const small = encoding === "identity" || body.byteLength < MIN_COMPRESSED_BYTES;
    const bytes = small ? body : await compressWhole(body, encoding);
    if (res.destroyed) return;
    begin(small ? "identity" : encoding, bytes.byteLength);
    res.end(bytes);
    return;
  }

  const encoder = encoding === "identity" ? null : createEncoder(encoding);
  begin(encoding, encoder ? null : length);
  if (encoder) {
    encoder.stream.pipe(res);
    // A body that is never finished would keep the encoder's memory.
    res.once("close", () => encoder.stream.destroy());
    encoder.stream.once("error", () => res.destroy());
  }
  const sink = encoder?.stream ?? res;
  let part: typeof first | typeof LATER = first;
  for (;;) {
    if (part === LATER) {
      encoder?.flush();
      part = await next;
    }
    if (part.done || res.destroyed) break;
    if (part !== first) next = reader.read();
    if (!sink.write(part.value)) await drained(sink, res);
    part = await soon(next);
  }
  sink.end();
}

/** The value if it is there before the event loop has come round once. */
function soon<T>(promise: Promise<T>): Promise<T | typeof LATER> {
  return Promise.race([
    promise,
    new Promise<typeof LATER>((resolve) => setImmediate(resolve, LATER)),
  ]);
}

/** Waits until more may be written, or nobody reads any more. */
async function drained(sink: NodeJS.EventEmitter, res: ServerResponse): Promise<void> {
  const stop = new AbortController();
  const gone = () => stop.abort();
  res.once("close", gone);
  try {
    if (!res.destroyed) await once(sink, "drain", { signal: stop.signal });
  } catch (error) {
    if (!stop.signal.aborted) throw error;
  } finally {
    res.off("close", gone);
  }
}

function withAcceptEncoding(vary: string | null, varies: boolean): string | null {
  if (!varies || vary === "*") return vary;
  if (vary === null || vary === "") return "Accept-Encoding";
  return /(?:^|,)\s*accept-encoding\s*(?:,|$)/i.test(vary) ? vary : `${vary}, Accept-Encoding`;
}
