import type { IncomingMessage } from "node:http";
import { listCookies } from "#domain/format/cookie.ts";

/** Of a request, what decides which page it asks for. */
export interface PageRequest {
  method?: string;
  url: URL;
  cookie: string | undefined;
  /** The header `Save-Data` (RFC 8674): with "on" the page comes without scripts. */
  saveData: string | string[] | null | undefined;
}

/** What a request of the HTTP server asks the page cache for. */
export const pageRequest = ({ method, headers }: IncomingMessage, url: URL): PageRequest => ({
  method,
  url,
  cookie: headers.cookie,
  saveData: headers["save-data"],
});

const PREFERENCES_COOKIE = "plaza-preferences";
/** Cookies of ours that change nothing on a page. */
const HARMLESS_COOKIES: ReadonlySet<string> = new Set([
  "plaza-visitor",
  "__Host-plaza-visitor",
  "plaza-device",
  "__Host-plaza-device",
  "plaza-changed",
]);
const OUR_COOKIE = /^(?:__Host-|__Secure-)?plaza-/;

/**
 * The cache key of a visitor's page: address, preferences and Save-Data.
 *
 * @returns null when the answer may be a particular person's, depends on the gate (no preferences
 *   yet), or is no page
 */
export function visitorKey({ method, url, cookie, saveData }: PageRequest): string | null {
  if (method !== "GET" || url.pathname.endsWith(".data") || cookie === undefined) return null;
  let preferences: string | undefined;
  for (const [name, value] of listCookies(cookie)) {
    if (!OUR_COOKIE.test(name) || HARMLESS_COOKIES.has(name)) continue;
    if (name !== PREFERENCES_COOKIE || preferences !== undefined) return null;
    preferences = value;
  }
  if (preferences === undefined) return null;
  return `${url.href}\n${preferences}${saveData === "on" ? "\nsave-data" : ""}`;
}
