/** The address of a stored picture. It changes with the content, so it can be cached forever. */
export const pictureAddress = (hash: string): string => `/pictures/${hash}.webp`;

/**
 * The address of an artifakt's picture. It changes with the content, so it can be cached, and names
 * the artifakt, which decides who sees it.
 */
export const artifaktPictureAddress = (artifaktId: string, hash: string): string =>
  `/artifakts/${encodeURIComponent(artifaktId)}/pictures/${hash}.webp`;
