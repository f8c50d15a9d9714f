import { ARTIFAKT_PICTURE } from "#domain/artifakts/artifakt-pictures.ts";
import { usePicturesLink } from "./pictures-asked.ts";

/**
 * An uploaded 4:3 picture, loaded late. Nothing with `Save-Data`, so that what is behind it shows.
 *
 * @param alt empty where the name stands beside it
 * @param className its place and size
 */
export function ItemPicture({
  src,
  alt,
  className,
}: {
  src: string;
  alt: string;
  className: string;
}) {
  if (usePicturesLink()) return null;
  return (
    <img
      src={src}
      alt={alt}
      {...ARTIFAKT_PICTURE}
      loading="lazy"
      decoding="async"
      className={className}
      // Not classes: their CSS would be in every list, with or without pictures. `contain: size`
      // keeps the picture from making the tile round it higher.
      style={{ objectFit: "contain", contain: "size" }}
    />
  );
}
