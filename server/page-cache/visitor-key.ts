import type { IncomingMessage } from "node:http";
import { asksSpanish } from "#adapters/browser/browser-language.server.ts";
import { listCookies } from "#domain/format/http/cookie.ts";

/** The parts of a request that select a page. */
export interface PageRequest {
  method?: string;
  url: URL;
  cookie: string | undefined;
  /** The header `Save-Data` (RFC 8674): with "on" the page has no scripts. */
  saveData: string | string[] | null | undefined;
  /** The header `Accept-Language`: the language of the page, unless one was chosen. */
  acceptLanguage: string | null | undefined;
}

/** The page-cache request of an HTTP request. */
export const pageRequest = ({ method, headers }: IncomingMessage, url: URL): PageRequest => ({
  method,
  url,
  cookie: headers.cookie,
  saveData: headers["save-data"],
  acceptLanguage: headers["accept-language"],
});

const PREFERENCES_COOKIE = "plaza-preferences";
/** Plaza cookies that do not affect the page. */
const HARMLESS_COOKIES: ReadonlySet<string> = new Set([
  "plaza-visitor",
  "__Host-plaza-visitor",
  "plaza-device",
  "__Host-plaza-device",
  "plaza-changed",
]);
const OUR_COOKIE = /^(?:__Host-|__Secure-)?plaza-/;

/**
 * The cache key of a visitor's page: address, preferences, whether the browser asks for Spanish, and
 * Save-Data. Not the header Accept-Language itself: it has hundreds of values, and two languages.
 *
 * @returns null when the response may be personal, depends on the onboarding gate (no preferences
 *   cookie yet), or is not a page
 */
export function visitorKey(request: PageRequest): string | null {
  const { method, url, cookie } = request;
  if (method !== "GET" || url.pathname.endsWith(".data") || cookie === undefined) return null;
  let preferences: string | undefined;
  for (const [name, value] of listCookies(cookie)) {
    if (!OUR_COOKIE.test(name) || HARMLESS_COOKIES.has(name)) continue;
    if (name !== PREFERENCES_COOKIE || preferences !== undefined) return null;
    preferences = value;
  }
  if (preferences === undefined) return null;
  const spanish = asksSpanish(request.acceptLanguage) ? "\nes" : "";
  const saveData = request.saveData === "on" ? "\nsave-data" : "";
  return `${url.href}\n${preferences}${spanish}${saveData}`;
}
