/**
 * Whether If-None-Match names this tag, by weak comparison (RFC 9110, 13.1.2): a tag that was
 * weakened when its answer was compressed still matches.
 */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === "*") return true;
  const opaque = etag.replace(/^W\//, "");
  return header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === opaque);
}

/** A compressed answer is another sequence of bytes, so a strong tag no longer holds for it. */
export function weaken(etag: string): string {
  return etag.startsWith("W/") ? etag : `W/${etag}`;
}
