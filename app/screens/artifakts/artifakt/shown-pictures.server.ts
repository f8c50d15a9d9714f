import { COVER_PLACE } from "#domain/artifakts/artifakt-pictures.ts";
import { serverPaths } from "#domain/addresses/paths.ts";
import type { ArtifaktDetail } from "#db/queries/artifakts/artifakt-detail.ts";

/**
 * The pictures of an artifakt's page, its cover first; without pictures no fields. A name stands for a
 * missing text.
 */
export function toShownPictures({ id, name, pictures }: ArtifaktDetail) {
  const cover = pictures.find(({ place }) => place === COVER_PLACE);
  const shown = pictures.map(({ hash, alt }) => ({
    src: serverPaths.artifaktPicture(id, hash),
    alt: alt || name,
  }));
  return {
    ...(cover && { cover: serverPaths.artifaktPicture(id, cover.hash) }),
    ...(shown.length > 0 && { pictures: shown }),
  };
}
