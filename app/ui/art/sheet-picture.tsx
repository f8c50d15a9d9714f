import { usePicturesLink } from "./pictures-asked.ts";

/**
 * Address of the sheet that has the covers of a list's artifakts; it names them in the order of their cells
 * (domain/addresses/picture-paths.ts).
 */
export type CoverSheet = string;

/**
 * 4:3, as large as fits into its tile, and no wider than a tile of 6.5 rem is high. Over the tile, in its middle.
 * Not classes: their CSS would be in every list, with or without pictures.
 */
const STYLE = {
  position: "relative",
  placeSelf: "center",
  width: "min(100%,8.67rem)",
  aspectRatio: "4/3",
  objectFit: "cover",
} as const;

/**
 * The cover of an artifakt in a list: its cell of the sheet, which the browser asks for once. The name beside it
 * says what it is. Nothing with `Save-Data`.
 */
export function SheetPicture({ sheet, id }: { sheet: CoverSheet; id: string }) {
  if (usePicturesLink()) return null;
  // Before the first id is the path.
  const [, ...ids] = sheet.split(/[=,]/);
  // As much of the sheet is above the cell as of what does not show.
  const objectPosition = `0 calc(100%*${ids.indexOf(id)}/${ids.length - 1 || 1})`;
  return <img alt="" loading="lazy" src={sheet} style={{ ...STYLE, objectPosition }} />;
}
