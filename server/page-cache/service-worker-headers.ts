import { createHash } from "node:crypto";
import { readCookie, serializeCookie } from "#domain/format/http/cookie.ts";
import { MONEY_PATHS } from "#domain/money/money-paths.ts";
import { type Exchange, randomToken } from "../wire/exchange.ts";
import type { HeaderList } from "../wire/headers.ts";
import { sessionNamedBy } from "./person-cookies.ts";

/**
 * Header that tells the service worker (app/browser/service-worker.ts) whether and for whom it may
 * cache a page: "visitor" for a page of all visitors, a digest of the session's token for a
 * personal page, "no" in incognito mode (Modo Incógnito). The digest reveals nothing: the token is
 * random.
 */
export function keptFor(cookie: string | undefined): HeaderList {
  return ["Plaza-Keep", cacheOwner(cookie)];
}

function cacheOwner(cookie: string | undefined): string {
  if (readCookie(cookie, "plaza-preferences")?.includes("incognito")) return "no";
  const token = sessionNamedBy(cookie);
  if (token === undefined) return "visitor";
  return createHash("sha256").update(`kept ${token}`).digest("base64url").slice(0, 16);
}

/**
 * Sets a new random value in the cookie `plaza-changed` with every successful write. Scripts can
 * read it: pages that the browser cached under an older value are not used any more, in any tab.
 */
export function namesWrite({ req, secure }: Exchange, status: number): HeaderList {
  if (req.method === "GET" || req.method === "HEAD" || status >= 400) return [];
  const mark = randomToken().slice(0, 10);
  return ["Set-Cookie", serializeCookie("plaza-changed", mark, { secure })];
}

/**
 * Whether a GET is a prefetch (app/ui/links/link.tsx) whose response may be reused for a
 * moment. Pages with money figures are excluded: they are loaded when they are opened.
 */
export const isPrefetch = ({ req, url }: Exchange): boolean =>
  req.method === "GET" &&
  !MONEY_PATHS.test(url ? url.pathname + url.search : "") &&
  /\bprefetch\b/.test(String(req.headers["sec-purpose"] ?? req.headers.purpose ?? ""));
