import { readCookie, serializeCookie } from "#domain/format/http/cookie.ts";
import { paths } from "#domain/addresses/paths.ts";

/**
 * The space that a newcomer has just entered by an invitation, in a cookie: its pages open before
 * the wizard, which can wait. It grants no access, since the pages check the membership.
 */
const COOKIE = "plaza-arrival";
const ID = /^[\w-]{1,80}$/;
const KEPT_SECONDS = 86_400;

/** The `Set-Cookie` header of an accepted invitation. */
export const serializeArrival = (request: Request, spaceId: string): string =>
  serializeCookie(COOKIE, ID.test(spaceId) ? spaceId : "", {
    maxAgeSeconds: ID.test(spaceId) ? KEPT_SECONDS : 0,
    httpOnly: true,
    secure: new URL(request.url).protocol === "https:",
  });

/** The address that a newcomer may open before the wizard; undefined without one. */
export function arrivalPath(request: Request): string | undefined {
  const id = readCookie(request.headers.get("Cookie"), COOKIE) ?? "";
  return ID.test(id) ? paths.space(id) : undefined;
}
