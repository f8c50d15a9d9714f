import type { CSSProperties, ImgHTMLAttributes } from "react";
import { usePicturesLink } from "./pictures-asked.ts";

/**
 * The covers of a list's artifakts on one sheet, as attributes of the picture of any of them, from the server
 * (app/presenters/items/cover-sheet.server.ts): so no script has them, and the page names them once.
 */
export interface CoverSheet extends Pick<ImgHTMLAttributes<HTMLImageElement>, "style"> {
  /** Names the artifakts in the order of their cells (domain/addresses/picture-paths.ts). */
  src: string;
  loading: "lazy";
}

/**
 * The cover of an artifakt in a list: its cell of the sheet, which the browser asks for once. The name beside it
 * says what it is. Nothing with `Save-Data`.
 */
export function SheetPicture({ sheet, id }: { sheet: CoverSheet; id: string }) {
  if (usePicturesLink()) return null;
  // The number of the cell, from 1: before the first id is the path.
  const cell = sheet.src.split(/[=,]/).indexOf(id);
  return <img alt="" {...sheet} style={{ ...sheet.style, "--i": cell } as CSSProperties} />;
}
