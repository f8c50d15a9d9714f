/** Sites that may show a chat page in a frame, each as an origin: `https://fonda.example`. */

export const ALLOWED_ORIGINS_MAX = 10;

/** Origin for a Content-Security-Policy: no wildcard, no path, nothing to escape. */
const ORIGIN = /^https?:\/\/[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/;
/** A host without TLS is accepted only where a site is being built. */
const LOCAL = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?$/;
const ORIGIN_MAX_CHARACTERS = 200;

export const isAllowedOrigin = (origin: string): boolean =>
  origin.length <= ORIGIN_MAX_CHARACTERS &&
  ORIGIN.test(origin) &&
  (origin.startsWith("https:") || LOCAL.test(origin));

/**
 * Origins from a text with one site a line, as people write them: `fonda.example`,
 * `https://www.fonda.example/menu`. Spaces and commas separate them too.
 *
 * @returns distinct origins in their order, or the first line that is none, or "too-many"
 */
export function readAllowedOrigins(
  text: string,
): { origins: string[] } | { problem: "too-many" } | { problem: "not-a-site"; line: string } {
  const origins = new Set<string>();
  for (const line of text.split(/[\s,]+/).filter(Boolean)) {
    const origin = originOf(line);
    if (origin === undefined) return { problem: "not-a-site", line };
    origins.add(origin);
  }
  return origins.size > ALLOWED_ORIGINS_MAX ? { problem: "too-many" } : { origins: [...origins] };
}

function originOf(typed: string): string | undefined {
  const address = /^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(address)) return undefined;
  const { origin, hostname, username } = new URL(address);
  const isSite = hostname.includes(".") || LOCAL.test(origin);
  return isSite && username === "" && isAllowedOrigin(origin) ? origin : undefined;
}
