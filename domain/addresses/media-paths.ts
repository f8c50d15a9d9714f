/**
 * Addresses of the multimedia library's things. Each by itself, since a page's scripts are to contain only
 * the ones that it names.
 */

/** An item or a track. */
export const mediumPath = (id: string) => `/multimedia/${encodeURIComponent(id)}`;

/** A file of an item, a track or a collection. */
export const mediaFilePath = (name: string) => `/multimedia/files/${encodeURIComponent(name)}`;

export const MEDIA_LICENCE_PATH = "/multimedia/licence";

/** Licences of packages in the browser's scripts, a file of the build (scripts/vite/third-party-notices.ts). */
export const THIRD_PARTY_NOTICES_PATH = "/third-party-notices.txt";
