import type { IncomingMessage } from "node:http";
import type { Exchange } from "../wire/exchange.ts";
import type { ErrorResponse } from "./error-response.ts";

/** Allowed methods. Remix answers 500 to others, such as TRACE. */
export const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
export const ALLOW = METHODS.join(", ");

/** Limit of the request line and headers together; Node answers 431 past it. */
export const MAX_HEADER_BYTES = 16_384;
const MAX_TARGET_CHARACTERS = 8_192;

/** Body limit of routes that have no entry in the table. */
export const DEFAULT_BODY_BYTES = 1_048_576;

export interface BodyLimit {
  /** Path prefix the limit applies to. */
  readonly path: string;
  readonly bytes: number;
}

/** Connection timeouts, in milliseconds, and the minimum data rate of a body. */
export interface Timeouts {
  /** For the complete request head. Slowloris clients send a byte now and then. */
  head: number;
  /** For the complete body, counted from the end of the head; extended at `bodyRate`. */
  body: number;
  /** Minimum rate of a body in bytes per second: 400 kbit/s, the slowest supported line. */
  bodyRate: number;
  /**
   * For head and body together, at any rate: the largest upload (10 MB) takes 210 s at `bodyRate`.
   */
  request: number;
  /**
   * For an idle keep-alive connection. Longer than the 60 s of common load balancers, so that the
   * server never closes a connection that the balancer is about to reuse.
   */
  keepAlive: number;
  /**
   * For a connection without traffic in either direction, including a client that stops reading.
   */
  idle: number;
  /**
   * How often Node checks `head` and `request`; with its default of 30 s, `head` could take 40 s.
   */
  check: number;
}

export const TIMEOUTS: Timeouts = {
  head: 10_000,
  body: 12_000,
  bodyRate: 50_000,
  request: 240_000,
  keepAlive: 65_000,
  idle: 120_000,
  check: 1_000,
};

/**
 * A Host header: a registered name, an IPv4 address or a bracketed IPv6 address, with optional
 * port.
 */
const HOST_PATTERN =
  /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?)*\.?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;
const BAD_ESCAPE = /%(?![0-9a-f]{2})/i;
/** Characters not allowed in a request target, and the backslash, which `URL` reads as a slash. */
const BAD_TARGET = /[^\x21-\x7e]|[\\#]/;
/**
 * Not allowed in a decoded path: control characters, the backslash, line and paragraph separators.
 * The router's patterns stop at a line's end, so such a page would have no route and not hydrate.
 */
const UNREADABLE = /[\p{Cc}\p{Zl}\p{Zp}\\]/u;

export interface AddressOptions {
  /** `host` or `host:port`; empty allows every well-formed one. */
  allowedHosts: readonly string[];
  /** Whether a trusted proxy sets X-Forwarded-Host and X-Forwarded-Proto. */
  trustProxy: boolean;
  /** The site's configured public URL. */
  publicUrl?: string | undefined;
}

const malformed = (text: string): ErrorResponse => ({ status: 400, text, close: true });

/** Rejects unsupported methods with 405; answers OPTIONS without CORS headers. */
export function checkMethod(method: string | undefined): ErrorResponse | null {
  if (method === "OPTIONS") return { status: 204, text: "", headers: ["Allow", ALLOW] };
  if (METHODS.some((known) => known === method)) return null;
  return { status: 405, text: "Method not allowed", headers: ["Allow", ALLOW], close: true };
}

/** Whether the client's connection is HTTPS, according to a trusted proxy or the configuration. */
export function isOverHttps(
  req: IncomingMessage,
  { trustProxy, publicUrl }: Pick<AddressOptions, "trustProxy" | "publicUrl">,
): boolean {
  const forwarded = trustProxy ? lastOf(req.headers["x-forwarded-proto"]) : undefined;
  return forwarded ? forwarded.toLowerCase() === "https" : isHttps(publicUrl);
}

export const isHttps = (address: string | undefined): boolean =>
  address?.startsWith("https:") ?? false;

/**
 * Validates the request target and the Host header and sets `exchange.url`.
 *
 * @returns an error response: 400 for a malformed target or host, 414 past 8,192 characters, 421
 *   for a host that is not in `allowedHosts`; null when the address is valid
 */
export function checkAddress(exchange: Exchange, options: AddressOptions): ErrorResponse | null {
  const { req } = exchange;
  const target = req.url ?? "";
  if (target.length > MAX_TARGET_CHARACTERS) return { status: 414, text: "Address too long" };
  if (!target.startsWith("/") || BAD_TARGET.test(target)) return malformed("Malformed address");
  if (target.includes("%") && !hasReadableEscapes(target)) return malformed("Malformed address");

  let hosts = 0;
  for (let at = 0; at < req.rawHeaders.length; at += 2) {
    const name = req.rawHeaders[at] ?? "";
    if (name.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  const host = (options.trustProxy && lastOf(req.headers["x-forwarded-host"])) || req.headers.host;
  if (hosts !== 1 || !host || !HOST_PATTERN.test(host)) return malformed("Malformed host");

  const url = URL.canParse(`http://${host}`)
    ? new URL(`${exchange.secure ? "https" : "http"}://${host}${target}`)
    : null;
  // `/.//evil.example` normalises to `//evil.example`, which a redirect would treat as another
  // host.
  if (!url || url.pathname.startsWith("//")) return malformed("Malformed address");
  exchange.url = url;
  return isAllowed(url, options.allowedHosts) ? null : { status: 421, text: "Unknown host" };
}

/** The body limit of a path, in bytes; the longest matching prefix wins. */
export function bodyLimit(path: string, table: readonly BodyLimit[]): number {
  let best: BodyLimit | undefined;
  for (const entry of table) {
    if (path.startsWith(entry.path) && entry.path.length >= (best?.path.length ?? 0)) best = entry;
  }
  return best?.bytes ?? DEFAULT_BODY_BYTES;
}

/**
 * Whether the percent-encoding is valid: the path must be UTF-8 without control characters and
 * without an encoded backslash, because the router decodes and resolves the path again, and
 * `/\host` would become another host. The whole target must not contain NUL, which PostgreSQL
 * rejects.
 */
function hasReadableEscapes(target: string): boolean {
  if (BAD_ESCAPE.test(target) || target.includes("%00")) return false;
  const query = target.indexOf("?");
  try {
    return !UNREADABLE.test(decodeURIComponent(query < 0 ? target : target.slice(0, query)));
  } catch {
    return false;
  }
}

function isAllowed(url: URL, allowed: readonly string[]): boolean {
  return (
    allowed.length === 0 ||
    allowed.some((name) => name.toLowerCase() === url.host || name.toLowerCase() === url.hostname)
  );
}

/** The last entry of a header that proxies append to: the trusted proxy's own. */
function lastOf(value: string | string[] | undefined): string | undefined {
  return (Array.isArray(value) ? value.at(-1) : value)?.split(",").at(-1)?.trim();
}
