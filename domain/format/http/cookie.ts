/**
 * Parsing and serializing of cookies (RFC 6265), shared by the server, the application and the
 * browser's scripts. Values are not decoded.
 */

/**
 * Names and values in the order of the header.
 *
 * @param header a Cookie header or `document.cookie`
 */
export function listCookies(header: string | null | undefined): [name: string, value: string][] {
  return (header ?? "").split(";").flatMap((pair): [string, string][] => {
    const at = pair.indexOf("=");
    return at < 0 ? [] : [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()]];
  });
}

/** The first value of a name: browsers send the cookie with the longest path first. */
export const readCookie = (header: string | null | undefined, name: string): string | undefined =>
  listCookies(header).find(([found]) => found === name)?.[1];

export interface CookieAttributes {
  path?: string;
  /** 0 deletes the cookie. Without this and `expires` it is a session cookie. */
  maxAgeSeconds?: number;
  expires?: Date;
  httpOnly?: boolean;
  secure: boolean;
  /**
   * For a page in another site's frame: `SameSite=None`, kept apart for each site that shows it (CHIPS).
   * Browsers take it with `secure` only.
   */
  isPartitioned?: boolean;
}

/** The value of a `Set-Cookie` header or for `document.cookie`; `SameSite=Lax` unless partitioned. */
export function serializeCookie(
  name: string,
  value: string,
  {
    path = "/",
    maxAgeSeconds,
    expires,
    httpOnly = false,
    secure,
    isPartitioned = false,
  }: CookieAttributes,
): string {
  const parts = [
    `${name}=${value}`,
    expires && `Expires=${expires.toUTCString()}`,
    maxAgeSeconds !== undefined && `Max-Age=${maxAgeSeconds}`,
    `Path=${path}`,
    httpOnly && "HttpOnly",
    isPartitioned ? "SameSite=None" : "SameSite=Lax",
    secure && "Secure",
    isPartitioned && "Partitioned",
  ];
  return parts.filter(Boolean).join("; ");
}
