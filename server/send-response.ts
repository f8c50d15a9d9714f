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
import { framedBy, isSentAsGiven } from "./wire/application-headers.ts";
import { matchesEtag, weaken } from "#domain/format/http/etag.ts";
import { type Exchange, timing } from "./wire/exchange.ts";
import { type HeaderList, nonceSources, type SecurityHeaders } from "./wire/headers.ts";
import { isPrefetch, keptFor, namesWrite } from "./page-cache/service-worker-headers.ts";
import { namesSession, visitorCookie } from "./page-cache/person-cookies.ts";

const BODYLESS = new Set([204, 205, 304]);
/**
 * Headers left out of a 304. The CSP stays: a browser replaces the cached page's policy with it.
 */
const BODY_HEADERS = new Set([
  "content-disposition",
  "content-encoding",
  "content-language",
  "content-range",
  "content-type",
]);

const PENDING = Symbol("pending");

/**
 * Sends the application's response: its headers and cookies unchanged, plus security headers and
 * request id; the body compressed as the client accepts and streamed as it arrives.
 *
 * A complete body is sent with Content-Length. A streamed one is flushed whenever its source
 * pauses, so that the beginning of a page travels while the rest is rendered.
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

  const received = response.headers;
  const contentType = received.get("content-type");
  const isPage = contentType?.startsWith("text/html") ?? false;
  const etag = received.get("etag");
  const isUnchanged =
    etag !== null &&
    response.status === 200 &&
    (req.method === "GET" || req.method === "HEAD") &&
    matchesEtag(req.headers["if-none-match"], etag);
  const status = isUnchanged ? 304 : response.status;

  const head: HeaderList = [];
  const replaced = new Set<string>();
  for (const [name, value] of received) {
    if (!isSentAsGiven(name)) continue;
    if (status === 304 && BODY_HEADERS.has(name)) continue;
    if (security.names.has(name)) replaced.add(name);
    head.push(name, value);
  }
  const base = isPage
    ? security.forPage(nonceSources(nonce), exchange.secure, framedBy(received))
    : security.forRest(exchange.secure);
  for (let at = 0; at < base.length; at += 2) {
    const name = base[at] ?? "";
    if (replaced.size === 0 || !replaced.has(name.toLowerCase()))
      head.push(name, base[at + 1] ?? "");
  }
  const cacheControl = received.get("cache-control");
  // A visitor's page may be reused by the back button; a personal page is never stored.
  const isPersonal = namesSession(req.headers.cookie);
  // Prefetched loader data, reused for 30 s. `Vary: Cookie` drops it after a write or a sign-in; its
  // texts are in the language of the page.
  const isReusablePrefetch =
    !isPage && cacheControl === null && status === 200 && isPrefetch(exchange);
  const lifetime = isReusablePrefetch ? "max-age=30" : isPersonal ? "no-store" : "no-cache";
  head.push("Cache-Control", cacheControl ?? `private, ${lifetime}`);
  if (isPage && req.method === "GET") {
    head.push(...visitorCookie(exchange));
    if (status === 200 && cacheControl === null) head.push(...keptFor(req.headers.cookie));
  }
  head.push(...namesWrite(exchange, status));
  const serverTiming = received.get("server-timing");
  const ours = timing(exchange, status);
  head.push("Server-Timing", serverTiming ? `${ours}, ${serverTiming}` : ours);
  head.push("X-Request-Id", exchange.id);
  if (closes) head.push("Connection", "close");

  const varies =
    isCompressible(contentType) &&
    !received.has("content-encoding") &&
    !/\bno-transform\b/i.test(cacheControl ?? "");
  const vary = withAcceptEncoding(
    isReusablePrefetch ? "Cookie, Accept-Language" : received.get("vary"),
    varies,
  );
  const all =
    isPage && vary !== "*"
      ? [vary, "Accept-Language", "Save-Data"].filter(Boolean).join(", ")
      : vary;
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
    // A HEAD response may omit headers that only generating the body would tell (RFC 9110, 9.3.2).
    if (BODYLESS.has(status)) begin("identity");
    else if (req.method !== "HEAD") begin("identity", 0);
    else begin("identity", encoding === "identity" ? received.get("content-length") : null);
    res.end();
    return response.body?.cancel();
  }
  await sendBody(res, response.body.getReader(), encoding, received.get("content-length"), begin);
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
  const early = first.done ? first : await settledNow(next);

  if (early !== PENDING && early.done) {
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
    // If the body never ends, the encoder's memory must still be freed.
    res.once("close", () => encoder.stream.destroy());
    encoder.stream.once("error", () => res.destroy());
  }
  const sink = encoder?.stream ?? res;
  let part: typeof first | typeof PENDING = first;
  for (;;) {
    if (part === PENDING) {
      encoder?.flush();
      part = await next;
    }
    if (part.done || res.destroyed) break;
    if (part !== first) next = reader.read();
    if (!sink.write(part.value)) await untilDrained(sink, res);
    part = await settledNow(next);
  }
  sink.end();
}

/** The promise's value if it settles within the current event-loop turn, else PENDING. */
function settledNow<T>(promise: Promise<T>): Promise<T | typeof PENDING> {
  return Promise.race([
    promise,
    new Promise<typeof PENDING>((resolve) => setImmediate(resolve, PENDING)),
  ]);
}

/** Waits for the stream's `drain` event, or until the client has disconnected. */
async function untilDrained(sink: NodeJS.EventEmitter, res: ServerResponse): Promise<void> {
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
