/** An entity tag, weak or strong (RFC 9110, 8.8.3); a comma may stand inside the quotes. */
const ENTITY_TAG = /(?:W\/)?("[\x21\x23-\x7e\x80-\uffff]*")/g;

/**
 * Whether an If-None-Match header names this entity tag (RFC 9110, 13.1.2): `*`, or a list compared
 * weakly, because a proxy that compresses makes a strong tag weak.
 *
 * @param etag a strong tag with its quotes
 */
export function matchesEtag(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === "*") return true;
  for (const [, opaque] of ifNoneMatch.matchAll(ENTITY_TAG)) if (opaque === etag) return true;
  return false;
}
