import { acceptedEncodings, compressWhole } from "../wire/compression.ts";
import { matchesEtag } from "../wire/etag.ts";
import { type Exchange, timing } from "../wire/exchange.ts";
import type { HeaderList, SecurityHeaders } from "../wire/headers.ts";
import { ASKS_FOR_SPEED, LITTLE } from "./held-scripts.ts";
import { fillTemplate, NONCE_LENGTH } from "./page-template.ts";
import { keptFor } from "./kept-page.ts";
import { visitorCookie } from "./person-cookies.ts";
import type { SharedPage } from "./shared-pages.ts";

/**
 * Sends a visitors' page with a nonce of its own: the compressed bytes with the nonce written into
 * them where they are there, compressed for this request where not. The former go out in pieces, as
 * they are: a copy of 10 KB for each of 40,000 answers a second is what collections wait for.
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
    : [...page.head, ...security.forPage(nonce, exchange.secure)];
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
  const pieces =
    encoding === "br" && page.compressed ? page.compressed : [await whole(page, nonce, encoding)];
  if (res.destroyed) return;
  if (encoding !== "identity") head.push("Content-Encoding", encoding);
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  head.push("Content-Length", String(length + (pieces.length - 1) * NONCE_LENGTH));
  res.writeHead(200, head);
  for (const piece of pieces.slice(0, -1)) {
    res.write(piece);
    res.write(nonce, "latin1");
  }
  res.end(pieces.at(-1));
}

function whole(page: SharedPage, nonce: string, encoding: "br" | "gzip" | "identity") {
  const filled = fillTemplate(page.template, nonce);
  return encoding === "identity" ? filled : compressWhole(filled, encoding);
}
