/**
 * Addresses of a challenge's entries. Apart from `paths`, which every page's scripts contain.
 */
const below = (entryId: string, rest = ""): string =>
  `/challenges/entries/${encodeURIComponent(entryId)}${rest}`;

export const entryPaths = {
  gallery: (challengeId: string): string =>
    `/challenges/${encodeURIComponent(challengeId)}/gallery`,
  /** The thumbnails of a page of it. The address changes with them, so it can be cached. */
  sheet: (challengeId: string, page: number, digest: string): string =>
    `/challenges/${encodeURIComponent(challengeId)}/gallery/${digest}.webp?page=${page}`,
  /** The page of an entry. The id of a comment leads to the comment on its entry's page. */
  entry: (id: string): string => below(id),
  /** A picture's path changes with it, so it can be cached; its entry decides who sees it. */
  picture: (entryId: string, hash: string, size: "full" | "small"): string =>
    below(entryId, `/pictures/${hash}${size === "small" ? "-small" : ""}.webp`),
  file: (entryId: string, fileId: string): string =>
    below(entryId, `/files/${encodeURIComponent(fileId)}`),
} as const;
