import type { IncomingHttpHeaders } from "node:http";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Whether a method only reads (RFC 9110, 9.2.1). */
export const isSafe = (method: string | undefined): boolean => SAFE_METHODS.has(method ?? "");

/**
 * Whether a request that may write was caused by another site (cross-site request forgery).
 *
 * Browsers tell the truth in Sec-Fetch-Site and Origin, and a page cannot forge either. What sends
 * neither is no browser of the last years; there an address in Referer must be ours. A client
 * without any of the three (curl, a script) carries no one else's cookies and may pass.
 *
 * @param self the address that was asked for; its host decides. The scheme decides as well when the
 *   server knows it: `https` here was told by a trusted proxy or the configuration, while `http` may
 *   only be the last leg behind a proxy that ends TLS.
 */
export function isForeign(
  method: string | undefined,
  headers: IncomingHttpHeaders,
  self: URL,
): boolean {
  if (isSafe(method)) return false;
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return true;
  if (headers.origin !== undefined) return !isOurs(headers.origin, self);
  return site === undefined && headers.referer !== undefined && !isOurs(headers.referer, self);
}

function isOurs(address: string, self: URL): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host } = new URL(address);
  if (self.protocol === "https:") return protocol === "https:" && host === self.host;
  return (protocol === "http:" || protocol === "https:") && host === self.host;
}
