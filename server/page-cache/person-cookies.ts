import { readCookie, serializeCookie } from "#domain/format/http/cookie.ts";
import { randomNonce, type Exchange } from "../wire/exchange.ts";
import type { HeaderList } from "../wire/headers.ts";

/** An account's before a guest's, as the application reads them (app/session/cookies.server.ts). */
const SESSIONS = ["plaza-session", "plaza-guest"].flatMap((name) => [name, `__Host-${name}`]);
const VISITOR = "plaza-visitor";

/** The session token in a request's cookies; not verified. */
export const sessionNamedBy = (cookie: string | undefined): string | undefined =>
  SESSIONS.map((name) => readCookie(cookie, name)).find((token) => token !== undefined);

/** Whether a request carries a session cookie. */
export const namesSession = (cookie: string | undefined): boolean =>
  sessionNamedBy(cookie) !== undefined;

/**
 * Sets a random visitor id with the first page sent to a browser that has none. Two concurrent
 * first writes recognise by it that they come from the same visitor
 * (app/session/write-as.server.ts). It is a session cookie, stored nowhere before a write, and
 * grants no access.
 *
 * Set here and not by the application, because visitors' pages come from the cache.
 */
export function visitorCookie({ req, secure }: Exchange): HeaderList {
  const name = secure ? `__Host-${VISITOR}` : VISITOR;
  if (readCookie(req.headers.cookie, name) !== undefined) return [];
  const value = randomNonce().slice(0, 22);
  return ["Set-Cookie", serializeCookie(name, value, { httpOnly: true, secure })];
}
