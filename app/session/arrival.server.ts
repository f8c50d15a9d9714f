import { readCookie, serializeCookie } from "#domain/format/http/cookie.ts";
import { arrivalAddress, serializeArrival, type Arrival } from "#domain/journey/arrival.ts";

/**
 * The item at which a newcomer has just arrived, by an invitation or a published page, in a cookie: its pages
 * open before the wizard, which can wait. It grants no access.
 */
const COOKIE = "plaza-arrival";
const KEPT_SECONDS = 86_400;

/** The `Set-Cookie` header of an arrival. */
export function arrivalCookie(request: Request, arrival: Arrival): string {
  const value = serializeArrival(arrival);
  return serializeCookie(COOKIE, value, {
    maxAgeSeconds: value ? KEPT_SECONDS : 0,
    httpOnly: true,
    secure: new URL(request.url).protocol === "https:",
  });
}

/** The address that a newcomer may open before the wizard; undefined without one. */
export const arrivalPath = (request: Request): string | undefined =>
  arrivalAddress(readCookie(request.headers.get("Cookie"), COOKIE) ?? "");
