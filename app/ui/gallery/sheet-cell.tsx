import { usePicturesLink } from "#app/ui/art/pictures-asked.ts";

/**
 * One cell of a sheet of pictures, which fills the box it is in. All cells of a page show parts of the same file,
 * so the browser asks for it once. Nothing with `Save-Data`.
 */
export function SheetCell({
  sheet: { src, columns, rows },
  cell,
  alt,
}: {
  sheet: { src: string; columns: number; rows: number };
  /** Index on the sprite, from 0, row by row. */
  cell: number;
  alt: string;
}) {
  if (usePicturesLink()) return null;
  return (
    <img
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      className="absolute"
      style={{
        width: `${columns * 100}%`,
        height: `${rows * 100}%`,
        maxWidth: "none",
        left: `${(cell % columns) * -100}%`,
        top: `${Math.floor(cell / columns) * -100}%`,
      }}
    />
  );
}
