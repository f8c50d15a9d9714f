import { drawPalette, findColors } from "./palette.ts";
import { drawPage, readPage } from "./page.ts";
import { drawTable, looksTabbed, readDelimited } from "./table.ts";

/** Bytes from the start of a text that its cover is drawn from. */
const TEXT_BYTES_READ = 65_536;

/** The ending of a file's name, in lower case, without its dot. */
export const endingOf = (fileName: string): string =>
  /\.([^./\\]{1,10})$/.exec(fileName)?.[1]?.toLowerCase() ?? "";

/** The cover of a text file, as SVG; undefined where there is nothing to show. */
export function drawTextCover(bytes: Uint8Array, fileName: string): string | undefined {
  const text = new TextDecoder().decode(bytes.subarray(0, TEXT_BYTES_READ));
  const ending = endingOf(fileName);
  if (ending === "csv" || ending === "tsv" || (ending === "txt" && looksTabbed(text)))
    return drawTable(readDelimited(text));
  if (ending === "json") return drawPalette(findColors(text)) ?? drawPage(readPage(text, "code"));
  if (ending === "md") return drawPage(readPage(text, "markdown"));
  if (ending === "srt") return drawPage(readPage(text, "srt"));
  if (ending === "txt") return drawPage(readPage(text, "text"));
  return undefined;
}
