import { data, redirect } from "@remix-run/node";
import { readCookie, serializeCookie } from "#domain/format/http/cookie.ts";

/** Flash message: tells the page after a redirect what was just done. */
export interface Flash {
  /** Code of the message; the page that shows it has the text. Lower case and hyphens. */
  code: string;
  /** Id of the subject or empty, so that another page does not show the message as its own. */
  about: string;
  /** Id of what the write made, where that is another thing than the subject. */
  result?: string;
}

const COOKIE = "plaza-flash";
const VALUE = /^([a-z-]{1,40})(?:\.([\w-]{0,80}))?(?:\.([\w-]{1,80}))?$/;
const SHOWN_WITHIN_SECONDS = 60;

const serialize = (request: Request, value: string, maxAgeSeconds: number): string =>
  serializeCookie(COOKIE, value, {
    maxAgeSeconds,
    httpOnly: true,
    secure: new URL(request.url).protocol === "https:",
  });

/**
 * The response to a successful write: a 303 redirect with a flash cookie. The page's loader reads the
 * flash with `readFlash` and returns `withFlash`, so that it is shown once.
 *
 * @param to a path of this site, already checked
 * @param headers those of the write, which may set a session cookie
 * @throws RangeError for a code or subject that does not fit the cookie
 */
export function redirectWithFlash(
  request: Request,
  to: string,
  { code, about, result }: Flash,
  headers: Headers,
): Response {
  const value = [code, ...(about || result ? [about] : []), ...(result ? [result] : [])].join(".");
  if (!VALUE.test(value)) throw new RangeError(`not a flash: ${value}`);
  headers.append("Set-Cookie", serialize(request, value, SHOWN_WITHIN_SECONDS));
  return redirect(to, { status: 303, headers });
}

/** The request's flash, if it is about this subject. */
export function readFlash(request: Request, about: string): Flash | undefined {
  const flash = flashOf(request);
  return flash?.about === about ? flash : undefined;
}

/** The request's flash, about any subject. */
export function flashOf(request: Request): Flash | undefined {
  const value = readCookie(request.headers.get("Cookie"), COOKIE) ?? "";
  const [, code, about = "", result] = VALUE.exec(value) ?? [];
  return code ? { code, about, ...(result && { result }) } : undefined;
}

/** A loader's response that shows the flash and deletes its cookie. */
export function withFlash<Value extends { flash?: Flash | undefined }>(
  request: Request,
  value: Value,
) {
  return data(value, { headers: value.flash ? forgetFlash(request) : new Headers() });
}

/** Headers that delete the flash cookie. */
export const forgetFlash = (request: Request): Headers =>
  new Headers({ "Set-Cookie": serialize(request, "", 0) });
