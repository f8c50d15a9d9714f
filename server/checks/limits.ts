import type { IncomingMessage } from "node:http";
import type { Exchange } from "../wire/exchange.ts";
import type { Refusal } from "./refusal.ts";

/** What the server answers at all. Anything else, TRACE for one, made Remix answer 500. */
export const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
export const ALLOW = METHODS.join(", ");

/** Together with the request line; Node answers 431 past it. */
export const MAX_HEADER_BYTES = 16_384;
const MAX_TARGET_CHARACTERS = 8_192;

/** A body of any route that is not named below. */
export const DEFAULT_BODY_BYTES = 1_048_576;

export interface BodyLimit {
  /** The start of the path it holds for. */
  readonly path: string;
  readonly bytes: number;
}

/** Times after which a connection is given up, in milliseconds, and the rate that a body has to keep. */
export interface Timeouts {
  /** A request's head must be whole. A slow-loris client sends a byte now and then. */
  head: number;
  /** A body must be whole by then, from the end of the head, or keep up `bodyRate`. */
  body: number;
  /** Bytes a second for which a body gets more time: 400 kbit/s, the slowest line we serve. */
  bodyRate: number;
  /** Head and body must be whole, at any rate: the largest upload (10 MB) takes 210 s at `bodyRate`. */
  request: number;
  /** Between two requests: longer than the 60 s after which common balancers drop an idle
   *  connection, so that it is never we who close one that they are about to use. */
  keepAlive: number;
  /** A connection on which nothing moves in either direction, a reader that stopped reading too. */
  idle: number;
  /** How often Node checks `head` and `request`; its default of 30 s would treble the first. */
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

/** A registered name or IPv4 address, or an IPv6 address in brackets, and perhaps a port. */
const HOST_PATTERN =
  /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?)*\.?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;
const BAD_ESCAPE = /%(?![0-9a-f]{2})/i;
/** Raw bytes that have no place in a request target, and a backslash, which URL reads as a slash. */
const BAD_TARGET = /[^\x21-\x7e]|[\\#]/;
/**
 * In a path: control characters, a backslash, and what ends a line. The router's patterns stop at the
 * end of a line, so such a page would have no route and never wake up in the browser.
 */
const UNREADABLE = /[\p{Cc}\p{Zl}\p{Zp}\\]/u;

export interface AddressOptions {
  /** `host` or `host:port`; empty allows every well-formed one. */
  allowedHosts: readonly string[];
  /** Whether X-Forwarded-Host and X-Forwarded-Proto come from a proxy of our own. */
  trustProxy: boolean;
  /** The address people use, where it is configured. */
  publicUrl?: string | undefined;
}

const malformed = (text: string): Refusal => ({ status: 400, text, close: true });

/** Refuses methods that nothing here answers; answers OPTIONS, which nobody needs from us (no CORS). */
export function checkMethod(method: string | undefined): Refusal | null {
  if (method === "OPTIONS") return { status: 204, text: "", headers: ["Allow", ALLOW] };
  if (METHODS.some((known) => known === method)) return null;
  return { status: 405, text: "Method not allowed", headers: ["Allow", ALLOW], close: true };
}

/** Whether the person's side of a connection is HTTPS: said by a trusted proxy or the configuration. */
export function isOverHttps(
  req: IncomingMessage,
  { trustProxy, publicUrl }: Pick<AddressOptions, "trustProxy" | "publicUrl">,
): boolean {
  const forwarded = trustProxy ? firstOf(req.headers["x-forwarded-proto"]) : undefined;
  return forwarded ? forwarded.toLowerCase() === "https" : isHttps(publicUrl);
}

export const isHttps = (address: string | undefined): boolean =>
  address?.startsWith("https:") ?? false;

/**
 * Settles which host and path are asked for and writes them into the exchange.
 *
 * @returns a refusal: 400 for what cannot be read, 414 for an address past 8,192 characters, 421 for
 *   a host that is not served here
 */
export function checkAddress(exchange: Exchange, options: AddressOptions): Refusal | null {
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
  const host = (options.trustProxy && firstOf(req.headers["x-forwarded-host"])) || req.headers.host;
  if (hosts !== 1 || !host || !HOST_PATTERN.test(host)) return malformed("Malformed host");

  const url = URL.canParse(`http://${host}`)
    ? new URL(`${exchange.secure ? "https" : "http"}://${host}${target}`)
    : null;
  // `/.//elsewhere` becomes `//elsewhere`, which a redirect would take for another host.
  if (!url || url.pathname.startsWith("//")) return malformed("Malformed address");
  exchange.url = url;
  return isAllowed(url, options.allowedHosts) ? null : { status: 421, text: "Unknown host" };
}

/** The most bytes that a body sent to this path may have; the longest matching entry decides. */
export function bodyLimit(path: string, table: readonly BodyLimit[]): number {
  let best: BodyLimit | undefined;
  for (const entry of table) {
    if (path.startsWith(entry.path) && entry.path.length >= (best?.path.length ?? 0)) best = entry;
  }
  return best?.bytes ?? DEFAULT_BODY_BYTES;
}

/**
 * A path must be UTF-8 without control characters, and without a backslash even when it is encoded:
 * the router decodes a path and resolves it again, and `/\host` is then another host. No part may
 * hold NUL, which Postgres refuses.
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

function firstOf(value: string | string[] | undefined): string | undefined {
  return (Array.isArray(value) ? value[0] : value)?.split(",")[0]?.trim();
}
