import { listCookies, readCookie, serializeCookie } from "#domain/format/cookie.ts";
import { randomNonce, type Exchange } from "../wire/exchange.ts";
import type { HeaderList } from "../wire/headers.ts";

const SESSIONS: readonly string[] = ["plaza-session", "__Host-plaza-session"];
const VISITOR = "plaza-visitor";

/** The token of the session that a request names; whether it is one, the application knows. */
export const sessionNamedBy = (cookie: string | undefined): string | undefined =>
  listCookies(cookie).find(([name]) => SESSIONS.includes(name))?.[1];

/** Whether a request says that it is somebody's in particular. */
export const namesSession = (cookie: string | undefined): boolean =>
  sessionNamedBy(cookie) !== undefined;

/**
 * A random name for a browser that has none, with the first page it is sent: two
 * first writes at once find by it that they are one person's (app/session/write-as.server.ts). It
 * ends with the browser, is stored nowhere before a write, and opens nothing afterwards.
 *
 * Set here and not by the application, because visitors' pages come from memory.
 */
export function visitorCookie({ req, secure }: Exchange): HeaderList {
  const name = secure ? `__Host-${VISITOR}` : VISITOR;
  if (readCookie(req.headers.cookie, name) !== undefined) return [];
  const value = randomNonce().slice(0, 22);
  return ["Set-Cookie", serializeCookie(name, value, { httpOnly: true, secure })];
}
