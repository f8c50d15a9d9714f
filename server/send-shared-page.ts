import { acceptedEncodings, compressWhole } from "./compression.ts";
import { matchesEtag } from "./etag.ts";
import { type Exchange, timing } from "./exchange.ts";
import type { HeaderList, SecurityHeaders } from "./headers.ts";
import { ASKS_FOR_SPEED, LITTLE } from "./held-scripts.ts";
import { fillTemplate } from "./page-template.ts";
import { fromApplication } from "./send-response.ts";
import { keptFor } from "./kept-page.ts";
import { visitorCookie } from "./person-cookies.ts";
import type { SharedPage } from "./shared-pages.ts";

/**
 * Sends a visitors' page with a nonce of its own: the compressed bytes with the nonce written into
 * them where they are there, compressed for this request where not.
 *
 * A browser that has the page already is told so without a policy: the one it keeps with the page
 * names the nonce that the page was sent with, and a 304 would replace it (RFC 9111, 4.3.4).
 */
export async function sendSharedPage(
  exchange: Exchange,
  page: SharedPage,
  security: SecurityHeaders,
  nonce: string,
  closes: boolean,
): Promise<void> {
  const { req, res } = exchange;
  const isUnchanged = matchesEtag(req.headers["if-none-match"], page.etag);
  const head: HeaderList = isUnchanged
    ? []
    : [...fromApplication(page.headers), ...security.forPage(nonce, exchange.secure)];
  head.push(
    "Cache-Control",
    "private, no-cache",
    "ETag",
    page.etag,
    "Vary",
    `Accept-Encoding, Cookie, ${LITTLE}`,
    ...ASKS_FOR_SPEED,
  );
  head.push("Server-Timing", timing(exchange, 200), "X-Request-Id", exchange.id);
  head.push(...visitorCookie(exchange), ...keptFor(req.headers.cookie));
  if (closes) head.push("Connection", "close");
  if (isUnchanged) {
    res.writeHead(304, head);
    res.end();
    return;
  }
  const encoding = acceptedEncodings(req.headers["accept-encoding"])[0] ?? "identity";
  const body =
    encoding === "br" && page.compressed
      ? fillTemplate(page.compressed, nonce)
      : await whole(page, nonce, encoding);
  if (res.destroyed) return;
  if (encoding !== "identity") head.push("Content-Encoding", encoding);
  head.push("Content-Length", String(body.length));
  res.writeHead(200, head);
  res.end(body);
}

function whole(page: SharedPage, nonce: string, encoding: "br" | "gzip" | "identity") {
  const filled = fillTemplate(page.template, nonce);
  return encoding === "identity" ? filled : compressWhole(filled, encoding);
}
