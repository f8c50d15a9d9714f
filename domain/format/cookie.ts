/**
 * Cookies as text (RFC 6265), read and written in one way by the server, the application and its
 * scripts in the browser. Values are taken as they are: nothing is decoded.
 */

/**
 * The names and values of a Cookie header, in its order.
 *
 * @param header a Cookie header or `document.cookie`
 */
export function listCookies(header: string | null | undefined): [name: string, value: string][] {
  return (header ?? "").split(";").flatMap((pair): [string, string][] => {
    const at = pair.indexOf("=");
    return at < 0 ? [] : [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()]];
  });
}

/** The first value of a name: the one of the most exact path. Undefined where there is none. */
export const readCookie = (header: string | null | undefined, name: string): string | undefined =>
  listCookies(header).find(([found]) => found === name)?.[1];

export interface CookieAttributes {
  path?: string;
  /** 0: gone at once. Neither this nor `expires`: gone with the browser. */
  maxAgeSeconds?: number;
  expires?: Date;
  /** Scripts cannot read it. */
  httpOnly?: boolean;
  secure: boolean;
}

/**
 * The text for Set-Cookie or `document.cookie`. Never sent along by another site's form or frame
 * (`SameSite=Lax`).
 */
export function serializeCookie(
  name: string,
  value: string,
  { path = "/", maxAgeSeconds, expires, httpOnly = false, secure }: CookieAttributes,
): string {
  const parts = [
    `${name}=${value}`,
    expires && `Expires=${expires.toUTCString()}`,
    maxAgeSeconds !== undefined && `Max-Age=${maxAgeSeconds}`,
    `Path=${path}`,
    httpOnly && "HttpOnly",
    "SameSite=Lax",
    secure && "Secure",
  ];
  return parts.filter(Boolean).join("; ");
}
