import Negotiator from "negotiator";

const JSON_TYPE = "application/json";

/**
 * Whether an Accept header allows JSON (RFC 9110, section 12.5.1): the most specific matching media
 * range decides, and its weight must not be 0. Parameters such as `charset` are ignored. A missing or
 * empty header allows everything.
 */
export function acceptsJson(accept: string | null): boolean {
  if (accept === null || accept.trim() === "") return true;
  const negotiator = new Negotiator({ headers: { accept } });
  return (
    negotiator.mediaType([JSON_TYPE]) !== undefined ||
    negotiator.mediaTypes().some((type) => type.toLowerCase() === JSON_TYPE)
  );
}
