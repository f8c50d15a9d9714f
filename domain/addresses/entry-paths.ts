/**
 * Addresses of a challenge's entries and of sharing it. Apart from `paths`, which every page's
 * scripts contain.
 */
const below = (entryId: string, rest = ""): string =>
  `/challenges/entries/${encodeURIComponent(entryId)}${rest}`;

const belowChallenge = (challengeId: string, rest: string): string =>
  `/challenges/${encodeURIComponent(challengeId)}${rest}`;

export const entryPaths = {
  /** Leads to WhatsApp with a text that shares the challenge. */
  whatsApp: (challengeId: string): string => belowChallenge(challengeId, "/whatsapp"),
  qr: (challengeId: string): string => belowChallenge(challengeId, "/qr.svg"),
  gallery: (challengeId: string): string => belowChallenge(challengeId, "/gallery"),
  /** The thumbnails of a page of it. The address changes with them, so it can be cached. */
  sheet: (challengeId: string, page: number, digest: string): string =>
    belowChallenge(challengeId, `/gallery/${digest}.webp?page=${page}`),
  /** The page of an entry. The id of a comment leads to the comment on its entry's page. */
  entry: (id: string): string => below(id),
  /** A picture's path changes with it, so it can be cached; its entry decides who sees it. */
  picture: (entryId: string, hash: string, size: "full" | "small"): string =>
    below(entryId, `/pictures/${hash}${size === "small" ? "-small" : ""}.webp`),
  file: (entryId: string, fileId: string): string =>
    below(entryId, `/files/${encodeURIComponent(fileId)}`),
} as const;
