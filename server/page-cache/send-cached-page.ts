import { matchesEtag } from "#domain/format/http/etag.ts";
import { acceptedEncodings, compressWhole } from "../wire/compression.ts";
import { type Exchange, timing } from "../wire/exchange.ts";
import type { HeaderList } from "../wire/headers.ts";
import type { CachedPage } from "./page-cache.ts";
import { visitorCookie } from "./person-cookies.ts";
import { keptFor } from "./service-worker-headers.ts";

/**
 * Sends a cached visitors' page, or 304 to a browser that has it. Most responses are existing
 * buffers, neither copied nor compressed again.
 */
export async function sendCachedPage(
  exchange: Exchange,
  page: CachedPage,
  closes: boolean,
): Promise<void> {
  const { req, res } = exchange;
  const isUnchanged = matchesEtag(req.headers["if-none-match"], page.etag);
  const head: HeaderList = isUnchanged ? [] : [...page.head];
  head.push(
    "Cache-Control",
    "private, no-cache",
    "ETag",
    page.etag,
    "Vary",
    "Cookie, Accept-Encoding, Accept-Language, Save-Data",
    "Server-Timing",
    `${timing(exchange, 200)}, cache;desc=hit`,
    "X-Request-Id",
    exchange.id,
    ...visitorCookie(exchange),
    ...keptFor(req.headers.cookie),
  );
  if (closes) head.push("Connection", "close");
  if (isUnchanged) {
    res.writeHead(304, head);
    res.end();
    return;
  }
  const encoding = acceptedEncodings(req.headers["accept-encoding"])[0] ?? "identity";
  const body =
    encoding === "identity"
      ? page.html
      : ((encoding === "br" ? page.brotli : null) ?? (await compressWhole(page.html, encoding)));
  if (res.destroyed) return;
  if (encoding !== "identity") head.push("Content-Encoding", encoding);
  head.push("Content-Length", String(body.length));
  res.writeHead(200, head);
  res.end(body);
}
