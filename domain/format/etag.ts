/** An entity tag, weak or strong (RFC 9110, 8.8.3); a comma may stand inside the quotes. */
const ENTITY_TAG = /(?:W\/)?("[\x21\x23-\x7e\x80-\uffff]*")/g;

/**
 * Whether an If-None-Match header names this entity tag (RFC 9110, 13.1.2): `*`, or a list compared
 * weakly, because whoever compresses an answer makes its strong tag weak.
 *
 * @param etag with its quotes, weak or strong
 */
export function matchesEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (ifNoneMatch === null || ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === "*") return true;
  const wanted = etag.replace(/^W\//, "");
  for (const [, opaque] of ifNoneMatch.matchAll(ENTITY_TAG)) if (opaque === wanted) return true;
  return false;
}

/** A compressed answer is another sequence of bytes, so a strong tag no longer holds for it. */
export function weaken(etag: string): string {
  return etag.startsWith("W/") ? etag : `W/${etag}`;
}
