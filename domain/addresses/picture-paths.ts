/** Whether the id of an artifakt can be in the address of a sheet: all that Plaza makes can. */
export const isIdOfSheet = (id: string): boolean => /^[\w-]+$/.test(id);

/**
 * The address of the covers of artifakts in one picture, in this order (app/ui/art/sheet-picture.tsx reads it).
 *
 * @param digest of the covers' contents, so that it can be cached
 */
export const coverSheetAddress = (digest: string, artifaktIds: readonly string[]): string =>
  `/covers/artifakts/${digest}.webp?ids=${artifaktIds.join()}`;

/** The address of a stored picture. It changes with the content, so it can be cached forever. */
export const pictureAddress = (hash: string): string => `/pictures/${hash}.webp`;

/**
 * The address of a published page's link preview.
 *
 * @param digest of all that it shows, so that it can be cached
 */
export const pageCoverAddress = (slug: string, digest: string): string =>
  `/p/${encodeURIComponent(slug)}/cover/${digest}.jpg`;

/**
 * The address of an artifakt's picture. It changes with the content, so it can be cached, and names
 * the artifakt, which decides who sees it.
 */
export const artifaktPictureAddress = (artifaktId: string, hash: string): string =>
  `/artifakts/${encodeURIComponent(artifaktId)}/pictures/${hash}.webp`;

/**
 * The address of the small copy of a document's picture. It changes with the content, so it can be cached, and
 * names the space, whose members alone see it.
 */
export const documentThumbnailAddress = (
  spaceId: string,
  documentId: string,
  hash: string,
): string =>
  `/spaces/${encodeURIComponent(spaceId)}/documents/${encodeURIComponent(documentId)}/small/${hash}.webp`;
