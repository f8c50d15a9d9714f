import { matchesEtag } from "#domain/format/etag.ts";
import { acceptedEncodings, compressWhole } from "../wire/compression.ts";
import { type Exchange, timing } from "../wire/exchange.ts";
import type { HeaderList } from "../wire/headers.ts";
import type { CachedPage } from "./page-cache.ts";
import { visitorCookie } from "./person-cookies.ts";
import { keptFor } from "./service-worker-headers.ts";

/**
 * Sends a visitors' page from memory, or 304 to a browser that has it. Most answers are buffers that
 * are there already: nothing is copied or compressed for them.
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
    "Cookie, Accept-Encoding, Save-Data",
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
