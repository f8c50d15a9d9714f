import type { IncomingHttpHeaders } from "node:http";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Whether a method is safe: it only reads (RFC 9110, 9.2.1). */
export const isSafe = (method: string | undefined): boolean => SAFE_METHODS.has(method ?? "");

/**
 * Whether an unsafe request was caused by another site (cross-site request forgery, CSRF).
 *
 * Browsers send Sec-Fetch-Site and Origin, which pages cannot forge. A client that sends neither is
 * no recent browser; its Referer, if any, must be same-origin. A client without any of the three
 * (curl, a script) carries no other person's cookies and is allowed.
 *
 * @param self the requested URL. Its host must match. Its scheme must match if it is `https`, which
 *   is known from a trusted proxy or the configuration; `http` may be just the last hop behind a
 *   proxy that terminates TLS.
 */
export function isForeign(
  method: string | undefined,
  headers: IncomingHttpHeaders,
  self: URL,
): boolean {
  if (isSafe(method)) return false;
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return true;
  if (headers.origin !== undefined) return !isSameOrigin(headers.origin, self);
  return (
    site === undefined && headers.referer !== undefined && !isSameOrigin(headers.referer, self)
  );
}

function isSameOrigin(address: string, self: URL): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host } = new URL(address);
  if (self.protocol === "https:") return protocol === "https:" && host === self.host;
  return (protocol === "http:" || protocol === "https:") && host === self.host;
}
