import { hashToken, isToken } from "#db/connection/tokens.ts";
import { readCookie, serializeCookie } from "#domain/format/cookie.ts";

/**
 * The cookies that say who somebody is. Over HTTPS their names begin with `__Host-`: browsers take
 * such a cookie only from this very host, over HTTPS, for all of it, so that neither a neighbouring
 * host nor somebody on the line can plant one; the plain names are not looked at there. Whether it is
 * HTTPS is what the server says (server/checks/limits.ts), not what a header says.
 */
const NAMES = {
  session: "plaza-session",
  device: "plaza-device",
  visitor: "plaza-visitor",
} as const;
type CookieKind = keyof typeof NAMES;

const VISITOR = /^[\w-]{22}$/;

const isSecure = (request: Request) => new URL(request.url).protocol === "https:";
const nameOf = (kind: CookieKind, request: Request) =>
  isSecure(request) ? `__Host-${NAMES[kind]}` : NAMES[kind];

/** The token of a session or a device, if the request has one that can be one. */
export function readToken(request: Request, kind: "session" | "device"): string | undefined {
  const value = valueOf(request, kind);
  return isToken(value) ? value : undefined;
}

/** The hash of the browser's random name (server/page-cache/person-cookies.ts); undefined where it has none. */
export function visitorHashOf(request: Request): string | undefined {
  const value = valueOf(request, "visitor");
  return value && VISITOR.test(value) ? hashToken(value) : undefined;
}

/** @param expiresAt null for a cookie that ends now */
export function serializeToken(
  request: Request,
  kind: CookieKind,
  token: string,
  expiresAt: Date | null,
): string {
  return serializeCookie(nameOf(kind, request), token, {
    ...(expiresAt ? { expires: expiresAt } : { maxAgeSeconds: 0 }),
    httpOnly: true,
    secure: isSecure(request),
  });
}

/** For a browser that is nobody's any more: neither a session nor a name is left. */
export function forgetSession(request: Request): Headers {
  const headers = new Headers();
  for (const kind of ["session", "visitor"] as const)
    headers.append("Set-Cookie", serializeToken(request, kind, "", null));
  return headers;
}

const valueOf = (request: Request, kind: CookieKind): string | undefined =>
  readCookie(request.headers.get("Cookie"), nameOf(kind, request));
