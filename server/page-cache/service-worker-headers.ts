import { createHash } from "node:crypto";
import { readCookie, serializeCookie } from "#domain/format/cookie.ts";
import { MONEY_PATHS } from "#domain/money/money-paths.ts";
import { type Exchange, randomToken } from "../wire/exchange.ts";
import type { HeaderList } from "../wire/headers.ts";
import { sessionNamedBy } from "./person-cookies.ts";

/**
 * Tells the service worker (app/browser/service-worker.ts) whose page this is, and whether it may be
 * kept: "visitor" for what every visitor sees, a name of the session's own for a person's, "no" in
 * Modo Incógnito. The name says nothing to anybody else: it is a digest of a random token.
 */
export function keptFor(cookie: string | undefined): HeaderList {
  return ["Plaza-Keep", keeperOf(cookie)];
}

function keeperOf(cookie: string | undefined): string {
  if (readCookie(cookie, "plaza-preferences")?.includes("incognito")) return "no";
  const token = sessionNamedBy(cookie);
  if (token === undefined) return "visitor";
  return createHash("sha256").update(`kept ${token}`).digest("base64url").slice(0, 16);
}

/**
 * With the answer to every write that was not refused, a new mark in a cookie that scripts can read:
 * what a browser kept before it is not shown or used any more, in whichever tab it was written.
 */
export function namesWrite({ req, secure }: Exchange, status: number): HeaderList {
  if (req.method === "GET" || req.method === "HEAD" || status >= 400) return [];
  const mark = randomToken().slice(0, 10);
  return ["Set-Cookie", serializeCookie("plaza-changed", mark, { secure })];
}

/**
 * Whether a browser asks for what a person may want next (app/browser/prefetch-intent.ts), and may be
 * given it: figures of money are asked for when they are looked at.
 */
export const isPrefetch = ({ req, url }: Exchange): boolean =>
  req.method === "GET" &&
  !MONEY_PATHS.test(url?.pathname ?? "") &&
  /\bprefetch\b/.test(String(req.headers["sec-purpose"] ?? req.headers.purpose ?? ""));
