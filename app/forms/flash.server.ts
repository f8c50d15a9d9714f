import { data, redirect } from "@remix-run/node";
import { readCookie, serializeCookie } from "#domain/format/cookie.ts";

/** One thing that was just done, for the page that is shown after it. */
export interface Flash {
  /** Which words: the page that shows it knows them. Lower case and hyphens. */
  code: string;
  /** What it is about, so that another page does not take it for its own: an id or empty. */
  about: string;
}

const COOKIE = "plaza-flash";
const VALUE = /^([a-z-]{1,40})(?:\.([\w-]{0,80}))?$/;
const SHOWN_WITHIN_SECONDS = 60;

const serialize = (request: Request, value: string, maxAgeSeconds: number): string =>
  serializeCookie(COOKIE, value, {
    maxAgeSeconds,
    httpOnly: true,
    secure: new URL(request.url).protocol === "https:",
  });

/**
 * The answer to a write that is done: 303 to a page, which says so once. The page's loader reads it
 * with `readFlash` and answers `withFlash`.
 *
 * @param to a path of this site, already checked
 * @param headers of the write: a visitor has become a guest with it
 */
export function redirectWithFlash(
  request: Request,
  to: string,
  { code, about }: Flash,
  headers: Headers,
): Response {
  const value = about ? `${code}.${about}` : code;
  if (!VALUE.test(value)) throw new RangeError(`not a flash: ${value}`);
  headers.append("Set-Cookie", serialize(request, value, SHOWN_WITHIN_SECONDS));
  return redirect(to, { status: 303, headers });
}

/** What was just done, if it is about this; undefined otherwise. */
export function readFlash(request: Request, about: string): Flash | undefined {
  const flash = flashOf(request);
  return flash?.about === about ? flash : undefined;
}

/** What was just done, whatever it is about. */
export function flashOf(request: Request): Flash | undefined {
  const value = readCookie(request.headers.get("Cookie"), COOKIE) ?? "";
  const [, code, about = ""] = VALUE.exec(value) ?? [];
  return code ? { code, about } : undefined;
}

/** A loader's answer that shows a flash: it is forgotten with it. */
export function withFlash<Value extends { flash: Flash | undefined }>(
  request: Request,
  value: Value,
) {
  return data(value, { headers: value.flash ? forgetFlash(request) : new Headers() });
}

/** The headers of an answer that shows a flash. */
export const forgetFlash = (request: Request): Headers =>
  new Headers({ "Set-Cookie": serialize(request, "", 0) });
