import Negotiator from "negotiator";

const JSON_TYPE = "application/json";

/**
 * Whether a client takes JSON (RFC 9110, 12.5.1): the most exact range that covers it decides, and
 * its weight must not be 0. Parameters such as `charset` are not looked at: there is one form of
 * each answer. No header, or an empty one, takes anything.
 */
export function acceptsJson(accept: string | null): boolean {
  if (accept === null || accept.trim() === "") return true;
  const negotiator = new Negotiator({ headers: { accept } });
  return (
    negotiator.mediaType([JSON_TYPE]) !== undefined ||
    negotiator.mediaTypes().some((type) => type.toLowerCase() === JSON_TYPE)
  );
}
