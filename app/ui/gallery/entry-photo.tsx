import { usePicturesLink } from "#app/ui/art/pictures-asked.ts";

/** A photograph of an entry, loaded late and with its room kept; nothing with `Save-Data`. */
export function EntryPhoto({
  src,
  alt,
  width,
  height,
  className,
}: {
  src: string;
  alt: string;
  /** In pixels. */
  width: number;
  height: number;
  className: string;
}) {
  if (usePicturesLink()) return null;
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={className}
      // Not a class, whose CSS would be before the content of screens that rarely show one.
      style={{ height: "auto" }}
    />
  );
}
