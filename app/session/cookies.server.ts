import { hashToken, isToken } from "#db/connection/tokens.ts";
import { readCookie, serializeCookie } from "#domain/format/http/cookie.ts";
import { forgetDraftCookie } from "#domain/studio/builder/builder-draft-cookie.ts";
import { forgetUndoCookie } from "#domain/studio/builder/builder-undo.ts";

/**
 * The cookies that identify a browser or a session. Over HTTPS their names have the prefix `__Host-`,
 * so that browsers accept them only from this host, over HTTPS and with `Path=/`: neither a sibling
 * subdomain nor a network attacker can plant one. The unprefixed names are then ignored. The
 * protocol comes from the server (server/checks/limits.ts), not from a client's header.
 */
const NAMES = {
  session: "plaza-session",
  guest: "plaza-guest",
  device: "plaza-device",
  pending: "plaza-sign-in",
  visitor: "plaza-visitor",
} as const;
type CookieKind = keyof typeof NAMES;

const VISITOR = /^[\w-]{22}$/;

const isSecure = (request: Request) => new URL(request.url).protocol === "https:";
const nameOf = (kind: CookieKind, request: Request) =>
  isSecure(request) ? `__Host-${NAMES[kind]}` : NAMES[kind];

/**
 * A token of a request's cookies; undefined if missing or malformed. The session is an account's if there
 * is one, else a guest's. A guest's cookie has a name of its own because the answer to a visitor's first
 * write may arrive after the answer to their sign-up: it must not replace the account's.
 */
export function readToken(
  request: Request,
  kind: "session" | "device" | "pending",
): string | undefined {
  const kinds: CookieKind[] = kind === "session" ? ["session", "guest"] : [kind];
  return kinds.map((one) => valueOf(request, one)).find(isToken);
}

/** Hash of the browser's random visitor id (server/page-cache/person-cookies.ts), if it has one. */
export function visitorHashOf(request: Request): string | undefined {
  const value = valueOf(request, "visitor");
  return value && VISITOR.test(value) ? hashToken(value) : undefined;
}

/** @param expiresAt null deletes the cookie */
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

/**
 * Headers that delete the session cookies, the visitor id and the builder's draft, after a sign-out or a
 * deletion.
 */
export function forgetSession(request: Request): Headers {
  const headers = new Headers();
  for (const kind of ["session", "guest", "visitor"] as const)
    headers.append("Set-Cookie", serializeToken(request, kind, "", null));
  headers.append("Set-Cookie", forgetDraftCookie);
  headers.append("Set-Cookie", forgetUndoCookie);
  return headers;
}

const valueOf = (request: Request, kind: CookieKind): string | undefined =>
  readCookie(request.headers.get("Cookie"), nameOf(kind, request));
