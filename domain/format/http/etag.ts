/** A weak or strong entity tag (RFC 9110, 8.8.3). The quoted part may contain commas. */
const ENTITY_TAG = /(?:W\/)?("[\x21\x23-\x7e\x80-\uffff]*")/g;

/**
 * Whether an If-None-Match header matches an entity tag (RFC 9110, 13.1.2): `*`, or a list with
 * weak comparison. Proxies that compress a response make its strong tag weak.
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

/** Makes a strong tag weak: a compressed response has other bytes. */
export function weaken(etag: string): string {
  return etag.startsWith("W/") ? etag : `W/${etag}`;
}
